// Every option of the rules with its explanation, those that are changed marked.

import { useId } from "preact/hooks";
import { html } from "../lib/html.js";
import { number, t } from "../lib/i18n.js";
import { OPTIONS } from "../lobby/rule_names.js";
import { Segments } from "./controls.js";
import { byPreset, change, changeOption, draft } from "./draft.js";

/** @param {{ choices: import("./draft.js").Choices }} props */
export function Options({ choices }) {
  const n = Object.keys(draft.value.changed).length;
  return html`<details class="card options">
    <summary>
      <span>${t("setup-options")}</span>
      <small class=${n ? "changed" : ""}>${t("setup-changed-n", { n })}</small>
    </summary>
    ${OPTIONS.map((option) => html`<${Option} key=${option} option=${option} choices=${choices} />`)}
    ${n > 0 &&
    html`<p>
      <button type="button" class="button" onClick=${() => change({ changed: {} })}>
        ${t("setup-reset")}
      </button>
    </p>`}
  </details>`;
}

/** @param {{ option: typeof OPTIONS[number], choices: import("./draft.js").Choices }} props */
function Option({ option, choices }) {
  const id = useId();
  const { preset, changed } = draft.value;
  const first = byPreset(choices, preset, option);
  const value = option in changed ? changed[option] : first;
  const set = (/** @type {unknown} */ chosen) => changeOption(option, chosen, first);
  const Control = option === "turn_limit" ? Limit : option === "penalty_limit" ? Count : Values;
  return html`<div class="option ${option in changed ? "is-changed" : ""}">
    <p class="name">
      ${t(`option-${option}`)}
      ${option in changed && html` <span class="mark-changed">${t("setup-changed")}</span>`}
    </p>
    <p class="why" id=${id}>${t(`option-${option}-why`)}</p>
    <${Control}
      option=${option}
      value=${value}
      values=${choices.values[option] ?? []}
      described=${id}
      onChange=${set}
    />
  </div>`;
}

/**
 * @typedef {object} ControlProps
 * @property {typeof OPTIONS[number]} option
 * @property {any} value
 * @property {any[]} values
 * @property {string} described
 * @property {(value: unknown) => void} onChange
 */

/** @param {ControlProps} props */
function Values({ option, value, values, described, onChange }) {
  return html`<${Segments}
    quiet
    legend=${t(`option-${option}`)}
    values=${values}
    value=${value ?? null}
    label=${(/** @type {string | number} */ each) => t(`option-${option}-value`, { value: each })}
    described=${described}
    onChange=${onChange}
  />`;
}

/** @param {ControlProps} props */
function Count({ option, value, values, described, onChange }) {
  return html`<select
    aria-label=${t(`option-${option}`)}
    aria-describedby=${described}
    value=${value}
    onChange=${(/** @type {Event} */ event) =>
      onChange(Number(/** @type {HTMLSelectElement} */ (event.target).value))}
  >
    ${values.map((each) => html`<option key=${each} value=${each}>${number(each)}</option>`)}
  </select>`;
}

const ROLLS = [10, 20, 30, 40, 50];

/** @param {ControlProps} props */
function Limit({ option, value, described, onChange }) {
  return html`<${Segments}
    quiet
    legend=${t(`option-${option}`)}
    values=${[null, ...ROLLS]}
    value=${value}
    label=${(/** @type {number | null} */ each) => (each === null ? t("option-none") : number(each))}
    described=${described}
    onChange=${onChange}
  />`;
}
