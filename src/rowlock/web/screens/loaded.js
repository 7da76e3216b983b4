// What is asked of the server: when a screen opens (nothing yet, the answer, or why there is none), and
// when somebody presses a button.

import { useCallback, useEffect, useState } from "preact/hooks";
import { RequestFailed } from "../lib/api.js";

/** @typedef {{ code: string, expected?: unknown }} Failure */

/**
 * @template T
 * @typedef {{ value: T | null, failed: Failure | null, again: () => void }} Loaded
 */

/**
 * The answer of `ask`, asked when the component appears and whenever `about` changes.
 * @template T
 * @param {() => Promise<T>} ask
 * @param {unknown[]} about
 * @returns {Loaded<T>}
 */
export function useLoaded(ask, about = []) {
  const [value, setValue] = useState(/** @type {T | null} */ (null));
  const [failed, setFailed] = useState(/** @type {Failure | null} */ (null));
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let current = true;
    setFailed(null);
    ask().then(
      (answer) => current && setValue(answer),
      (error) => current && setFailed(failureOf(error)),
    );
    return () => void (current = false);
  }, [tries, ...about]);
  return { value, failed, again: useCallback(() => setTries((before) => before + 1), []) };
}

/**
 * `go` does what a button is for, once at a time. Where it leads elsewhere it stays `busy` until then.
 * @param {() => Promise<void>} act
 * @returns {{ go: () => Promise<void>, busy: boolean, failed: Failure | null }}
 */
export function useAction(act) {
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(/** @type {Failure | null} */ (null));
  const go = async () => {
    if (busy) return;
    setBusy(true);
    setFailed(null);
    try {
      await act();
    } catch (error) {
      setFailed(failureOf(error));
      setBusy(false);
    }
  };
  return { go, busy, failed };
}

/** @param {unknown} error @returns {Failure} */
export function failureOf(error) {
  if (error instanceof RequestFailed) return { code: error.code, expected: error.expected };
  console.error(error);
  return { code: "failed" };
}
