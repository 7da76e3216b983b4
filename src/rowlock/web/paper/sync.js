// A shared game's connection: what was written here goes out until the server has it, what others
// wrote comes in. Without a connection the sheet goes on as it is.

import { signal } from "@preact/signals";
import { connect } from "../lib/socket.js";
import { change, kept, shared } from "./kept.js";

/** @typedef {import("./fold.js").Note} Note */

const VERSION = 1;
const AT_ONCE = 10;

/** How the connection is. */
export const connection = signal(/** @type {import("../lib/state.js").Connection} */ ("connecting"));

/** A game that was looked at before a sheet of it is taken. */
export const offered = signal(/** @type {import("./kept.js").Kept | null} */ (null));

/** What the server would not keep. */
export const refused = signal(/** @type {{ code: string, expected?: unknown } | null} */ (null));

/** @type {import("../lib/socket.js").Line | null} */
let line = null;

/** Connect to a shared game; returns how to let go. @param {string} game */
export function share(game) {
  connection.value = "connecting";
  const opened = connect(`/ws/sheets/${encodeURIComponent(game)}`, {
    hello: () => ({ type: "hello", version: VERSION }),
    message: (message) => heard(game, /** @type {any} */ (message)),
    change: (now) => (connection.value = now),
  });
  line = opened;
  return () => {
    opened.close();
    if (line === opened) line = null;
    offered.value = null;
  };
}

/** Send what waits. */
export function send() {
  const now = kept.value;
  if (!now?.game || connection.value !== "live") return;
  const waiting = new Set(now.waiting);
  const notes = now.notes.filter(({ id }) => waiting.has(id));
  for (let start = 0; start < notes.length; start += AT_ONCE) {
    line?.send({ type: "write", notes: notes.slice(start, start + AT_ONCE) });
  }
}

/** @param {string} game @param {{ type: string, pad: string, hidden: boolean, notes: Note[], closed: [string, number][], id: string, code: string, expected?: unknown }} message */
function heard(game, message) {
  if (message.type === "paper") {
    connection.value = "live";
    if (kept.value?.game !== game) offered.value = { ...shared(game, message.pad, message.hidden), notes: message.notes, closed: message.closed };
    else merge(message.notes, message.closed);
    send();
  } else if (message.type === "news") {
    if (kept.value?.game === game) merge(message.notes, message.closed);
    else if (offered.value) offered.value = { ...offered.value, notes: added(offered.value.notes, message.notes), closed: message.closed };
  } else if (message.type === "refused") {
    refused.value = { code: message.code, expected: message.expected };
    change(({ notes, waiting }) => ({
      notes: notes.filter(({ id }) => id !== message.id),
      waiting: waiting.filter((id) => id !== message.id),
    }));
  }
}

/** @param {Note[]} news @param {[string, number][]} closed */
function merge(news, closed) {
  const known = new Set(news.map(({ id }) => id));
  change(({ notes, waiting }) => ({
    notes: added(notes, news),
    waiting: waiting.filter((id) => !known.has(id)),
    closed,
  }));
}

/** @param {Note[]} notes @param {Note[]} news */
function added(notes, news) {
  const known = new Set(notes.map(({ id }) => id));
  return [...notes, ...news.filter(({ id }) => !known.has(id))];
}
