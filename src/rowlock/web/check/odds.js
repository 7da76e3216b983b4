// @ts-check
/** How the dice of a game fell, and how odd that is. */

const FACES = 6;
/** Below this many expected a face, chi-square says nothing (the usual rule of thumb, Cochran 1954). */
export const LEAST_EXPECTED = 5;

/**
 * How often each face was rolled, over the dice that were in play.
 * @param {readonly { dice: import("./verify.js").Dice }[]} turns
 * @returns {number[]} six counts, ones first
 */
export function histogram(turns) {
  const counts = new Array(FACES).fill(0);
  for (const { dice } of turns) {
    for (const value of Object.values(dice).flat()) if (value) counts[value - 1]++;
  }
  return counts;
}

/**
 * Pearson's chi-square of the counts against equally likely faces, and its upper tail.
 * @param {readonly number[]} counts
 * @returns {{ total: number, expected: number, chi: number, p: number }} p is 1 for no dice at all
 */
export function oddness(counts) {
  const total = counts.reduce((sum, count) => sum + count, 0);
  const expected = total / counts.length;
  if (!total) return { total, expected, chi: 0, p: 1 };
  const chi = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  return { total, expected, chi, p: upperTail(chi, counts.length - 1) };
}

/**
 * The chance that a chi-square variable exceeds `chi`: Q(df/2, chi/2), the regularised upper
 * incomplete gamma function. For odd and even degrees of freedom alike it follows from
 * Q(a + 1, x) = Q(a, x) + x^a e^-x / Gamma(a + 1), beginning at Q(1, x) = e^-x or
 * Q(1/2, x) = erfc(sqrt x) (Abramowitz and Stegun 26.4.8, 6.5.21).
 * @param {number} chi
 * @param {number} df degrees of freedom, 1 or more
 */
export function upperTail(chi, df) {
  const x = chi / 2;
  let a = df % 2 ? 0.5 : 1;
  let tail = df % 2 ? erfc(Math.sqrt(x)) : Math.exp(-x);
  let term = df % 2 ? Math.sqrt(x / Math.PI) * 2 * Math.exp(-x) : x * Math.exp(-x);
  for (; a < df / 2; a++) {
    tail += term;
    term *= x / (a + 1);
  }
  return Math.min(1, tail);
}

/**
 * 1 - erf(z) for z >= 0: its power series near 0, its continued fraction further out.
 * @param {number} z
 */
function erfc(z) {
  if (z < 2) {
    let term = z;
    let sum = z;
    for (let n = 1; Math.abs(term) > 1e-17 * Math.abs(sum); n++) {
      term *= (-z * z) / n;
      sum += term / (2 * n + 1);
      if (z === 0) break;
    }
    return 1 - (2 / Math.sqrt(Math.PI)) * sum;
  }
  let fraction = z;
  for (let n = 60; n > 0; n--) fraction = z + n / 2 / fraction;
  return Math.exp(-z * z) / fraction / Math.sqrt(Math.PI);
}
