// The picture on the first page: a sheet half played, and a roll. For the eye only.

import { html } from "../lib/html.js";
import { Die } from "../table/dice.js";

const CELLS = 11;
const ROWS = /** @type {const} */ ([
  { name: "red", marked: [0, 1, 3, 4], burned: [2], rising: true },
  { name: "yellow", marked: [1, 2], burned: [0], rising: true },
  { name: "green", marked: [0, 1, 2, 4, 5], burned: [3], rising: false },
  { name: "blue", marked: [1], burned: [0], rising: false },
]);
const DICE = /** @type {const} */ ([
  ["white", 3],
  ["white", 4],
  ["red", 5],
  ["green", 2],
]);

export function Hero() {
  return html`<div class="hero" aria-hidden="true">
    <div class="hero-dice">
      ${DICE.map(([colour, value], index) => html`<${Die} key=${index} colour=${colour} value=${value} label="" />`)}
    </div>
    <div class="hero-sheet card">
      ${ROWS.map(
        ({ name, marked, burned, rising }) => html`<div key=${name} class="hero-row c-${name} r-${name}">
          ${Array.from({ length: CELLS }, (_, cell) => {
            const state = has(marked, cell) ? "marked" : has(burned, cell) ? "burned" : "";
            return html`<span class=${state}>${rising ? cell + 2 : CELLS + 1 - cell}</span>`;
          })}
          <span class="lock"><${Padlock} /></span>
        </div>`,
      )}
    </div>
  </div>`;
}

function Padlock() {
  return html`<svg viewBox="0 0 16 16" width="14" height="14">
    <path d="M4.5 7V5a3.5 3.5 0 0 1 7 0v2" fill="none" stroke="currentColor" stroke-width="1.6" />
    <rect x="3" y="7" width="10" height="7" rx="1.8" fill="currentColor" />
  </svg>`;
}

/** @param {readonly number[]} cells @param {number} cell */
function has(cells, cell) {
  return cells.includes(cell);
}
