// The sheets that this device keeps: every note as it is written, so that nothing is lost.

import { signal } from "@preact/signals";

/**
 * @typedef {import("./fold.js").Note} Note
 *
 * @typedef {object} Kept
 * @property {string} key where it is kept: the game's code once it is shared
 * @property {string} pad
 * @property {boolean} hidden whether points are hidden until they are shown
 * @property {string | null} game the code under which it is shared
 * @property {string} sheet the own sheet; "" before one was taken
 * @property {Note[]} notes
 * @property {string[]} waiting ids of notes the server has not confirmed
 * @property {[string, number][]} closed the rows that the server says are closed, and by which sheet
 */

const CURRENT = "rowlock.paper";
const ID_BYTES = 9;
const keyOf = (/** @type {string} */ key) => `rowlock.paper.${key}`;

/** The sheet at hand. */
export const kept = signal(/** @type {Kept | null} */ (null));

/** Whether the browser keeps it. */
export const keeps = signal(true);

/** A name for a note or a sheet that nobody else makes. */
export function newId() {
  const bytes = crypto.getRandomValues(new Uint8Array(ID_BYTES));
  return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_");
}

/** Keep a sheet in place of the one at hand; null puts that one away for good. @param {Kept | null} next */
export function keep(next) {
  const before = kept.value;
  kept.value = next;
  try {
    if (next) localStorage.setItem(keyOf(next.key), JSON.stringify(next));
    else localStorage.removeItem(keyOf(before?.key ?? ""));
    localStorage.setItem(CURRENT, next?.key ?? "");
    keeps.value = true;
  } catch {
    keeps.value = false;
  }
}

/** Change the sheet at hand. @param {(now: Kept) => Partial<Kept>} change */
export function change(change) {
  if (kept.value) keep({ ...kept.value, ...change(kept.value) });
}

/** What is kept under a key, or was last at hand; null if nothing is. @param {string} [key] @returns {Kept | null} */
export function find(key) {
  try {
    const text = localStorage.getItem(keyOf(key ?? localStorage.getItem(CURRENT) ?? ""));
    const found = text && JSON.parse(text);
    return found && Array.isArray(found.notes) && typeof found.pad === "string" ? found : null;
  } catch {
    return null;
  }
}

/** A fresh sheet, for this device alone. @param {string} pad @param {boolean} hidden */
export function begin(pad, hidden) {
  keep({ key: newId(), pad, hidden, game: null, sheet: newId(), notes: [], waiting: [], closed: [] });
}

/** A game that others share, before a sheet of it is taken. @param {string} game @param {string} pad @param {boolean} hidden @returns {Kept} */
export function shared(game, pad, hidden) {
  return { key: game, pad, hidden, game, sheet: "", notes: [], waiting: [], closed: [] };
}

/** Write something down: `{ note: "penalty" }`. It waits for the server if the game is shared. @param {Record<string, unknown>} what */
export function write(what) {
  change(({ notes, waiting, sheet, game }) => {
    const note = /** @type {Note} */ ({ id: newId(), sheet, ...what });
    return { notes: [...notes, note], waiting: game ? [...waiting, note.id] : waiting };
  });
}

/** Follow what another page of this browser writes on the same sheet; returns how to stop. */
export function followOtherPages() {
  const heard = (/** @type {StorageEvent} */ event) => {
    const now = kept.value;
    if (!now || event.key !== keyOf(now.key) || !event.newValue) return;
    const other = /** @type {Kept} */ (JSON.parse(event.newValue));
    const mine = new Set(now.notes.map(({ id }) => id));
    const news = other.notes.filter(({ id }) => !mine.has(id));
    if (news.length) kept.value = { ...now, notes: [...now.notes, ...news], waiting: union(now.waiting, other.waiting) };
  };
  addEventListener("storage", heard);
  return () => removeEventListener("storage", heard);
}

/** @param {string[]} one @param {string[]} other */
function union(one, other) {
  return [...new Set([...one, ...other])];
}
