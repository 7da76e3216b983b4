// What a tap does to what is selected. Only the server's list of legal choices is filtered here:
// nothing of the rules is known.

/**
 * @typedef {import("../lib/types.js").Mark} Mark
 * @typedef {import("../lib/types.js").LegalChoice} LegalChoice
 */

/** @param {Mark | null | undefined} one @param {Mark | null | undefined} other */
export function sameMark(one, other) {
  return !!one && !!other && one[0] === other[0] && one[1] === other[1];
}

/** The marks of a choice in the order they are made. @param {LegalChoice} option @returns {Mark[]} */
export function marksOf({ white, colour, colour_first: reversed }) {
  const marks = reversed ? [colour, white] : [white, colour];
  return marks.filter((mark) => mark !== null && mark !== undefined);
}

/** @param {LegalChoice} option @param {Mark} mark */
export function includes(option, mark) {
  return sameMark(option.white, mark) || sameMark(option.colour, mark);
}

/** The legal choices that make exactly these marks, the plainest first. @param {LegalChoice[]} legal @param {Mark[]} marks */
function making(legal, marks) {
  const found = legal.filter(
    (option) => marksOf(option).length === marks.length && marks.every((mark) => includes(option, mark)),
  );
  return found.sort((one, other) => rank(one) - rank(other));
}

/** White first, and white rather than colour, where the marks are the same. @param {LegalChoice} option */
function rank({ white, colour_first: reversed }) {
  return (reversed ? 2 : 0) + (white ? 0 : 1);
}

/**
 * The choice that is selected once `mark` is tapped: added to what is selected, or else in place of
 * as little of it as the legal choices allow. Undefined if the mark cannot be made.
 * @param {LegalChoice[]} legal
 * @param {LegalChoice} selection
 * @param {Mark} mark
 * @returns {LegalChoice | undefined}
 */
export function tapped(legal, selection, mark) {
  const held = marksOf(selection);
  const sets = [[...held, mark], ...held.map((kept) => [kept, mark]), [mark]];
  for (const marks of sets) {
    const [found] = making(legal, marks);
    if (found) return found;
  }
  return undefined;
}

/** Whether a choice could still take another mark. @param {LegalChoice[]} legal @param {LegalChoice} selection */
export function canGrow(legal, selection) {
  const held = marksOf(selection);
  return legal.some((option) => {
    return marksOf(option).length > held.length && held.every((mark) => includes(option, mark));
  });
}

/** The legal choice that marks nothing. @param {LegalChoice[]} legal */
export function passOf(legal) {
  return legal.find((option) => marksOf(option).length === 0);
}

/**
 * How a legal cell is ringed.
 * @typedef {object} Ring
 * @property {boolean} white the white sum gives it
 * @property {boolean} colour a coloured die gives it
 * @property {boolean} adds tapping it keeps all that is selected
 * @property {number} skips cells that would be burned
 */

/** @param {Mark} mark */
export const keyOf = ([row, number]) => `${row} ${number}`;

/**
 * The cells that a tap would select, by `keyOf` their mark.
 * @param {LegalChoice[]} legal
 * @param {LegalChoice} selection
 * @returns {Map<string, Ring>}
 */
export function ringsOf(legal, selection) {
  /** @type {Map<string, Ring>} */
  const rings = new Map();
  const held = marksOf(selection);
  for (const mark of legal.flatMap(marksOf)) {
    if (rings.has(keyOf(mark)) || held.some((kept) => sameMark(kept, mark))) continue;
    const next = tapped(legal, selection, mark);
    if (next) rings.set(keyOf(mark), ring(legal, next, mark, held));
  }
  return rings;
}

/** @param {LegalChoice[]} legal @param {LegalChoice} next @param {Mark} mark @param {Mark[]} held @returns {Ring} */
function ring(legal, next, mark, held) {
  const alike = making(legal, marksOf(next));
  return {
    white: alike.some((option) => sameMark(option.white, mark)),
    colour: alike.some((option) => sameMark(option.colour, mark)),
    adds: held.every((kept) => includes(next, kept)),
    skips: skipsOf(next, mark),
  };
}

/** The cells that a choice burns by one of its marks. @param {LegalChoice} option @param {Mark} mark */
export function skipsOf(option, mark) {
  return option.skips?.[sameMark(option.white, mark) ? 0 : 1] ?? 0;
}
