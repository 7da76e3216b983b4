// The random number that this browser adds to a game's dice, kept so that it can be looked for later.

const BYTES = 16;
const FORM = /^[0-9a-f]{1,64}$/i; // what the server takes
const key = (/** @type {string} */ table) => `rowlock.nonce.${table}`;

/** The number kept for a table, or null. @param {string} table */
export function keptNonce(table) {
  try {
    const kept = localStorage.getItem(key(table));
    return kept && FORM.test(kept) ? kept : null;
  } catch {
    return null;
  }
}

/** A number that is not kept: for a table that this browser did not open, which has its numbers. */
export function passingNonce() {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The table's number, drawn now if there is none yet: 32 hex digits. @param {string} table */
export function nonceFor(table) {
  const kept = keptNonce(table);
  if (kept) return kept;
  return keepNonce(table, passingNonce());
}

/** Keep the number that this browser has given to a table. @param {string} table @param {string} nonce */
export function keepNonce(table, nonce) {
  try {
    localStorage.setItem(key(table), nonce);
  } catch {
    // not kept: the check of the dice says so
  }
  return nonce;
}
