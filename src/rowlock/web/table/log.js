// This roll, as far as it is open, and all rolls before it.

import { html } from "../lib/html.js";
import { number, t } from "../lib/i18n.js";
import { state } from "../lib/state.js";
import { deedsOf, markName, nameOf } from "./names.js";
import { awayWord } from "./opponents.js";

/** @typedef {import("../lib/types.js").Mark} Mark */

/** A mark as a small coloured tag. @param {{ mark: Mark }} props */
function MarkTag({ mark }) {
  return html`<span class="mark-tag c-${mark[0]}">${markName(mark)}</span>`;
}

/** @param {{ deed: import("./names.js").Deed }} props */
export function DeedLine({ deed: { seat, marks, penalty, locked } }) {
  return html`<li>
    <b>${nameOf(seat)}</b>${" "}
    ${penalty
      ? html`<span class="cost">${t("log-penalty")}</span>`
      : marks.length
        ? marks.map((mark, at) => html`${at ? " " : ""}<${MarkTag} mark=${mark} />`)
        : html`<span>${t("log-passed")}</span>`}
    ${locked.map((row) => html` <b class="c-${row}">${t("log-locked", { row })}</b>`)}
  </li>`;
}

/** @param {{ view: import("../lib/types.js").View }} props */
function ThisRoll({ view }) {
  if (view.phase === "roll" || view.phase === "over") return null;
  return html`<section class="this-roll">
    <h2>${t("log-this-roll")}</h2>
    <ul>
      ${view.seats.map(({ chosen, left }, seat) => {
        if (left) return null;
        const white = view.settled_white;
        if (white && (seat !== view.roller || white[seat])) {
          return html`<${DeedLine} key=${seat} deed=${{ seat, marks: white[seat] ? [white[seat]] : [], penalty: false, locked: [] }} />`;
        }
        return html`<li key=${seat}><b>${nameOf(seat)}</b> <span>${chosen ? t("log-chosen") : awayWord(seat) || t("log-thinking")}</span></li>`;
      })}
    </ul>
  </section>`;
}

export function Log() {
  const view = state.view.value;
  const turns = state.turns.value;
  if (!view) return null;
  return html`<div class="log">
    <${ThisRoll} view=${view} />
    ${turns.length === 0 && view.phase === "roll" && html`<p>${t("log-empty")}</p>`}
    ${turns.toReversed().map(
      (settled) => html`<section key=${settled.number}>
        <h2>${t("log-roll", { turn: number(settled.number), name: nameOf(settled.turn.roller) })}</h2>
        <ul>
          ${deedsOf(settled).map((deed) => html`<${DeedLine} key=${deed.seat} deed=${deed} />`)}
        </ul>
      </section>`,
    )}
  </div>`;
}
