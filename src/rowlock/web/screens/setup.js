// Setting up a game: who sits there, by which rules, on which pad.

import { useState } from "preact/hooks";
import { request } from "../lib/api.js";
import { html } from "../lib/html.js";
import { list, t } from "../lib/i18n.js";
import { Cards, Failed, Segments, Waiting } from "./controls.js";
import { MOST_OPPONENTS, asked, change, choosePreset, draft, fitting } from "./draft.js";
import { Frame } from "./frame.js";
import { failureOf, useLoaded } from "./loaded.js";
import { Options } from "./options.js";
import { PadPicture } from "./pad_picture.js";
import { openTable } from "./tables.js";

/** @typedef {import("./draft.js").Choices} Choices */

export default function Setup() {
  const choices = useLoaded(async () => {
    const answer = /** @type {Choices} */ (await request("/api/options"));
    change(fitting(draft.value, answer));
    return answer;
  });
  return html`<${Frame} name="setup" title=${t("setup-title")}>
    ${choices.value
      ? html`<${Form} choices=${choices.value} />`
      : choices.failed
        ? html`<${Failed} ...${choices.failed} again=${choices.again} />`
        : html`<${Waiting} text=${t("loading")} />`}
  <//>`;
}

/** @param {{ choices: Choices }} props */
function Form({ choices }) {
  const { preset, pad } = draft.value;
  return html`<form onSubmit=${(/** @type {Event} */ event) => event.preventDefault()}>
    <${Opponents} choices=${choices} />
    <${Cards}
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
    <${Options} choices=${choices} />
    <${Go} choices=${choices} />
  </form>`;
}

/** @param {{ choices: Choices }} props */
function Opponents({ choices }) {
  const { opponents, levels } = draft.value;
  const names = choices.names.slice(0, MOST_OPPONENTS);
  const seated = levels.slice(0, opponents);
  const alike = seated.every((level) => level === seated[0]) ? (seated[0] ?? null) : null;
  const setLevel = (/** @type {number} */ seat, /** @type {string} */ level) =>
    change({ levels: levels.map((before, other) => (other === seat ? level : before)) });
  const level = (/** @type {string} */ each) => t("level-name", { level: each });
  return html`<section class="card seating">
    <${Segments}
      legend=${t("setup-opponents")}
      values=${names.map((_, seat) => seat + 1)}
      value=${opponents}
      label=${(/** @type {number} */ n) => String(n)}
      onChange=${(/** @type {number} */ n) => change({ opponents: n })}
    />
    <${Segments}
      legend=${t("setup-level-all")}
      values=${choices.levels}
      value=${alike}
      label=${level}
      onChange=${(/** @type {string} */ chosen) => change({ levels: levels.map(() => chosen) })}
    />
    ${alike && html`<p class="why">${t("level-why", { level: alike })}</p>`}
    <details>
      <summary>${t("setup-level-each")}</summary>
      <ul class="seats">
        ${names.slice(0, opponents).map(
          (name, seat) => html`<li key=${name}>
            <strong>${name}</strong>
            <${Segments}
              quiet
              legend=${t("setup-level-of", { name })}
              values=${choices.levels}
              value=${levels[seat]}
              label=${level}
              onChange=${(/** @type {string} */ chosen) => setLevel(seat, chosen)}
            />
          </li>`,
        )}
      </ul>
    </details>
  </section>`;
}

/** @param {{ choices: Choices }} props */
function Go({ choices }) {
  const [opening, setOpening] = useState(false);
  const [failed, setFailed] = useState(/** @type {import("./loaded.js").Failure | null} */ (null));
  const made = draft.value;
  const go = async () => {
    if (opening) return;
    setOpening(true);
    setFailed(null);
    try {
      await openTable(asked(made, choices.names));
    } catch (error) {
      setFailed(failureOf(error));
      setOpening(false);
    }
  };
  const who = [t("seat-you"), ...choices.names.slice(0, made.opponents)];
  const what = [t("preset-name", { preset: made.preset }), t("pad-name", { pad: made.pad })];
  return html`<div class="go card">
    ${failed && html`<${Failed} ...${failed} />`}
    <p>
      <strong>${list(who)}</strong>
      <small>${what.join(" · ")} · ${t("setup-changed-n", { n: Object.keys(made.changed).length })}</small>
    </p>
    <button type="button" class="button main big" aria-busy=${opening} onClick=${go}>
      ${opening ? `${t("landing-opening")} …` : t("setup-go")}
    </button>
  </div>`;
}
