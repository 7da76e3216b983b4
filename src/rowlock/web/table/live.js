// The table's connection: what the server says goes into `state`, what a person does goes out.

import { batch } from "@preact/signals";
import { keepNonce, keptNonce, passingNonce } from "../lib/nonce.js";
import { connect } from "../lib/socket.js";
import { NOTHING, clearTable, state } from "../lib/state.js";
import { clearPeople, hear, people } from "../lib/people.js";

/**
 * @typedef {import("../lib/types.js").ServerMessage} ServerMessage
 * @typedef {import("../lib/types.js").View} View
 */

const VERSION = 1;
const KEY_BYTES = 12;

/** @type {import("../lib/socket.js").Line | null} */
let line = null;

/**
 * What was asked and not yet answered, by key: each gets the refusal, or null.
 * @type {Map<string, (refused: { code: string, expected?: unknown } | null) => void>}
 */
const asked = new Map();

/** The table, and the number that this page gives its dice should its person sit down there. */
let here = { table: "", nonce: "" };

/** Sit down at a table; returns how to get up, which is not leaving it. @param {string} table @param {typeof connect} [open] */
export function sitDown(table, open = connect) {
  clearTable();
  clearPeople();
  here = { table, nonce: keptNonce(table) ?? passingNonce() };
  line = open(`/ws/tables/${encodeURIComponent(table)}`, {
    hello: () => ({
      type: "hello",
      version: VERSION,
      since: state.turns.value.at(-1)?.number ?? 0,
      nonce: here.nonce,
    }),
    message: receive,
    change: (now) => {
      state.connection.value = now;
      for (const answer of asked.values()) answer({ code: "not-connected" });
      asked.clear();
    },
  });
  return () => {
    line?.close();
    line = null;
    clearTable();
    clearPeople();
  };
}

/** Take the seat back from another page. */
export function takeBack() {
  state.connection.value = "connecting";
  line?.again();
}

/** Leave the table for good. */
export function leave() {
  say({ type: "leave" });
}

/** Say something that needs no answer. @param {object} message */
export function say(message) {
  return line?.send(message) ?? false;
}

/**
 * Ask for something; resolves to the refusal, or null once it is done.
 * @param {object} message
 * @returns {Promise<{ code: string, expected?: unknown } | null>}
 */
export function ask(message) {
  const key = newKey();
  return new Promise((answer) => {
    if (say({ ...message, key })) asked.set(key, answer);
    else answer({ code: "not-connected" });
  });
}

/** Take a free seat of the waiting room. @param {string} name */
export async function sit(name) {
  const refused = await ask({ type: "sit", name });
  if (!refused) keepNonce(here.table, here.nonce);
  return refused;
}

/** Confirm a choice, or a pass. It is sent again, under the same key, until the server answers. @param {import("../lib/types.js").LegalChoice} option */
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
    if (message.type === "beat") say(message);
    else if (message.type === "table") tableCame(message);
    else if (message.type === "view") viewCame(message.view, message.clock);
    else if (message.type === "chosen") chosenCame(message);
    else if (message.type === "accepted") acceptedCame(message);
    else if (message.type === "refused") {
      if (!answered(message.key, message)) return;
      state.refused.value = { code: message.code, expected: message.expected };
      state.selection.value = NOTHING;
    } else if (message.type === "error") {
      state.refused.value = { code: message.code, expected: message.expected };
    } else if (message.type !== "pong" && message.type !== "lobby") {
      hear(message);
      if (message.type === "room") state.connection.value = "live";
    }
  });
}

/** @param {import("../lib/types.js").AcceptedMessage} message */
function acceptedCame({ key, yours }) {
  answered(key, null);
  const you = state.setup.value?.you ?? -1;
  if (!yours) return;
  state.selection.value = NOTHING;
  chosenCame({ seats: Object.assign([], { [you]: true }), yours });
}

/** Who has chosen by now, and what, if it is oneself. @param {{ seats: boolean[], yours?: import("../lib/types.js").LegalChoice }} message */
function chosenCame({ seats, yours }) {
  const view = state.view.value;
  if (!view) return;
  state.view.value = {
    ...view,
    ...(yours && { chosen: yours, legal: [] }),
    turns: [],
    seats: view.seats.map((seat, number) => ({ ...seat, chosen: seats[number] ?? seat.chosen })),
  };
}

/** @param {import("../lib/types.js").TableMessage} message */
function tableCame({ setup, view, clock }) {
  state.setup.value = setup;
  people.room.value = null;
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

/**
 * Whether this is the answer to the choice that was waited for.
 * @param {string} key
 * @param {{ code: string, expected?: unknown } | null} refused
 */
function answered(key, refused) {
  asked.get(key)?.(refused);
  asked.delete(key);
  if (state.pending.value?.key !== key) return false;
  state.pending.value = null;
  return true;
}

function newKey() {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  return Array.from(bytes, (byte) => byte.toString(36).padStart(2, "0")).join("");
}
