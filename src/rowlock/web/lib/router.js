// Paths and screens, with the History API. A screen may hold the back button for a while.

import { useEffect, useErrorBoundary, useState } from "preact/hooks";
import { signal } from "@preact/signals";
import { html } from "./html.js";
import { t } from "./i18n.js";

/**
 * @typedef {Record<string, string>} Params
 * @typedef {{ path: string, load: () => Promise<{ default: import("preact").ComponentType<any> }> }} Route
 */

/** The path that is shown. */
export const path = signal(location.pathname);

/** What is asked before the back button leaves this path; null lets it. @type {(() => void) | null} */
let hold = null;

/**
 * Go to a path of this page.
 * @param {string} to
 * @param {{ replace?: boolean }} [how] replace: the current path is not kept in the history
 */
export function navigate(to, { replace = false } = {}) {
  if (hold && !replace) history.replaceState(null, "", to); // the held entry lies above the screen's own
  else history[replace ? "replaceState" : "pushState"](null, "", to);
  hold = null;
  path.value = to;
  scrollTo(0, 0);
}

/**
 * Keep the back button and the edge swipe from leaving this path: `asked` runs instead. Returns the
 * release. Only one screen holds at a time.
 * @param {() => void} asked
 */
export function holdBack(asked) {
  hold = asked;
  if (!history.state?.held) history.pushState({ held: true }, "", location.pathname);
  return () => {
    if (hold === asked) hold = null;
  };
}

addEventListener("popstate", () => {
  if (hold && location.pathname === path.value) {
    history.pushState({ held: true }, "", location.pathname);
    hold();
  } else {
    hold = null;
    path.value = location.pathname;
  }
});

document.addEventListener("click", (event) => {
  const link = /** @type {Element} */ (event.target).closest?.("a[href^='/']");
  const modified = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  if (!link || modified || event.button !== 0 || event.defaultPrevented) return;
  if (link.hasAttribute("download") || link.hasAttribute("target")) return;
  event.preventDefault();
  navigate(/** @type {string} */ (link.getAttribute("href")));
});

/**
 * The parameters of a path that fits a route's pattern, or null.
 * @param {string} pattern
 * @param {string} given
 * @returns {Params | null}
 */
export function match(pattern, given) {
  const names = pattern.split("/");
  const parts = given.replace(/(?<=.)\/$/, "").split("/");
  if (names.length !== parts.length) return null;
  /** @type {Params} */
  const params = {};
  for (const [index, name] of names.entries()) {
    const part = /** @type {string} */ (parts[index]);
    if (name.startsWith(":")) params[name.slice(1)] = decodeURIComponent(part);
    else if (name !== part) return null;
  }
  return params;
}

/**
 * The screen of the current path, with words while it loads and when it cannot.
 * @param {{ routes: Route[] }} props
 */
export function Screen({ routes }) {
  const shown = path.value;
  const [broken, mended] = useErrorBoundary((error) => console.error(error));
  useEffect(() => mended, [shown]);
  const [ready, setReady] = useState(
    /** @type {{ path: string, view: import("preact").VNode<any> } | null} */ (null),
  );
  useEffect(() => {
    let current = true;
    const show = (/** @type {import("preact").VNode<any>} */ view) => {
      if (current) setReady({ path: shown, view });
    };
    for (const route of routes) {
      const params = match(route.path, shown);
      if (!params) continue;
      route.load().then(
        (module) => show(html`<${module.default} key=${shown} ...${params} />`),
        (error) => {
          console.error(error);
          show(html`<${Notice} title=${t("error-title")} text=${t("error-offline")} />`);
        },
      );
      return () => void (current = false);
    }
    show(html`<${Notice} title=${t("not-found")} text=${t("not-found-why")} />`);
    return () => void (current = false);
  }, [shown]);
  if (broken) return html`<${Notice} title=${t("error-title")} text=${t("error-unknown", { code: String(broken) })} />`;
  return ready?.path === shown ? ready.view : html`<${Notice} title=${t("loading")} busy />`;
}

/**
 * A page that has only something to say, and a way home.
 * @param {{ title: string, text?: string, busy?: boolean, children?: import("preact").ComponentChildren }} props
 */
export function Notice({ title, text = "", busy = false, children }) {
  return html`<main class="quiet-page" aria-busy=${busy}>
    <h1>${title}</h1>
    ${text && html`<p>${text}</p>`}
    ${children}
    ${!busy && html`<p><a class="button" href="/">${t("nav-home")}</a></p>`}
  </main>`;
}
