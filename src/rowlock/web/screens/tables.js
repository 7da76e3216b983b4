// Opening tables, and asking for those that this browser sits at.

import { post, request } from "../lib/api.js";
import { nonceFor } from "../lib/nonce.js";
import { navigate } from "../lib/router.js";

/**
 * @typedef {{ name: string, level: string }} Opponent
 * @typedef {{ rules: { [option: string]: unknown }, opponents: Opponent[] }} TableSetup
 * @typedef {{ rules: { [option: string]: unknown }, seats: number, name: string, clock: number | null,
 *   public: boolean }} RoomSetup a table for several people
 *
 * @typedef {object} TableLine one of the caller's tables
 * @property {string} table
 * @property {string} phase
 * @property {number} turn
 * @property {boolean} over
 * @property {string | number} opened
 * @property {string[]} names
 */

/** One click from the first page: the booklet's rules and two friendly opponents. */
export const QUICK = Object.freeze({
  rules: { preset: "rulebook" },
  opponents: ["Wren", "Sable"].map((name) => ({ name, level: "casual" })),
});

/**
 * Open a table and go there. The number for its dice is drawn now, before the first roll.
 * @param {TableSetup | RoomSetup} setup
 */
export async function openTable(setup) {
  const { table } = await post("/api/tables", setup);
  nonceFor(table);
  navigate(`/table/${table}`);
}

/**
 * The set-up that makes the same table again.
 * @param {import("../lib/types.js").Setup} setup
 * @returns {TableSetup}
 */
export function sameAgain({ rules, seats, you }) {
  const { version, players, ...options } = rules;
  const others = seats.filter((_, seat) => seat !== you);
  return {
    rules: options,
    opponents: others.map(({ name, bot }) => ({ name, level: bot ?? "casual" })),
  };
}

/** @returns {Promise<TableLine[]>} newest first */
export function myTables() {
  return request("/api/tables");
}
