// The panel beside or below the sheet: the log, another's sheet, the menu, the keys, a question.
// Nothing ever lies over the sheet or the dice; it lies here.

import { useEffect, useRef } from "preact/hooks";
import { html } from "../lib/html.js";
import { t } from "../lib/i18n.js";
import { navigate } from "../lib/router.js";
import { settings } from "../lib/settings.js";
import { play } from "../lib/sound.js";
import { state } from "../lib/state.js";
import { Talk } from "../lobby/talk.js";
import { seated } from "./bar.js";
import { Clear } from "./icons.js";
import { leave } from "./live.js";
import { Log } from "./log.js";
import { nameOf } from "./names.js";
import { RuleList, rulesName } from "./rules.js";
import { Sheet } from "./sheet.js";

/**
 * Something shown in place of the log until it is closed. It takes the focus, and gives it back.
 * @param {{ title: string, onClose: () => void, children?: import("preact").ComponentChildren }} props
 */
function Leaf({ title, onClose, children }) {
  const heading = useRef(/** @type {HTMLHeadingElement | null} */ (null));
  useEffect(() => {
    const before = /** @type {HTMLElement | null} */ (document.activeElement);
    heading.current?.focus({ preventScroll: true });
    heading.current?.closest(".panel")?.scrollTo(0, 0); // what lay here before may have been scrolled
    return () => before?.isConnected && before.focus({ preventScroll: true });
  }, [title]);
  return html`<div class="leaf">
    <div class="leaf-head">
      <h2 ref=${heading} tabindex="-1">${title}</h2>
      <button type="button" class="plain" aria-label=${t("close")} onClick=${onClose}><${Clear} /></button>
    </div>
    ${children}
  </div>`;
}

const close = () => (state.asking.value = null);

/** @param {{ setting: "sound" | "vibration" | "oneTap", label: string }} props */
function Switch({ setting, label }) {
  const on = settings[setting].value;
  const flip = () => {
    settings[setting].value = !on;
    if (setting !== "oneTap") play("turn");
  };
  return html`<button type="button" class="switch" role="switch" aria-checked=${on ? "true" : "false"} onClick=${flip}>
    <span>${label}</span><span class="knob" aria-hidden="true"></span>
  </button>`;
}

function MenuLeaf() {
  const over = state.view.value?.phase === "over";
  return html`<${Leaf} title=${t("nav-menu")} onClose=${close}>
    <div class="menu">
      <${Switch} setting="sound" label=${t("settings-sound")} />
      <${Switch} setting="vibration" label=${t("settings-vibration")} />
      <${Switch} setting="oneTap" label=${t("settings-one_tap")} />
      <button type="button" class="button" onClick=${() => (state.asking.value = "rules")}>${t("setup-preset")}</button>
      <button type="button" class="button" onClick=${() => (state.asking.value = "keys")}>${t("keys-title")}</button>
      <a class="button" href="/settings">${t("nav-settings")}</a>
      <a class="button" href="/">${t("menu-home")}</a>
      ${seated() && !over && html`<button type="button" class="button" onClick=${() => (state.asking.value = "leave")}>${t("leave")}</button>`}
    </div>
  <//>`;
}

const KEYS = /** @type {const} */ ([
  ["← ↑ ↓ →", "keys-arrows"],
  ["Enter", "keys-enter"],
  ["Esc", "keys-esc"],
  ["P", "keys-pass"],
  ["R", "keys-again"],
  ["?", "keys-help"],
]);

function KeysLeaf() {
  return html`<${Leaf} title=${t("keys-title")} onClose=${close}>
    <dl class="keys">
      ${KEYS.map(([key, says]) => html`<div key=${key}><dt><kbd>${key}</kbd></dt><dd>${t(says)}</dd></div>`)}
    </dl>
  <//>`;
}

function RulesLeaf() {
  const rules = state.setup.value?.rules ?? {};
  return html`<${Leaf} title=${t("menu-rules", { names: rulesName(rules) })} onClose=${close}><${RuleList} rules=${rules} /><//>`;
}

/** @param {{ title: string, text: string, yes: string, no: string, onYes: () => void }} props */
function Question({ title, text, yes, no, onYes }) {
  return html`<${Leaf} title=${title} onClose=${close}>
    <p>${text}</p>
    <div class="answers">
      <button type="button" class="button main" onClick=${close}>${no}</button>
      <button type="button" class="button" onClick=${onYes}>${yes}</button>
    </div>
  <//>`;
}

function leaveForGood() {
  leave();
  navigate("/", { replace: true });
}

export function Panel() {
  const asking = state.asking.value;
  const opened = state.opened.value;
  return html`<section class="panel card" aria-label=${t("log-title")} tabindex="0">${inside(asking, opened)}</section>`;
}

/** @param {typeof state.asking.value} asking @param {number | null} opened */
function inside(asking, opened) {
  if (asking === "menu") return html`<${MenuLeaf} />`;
  if (asking === "keys") return html`<${KeysLeaf} />`;
  if (asking === "rules") return html`<${RulesLeaf} />`;
  if (asking === "talk") return html`<${Leaf} title=${t("talk-title")} onClose=${close}><${Talk} may=${seated()} /><//>`;
  if (asking === "leave") {
    return html`<${Question} title=${t("leave")} text=${t("leave-sure")} yes=${t("leave-yes")} no=${t("leave-no")} onYes=${leaveForGood} />`;
  }
  if (asking === "back") {
    return html`<${Question} title=${t("back-title")} text=${t("back-sure")} yes=${t("back-yes")} no=${t("leave-no")} onYes=${() => navigate("/")} />`;
  }
  if (opened !== null) {
    return html`<${Leaf} key=${opened} title=${t("sheet-of", { name: nameOf(opened) })} onClose=${() => (state.opened.value = null)}>
      <${Sheet} seat=${opened} />
    <//>`;
  }
  return html`<${Log} />`;
}
