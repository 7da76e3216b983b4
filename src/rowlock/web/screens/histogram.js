// How often each face fell, and how odd that is.

import { LEAST_EXPECTED, histogram, oddness } from "../check/odds.js";
import { html } from "../lib/html.js";
import { number, t } from "../lib/i18n.js";
import { percent } from "./controls.js";

/** Below these the fall of the dice is called a little and quite uneven. */
const SELDOM = 0.2;
const RARE = 0.05;

/** @param {{ turns: { dice: import("../check/verify.js").Dice }[] }} props */
export function Histogram({ turns }) {
  const counts = histogram(turns);
  const { total, expected, chi, p } = oddness(counts);
  const most = Math.max(...counts, expected, 1);
  return html`<section class="card histogram">
    <h2>${t("histogram-title")} <small>${t("histogram-count", { n: total })}</small></h2>
    <ul class="bars">
      ${counts.map(
        (n, index) => html`<li key=${index}>
          <span class="unseen">${t("histogram-bar", { face: index + 1, n, total })}</span>
          <span class="count" aria-hidden="true">${number(n)}</span>
          <span class="track" aria-hidden="true">
            <span class="column" style=${{ height: `${(100 * n) / most}%` }} />
            <span class="expected" style=${{ bottom: `${(100 * expected) / most}%` }} />
          </span>
          <span class="pips" aria-hidden="true">${index + 1}</span>
        </li>`,
      )}
    </ul>
    <p class="why">
      ${t("histogram-expected", { expected: number(expected, { maximumFractionDigits: 1 }) })}
    </p>
    ${expected < LEAST_EXPECTED
      ? html`<p>${t("histogram-few")}</p>`
      : html`<p>${t("histogram-odd", { how: howOdd(p), p: percent(p) })}</p>
          <details>
            <summary>${t("histogram-how-title")}</summary>
            <p>${t("histogram-how", { chi: number(chi, { maximumFractionDigits: 2 }), p: percent(p) })}</p>
          </details>`}
  </section>`;
}

/** @param {number} p */
function howOdd(p) {
  return p < RARE ? "rare" : p < SELDOM ? "seldom" : "usual";
}
