// Above the sheet: home, which pad, how the connection is, and what else can be done.

import { html } from "../lib/html.js";
import { t } from "../lib/i18n.js";
import { kept } from "./kept.js";
import { connection } from "./sync.js";

/** @param {{ pad: string, onShare: () => void, onAgain: () => void }} props */
export function SheetHead({ pad, onShare, onAgain }) {
  const live = connection.value === "live";
  return html`<header class="head">
    <h1><a href="/" class="brand">Rowlock</a></h1>
    <span class="rules-name">${t("paper-sheet")} · ${t("pad-name", { pad })}</span>
    <span class="space"></span>
    ${kept.value?.game &&
    html`<span class="pill connection ${live ? "live" : "lost"}" role="status"><i aria-hidden="true"></i>${t(live ? "paper-sync-live" : "paper-sync-waiting")}</span>`}
    <button type="button" class="plain word" onClick=${onShare}>${t("paper-share")}</button>
    <button type="button" class="plain word" onClick=${onAgain}>${t("paper-again")}</button>
  </header>`;
}
