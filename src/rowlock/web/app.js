// The page: a router over screens, each a module that exports a Preact component.

import { render } from "preact";
import { html } from "./lib/html.js";
import { languageReady } from "./lib/i18n.js";
import { Screen } from "./lib/router.js";
import { routes } from "./routes.js";

const page = /** @type {HTMLElement} */ (document.getElementById("page"));

await languageReady;
page.replaceChildren();
render(html`<${Screen} routes=${routes} />`, page);
