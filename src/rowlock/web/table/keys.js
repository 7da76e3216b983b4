// The keyboard: arrows among the legal cells, Enter, Esc, P and ?.

import { state } from "../lib/state.js";
import { confirm, pass, unselect } from "./act.js";
import { marksOf } from "./choice.js";

const STEPS = /** @type {Record<string, [number, number]>} */ ({
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
});
const ACROSS = 4; // how much a step aside weighs against a step ahead

/**
 * Listen for the table's keys; returns the release.
 * @param {() => HTMLElement | null} grid the own sheet
 */
export function listenKeys(grid) {
  const pressed = (/** @type {KeyboardEvent} */ event) => {
    const target = /** @type {Element} */ (event.target);
    if (event.altKey || event.metaKey || target.matches?.("input, textarea, select")) return;
    if (act(event, target, grid())) event.preventDefault();
  };
  addEventListener("keydown", pressed);
  return () => removeEventListener("keydown", pressed);
}

/** Whether the key was ours. @param {KeyboardEvent} event @param {Element} target @param {HTMLElement | null} grid */
function act({ key, ctrlKey, repeat }, target, grid) {
  if (STEPS[key] && grid && !target.closest(".panel, .end")) return move(grid, key, ctrlKey);
  if (ctrlKey || repeat) return false;
  if (key === "Escape") return escape();
  if (key === "?") return toggleKeys();
  if (key.toLowerCase() === "p") return pass(), true;
  // on a button, Enter presses that button
  const free = !target.closest("button, a");
  if (key === "Enter" && free && marksOf(state.selection.value).length) return confirm(), true;
  return false;
}

function toggleKeys() {
  state.asking.value = state.asking.value === "keys" ? null : "keys";
  return true;
}

/** One thing at a time: the question, the sheet that was opened, the selection. */
function escape() {
  if (state.asking.value) state.asking.value = null;
  else if (state.opened.value !== null) state.opened.value = null;
  else if (marksOf(state.selection.value).length) unselect();
  else return false;
  return true;
}

/**
 * Focus the nearest cell that way: a legal one, or any with Ctrl held or if none is legal.
 * @param {HTMLElement} grid
 * @param {string} key
 * @param {boolean} any
 */
function move(grid, key, any) {
  const cells = /** @type {HTMLElement[]} */ ([...grid.querySelectorAll("button")]);
  const legal = cells.filter((cell) => "legal" in cell.dataset && !("lock" in cell.dataset));
  const among = any || !legal.length ? cells : legal;
  const from = cells.find((cell) => cell === document.activeElement);
  const step = STEPS[key] ?? [0, 0];
  const to = from ? (nearest(from, among, step) ?? around(from, among, step)) : among[0];
  if (to) focusCell(cells, to);
  return true;
}

/**
 * Where there is none ahead: the other end, so that one key can walk them all; and from a cell that
 * is no longer legal some legal one, whatever the way.
 * @param {HTMLElement} from
 * @param {HTMLElement[]} among
 * @param {[number, number]} step
 */
function around(from, among, [right, down]) {
  if (!right && among.includes(from)) return undefined;
  return right + down > 0 ? among[0] : among.at(-1);
}

/** @param {HTMLElement} from @param {HTMLElement[]} among @param {[number, number]} step */
function nearest(from, among, [right, down]) {
  const start = centre(from);
  let best;
  let least = Infinity;
  for (const cell of among) {
    const end = centre(cell);
    const ahead = (end.x - start.x) * right + (end.y - start.y) * down;
    const aside = Math.abs((end.x - start.x) * down) + Math.abs((end.y - start.y) * right);
    // to the side, another row only once this one has no more
    const cost = ahead + aside * (right ? ACROSS * 4 : 1 / ACROSS);
    if (ahead > 1 && cost < least) [best, least] = [cell, cost];
  }
  return best;
}

/** @param {HTMLElement} cell */
function centre(cell) {
  const { x, y, width, height } = cell.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

/** The grid is one stop of the Tab key: where it was left. @param {HTMLElement[]} cells @param {HTMLElement} to */
function focusCell(cells, to) {
  for (const cell of cells) cell.tabIndex = cell === to ? 0 : -1;
  to.focus({ preventScroll: true });
}

/** Keep exactly one cell reachable by Tab: the focused one, or else the first legal one. @param {HTMLElement} grid */
export function keepTabStop(grid) {
  const cells = /** @type {HTMLElement[]} */ ([...grid.querySelectorAll("button")]);
  const focused = cells.find((cell) => cell === document.activeElement);
  const stop = focused ?? cells.find((cell) => "legal" in cell.dataset) ?? cells[0];
  for (const cell of cells) cell.tabIndex = cell === stop ? 0 : -1;
}
