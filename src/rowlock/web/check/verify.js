// @ts-check
/**
 * What a game record promises about its dice, and whether it is so. Answers are codes and values;
 * the catalogue has the sentences (`check-...`).
 */

import { DICE, bytesOf, commitmentOf, source } from "./derive.js";

/**
 * @typedef {Partial<Record<"red" | "yellow" | "green" | "blue", number>> & { white: number[] }} Dice
 * @typedef {object} GameRecord what this check reads of a `rowlock-game/1`
 * @property {string} format
 * @property {string} game
 * @property {{ first_roller: string } & Record<string, unknown>} rules
 * @property {{ name: string, bot?: string | null }[]} seats
 * @property {{ commitment: string, nonces: string[], seed?: string | null }} fairness
 * @property {{ roller: number, dice: Dice }[]} turns
 * @property {{ seat: number, turn: number }[]} [left]
 *
 * @typedef {object} Step one thing that was checked
 * @property {string} code the sentence, as the catalogue names it
 * @property {boolean} good
 * @property {Record<string, string | number>} values what the sentence names
 * @property {RolledDie[]} [dice] of a roll: all six, as the seed gives them
 *
 * @typedef {object} RolledDie
 * @property {typeof DICE[number]} die
 * @property {number} value as derived
 * @property {number | undefined} recorded undefined when it was out of the game
 *
 * @typedef {object} Report
 * @property {"good" | "bad" | "not-over" | "no-crypto"} verdict
 * @property {Step[]} steps in the order checked; a bad one is the last
 */

const FORMAT = "rowlock-game/1";

/**
 * Checks everything, in order, and stops at the first thing that is not so.
 * @param {unknown} given the record, as parsed
 * @param {string | null} nonce what this browser added to the game, if the device still knows
 * @returns {Promise<Report>}
 */
export async function verify(given, nonce) {
  if (!globalThis.crypto?.subtle) return { verdict: "no-crypto", steps: [] };
  const record = readable(given);
  if (typeof record === "string") {
    return { verdict: "bad", steps: [bad("check-format", { what: record })] };
  }
  if (!record.fairness.seed) return { verdict: "not-over", steps: [] };
  const steps = [];
  for await (const step of checks(record, record.fairness.seed, nonce)) {
    steps.push(step);
    if (!step.good) return { verdict: "bad", steps };
  }
  return { verdict: "good", steps };
}

/**
 * @param {GameRecord} record
 * @param {string} hex the seed
 * @param {string | null} nonce
 * @returns {AsyncGenerator<Step>}
 */
async function* checks(record, hex, nonce) {
  const seed = bytesOf(hex);
  yield committed(await commitmentOf(seed), record.fairness.commitment);
  yield ownNonce(record.fairness.nonces, nonce);
  const dice = await source(seed, record.game, record.fairness.nonces);
  const first = record.turns[0];
  if (first) {
    const how = record.rules.first_roller;
    yield whoFirst(record, first.roller, await dice.first(how, record.seats.length));
  }
  const out = new Set();
  for (const [index, turn] of record.turns.entries()) {
    yield rolled(index + 1, await dice.roll(index + 1), turn.dice, out);
  }
}

/** @param {string} found @param {string} expected */
function committed(found, expected) {
  return found === expected.toLowerCase()
    ? good("check-commitment-good", { value: found })
    : bad("check-commitment-bad", { found, expected });
}

/** @param {string[]} nonces @param {string | null} own */
function ownNonce(nonces, own) {
  if (own === null) return good("check-nonce-none", {});
  return nonces.includes(own)
    ? good("check-nonce-good", { value: own })
    : bad("check-nonce-bad", { expected: own, found: nonces.filter(Boolean).join(", ") || "–" });
}

/**
 * A seat that left before the first roll passes it on, clockwise.
 * @param {GameRecord} record
 * @param {number} found
 * @param {number} drawn
 */
function whoFirst(record, found, drawn) {
  const gone = new Set((record.left ?? []).filter((left) => left.turn <= 1).map(({ seat }) => seat));
  const players = record.seats.length;
  let expected = drawn;
  while (gone.has(expected) && expected !== found && (expected + 1) % players !== drawn) {
    expected = (expected + 1) % players;
  }
  return found === expected
    ? good("check-first-good", { how: record.rules.first_roller, seat: found })
    : bad("check-first-bad", { seat: found, drawn });
}

/**
 * Every recorded die against the derived one. Once a die is out it stays out; `out` carries that on.
 * @param {number} turn
 * @param {number[]} derived
 * @param {Dice} recorded
 * @param {Set<string>} out
 * @returns {Step}
 */
function rolled(turn, derived, recorded, out) {
  const dice = DICE.map((die, index) => ({
    die,
    value: /** @type {number} */ (derived[index]),
    recorded: valueOf(recorded, die),
  }));
  for (const { die, value, recorded: found } of dice) {
    if (found === undefined) out.add(die);
    else if (out.has(die)) return bad("check-roll-missing", { turn, die }, dice);
    else if (found !== value) return bad("check-roll-bad", { turn, die, found, expected: value }, dice);
  }
  return { ...good("check-roll-good", { turn }), dice };
}

/**
 * @param {Dice} dice
 * @param {typeof DICE[number]} die
 */
function valueOf(dice, die) {
  if (die === "white-1") return dice.white[0];
  if (die === "white-2") return dice.white[1];
  return dice[die];
}

/** @param {string} code @param {Step["values"]} values @returns {Step} */
function good(code, values) {
  return { code, good: true, values };
}

/** @param {string} code @param {Step["values"]} values @param {RolledDie[]} [dice] @returns {Step} */
function bad(code, values, dice) {
  return { code, good: false, values, ...(dice && { dice }) };
}

/**
 * The record, or the path of the first thing in it that cannot be read.
 * @param {unknown} given
 * @returns {GameRecord | string}
 */
export function readable(given) {
  const record = /** @type {GameRecord} */ (given);
  const texts = (/** @type {unknown} */ list) =>
    Array.isArray(list) && list.every((text) => typeof text === "string");
  const hex = (/** @type {unknown} */ text) => typeof text === "string" && /^[0-9a-f]{64}$/i.test(text);
  /** @type {[string, () => boolean][]} */
  const needed = [
    ["format", () => record.format === FORMAT],
    ["game", () => typeof record.game === "string"],
    ["rules.first_roller", () => ["lot", "first-six", "seat-1"].includes(record.rules.first_roller)],
    ["seats", () => texts(record.seats.map((seat) => seat.name)) && record.seats.length > 0],
    ["fairness.commitment", () => hex(record.fairness.commitment)],
    ["fairness.nonces", () => texts(record.fairness.nonces) && everySeat(record)],
    ["fairness.seed", () => record.fairness.seed == null || hex(record.fairness.seed)],
    ["left", () => record.left === undefined || Array.isArray(record.left)],
    ["turns", () => Array.isArray(record.turns)],
  ];
  const missing = needed.find(([, holds]) => !safely(holds))?.[0];
  if (missing) return missing;
  const turn = record.turns.findIndex((played) => !safely(() => dicePlayed(played)));
  return turn < 0 ? record : `turns[${turn}]`;
}

/** @param {GameRecord} record */
function everySeat(record) {
  return record.fairness.nonces.length === record.seats.length;
}

/** @param {GameRecord["turns"][number]} played */
function dicePlayed(played) {
  return Number.isInteger(played.roller) && played.dice.white.length === 2;
}

/** @param {() => boolean} holds */
function safely(holds) {
  try {
    return holds();
  } catch {
    return false; // something on the way there is missing
  }
}
