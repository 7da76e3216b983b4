// The table's header: where we are, how the connection is, and the menu.

import { html } from "../lib/html.js";
import { t } from "../lib/i18n.js";
import { people } from "../lib/people.js";
import { state } from "../lib/state.js";
import { RollNumber } from "./bar.js";
import { Menu, Words } from "./icons.js";
import { rulesName } from "./rules.js";

const WORDS = /** @type {const} */ ({
  live: "connection-live",
  connecting: "connection-connecting",
  lost: "connection-lost",
  offline: "connection-offline",
  taken: "connection-taken",
  "no-table": "error-no-such-table",
  refused: "error-bad-message",
  removed: "room-removed",
  outdated: "outdated-title",
});

export function ConnectionPill() {
  const now = state.connection.value;
  return html`<span class="pill connection ${now}" role="status"><i aria-hidden="true"></i>${t(WORDS[now])}</span>`;
}

/** What the others say, where there are others. */
function TalkButton() {
  if (!people.seats.value) return null;
  const open = state.asking.value === "talk";
  const n = open ? 0 : people.unread.value;
  return html`<button type="button" class="plain talk-button" aria-label=${t("talk-open", { n })} aria-expanded=${open ? "true" : "false"}
    onClick=${() => (state.asking.value = open ? null : "talk")}><${Words} />${n > 0 && html`<i aria-hidden="true">${n}</i>`}</button>`;
}

/** By which rules and on which pad we play: all of them are a click away. @param {{ rules: import("./rules.js").Rules }} props */
function RulesButton({ rules }) {
  const open = state.asking.value === "rules";
  return html`<button type="button" class="rules-name" aria-label=${t("menu-rules", { names: rulesName(rules) })} aria-expanded=${open ? "true" : "false"}
    onClick=${() => (state.asking.value = open ? null : "rules")}>${t("preset-name", { preset: rules.preset })}<span> · ${t("pad-name", { pad: rules.pad })}</span></button>`;
}

export function Head() {
  const rules = state.setup.value?.rules;
  const open = state.asking.value === "menu";
  return html`<header class="head ${state.connection.value === "live" ? "" : "not-live"}">
    <h1><a href="/" class="brand">Rowlock</a></h1>
    ${rules && html`<${RulesButton} rules=${rules} />`}
    <span class="space"></span>
    <${RollNumber} />
    <${ConnectionPill} />
    <${TalkButton} />
    <button type="button" class="plain" aria-label=${t("nav-menu")} aria-expanded=${open ? "true" : "false"}
      onClick=${() => (state.asking.value = open ? null : "menu")}><${Menu} /></button>
  </header>`;
}
