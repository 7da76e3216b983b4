// Who is at a table for several people, and what they say: kept beside the game, never in it.

import { signal } from "@preact/signals";
import { settings } from "./settings.js";
import { play } from "./sound.js";

const MOST_SAID = 100;

/**
 * @typedef {import("./types.js").RoomView} RoomView
 * @typedef {{ here: boolean, autopilot: boolean }} Person
 * @typedef {{ seat: number | null, name: string, text?: string, what?: string }} Word
 */

export const people = {
  /** The waiting room; null once the game has begun, and at a solo table. */
  room: signal(/** @type {RoomView | null} */ (null)),
  /** The own seat in the waiting room. */
  you: signal(/** @type {number | null} */ (null)),
  /** Who is connected, by seat; null at a solo table. */
  seats: signal(/** @type {Person[] | null} */ (null)),
  watching: signal(0),
  host: signal(0),
  /** What was said and shown since this page came, oldest first. */
  words: signal(/** @type {Word[]} */ ([])),
  /** How many of them were not looked at. */
  unread: signal(0),
  /** The seats that this page does not want to hear. */
  muted: signal(/** @type {ReadonlySet<number>} */ (new Set())),
  /** The table where these people play again. */
  next: signal(/** @type {string | null} */ (null)),
};

/** Forget everybody. */
export function clearPeople() {
  people.room.value = null;
  people.you.value = null;
  people.seats.value = null;
  people.watching.value = 0;
  people.words.value = [];
  people.unread.value = 0;
  people.muted.value = new Set();
  people.next.value = null;
}

/** Take in what the server says of people. @param {import("./types.js").PeopleNews} message */
export function hear(message) {
  if (message.type === "room") {
    people.room.value = message.room.state === "waiting" ? message.room : null;
    people.you.value = message.you;
    people.host.value = message.room.host;
    people.next.value = message.room.next;
  } else if (message.type === "people") {
    people.room.value = null;
    people.seats.value = message.seats;
    people.watching.value = message.watching;
    people.host.value = message.host;
  } else if (message.type === "next") people.next.value = message.table;
  else said(message);
}

/** @param {Word} word */
function said({ seat, name, text, what }) {
  if (!settings.chat.value || (seat !== null && people.muted.value.has(seat))) return;
  people.words.value = [...people.words.value, { seat, name, text, what }].slice(-MOST_SAID);
  people.unread.value += 1;
  play("tick");
}

/** Hear a seat no more, or again. @param {number} seat */
export function mute(seat) {
  const muted = new Set(people.muted.value);
  if (!muted.delete(seat)) muted.add(seat);
  people.muted.value = muted;
}
