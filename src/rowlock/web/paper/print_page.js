// Pages of score sheets to print; what is chosen stands in the address.

import { useState } from "preact/hooks";
import { request } from "../lib/api.js";
import { html } from "../lib/html.js";
import { LANGUAGES, language, number, t } from "../lib/i18n.js";
import { Cards, Failed, Segments, Waiting } from "../screens/controls.js";
import { Frame, nativeName } from "../screens/frame.js";
import { useLoaded } from "../screens/loaded.js";
import { PadPicture } from "../screens/pad_picture.js";
import { pads } from "./rules.js";

/**
 * @typedef {{ papers: string[], inks: string[], fit: Record<string, Record<string, number>> }} Choices
 * @typedef {{ pad: string, paper: string, sheets: number, ink: string, language: string }} Chosen
 */

const AMERICAN = /^en-(US|CA)|-MX$/;

export default function PrintPage() {
  const loaded = useLoaded(() => Promise.all([request("/api/print"), pads()]));
  return html`<${Frame} name="print-page" title=${t("print-title")} lead=${t("print-lead")}>
    ${loaded.value
      ? html`<${Form} choices=${loaded.value[0]} pads=${loaded.value[1]} />`
      : loaded.failed
        ? html`<${Failed} ...${loaded.failed} again=${loaded.again} />`
        : html`<${Waiting} text=${t("loading")} />`}
  <//>`;
}

/** What the address says, as far as it can be had. @param {Choices} choices @returns {Chosen} */
function fromAddress({ papers, inks, fit }) {
  const given = new URLSearchParams(location.search);
  const one = (/** @type {string} */ name, /** @type {string[]} */ allowed, /** @type {string} */ first) => {
    const value = given.get(name) ?? first;
    return allowed.includes(value) ? value : first;
  };
  const known = Object.keys(fit);
  return {
    pad: one("pad", known, known[0] ?? ""),
    paper: one("paper", papers, AMERICAN.test(navigator.language) ? "letter" : "a4"),
    sheets: Math.max(1, Math.min(8, Number(given.get("sheets")) || 2)),
    ink: one("ink", inks, inks[0] ?? ""),
    language: one("language", [...LANGUAGES], language.value),
  };
}

/** @param {{ choices: Choices, pads: import("../lib/types.js").PadView[] }} props */
function Form({ choices, pads: known }) {
  const [chosen, setChosen] = useState(() => fromAddress(choices));
  const fit = choices.fit[chosen.pad]?.[chosen.paper] ?? 1;
  const now = { ...chosen, sheets: Math.min(chosen.sheets, fit) };
  const { pad, ...rest } = now;
  const query = new URLSearchParams(Object.entries(rest).map(([name, value]) => [name, String(value)]));
  const choose = (/** @type {Partial<Chosen>} */ part) => {
    const next = { ...now, ...part };
    setChosen(next);
    const search = new URLSearchParams(Object.entries(next).map(([name, value]) => [name, String(value)]));
    history.replaceState(history.state, "", `${location.pathname}?${search}`);
  };
  const file = (/** @type {string} */ form) => `/api/print/${pad}.${form}?${query}`;
  return html`<div class="print-plan">
    <form onSubmit=${(/** @type {Event} */ event) => event.preventDefault()}>
      <${Cards} legend=${t("setup-pad")} values=${known.map(({ name }) => name)} value=${pad}
        label=${(/** @type {string} */ each) => t("pad-name", { pad: each })}
        why=${(/** @type {string} */ each) => t("pad-why", { pad: each })}
        picture=${(/** @type {string} */ each) => html`<${PadPicture} pad=${known.find(({ name }) => name === each)} />`}
        onChange=${(/** @type {string} */ each) => choose({ pad: each })} />
      <${Segments} legend=${t("print-sheets")} values=${Array.from({ length: fit }, (_, at) => at + 1)} value=${now.sheets}
        label=${(/** @type {number} */ each) => number(each)} onChange=${(/** @type {number} */ each) => choose({ sheets: each })} />
      <${Segments} legend=${t("print-paper")} values=${choices.papers} value=${now.paper}
        label=${(/** @type {string} */ each) => t("print-paper-value", { paper: each })} onChange=${(/** @type {string} */ each) => choose({ paper: each })} />
      <${Segments} legend=${t("print-ink")} values=${choices.inks} value=${now.ink}
        label=${(/** @type {string} */ each) => t("print-ink-value", { ink: each })} onChange=${(/** @type {string} */ each) => choose({ ink: each })} />
      <${Segments} legend=${t("print-language")} values=${LANGUAGES} value=${now.language}
        label=${nativeName} onChange=${(/** @type {string} */ each) => choose({ language: each })} />
    </form>
    <div class="print-result">
      <img class="card" src=${file("svg")} alt=${t("print-preview", { n: now.sheets, pad, paper: now.paper })} />
      <div class="print-go">
        <a class="button main big" href=${file("pdf")} target="_blank" rel="noopener">${t("print-pdf")}</a>
        <a class="button" href=${file("svg")} download="rowlock-${pad}.svg">${t("print-svg")}</a>
      </div>
      <p class="why">${t("print-scale")}</p>
    </div>
  </div>`;
}
