// The rows of the own sheet: a tap marks. What a tap may do is looked up, never worked out.

import { useRef } from "preact/hooks";
import { html } from "../lib/html.js";
import { list, number as figure, t } from "../lib/i18n.js";
import { Cross, Padlock } from "../table/icons.js";
import { OPEN, isLocked, liesOf } from "./rules.js";
import { moveFocus } from "./focus.js";

/**
 * @typedef {import("./rules.js").Rules} Rules
 *
 * @typedef {object} GridProps
 * @property {Rules} rules
 * @property {import("./fold.js").Lying} lying
 * @property {Map<number, string[]>} closed
 * @property {boolean} hidden points are not shown
 * @property {(sheet: string) => string} nameOf
 * @property {(row: number, cell: number) => void} onTap
 * @property {(row: number) => void} onClose
 */

const LIES = /** @type {Record<string, string>} */ ({ 2: "marked", 3: "burned" });

/** @param {GridProps} props */
export function Grid(props) {
  const grid = useRef(/** @type {HTMLDivElement | null} */ (null));
  const { rules, lying } = props;
  const cells = Math.max(...rules.pad.numbers.map((numbers) => numbers.length));
  return html`<div
    role="grid"
    class="rows paper-rows"
    aria-label=${t("your-sheet")}
    style=${{ "--cells": cells }}
    ref=${grid}
    onKeyDown=${(/** @type {KeyboardEvent} */ event) => moveFocus(grid.current, event)}
  >
    ${lying.rows.map((marks, row) => html`<${Row} key=${row} ...${props} row=${row} marks=${marks} />`)}
  </div>`;
}

/** @param {GridProps & { row: number, marks: number }} props */
function Row({ rules, lying, closed, hidden, nameOf, onTap, onClose, row, marks }) {
  const { pad } = rules;
  const name = pad.rows[row] ?? "red";
  const [obstacles, count, points, needed] = liesOf(rules, row, marks);
  const closers = closed.get(row);
  const locked = isLocked(rules, row, marks);
  const numbers = pad.numbers[row] ?? [];
  const colours = pad.colours[row] ?? [];
  const mixed = new Set(colours).size > 1;
  const others = closers?.filter((sheet) => sheet !== lying.id).map(nameOf) ?? [];
  return html`<div role="row" class="row paper-row r-${name} ${closers ? "is-closed" : ""}">
    <span role="rowheader" class="tag c-${name}" aria-label=${t("row-name", { row: name })}>${t("row-letter", { row: name })}</span>
    ${numbers.map(
      (number, cell) => html`<${Cell} key=${cell} row=${row} cell=${cell} name=${name} colour=${colours[cell] ?? name} number=${number} lettered=${mixed && colours[cell] !== colours[cell - 1]}
        lies=${LIES[obstacles[cell] ?? ""] ?? (closers ? "closed" : "free")} open=${obstacles[cell] === OPEN && !closers}
        onTap=${() => onTap(row, cell)} />`,
    )}
    <${Lock} row=${row} name=${name} colour=${colours.at(-1) ?? name} last=${numbers.length - 1} locked=${locked} needed=${needed}
      closed=${!!closers} onTap=${() => onTap(row, numbers.length - 1)} />
    <span role="gridcell" class="row-foot">
      <button type="button" class="close-row" data-row=${row} data-cell="99" tabindex="-1"
        aria-pressed=${closers ? "true" : "false"} aria-disabled=${locked ? "true" : null}
        aria-label=${closers ? closedWord(locked, others) : t("paper-close-row", { row: name })} onClick=${() => onClose(row)}>
        <${Padlock} open=${!closers} /><span>${closers ? closedWord(locked, others) : t("paper-close")}</span>
      </button>
      <span class="row-points" aria-label=${hidden ? t("paper-hidden") : `${t("marks", { n: count })}, ${t("points", { n: points })}`}>
        <b>${hidden ? "–" : figure(points)}</b>${!hidden && html`<small>${t("marks", { n: count })}</small>`}
      </span>
    </span>
  </div>`;
}

/** @param {boolean} locked @param {string[]} others */
function closedWord(locked, others) {
  if (locked) return t("paper-locked");
  const named = others.filter(Boolean);
  return named.length ? t("paper-closed-by", { names: list(named) }) : t("paper-closed");
}

/**
 * @param {{ row: number, cell: number, name: import("../lib/types.js").RowName, colour: import("../lib/types.js").RowName,
 *   number: number, lettered: boolean, lies: string, open: boolean, onTap: () => void }} props
 */
function Cell({ row, cell, name, colour, number, lettered, lies, open, onTap }) {
  const said = t(open ? "paper-cell-open" : `cell-${lies}`, { row: name, number });
  const label = colour === name ? said : `${said}, ${t("cell-colour-is", { colour })}`;
  return html`<div role="gridcell" class="spot c-${colour}">
    <button type="button" class="cell ${lies} ${open ? "is-open" : ""}" tabindex=${row + cell ? -1 : 0} data-row=${row} data-cell=${cell}
      aria-label=${label} aria-disabled=${open ? null : "true"} onClick=${onTap}>
      <span class="face">
        ${lies === "marked" && html`<${Cross} seed=${number + name.length} />`}
        <span class="figure">${figure(number)}</span>
        ${lettered && html`<span class="cell-letter" data-letter=${t("row-letter", { row: colour })}></span>`}
      </span>
    </button>
  </div>`;
}

/**
 * The padlock: tapping it is tapping the last number.
 * @param {{ row: number, name: string, colour: string, last: number, locked: boolean, needed: number, closed: boolean, onTap: () => void }} props
 */
function Lock({ row, name, colour, last, locked, needed, closed, onTap }) {
  const lies = locked ? "marked" : closed ? "closed" : needed ? "shut" : "open";
  const said = locked ? "lock-marked" : closed ? "paper-did-close" : needed ? "lock-needs" : "lock-open";
  return html`<div role="gridcell" class="spot lock-spot c-${colour}">
    <button type="button" class="cell lock ${lies}" tabindex="-1" data-row=${row} data-cell=${last + 1}
      aria-label=${t(said, { row: name, n: needed })} aria-disabled=${locked || closed || needed ? "true" : null} onClick=${onTap}>
      <span class="face">
        ${locked || closed
          ? html`<${Padlock} />`
          : needed
            ? html`<span class="lock-word">${t("lock-needs-short", { n: needed })}</span><span class="lock-count">${figure(needed)}</span>`
            : html`<${Padlock} open />`}
      </span>
    </button>
  </div>`;
}
