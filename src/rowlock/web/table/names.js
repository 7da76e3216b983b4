// How seats, marks and what a seat did are put into words.

import { t } from "../lib/i18n.js";
import { state } from "../lib/state.js";

/**
 * @typedef {import("../lib/types.js").Mark} Mark
 * @typedef {import("../lib/types.js").RowName} RowName
 */

/** @param {number} seat */
export function nameOf(seat) {
  const setup = state.setup.value;
  if (seat === setup?.you) return t("seat-you");
  return setup?.seats[seat]?.name ?? "";
}

/** @param {Mark} mark */
export const markName = ([row, number]) => t("mark-name", { row, number });

/** One mark, or "yellow 7, then green 9". @param {Mark[]} marks */
export function marksName(marks) {
  const [first, second] = marks.map(markName);
  if (first === undefined) return t("log-passed");
  return second === undefined ? first : t("log-two", { first, second });
}

/**
 * What one seat did with one roll.
 * @typedef {object} Deed
 * @property {number} seat
 * @property {Mark[]} marks in the order made; none is a pass
 * @property {boolean} penalty
 * @property {RowName[]} locked
 */

/** @param {import("../lib/types.js").TurnView} settled @returns {Deed[]} */
export function deedsOf({ turn, penalty, locked }) {
  const order = turn.white.map((_, step) => (turn.roller + step) % turn.white.length);
  return order.map((seat) => {
    const pair = [turn.white[seat], seat === turn.roller ? turn.colour : null];
    if (turn.order === "colour-first" && seat === turn.roller) pair.reverse();
    return {
      seat,
      marks: pair.filter((mark) => mark !== null && mark !== undefined),
      penalty: penalty && seat === turn.roller,
      locked: locked.filter(([by]) => by === seat).map(([, row]) => row),
    };
  });
}

/** @param {Deed} deed */
export function deedName({ seat, marks, penalty, locked }) {
  const parts = [penalty ? t("log-penalty") : marksName(marks), ...locked.map((row) => t("log-locked", { row }))];
  return `${nameOf(seat)}: ${parts.join(", ")}`;
}
