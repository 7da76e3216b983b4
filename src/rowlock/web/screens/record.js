// The person's record on this device: games, wins and best scores. It outlives nothing else.

import { signal } from "@preact/signals";

const KEY = "rowlock.record";
const MOST_REMEMBERED = 200;

/**
 * @typedef {object} Record what the device keeps
 * @property {number} games
 * @property {number} wins
 * @property {{ [kind: string]: number }} best the best score of each kind of game
 * @property {Counted[]} counted the last games, newest last, so that none counts twice
 *
 * @typedef {object} Counted one finished game
 * @property {string} game
 * @property {number} score
 * @property {boolean} won
 * @property {number | null} before the best score before it, null if it was the first
 */

/** Whether this browser keeps anything at all; false once it has refused to. */
export const keeps = signal(true);

export const record = signal(read());

/**
 * Games that can be compared: the same pad, as many rows to close, the same price of a penalty.
 * @param {import("../lib/types.js").Rules} rules
 */
export function kindOf(rules) {
  return [rules.pad, rules.rows_to_end, rules.penalty_points, rules.turn_limit ?? "-"].join("/");
}

/**
 * Count a finished game, once, and say what it changed.
 * @param {import("../lib/types.js").Setup} setup
 * @param {import("../lib/types.js").Result} result
 * @returns {Counted | null} null for a spectator, and for one who left
 */
export function count(setup, result) {
  const place = setup.you === null ? null : result.places[setup.you];
  if (setup.you === null || place == null) return null;
  const known = record.value.counted.find(({ game }) => game === setup.game);
  if (known) return known;
  const { games, wins, best, counted } = record.value;
  const kind = kindOf(setup.rules);
  const score = /** @type {number} */ (result.scores[setup.you]);
  const before = best[kind] ?? null;
  const won = place === 1 && setup.seats.length > 1;
  const entry = { game: setup.game, score, won, before };
  record.value = {
    games: games + 1,
    wins: wins + Number(won),
    best: { ...best, [kind]: before === null ? score : Math.max(before, score) },
    counted: [...counted, entry].slice(-MOST_REMEMBERED),
  };
  write();
  return entry;
}

/** The highest of all best scores, or null before the first game. */
export function bestScore() {
  const scores = Object.values(record.value.best);
  return scores.length ? Math.max(...scores) : null;
}

function write() {
  try {
    localStorage.setItem(KEY, JSON.stringify(record.value));
  } catch {
    keeps.value = false; // private browsing or full storage: it lasts as long as the page
  }
}

/** @returns {Record} */
function read() {
  const none = { games: 0, wins: 0, best: {}, counted: [] };
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "null");
    return sound(kept) ? kept : none;
  } catch {
    keeps.value = storageWorks();
    return none;
  }
}

function storageWorks() {
  try {
    return localStorage.length >= 0;
  } catch {
    return false;
  }
}

/** Whether what was kept is a record: it may be anything. @param {any} kept */
function sound(kept) {
  return (
    Number.isInteger(kept?.games) &&
    Number.isInteger(kept.wins) &&
    typeof kept.best === "object" &&
    Object.values(kept.best).every(Number.isFinite) &&
    Array.isArray(kept.counted)
  );
}
