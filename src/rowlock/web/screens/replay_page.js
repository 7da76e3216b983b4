// One page of a replay: the roll, every sheet as the table draws them, and what each seat did.

import { useLayoutEffect } from "preact/hooks";
import { html } from "../lib/html.js";
import { t } from "../lib/i18n.js";
import { clearTable, state } from "../lib/state.js";
import { Dice } from "../table/dice.js";
import { DeedLine } from "../table/log.js";
import { deedsOf, nameOf } from "../table/names.js";
import { keyOf } from "../table/choice.js";
import { Sheet } from "../table/sheet.js";

/**
 * @typedef {import("../lib/types.js").Setup} Setup
 * @typedef {import("../lib/types.js").View} View
 */

/** The table's own parts read the table's state, so the page of the replay is laid on the table. */
export function lay(/** @type {Setup} */ setup, /** @type {View} */ view) {
  state.setup.value = setup;
  state.view.value = view;
  state.turns.value = view.turns;
  state.fresh.value = new Set(
    view.turns.flatMap((settled) =>
      deedsOf(settled).flatMap(({ seat, marks }) => marks.map((mark) => `${seat} ${keyOf(mark)}`)),
    ),
  );
}

/** @param {{ setup: Setup, view: View }} props */
export function Page({ setup, view }) {
  useLayoutEffect(() => lay(setup, view), [setup, view]);
  useLayoutEffect(() => clearTable, []);
  if (state.view.value !== view) return null;
  const own = setup.you ?? 0;
  const seats = [own, ...setup.seats.map((_, seat) => seat).filter((seat) => seat !== own)];
  return html`<div class="page">
    <${Dice} />
    <${Did} view=${view} />
    ${seats.map(
      (seat) => html`<section key=${seat} class="card sheet-card ${seat === own ? "first" : ""}">
        <h2>${nameOf(seat)} ${level(setup, seat)}</h2>
        <${Sheet} seat=${seat} />
      </section>`,
    )}
  </div>`;
}

/** @param {Setup} setup @param {number} seat */
function level(setup, seat) {
  const bot = setup.seats[seat]?.bot;
  return bot ? html`<small>${t("level-name", { level: bot })}</small>` : "";
}

/** @param {{ view: View }} props */
function Did({ view }) {
  const settled = view.turns[0];
  return html`<section class="card did">
    <h2>${settled ? t("log-roll", { turn: settled.number, name: nameOf(settled.turn.roller) }) : t("replay-start")}</h2>
    <ul class="lines">
      ${settled ? deedsOf(settled).map((deed) => html`<${DeedLine} key=${deed.seat} deed=${deed} />`) : null}
    </ul>
  </section>`;
}
