// A line to a table that is not there: it speaks the protocol of live.js and plays the prepared game.

import { signal } from "@preact/signals";
import { sameMark } from "../table/choice.js";

/**
 * @typedef {{ white: import("../lib/types.js").Mark | null, colour: import("../lib/types.js").Mark | null }} Wanted
 * @typedef {{ says: string, row: string, view: import("../lib/types.js").View, choose: Wanted | null }} Lesson
 * @typedef {{ setup: import("../lib/types.js").Setup, lessons: Lesson[] }} Tour
 */

/** Which lesson is shown. */
export const at = signal(0);

/** Whether another choice than the prepared one was made: allowed, but not how this game goes on. */
export const strayed = signal(false);

const NO_CLOCK = { limit: null, left: null };

/** @type {(() => void) | null} */
let forward = null;

/** On to the next lesson. */
export const next = () => forward?.();

/** The prepared game, in place of a connection. @param {Tour} tour @returns {typeof import("../lib/socket.js").connect} */
export function prepared({ setup, lessons }) {
  return (_path, on) => {
    at.value = 0;
    strayed.value = false;
    const show = () => {
      const lesson = lessons[at.value];
      if (lesson) on.message({ type: "view", view: lesson.view, clock: NO_CLOCK });
    };
    forward = () => {
      strayed.value = false;
      at.value = Math.min(at.value + 1, lessons.length - 1);
      show();
    };
    const send = (/** @type {any} */ message) => {
      if (message.type !== "choose") return true;
      const wanted = lessons[at.value]?.choose;
      const kept = !!wanted && same(wanted.white, message.white) && same(wanted.colour, message.colour);
      // answered later, as a server would
      queueMicrotask(() => {
        on.message(kept ? { type: "accepted", key: message.key } : { type: "refused", key: message.key, code: "" });
        if (kept) forward?.();
        else strayed.value = true;
      });
      return true;
    };
    const first = lessons[0];
    queueMicrotask(() => first && on.message({ type: "table", setup, view: first.view, clock: NO_CLOCK }));
    return { send, again: show, close: () => (forward = null) };
  };
}

/** @param {import("../lib/types.js").Mark | null} one @param {import("../lib/types.js").Mark | null} other */
function same(one, other) {
  return one === other || sameMark(one, other);
}
