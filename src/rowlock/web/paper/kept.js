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

/** What could not be read of the sheet that was last looked for. */
export const unread = signal(/** @type {"" | "some" | "all"} */ (""));

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

/**
 * What is kept under a key, or was last at hand; null if nothing is. Of something damaged this is what can
 * still be read; the whole of it is put aside, `unread` tells.
 * @param {string} [key]
 * @returns {Kept | null}
 */
export function find(key) {
  unread.value = "";
  try {
    const at = key ?? localStorage.getItem(CURRENT) ?? "";
    const text = localStorage.getItem(keyOf(at));
    if (!text) return null;
    const { found, whole } = read(at, text);
    if (whole) return found;
    unread.value = found ? "some" : "all";
    localStorage.setItem(`${keyOf(at)}.unread`, text);
    return found;
  } catch {
    return null; // nothing is kept here
  }
}

const NOTES = ["sheet", "mark", "penalty", "close", "undo", "show"];
const isText = (/** @type {unknown} */ value) => typeof value === "string";
const isCount = (/** @type {unknown} */ value) => Number.isInteger(value) && Number(value) >= 0;

/** @param {any} note */
function isNote(note) {
  const placed = note?.note !== "mark" || isCount(note.cell);
  const rowed = !["mark", "close"].includes(note?.note) || isCount(note.row);
  return isText(note?.id) && isText(note.sheet) && NOTES.includes(note.note) && placed && rowed;
}

/** @param {any} told */
function isTold(told) {
  return Array.isArray(told) && isText(told[0]) && isCount(told[1]);
}

/** What a kept text says, and whether all of it could be read. @param {string} key @param {string} text */
function read(key, text) {
  const nothing = { found: null, whole: false };
  try {
    const { pad, hidden, game, sheet, notes, waiting, closed } = JSON.parse(text);
    if (!isText(pad) || !isText(sheet) || !Array.isArray(notes)) return nothing;
    const lists = [notes, waiting, closed].map((list) => (Array.isArray(list) ? list : []));
    const fit = [isNote, isText, isTold].map((fits, at) => lists[at]?.filter(fits) ?? []);
    const found = { key, pad, hidden: hidden === true, game: isText(game) ? game : null, sheet, notes: fit[0], waiting: fit[1], closed: fit[2] };
    const whole = [notes, waiting, closed].every((list, at) => list?.length === fit[at]?.length);
    return { found: /** @type {Kept} */ (found), whole };
  } catch {
    return nothing;
  }
}

/** A fresh sheet, for this device alone. @param {string} pad @param {boolean} hidden */
export function begin(pad, hidden) {
  unread.value = "";
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
    const other = read(now.key, event.newValue).found;
    if (!other) return;
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
