// Dice by chance alone: the browser's cryptographic source, with what would favour a face thrown away.

const FACES = 6;
const FAIR = 256 - (256 % FACES); // bytes from here on would make the low faces likelier
export const COLOURS = /** @type {const} */ (["red", "yellow", "green", "blue"]);
const KEY = "rowlock.dice";
const KEPT = 12;

/**
 * @typedef {"red" | "yellow" | "green" | "blue"} Colour
 * @typedef {{ white: [number, number] } & Partial<Record<Colour, number>>} Roll
 * @typedef {{ out: Colour[], rolls: Roll[], count: number }} Rolled the last rolls, newest first
 */

/** One die: 1 to 6, each as likely as any other. */
export function die() {
  const byte = new Uint8Array(1);
  do crypto.getRandomValues(byte);
  while ((byte[0] ?? 0) >= FAIR);
  return 1 + ((byte[0] ?? 0) % FACES);
}

/** All dice that are not out. @param {Colour[]} out @returns {Roll} */
export function roll(out) {
  const coloured = COLOURS.filter((colour) => !out.includes(colour)).map((colour) => [colour, die()]);
  return { white: [die(), die()], ...Object.fromEntries(coloured) };
}

/** @param {Rolled} rolled @returns {Rolled} */
export function rolledOnce({ out, rolls, count }) {
  return { out, rolls: [roll(out), ...rolls].slice(0, KEPT), count: count + 1 };
}

/** @type {Rolled} */
export const NONE = { out: [], rolls: [], count: 0 };

/** What this device keeps. @returns {Rolled} */
export function keptRolls() {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "null");
    const fits = Array.isArray(found?.out) && Number.isInteger(found.count);
    return fits && found.rolls.every((/** @type {Roll} */ { white }) => white.length === 2) ? found : NONE;
  } catch {
    return NONE;
  }
}

/** @param {Rolled} rolled */
export function keepRolls(rolled) {
  try {
    localStorage.setItem(KEY, JSON.stringify(rolled));
  } catch {
    // they last as long as the page
  }
}
