// The page: a router over screens, each a module that exports a Preact component.

import { render } from "preact";
import { html } from "./lib/html.js";
import { languageReady } from "./lib/i18n.js";
import { keepForOffline } from "./lib/reach.js";
import { Screen, match, path } from "./lib/router.js";
import { routes } from "./routes.js";

const page = /** @type {HTMLElement} */ (document.getElementById("page"));

// the screen's module comes while the words do; should it fail, the screen itself says so
const first = routes.find((route) => match(route.path, path.value));
first?.load().catch(() => {});

await languageReady;
page.replaceChildren();
render(html`<${Screen} routes=${routes} />`, page);
keepForOffline();
