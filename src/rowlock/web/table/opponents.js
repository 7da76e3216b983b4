// The others at the table, as compact bars. A tap shows the whole sheet in the panel.

import { html } from "../lib/html.js";
import { number as figure, t } from "../lib/i18n.js";
import { people } from "../lib/people.js";
import { state } from "../lib/state.js";
import { Tick } from "./icons.js";
import { nameOf } from "./names.js";

/**
 * @param {{ row: import("../lib/types.js").RowView, at: number, seat: number }} props
 */
function MiniRow({ row, at, seat }) {
  const pad = state.setup.value?.pad;
  const fresh = state.fresh.value;
  return html`<span class="mini r-${row.name} ${state.view.value?.closed[row.name] ? "is-closed" : ""}">
    <span class="mini-letter c-${row.name}">${t("row-letter", { row: row.name })}</span>
    <span class="mini-cells">
      ${(pad?.numbers[at] ?? []).map((number, place) => {
        const lies = row.marks.includes(number) ? "on" : row.burned.includes(number) ? "burn" : "";
        const flash = fresh.has(`${seat} ${row.name} ${number}`) ? "fresh" : "";
        return html`<i key=${number} class="c-${pad?.colours[at]?.[place]} ${lies} ${flash}"></i>`;
      })}
      <i class="mini-lock c-${row.name} ${row.locked ? "on" : ""}"></i>
    </span>
    <span class="mini-points">${figure(row.points)}</span>
  </span>`;
}

/** What a seat is doing, as a word. @param {number} seat */
function doing(seat) {
  const view = state.view.value;
  const now = view?.seats[seat];
  if (!view || !now || view.phase === "over") return "";
  if (now.left) return t("log-left");
  const away = awayWord(seat);
  if (away) return away;
  if (now.chosen) return t("log-chosen");
  return view.phase !== "colour" || view.roller === seat ? t("log-thinking") : "";
}

/** Why a person does not play now, if that is so. @param {number} seat */
export function awayWord(seat) {
  const person = people.seats.value?.[seat];
  const { bot } = state.setup.value?.seats[seat] ?? {};
  if (!person || bot || state.view.value?.seats[seat]?.left) return "";
  if (person.autopilot) return t("people-autopilot");
  return person.here ? "" : t("people-away");
}

/** "×", "×2", ... @param {number} taken */
const penaltiesMark = (taken) => (taken > 1 ? `×${figure(taken)}` : "×".repeat(taken));

/** @param {{ seat: number }} props */
function Opponent({ seat }) {
  const view = state.view.value;
  const now = view?.seats[seat];
  const { bot } = state.setup.value?.seats[seat] ?? {};
  if (!view || !now) return null;
  const name = nameOf(seat);
  const rolls = view.roller === seat && view.phase !== "over";
  const opened = state.opened.value === seat;
  const said = [t("points", { n: now.sheet.total }), t("penalties", { n: now.sheet.penalties }), rolls ? t("seat-rolls") : "", doing(seat)];
  return html`<li class="opponent card ${now.left ? "left" : ""} ${rolls ? "rolls" : ""} ${opened ? "opened" : ""}">
    <p class="unseen">${name}: ${said.filter(Boolean).join(", ")}</p>
    <span class="opponent-head" aria-hidden="true">
      <b class="opponent-name">${name}</b>
      ${bot && html`<span class="level">${t("level-name", { level: bot })}</span>`}
      ${awayWord(seat) && html`<span class="level away">${awayWord(seat)}</span>`}
      <span class="doing ${now.chosen ? "has-chosen" : ""}">${now.chosen ? html`<${Tick} />` : ""}</span>
      <span class="opponent-penalties">${penaltiesMark(now.sheet.penalties)}</span>
      <b class="opponent-total">${figure(now.sheet.total)}</b>
    </span>
    <span aria-hidden="true">
      ${now.sheet.rows.map((row, at) => html`<${MiniRow} key=${row.name} row=${row} at=${at} seat=${seat} />`)}
    </span>
    <button type="button" class="opponent-open" aria-label=${t("sheet-open", { name })} aria-expanded=${opened ? "true" : "false"}
      onClick=${() => (state.opened.value = opened ? null : seat)}></button>
  </li>`;
}

/** @param {{ own: number }} props the seat whose sheet is large */
export function Opponents({ own }) {
  const seats = state.setup.value?.seats.flatMap((_, seat) => (seat === own ? [] : [seat])) ?? [];
  if (!seats.length) return null;
  return html`<ul class="opponents" style=${{ "--others": seats.length }} aria-label=${t("opponents-title")}>
    ${seats.map((seat) => html`<${Opponent} key=${seat} seat=${seat} />`)}
  </ul>`;
}
