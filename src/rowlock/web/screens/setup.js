// Setting up a game: who sits there, by which rules, on which pad.

import { html } from "../lib/html.js";
import { list, t } from "../lib/i18n.js";
import { Segments } from "./controls.js";
import { MOST_OPPONENTS, asked, change, draft } from "./draft.js";
import { useAction } from "./loaded.js";
import { Go, Rules, SetUp, sent } from "./rules_form.js";
import { openTable } from "./tables.js";

/** @typedef {import("./draft.js").Choices} Choices */

export default function Setup() {
  return html`<${SetUp} title=${t("setup-title")} form=${Form} />`;
}

/** @param {{ choices: Choices }} props */
function Form({ choices }) {
  const made = draft.value;
  const { go, busy, failed } = useAction(() => openTable(asked(made, choices.names)));
  const who = [t("seat-you"), ...choices.names.slice(0, made.opponents)];
  const what = [t("preset-name", { preset: made.preset }), t("pad-name", { pad: made.pad })];
  return html`<form onSubmit=${sent(go)}>
    <${Opponents} choices=${choices} />
    <${Rules} choices=${choices} />
    <${Go} label=${t("setup-go")} busy=${busy} failed=${failed}>
      <strong>${list(who)}</strong>
      <small>${what.join(" · ")} · ${t("setup-changed-n", { n: Object.keys(made.changed).length })}</small>
    <//>
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
