// A pad's rules as the kernel computed them: looked up here, never worked out.

import { request } from "../lib/api.js";

/**
 * How a row lies: the obstacle to each cell, one digit a cell; marks, points, and marks the last
 * cell still asks for.
 * @typedef {[obstacles: string, count: number, points: number, needed: number]} Lies
 *
 * @typedef {object} Rules
 * @property {import("../lib/types.js").PadView} pad
 * @property {number} lock_after
 * @property {number[]} table_of_row
 * @property {Record<string, Lies>[]} tables by the row's marks as a bit mask
 * @property {number[][]} locks the cells that lock each row
 * @property {number[]} penalties what so many penalties cost
 * @property {boolean[]} over_by_rows by closed rows as a bit mask
 * @property {boolean[]} over_by_penalties
 */

export const OPEN = "0";

/** What an obstacle's digit says, as codes of the catalogue. */
export const OBSTACLES = /** @type {Record<string, string>} */ ({
  1: "row-closed",
  2: "already-marked",
  3: "burned",
  4: "lock-shut",
});

/** @type {Map<string, Promise<Rules>>} */
const loading = new Map();

/** The rules of a sheet of that pad; a failure may be tried again. @param {string} pad */
export function rulesOf(pad) {
  let rules = loading.get(pad);
  if (!rules) {
    rules = request(`/api/sheets/pads/${encodeURIComponent(pad)}`);
    rules.catch(() => loading.delete(pad));
    loading.set(pad, rules);
  }
  return rules;
}

/** Every pad there is. @returns {Promise<import("../lib/types.js").PadView[]>} */
export const pads = () => request("/api/sheets/pads");

/** @param {Rules} rules @param {number} row @param {number} marks */
export function liesOf(rules, row, marks) {
  const table = rules.tables[rules.table_of_row[row] ?? 0] ?? {};
  return /** @type {Lies} */ (table[marks]);
}

/** @param {Rules} rules @param {number} row @param {number} marks */
export function isLocked(rules, row, marks) {
  return (rules.locks[row] ?? []).some((cell) => marks & (1 << cell));
}
