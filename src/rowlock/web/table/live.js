// The table's connection: what the server says goes into `state`, what a person does goes out.

import { batch } from "@preact/signals";
import { keptNonce, passingNonce } from "../lib/nonce.js";
import { connect } from "../lib/socket.js";
import { NOTHING, clearTable, state } from "../lib/state.js";

/**
 * @typedef {import("../lib/types.js").ServerMessage} ServerMessage
 * @typedef {import("../lib/types.js").View} View
 */

const VERSION = 1;
const KEY_BYTES = 12;

/** @type {import("../lib/socket.js").Line | null} */
let line = null;

/** Sit down at a table; returns how to get up, which is not leaving it. @param {string} table */
export function sitDown(table) {
  clearTable();
  line = connect(`/ws/tables/${encodeURIComponent(table)}`, {
    hello: () => ({
      type: "hello",
      version: VERSION,
      since: state.turns.value.at(-1)?.number ?? 0,
      nonce: keptNonce(table) ?? passingNonce(),
    }),
    message: receive,
    change: (now) => (state.connection.value = now),
  });
  return () => {
    line?.close();
    line = null;
    clearTable();
  };
}

/** Take the seat back from another page. */
export function takeBack() {
  state.connection.value = "connecting";
  line?.again();
}

/** Leave the table for good. */
export function leave() {
  line?.send({ type: "leave" });
}

/** Confirm a choice, or a pass. It is sent again, under the same key, until the server answers. @param {import("../lib/types.js").Option} option */
export function choose({ white = null, colour = null, colour_first: reversed = false }) {
  const view = state.view.value;
  if (!view || state.pending.value || state.connection.value !== "live") return;
  const { turn, phase } = view;
  const message = { type: /** @type {const} */ ("choose"), key: newKey(), turn, phase, white, colour, colour_first: reversed };
  batch(() => {
    state.refused.value = null;
    state.pending.value = message;
  });
  line?.send(message);
}

/** @param {ServerMessage} message */
function receive(message) {
  batch(() => {
    if (message.type === "table") tableCame(message);
    else if (message.type === "view") viewCame(message.view, message.clock);
    else if (message.type === "accepted") answered(message.key);
    else if (message.type === "refused") {
      if (!answered(message.key)) return;
      state.refused.value = { code: message.code, expected: message.expected };
      state.selection.value = NOTHING;
    } else if (message.type === "error") {
      state.refused.value = { code: message.code, expected: message.expected };
    }
  });
}

/** @param {import("../lib/types.js").TableMessage} message */
function tableCame({ setup, view, clock }) {
  state.setup.value = setup;
  viewCame(view, clock);
  state.connection.value = "live";
  if (state.pending.value) line?.send(state.pending.value);
}

/** @param {View} view @param {import("../lib/types.js").Clock} clock */
function viewCame(view, clock) {
  const before = state.view.value;
  const known = state.turns.value.at(-1)?.number ?? 0;
  const news = view.turns.filter(({ number }) => number > known);
  if (news.length) state.turns.value = [...state.turns.value, ...news];
  if (before) state.fresh.value = newMarks(before, view);
  state.view.value = view;
  state.clock.value = { ...clock, at: performance.now() };
  if (before && (before.turn !== view.turn || before.phase !== view.phase)) {
    state.selection.value = NOTHING;
    state.refused.value = null;
  }
}

/** What lies on the sheets now and did not before. @param {View} before @param {View} now */
function newMarks(before, now) {
  const old = new Set(allMarks(before));
  const made = allMarks(now).filter((mark) => !old.has(mark));
  return made.length ? new Set(made) : state.fresh.value;
}

/** @param {View} view */
function allMarks(view) {
  return view.seats.flatMap(({ sheet }, seat) =>
    sheet.rows.flatMap(({ name, marks }) => marks.map((number) => `${seat} ${name} ${number}`)),
  );
}

/** Whether this is the answer that was waited for. @param {string} key */
function answered(key) {
  if (state.pending.value?.key !== key) return false;
  state.pending.value = null;
  return true;
}

function newKey() {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  return Array.from(bytes, (byte) => byte.toString(36).padStart(2, "0")).join("");
}
