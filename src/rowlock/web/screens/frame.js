// What surrounds every screen but the table: pages above, languages and the notice below.

import { useEffect, useRef } from "preact/hooks";
import { html } from "../lib/html.js";
import { LANGUAGES, language, t } from "../lib/i18n.js";
import { reachable } from "../lib/reach.js";
import { path } from "../lib/router.js";
import { settings } from "../lib/settings.js";
import { OfflineNote } from "../paper/offline.js";
import { Sliders } from "../table/icons.js";

/** A narrow header leaves out the first two, which are the first page's buttons. */
const PAGES = /** @type {const} */ ([
  ["/setup", "nav-new", "roomy"],
  ["/tables", "nav-tables", "roomy"],
  ["/history", "nav-history", ""],
]);

/**
 * A screen with its heading, which takes the focus when the screen is arrived at from another.
 * @param {{ title: string, name: string, lead?: string, children?: import("preact").ComponentChildren }} props
 *   `name` is the class its styles hang on
 */
export function Frame({ title, name, lead = "", children }) {
  const heading = useRef(/** @type {HTMLHeadingElement | null} */ (null));
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);
  useEffect(() => void (document.title = `${title} · Rowlock`), [title]);
  return html`<div class="frame ${name}">
    <a class="skip" href="#main">${t("nav-skip")}</a>
    <${Header} />
    <main id="main">
      <div class="heading">
        <h1 ref=${heading} tabindex="-1">${title}</h1>
        ${lead && html`<p class="lead">${lead}</p>`}
        ${!reachable.value && html`<${OfflineNote} />`}
      </div>
      ${children}
    </main>
    <${Footer} />
  </div>`;
}

function Header() {
  return html`<header class="top">
    <a class="home" href="/" aria-label=${t("nav-home")}>
      <img src="/icon.svg" alt="" width="28" height="28" />
      <span>Rowlock</span>
    </a>
    <nav aria-label=${t("nav-main")}>
      ${PAGES.map(
        ([to, key, room]) => html`<a key=${to} href=${to} class=${room} aria-current=${here(to)}>${t(key)}</a>`,
      )}
      <${LearnLink} />
      <a class="sliders" href="/settings" aria-current=${here("/settings")}><${Sliders} /><span>${t("nav-settings")}</span></a>
    </nav>
  </header>`;
}

/** @param {string} to */
function here(to) {
  return path.value === to ? "page" : null;
}

/** A page of its own, not a screen: its target takes it past the router. @param {{ class?: string }} props */
export function LearnLink(props) {
  return html`<a ...${props} href="/${language.value}/learn" target="_self">${t("nav-learn")}</a>`;
}

function Footer() {
  return html`<footer class="bottom">
    <div class="languages" role="group" aria-label=${t("settings-language")}>
      ${LANGUAGES.map(
        (tag) => html`<button
          key=${tag}
          type="button"
          lang=${tag}
          aria-pressed=${language.value === tag}
          onClick=${() => (settings.language.value = tag)}
        >
          ${nativeName(tag)}
        </button>`,
      )}
    </div>
    <p class="notice">${t("notice")}</p>
  </footer>`;
}

/** What a language calls itself. @param {string} tag */
export function nativeName(tag) {
  const name = new Intl.DisplayNames([tag], { type: "language" }).of(tag) ?? tag;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}
