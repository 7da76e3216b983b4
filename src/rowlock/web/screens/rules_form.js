// What every set-up of a table has in common: what the server lets one choose, the rules and the pad.

import { request } from "../lib/api.js";
import { html } from "../lib/html.js";
import { t } from "../lib/i18n.js";
import { Cards, Failed, Waiting } from "./controls.js";
import { change, choosePreset, draft, fitting } from "./draft.js";
import { Frame } from "./frame.js";
import { useLoaded } from "./loaded.js";
import { Options } from "./options.js";
import { PadPicture } from "./pad_picture.js";

/** @typedef {import("./draft.js").Choices} Choices */

/**
 * The screen of a set-up: `form` is shown once the choices are there.
 * @param {{ title: string, form: import("preact").ComponentType<{ choices: Choices }> }} props
 */
export function SetUp({ title, form }) {
  const choices = useLoaded(async () => {
    const answer = /** @type {Choices} */ (await request("/api/options"));
    change(fitting(draft.value, answer));
    return answer;
  });
  return html`<${Frame} name="setup" title=${title}>
    ${choices.value
      ? html`<${form} choices=${choices.value} />`
      : choices.failed
        ? html`<${Failed} ...${choices.failed} again=${choices.again} />`
        : html`<${Waiting} text=${t("loading")} />`}
  <//>`;
}

/**
 * The last line of a set-up, always in view: what it comes to, and the button that does it.
 * @param {object} props
 * @param {string} props.label
 * @param {boolean} props.busy
 * @param {import("./loaded.js").Failure | null} props.failed
 * @param {import("preact").ComponentChildren} [props.children]
 */
export function Go({ label, busy, failed, children }) {
  return html`<div class="go card">
    ${failed && html`<${Failed} ...${failed} />`}
    <p>${children}</p>
    <button type="submit" class="button main big" aria-busy=${busy}>
      ${busy ? `${t("landing-opening")} …` : label}
    </button>
  </div>`;
}

/** What a form does when it is sent. @param {() => Promise<void>} go */
export function sent(go) {
  return (/** @type {Event} */ event) => {
    event.preventDefault();
    void go();
  };
}

/** Preset, pad and every option of the draft. @param {{ choices: Choices }} props */
export function Rules({ choices }) {
  const { preset, pad } = draft.value;
  return html`<${Cards}
      legend=${t("setup-preset")}
      values=${Object.keys(choices.presets)}
      value=${preset}
      label=${(/** @type {string} */ each) => t("preset-name", { preset: each })}
      why=${(/** @type {string} */ each) => t("preset-why", { preset: each })}
      onChange=${choosePreset}
    />
    <${Cards}
      legend=${t("setup-pad")}
      values=${choices.pads.map(({ name }) => name)}
      value=${pad}
      label=${(/** @type {string} */ each) => t("pad-name", { pad: each })}
      why=${(/** @type {string} */ each) => t("pad-why", { pad: each })}
      picture=${(/** @type {string} */ each) =>
        html`<${PadPicture} pad=${choices.pads.find(({ name }) => name === each)} />`}
      onChange=${(/** @type {string} */ chosen) => change({ pad: chosen })}
    />
    <${Options} choices=${choices} />`;
}
