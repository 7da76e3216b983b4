// @ts-check
/**
 * The dice once more, from the published seed, by the browser's own cryptography. Written from the
 * description in words and sharing nothing with the server: that is the point of a check.
 */

/** Six dice are always derived, whatever is closed, in this order. */
export const DICE = /** @type {const} */ (["white-1", "white-2", "red", "yellow", "green", "blue"]);

const FACES = 6;
const BYTE_VALUES = 256;

/** @param {string} hex */
export function bytesOf(hex) {
  if (!/^([0-9a-f]{2})+$/i.test(hex)) throw new RangeError("not hexadecimal");
  return Uint8Array.from(/** @type {string[]} */ (hex.match(/../g)), (pair) => parseInt(pair, 16));
}

/** @param {ArrayBuffer} buffer */
export function hexOf(buffer) {
  return Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * What was published before the first roll, if this was the seed.
 * @param {Uint8Array<ArrayBuffer>} seed
 */
export async function commitmentOf(seed) {
  return hexOf(await crypto.subtle.digest("SHA-256", seed));
}

/**
 * The dice of one game, to be derived roll by roll.
 * @param {Uint8Array<ArrayBuffer>} seed
 * @param {string} game
 * @param {readonly string[]} nonces in seat order
 */
export async function source(seed, game, nonces) {
  const hash = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", seed, hash, false, ["sign"]);
  const before = `${game}|${nonces.join(",")}|`;

  /**
   * Values 0 to sides - 1, each equally likely, without end: bytes at or above the largest multiple
   * of `sides` are skipped, since they would favour the low ones.
   * @param {number} roll
   * @param {number} sides
   */
  async function* values(roll, sides) {
    const limit = BYTE_VALUES - (BYTE_VALUES % sides);
    for (let block = 0; ; block++) {
      const message = new TextEncoder().encode(`${before}${roll}|${block}`);
      for (const byte of new Uint8Array(await crypto.subtle.sign("HMAC", key, message))) {
        if (byte < limit) yield byte % sides;
      }
    }
  }

  return {
    /**
     * The six dice of roll 1, 2, ... as they stand in `DICE`.
     * @param {number} number
     */
    async roll(number) {
      const dice = [];
      for await (const value of values(number, FACES)) {
        dice.push(value + 1);
        if (dice.length === DICE.length) break;
      }
      return dice;
    },

    /**
     * The seat that rolls first. A lot is one value of draw 0. For the first six every seat throws
     * one die of draw 0 in seat order; if some threw a six only they throw again, if none did all
     * of them do, until one is left.
     * @param {string} how `lot`, `first-six` or `seat-1`
     * @param {number} players
     */
    async first(how, players) {
      if (how === "seat-1" || players === 1) return 0;
      const throws = values(0, how === "lot" ? players : FACES);
      const next = async () => /** @type {number} */ ((await throws.next()).value);
      if (how === "lot") return next();
      let left = Array.from({ length: players }, (_, seat) => seat);
      while (left.length > 1) {
        const sixes = [];
        for (const seat of left) if ((await next()) === FACES - 1) sixes.push(seat);
        if (sixes.length) left = sixes;
      }
      return /** @type {number} */ (left[0]);
    },
  };
}
