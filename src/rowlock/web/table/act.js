// What a person can do at the table, by tap, key or button alike.

import { settings } from "../lib/settings.js";
import { play } from "../lib/sound.js";
import { NOTHING, state } from "../lib/state.js";
import { canGrow, includes, marksOf, passOf, tapped } from "./choice.js";
import { choose } from "./live.js";

/** The choices that may be made now: none while the connection is not live or one is on its way. */
export function openChoices() {
  const view = state.view.value;
  if (!view || state.connection.value !== "live" || state.pending.value) return [];
  return view.legal;
}

/** A cell is tapped: selected, or confirmed if it was. @param {import("../lib/types.js").Mark} mark */
export function tap(mark) {
  const legal = openChoices();
  const selection = state.selection.value;
  if (includes(selection, mark)) return confirm();
  const next = tapped(legal, selection, mark);
  if (!next) return;
  state.refused.value = null;
  state.selection.value = { white: null, colour: null, colour_first: false, ...next };
  if (settings.oneTap.value && !canGrow(legal, next)) confirm();
}

/** Confirm what is selected. */
export function confirm() {
  const selection = state.selection.value;
  if (!openChoices().length || !marksOf(selection).length) return;
  play("mark");
  choose(selection);
}

/** Mark nothing. */
export function pass() {
  const option = passOf(openChoices());
  if (!option) return;
  state.selection.value = NOTHING;
  choose(option);
}

/** Take back what is not yet confirmed. */
export function unselect() {
  state.selection.value = NOTHING;
}
