// What the page says and sounds as the game goes on.

import { effect, untracked } from "@preact/signals";
import { announce } from "../lib/announce.js";
import { number, t } from "../lib/i18n.js";
import { play } from "../lib/sound.js";
import { state } from "../lib/state.js";
import { keepAwake } from "../lib/wake.js";
import { headline } from "./bar.js";
import { deedName, deedsOf, markName, nameOf } from "./names.js";

/** @typedef {import("../lib/types.js").View} View */

/** Follow the table; returns how to stop. */
export function followTable() {
  /** @type {View | null} */
  let before = null;
  const stop = effect(() => {
    const view = state.view.value;
    untracked(() => {
      if (view && view !== before) told(before, view);
      keepAwake(!!view && view.phase !== "over");
    });
    before = view;
  });
  return () => {
    stop();
    keepAwake(false);
  };
}

/** @param {View | null} before @param {View} now */
function told(before, now) {
  const parts = [];
  if (before) {
    const news = state.turns.value.filter(({ number: turn }) => turn >= before.turn && now.turns.some((sent) => sent.number === turn));
    for (const settled of news) {
      parts.push(t("log-roll", { turn: number(settled.number), name: nameOf(settled.turn.roller) }));
      parts.push(...deedsOf(settled).map(deedName));
    }
    if (now.phase === "colour" && before.phase === "white") parts.push(...whites(now));
  }
  if (before && !before.chosen && now.chosen) parts.push(t("bar-confirmed"));
  if (now.phase === "over" && before?.phase !== "over") parts.push(t("announce-over"));
  else if (!before || before.turn !== now.turn || before.phase !== now.phase) parts.push(...phase(before, now));
  announce(parts.join(". "));
  sounds(before, now);
}

/** @param {View} view */
function whites({ settled_white: marks }) {
  return (marks ?? []).map((mark, seat) => `${nameOf(seat)}: ${mark ? markName(mark) : t("log-passed")}`);
}

/** @param {View | null} before @param {View} now */
function phase(before, now) {
  const [first = 0, second = 0] = now.dice?.white ?? [];
  const you = now.roller === state.setup.value?.you ? "yes" : "no";
  const landed = now.white_sum !== null && before?.turn !== now.turn;
  if (landed) return [t("dice-rolled", { you, name: nameOf(now.roller), first, second, sum: now.white_sum ?? 0 })];
  return [headline(now)];
}

/** One sound at a time: the most telling. @param {View | null} before @param {View} now */
function sounds(before, now) {
  if (!before) return;
  const locks = Object.keys(now.closed).length > Object.keys(before.closed).length;
  if (now.phase === "over") return void (before.phase !== "over" && play("end"));
  if (locks) play("lock");
  if (before.turn !== now.turn) {
    play("roll");
    if (now.roller === state.setup.value?.you && now.seats.length > 1) play("turn");
  }
}
