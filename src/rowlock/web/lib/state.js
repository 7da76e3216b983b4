// All that the page knows of the table it shows: one object of signals.

import { signal } from "@preact/signals";

/** @typedef {import("./types.js").Choice & { skips?: [number, number] }} Selection */

/**
 * How the connection is. Only `live` lets anything be confirmed.
 * @typedef {"connecting" | "live" | "lost" | "offline" | "taken" | "no-table" | "refused" | "removed" | "outdated"} Connection
 */

/** @type {Selection} */
export const NOTHING = Object.freeze({ white: null, colour: null, colour_first: false });

export const state = {
  connection: signal(/** @type {Connection} */ ("connecting")),
  setup: signal(/** @type {import("./types.js").Setup | null} */ (null)),
  view: signal(/** @type {import("./types.js").View | null} */ (null)),
  /** Every settled turn so far, in order. */
  turns: signal(/** @type {import("./types.js").TurnView[]} */ ([])),
  clock: signal(/** @type {import("./types.js").Clock & { at: number } | null} */ (null)),
  /** What is ringed full, not yet confirmed. */
  selection: signal(NOTHING),
  /** The choice on its way to the server. */
  pending: signal(/** @type {import("./types.js").Choose | null} */ (null)),
  /** The code of the last refusal, with what was expected. */
  refused: signal(/** @type {{ code: string, expected?: unknown } | null} */ (null)),
  /** Marks made by the last news, each "seat row number": they flash. */
  fresh: signal(/** @type {ReadonlySet<string>} */ (new Set())),
  /** The seat whose whole sheet is shown beside the own one. */
  opened: signal(/** @type {number | null} */ (null)),
  /** What the panel asks or tells. */
  asking: signal(/** @type {"menu" | "leave" | "back" | "keys" | "rules" | "talk" | null} */ (null)),
};

/** Forget the table. */
export function clearTable() {
  state.connection.value = "connecting";
  state.setup.value = null;
  state.view.value = null;
  state.turns.value = [];
  state.clock.value = null;
  state.selection.value = NOTHING;
  state.pending.value = null;
  state.refused.value = null;
  state.fresh.value = new Set();
  state.opened.value = null;
  state.asking.value = null;
}
