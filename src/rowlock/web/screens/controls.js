// The few controls that the screens are made of, on native inputs.

import { useId } from "preact/hooks";
import { html } from "../lib/html.js";
import { has, number, t } from "../lib/i18n.js";

/**
 * One of a few values, as segments side by side.
 * @template T
 * @param {object} props
 * @param {string} props.legend
 * @param {readonly T[]} props.values
 * @param {T | null} props.value null: none of them
 * @param {(value: T) => string} props.label
 * @param {(value: T) => void} props.onChange
 * @param {boolean} [props.quiet] the legend is heard, not seen
 * @param {string} [props.described] the id of what explains it
 */
export function Segments({ legend, values, value, label, onChange, quiet = false, described }) {
  const name = useId();
  return html`<fieldset class="segments" aria-describedby=${described}>
    <legend class=${quiet ? "unseen" : ""}>${legend}</legend>
    <div>
      ${values.map(
        (each) => html`<label key=${String(each)}>
          <input
            type="radio"
            name=${name}
            value=${String(each)}
            checked=${each === value}
            onChange=${() => onChange(each)}
          />
          <span>${label(each)}</span>
        </label>`,
      )}
    </div>
  </fieldset>`;
}

/**
 * One of a few values, as cards that explain themselves.
 * @param {object} props
 * @param {string} props.legend
 * @param {readonly string[]} props.values
 * @param {string} props.value
 * @param {(value: string) => string} props.label
 * @param {(value: string) => string} props.why
 * @param {(value: string) => void} props.onChange
 * @param {(value: string) => unknown} [props.picture]
 */
export function Cards({ legend, values, value, label, why, onChange, picture }) {
  const name = useId();
  return html`<fieldset class="cards">
    <legend>${legend}</legend>
    <div>
      ${values.map(
        (each) => html`<label key=${each} class="card">
          <input
            type="radio"
            name=${name}
            value=${each}
            checked=${each === value}
            onChange=${() => onChange(each)}
          />
          ${picture?.(each)}
          <span class="text"><strong>${label(each)}</strong> <small>${why(each)}</small></span>
        </label>`,
      )}
    </div>
  </fieldset>`;
}

/**
 * On or off.
 * @param {{ label: string, why: string, value: boolean, onChange: (value: boolean) => void }} props
 */
export function Switch({ label, why, value, onChange }) {
  const id = useId();
  return html`<div class="toggle">
    <label for=${id}>${label}</label>
    <p id="${id}-why">${why}</p>
    <input
      id=${id}
      type="checkbox"
      role="switch"
      aria-describedby="${id}-why"
      checked=${value}
      onChange=${(/** @type {Event} */ event) =>
        onChange(/** @type {HTMLInputElement} */ (event.target).checked)}
    />
  </div>`;
}

/**
 * What could not be done, in a sentence, and another try where that may help.
 * @param {{ code: string, expected?: unknown, again?: () => void }} props
 */
export function Failed({ code, expected, again }) {
  return html`<div class="failed" role="alert">
    <p>${sentence(code, expected)}</p>
    ${again && html`<button type="button" class="button" onClick=${again}>${t("try-again")}</button>`}
  </div>`;
}

/** The sentence of an error code. @param {string} code @param {unknown} [expected] */
export function sentence(code, expected) {
  const key = `error-${code}`;
  if (!has(key)) return t("error-unknown", { code });
  return t(key, typeof expected === "number" ? { expected } : {});
}

/** Waiting, in words. @param {{ text: string }} props */
export function Waiting({ text }) {
  return html`<p class="waiting" role="status">${text} …</p>`;
}

/** @param {number} share 0 to 1 @returns {string} "4 %" and "0.3 %", in the language's way */
export function percent(share) {
  return number(share, { style: "percent", maximumSignificantDigits: 2 });
}
