// Everybody's total, roll by roll: a small chart, and a table behind it.

import { html } from "../lib/html.js";
import { number, t } from "../lib/i18n.js";

/** The chart's own units; it is stretched to its box. */
const WIDTH = 100;
const HEIGHT = 100;

/**
 * @typedef {import("../lib/types.js").Setup} Setup
 * @typedef {import("../lib/types.js").View} View
 */

/** @param {{ setup: Setup, frames: View[], at: number }} props */
export function Scores({ setup, frames, at }) {
  if (frames.length < 2) {
    return html`<section class="card scores"><h2>${t("replay-scores")}</h2><p>${t("replay-no-turns")}</p></section>`;
  }
  const totals = setup.seats.map((_, seat) => frames.map((view) => view.seats[seat]?.sheet.total ?? 0));
  const name = (/** @type {number} */ seat) =>
    seat === setup.you ? t("seat-you") : (setup.seats[seat]?.name ?? "");
  return html`<section class="card scores">
    <h2>${t("replay-scores")}</h2>
    <${Chart} totals=${totals} you=${setup.you} at=${at} label=${totals
      .map((line, seat) => t("replay-scores-summary", { name: name(seat), n: line.at(-1) ?? 0 }))
      .join(". ")} />
    <ul class="legend" aria-hidden="true">
      ${totals.map(
        (line, seat) => html`<li key=${seat} class=${lineClass(seat, setup.you)}>
          <svg viewBox="0 0 24 6" width="24" height="6"><path d="M0 3h24" /></svg>
          <span>${name(seat)}</span> <b>${number(line[at] ?? 0)}</b>
        </li>`,
      )}
    </ul>
    <details>
      <summary>${t("replay-scores-table")}</summary>
      <${Table} totals=${totals} name=${name} />
    </details>
  </section>`;
}

/** @param {{ totals: number[][], you: number | null, at: number, label: string }} props */
function Chart({ totals, you, at, label }) {
  const turns = (totals[0]?.length ?? 1) - 1;
  const low = Math.min(0, ...totals.flat());
  const high = Math.max(10, ...totals.flat());
  const x = (/** @type {number} */ turn) => (WIDTH * turn) / turns;
  const y = (/** @type {number} */ score) => HEIGHT - (HEIGHT * (score - low)) / (high - low);
  return html`<div class="chart">
    <span class="high" aria-hidden="true">${number(high)}</span>
    <span class="low" aria-hidden="true">${number(low)}</span>
    <svg viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="none" role="img" aria-label=${label}>
      <path class="zero" d="M0 ${y(0)}H${WIDTH}" />
      <path class="now" d="M${x(at)} 0V${HEIGHT}" />
      ${totals.map(
        (line, seat) => html`<path
          key=${seat}
          class="line ${lineClass(seat, you)}"
          d=${line.map((score, turn) => `${turn ? "L" : "M"}${x(turn)} ${y(score)}`).join("")}
        />`,
      )}
    </svg>
  </div>`;
}

/** The own line is the accent, the others differ by their dashes. @param {number} seat @param {number | null} you */
function lineClass(seat, you) {
  return seat === you ? "you" : `other-${seat % 4}`;
}

/** @param {{ totals: number[][], name: (seat: number) => string }} props */
function Table({ totals, name }) {
  const turns = totals[0]?.map((_, turn) => turn) ?? [];
  return html`<div class="scroll" role="region" aria-label=${t("replay-scores-table")} tabindex="0">
    <table>
      <thead>
        <tr>
          <th scope="col">${t("replay-roll")}</th>
          ${totals.map((_, seat) => html`<th key=${seat} scope="col">${name(seat)}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${turns.map(
          (turn) => html`<tr key=${turn}>
            <th scope="row">${number(turn)}</th>
            ${totals.map((line, seat) => html`<td key=${seat}>${number(line[turn] ?? 0)}</td>`)}
          </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}
