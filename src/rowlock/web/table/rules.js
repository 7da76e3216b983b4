// The rules of this table: every option and its value.

import { html } from "../lib/html.js";
import { t } from "../lib/i18n.js";
import { OPTIONS, valueName } from "../lobby/rule_names.js";
import { nameOf } from "./names.js";

/** @typedef {Record<string, any>} Rules */

/** Preset and pad. @param {Rules} rules */
export function rulesName({ preset, pad }) {
  return [t("preset-name", { preset }), t("pad-name", { pad })].join(" · ");
}

/** @param {{ rules: Rules }} props */
export function RuleList({ rules }) {
  return html`<dl class="rule-list">
    ${OPTIONS.map((option) => html`<div key=${option}><dt>${t(`option-${option}`)}</dt><dd>${valueAt(option, rules[option])}</dd></div>`)}
  </dl>`;
}

/** Whose seat the first one is, each sees for themselves. @param {string} option @param {unknown} value */
function valueAt(option, value) {
  return option === "first_roller" && value === "seat-1" ? nameOf(0) : valueName(option, value);
}
