// What lies on the sheets of a real game, from the notes that phones wrote. The same notes in any
// order lie the same, so phones that have heard the same things show the same.

import { OPEN, isLocked, liesOf } from "./rules.js";

/**
 * @typedef {{ id: string, sheet: string } & (
 *   { note: "sheet", name: string } | { note: "mark", row: number, cell: number } |
 *   { note: "penalty" } | { note: "close", row: number } | { note: "undo", target: string } |
 *   { note: "show" })} Note
 *
 * @typedef {object} Lying one sheet
 * @property {string} id
 * @property {string} name
 * @property {number[]} rows the marks of each row, as a bit mask
 * @property {number} penalties
 *
 * @typedef {object} Game
 * @property {Map<string, Lying>} sheets
 * @property {Note[]} standing the notes that were not taken back
 * @property {boolean} shown whether hidden points have been shown
 */

/** @param {import("./rules.js").Rules} rules @param {Note[]} notes @returns {Game} */
export function fold(rules, notes) {
  const gone = new Set(notes.map((note) => (note.note === "undo" ? note.target : "")));
  const standing = notes.filter(({ id }) => !gone.has(id));
  /** @type {Map<string, Lying>} */
  const sheets = new Map();
  for (const note of standing) {
    const { sheet } = note;
    let lying = sheets.get(sheet);
    if (!lying) sheets.set(sheet, (lying = blank(rules, sheet)));
    if (note.note === "sheet") lying.name = note.name;
    if (note.note === "penalty") lying.penalties = Math.min(lying.penalties + 1, rules.penalties.length - 1);
  }
  for (const { sheet, row, cell } of marksInOrder(standing)) mark(rules, sheets.get(sheet), row, cell);
  return { sheets, standing, shown: standing.some(({ note }) => note === "show") };
}

/** @param {import("./rules.js").Rules} rules @param {string} id @returns {Lying} */
function blank(rules, id) {
  return { id, name: "", rows: rules.pad.numbers.map(() => 0), penalties: 0 };
}

/** From left to right, whichever was written first. @param {Note[]} notes */
function marksInOrder(notes) {
  const marks = notes.filter((note) => note.note === "mark");
  return marks.sort((one, other) => one.row - other.row || one.cell - other.cell);
}

/** @param {import("./rules.js").Rules} rules @param {Lying | undefined} lying @param {number} row @param {number} cell */
function mark(rules, lying, row, cell) {
  const marks = lying?.rows[row];
  if (!lying || marks === undefined) return;
  if (liesOf(rules, row, marks)[0][cell] === OPEN) lying.rows[row] = marks | (1 << cell);
}

/**
 * The closed rows, each with the sheets by which it is closed.
 * @param {import("./rules.js").Rules} rules
 * @param {Game} game
 * @param {[string, number][]} told what the server says of sheets that cannot be read here
 * @returns {Map<number, string[]>}
 */
export function closedRows(rules, { sheets, standing }, told) {
  /** @type {Map<number, Set<string>>} */
  const closed = new Map();
  const add = (/** @type {number} */ row, /** @type {string} */ sheet) =>
    closed.set(row, (closed.get(row) ?? new Set()).add(sheet));
  for (const note of standing) if (note.note === "close") add(note.row, note.sheet);
  for (const { id, rows } of sheets.values()) {
    rows.forEach((marks, row) => isLocked(rules, row, marks) && add(row, id));
  }
  for (const [sheet, row] of told) add(row, sheet);
  return new Map([...closed].map(([row, by]) => [row, [...by]]));
}

/** The last thing written on a sheet that can be taken back. @param {Game} game @param {string} sheet */
export function lastOf({ standing }, sheet) {
  return standing.findLast((note) => note.sheet === sheet && ["mark", "penalty", "close"].includes(note.note));
}

/** The sum of the points that lie there, as one adds them up on paper. @param {import("./rules.js").Rules} rules @param {Lying} lying */
export function totalOf(rules, { rows, penalties }) {
  return rows.reduce((sum, marks, row) => sum + liesOf(rules, row, marks)[2], rules.penalties[penalties] ?? 0);
}

/** Whether the game has ended. @param {import("./rules.js").Rules} rules @param {Game} game @param {Map<number, string[]>} closed */
export function isOver(rules, { sheets }, closed) {
  const mask = [...closed.keys()].reduce((bits, row) => bits | (1 << row), 0);
  return !!rules.over_by_rows[mask] || [...sheets.values()].some(({ penalties }) => rules.over_by_penalties[penalties]);
}
