// A sheet: a grid of rows, the penalties and the total. The own one can be tapped, others only read.

import { html } from "../lib/html.js";
import { number as figure, t } from "../lib/i18n.js";
import { state } from "../lib/state.js";
import { openChoices, tap } from "./act.js";
import { Cell, Lock } from "./cell.js";
import { includes, keyOf, ringsOf, skipsOf } from "./choice.js";
import { nameOf } from "./names.js";

/**
 * @typedef {import("../lib/types.js").RowView} RowView
 * @typedef {import("../lib/types.js").LegalChoice} LegalChoice
 */

/** @param {RowView} row @param {number} number @param {boolean} closed @returns {import("./cell.js").Lies} */
function liesOf(row, number, closed) {
  if (row.marks.includes(number)) return "marked";
  if (row.burned.includes(number)) return "burned";
  return closed ? "closed" : "free";
}

/**
 * @typedef {object} Use how a sheet may be used
 * @property {Map<string, import("./choice.js").Ring>} rings
 * @property {LegalChoice | null} selected
 * @property {LegalChoice | null} sent
 * @property {boolean} taps
 */

/** @type {Use} */
const READ_ONLY = { rings: new Map(), selected: null, sent: null, taps: false };

/** What the person at this page may do with the own sheet right now. @returns {Use} */
function useNow() {
  const sent = state.view.value?.chosen ?? state.pending.value;
  const selected = sent ? null : state.selection.value;
  return { rings: ringsOf(openChoices(), state.selection.value), selected, sent, taps: true };
}

/** @param {Use} use @param {import("../lib/types.js").Mark} mark @returns {"" | "selected" | "sent"} */
function chosenIn({ selected, sent }, mark) {
  if (sent && includes(sent, mark)) return "sent";
  return selected && includes(selected, mark) ? "selected" : "";
}

/** @param {{ row: RowView, at: number, seat: number, use: Use }} props */
function Row({ row, at, seat, use }) {
  const { pad } = /** @type {import("../lib/types.js").Setup} */ (state.setup.value);
  const numbers = pad.numbers[at] ?? [];
  const colours = pad.colours[at] ?? [];
  const closers = state.view.value?.closed[row.name];
  const end = numbers.at(-1) ?? 0;
  const endColour = colours.at(-1) ?? row.name;
  const fresh = state.fresh.value;
  const mixed = colours.some((colour) => colour !== row.name);
  const cell = (/** @type {number} */ number) => {
    /** @type {import("../lib/types.js").Mark} */
    const mark = [row.name, number];
    const chosen = chosenIn(use, mark);
    return {
      ring: use.rings.get(keyOf(mark)),
      chosen,
      skips: chosen === "selected" && use.selected ? skipsOf(use.selected, mark) : 0,
      fresh: fresh.has(`${seat} ${keyOf(mark)}`),
      onTap: use.taps ? () => tap(mark) : undefined,
    };
  };
  return html`<div role="row" class="row r-${row.name} ${closers ? "is-closed" : ""}">
    <span role="rowheader" class="tag c-${row.name}" aria-label=${t("row-name", { row: row.name })}>${t("row-letter", { row: row.name })}</span>
    ${numbers.map((number, place) => html`<${Cell} key=${number} row=${row.name} colour=${colours[place] ?? row.name} number=${number}
      lettered=${mixed && colours[place] !== colours[place - 1]}
      lies=${liesOf(row, number, !!closers)} ...${cell(number)} />`)}
    <${Lock} row=${row} colour=${endColour} last=${end} closedBy=${closers ? closers.map(nameOf) : null} ...${cell(end)} />
    <span role="gridcell" class="row-points">
      <span class="unseen">${t("marks", { n: row.count })}, ${t("points", { n: row.points })}</span>
      <b aria-hidden="true">${figure(row.points)}</b><small aria-hidden="true">${t("marks", { n: row.count })}</small>
    </span>
  </div>`;
}

/** @param {{ taken: number }} props */
function Penalties({ taken }) {
  const limit = state.setup.value?.rules.penalty_limit ?? 0;
  const boxes = Array.from({ length: limit }, (_, at) => at < taken);
  return html`<div class="penalties">
    <span class="penalty-title">${t("penalty-title")}</span>
    <span class="boxes" role="img" aria-label=${t("penalties", { n: taken })}>
      ${boxes.map((full) => html`<span class="box ${full ? "full" : ""}">${full ? "×" : ""}</span>`)}
    </span>
  </div>`;
}

/** @param {{ seat: number, own?: boolean, large?: boolean, grid?: import("preact").Ref<HTMLDivElement> }} props */
export function Sheet({ seat, own = false, large = own, grid }) {
  const sheet = state.view.value?.seats[seat]?.sheet;
  const pad = state.setup.value?.pad;
  if (!sheet || !pad) return null;
  const use = own ? useNow() : READ_ONLY;
  const cells = Math.max(...pad.numbers.map((numbers) => numbers.length));
  return html`<div class="sheet ${own ? "own" : ""} ${large ? "" : "other"}" style=${{ "--cells": cells }}>
    <div role="grid" class="rows" ref=${grid} aria-label=${seat === state.setup.value?.you ? t("your-sheet") : t("sheet-of", { name: nameOf(seat) })} aria-readonly=${own ? null : "true"}>
      ${sheet.rows.map((row, at) => html`<${Row} key=${row.name} row=${row} at=${at} seat=${seat} use=${use} />`)}
    </div>
    <div class="sheet-foot">
      <${Penalties} taken=${sheet.penalties} />
      <span class="total">${t("total")} <b>${figure(sheet.total)}</b></span>
    </div>
  </div>`;
}
