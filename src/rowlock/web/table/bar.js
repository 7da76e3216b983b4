// The action bar: what is asked, what is selected, and the two buttons that answer it.

import { html } from "../lib/html.js";
import { has, language, list, number, t } from "../lib/i18n.js";
import { people } from "../lib/people.js";
import { state } from "../lib/state.js";
import { confirm, openChoices, pass, unselect } from "./act.js";
import { marksOf, passOf } from "./choice.js";
import { ClockFigure, ClockRing } from "./clock.js";
import { Clear } from "./icons.js";
import { say } from "./live.js";
import { markName, marksName, nameOf } from "./names.js";

/** @typedef {import("../lib/types.js").View} View */

/** Whether this page's person still plays here. */
export function seated() {
  const you = state.setup.value?.you ?? null;
  return you !== null && !state.view.value?.seats[you]?.left;
}

/** Whether Autopilot has the own seat. */
function onAutopilot() {
  const you = state.setup.value?.you ?? null;
  return you !== null && (people.seats.value?.[you]?.autopilot ?? false);
}

/** The seats whose choice is awaited. @param {View} view */
export function awaited(view) {
  if (view.phase === "roll" || view.phase === "over") return [];
  const seats = view.phase === "colour" ? [view.roller] : view.seats.map((_, seat) => seat);
  return seats.filter((seat) => !view.seats[seat]?.chosen && !view.seats[seat]?.left);
}

/** What the table waits for, in one line. @param {View} view */
export function headline(view) {
  const mine = view.roller === state.setup.value?.you;
  const name = nameOf(view.roller);
  if (view.phase === "roll" || view.white_sum === null) return t("dice-waiting");
  if (view.phase === "colour") return mine ? t("bar-colour") : t("bar-colour-wait", { name });
  return t(mine ? "bar-your-roll" : "bar-their-roll", { sum: view.white_sum, name });
}

/** The line below it: what stands in the way, what is selected, or whom we wait for. @param {View} view */
function detail(view) {
  const { refused, connection, pending, selection } = state;
  if (connection.value !== "live") return { text: t("bar-off"), tone: "bad" };
  if (refused.value) return { text: refusal(refused.value), tone: "bad" };
  if (pending.value) return { text: t("bar-sending"), tone: "" };
  if (onAutopilot()) return { text: t("bar-autopilot"), tone: "bad" };
  if (!view.legal.length) return { text: waiting(view), tone: "" };
  const marks = marksOf(selection.value);
  if (marks.length) {
    const n = selection.value.skips?.reduce((sum, each) => sum + each, 0) ?? 0;
    return { text: t("bar-selected", { mark: marksName(marks), n }), tone: "good" };
  }
  return { text: t(view.legal.some((option) => marksOf(option).length) ? "bar-choose" : "bar-nothing"), tone: "" };
}

/** @param {View} view */
function waiting(view) {
  const names = awaited(view).map(nameOf);
  const wait = names.length ? t("bar-waiting", { names: list(names) }) : "";
  if (!seated()) return [t("bar-spectator"), wait].filter(Boolean).join(". ");
  return view.chosen ? [t("bar-confirmed"), wait].filter(Boolean).join(". ") : wait;
}

/** @param {{ code: string, expected?: unknown }} refused */
function refusal({ code, expected }) {
  const id = `error-${code}`;
  if (!has(id)) return t("error-unknown", { code });
  const plain = typeof expected === "number" || typeof expected === "string";
  return t(id, plain ? { expected } : {});
}

/** What the pass button says: its price. @param {View} view */
function passLabel(view) {
  const penalty = passOf(view.legal)?.penalty ?? false;
  if (view.phase === "colour") return t(penalty ? "action-done-penalty" : "action-done");
  if (view.phase === "answer") return t(penalty ? "action-pass-penalty" : "action-pass-free");
  return t(view.roller === state.setup.value?.you ? "action-skip-white" : "action-pass-free");
}

function confirmLabel() {
  const marks = marksOf(state.selection.value);
  if (!marks.length) return t("action-confirm-short");
  return t("action-confirm", { mark: marks.map(markName).join(" + ") });
}

/** @param {{ view: View }} props */
export function Bar({ view }) {
  const { text, tone } = detail(view);
  // a line may begin with a colour's name
  const line = text.charAt(0).toLocaleUpperCase(language.value) + text.slice(1);
  return html`<section class="bar card" aria-label=${t("action-title")}>
    <div class="bar-words">
      <p>
        <strong>${headline(view)}</strong>
        <span class="detail ${tone}">${line}</span>
      </p>
      ${seated() && html`<button type="button" class="plain clear" aria-keyshortcuts="Escape" aria-label=${t("action-undo")}
        hidden=${!marksOf(state.selection.value).length || !openChoices().length} onClick=${unselect}><${Clear} /></button>`}
      ${!seated() && html`<${ClockFigure} />`}
    </div>
    ${seated() && html`<${Buttons} view=${view} />`}
  </section>`;
}

/** @param {{ view: View }} props */
function Buttons({ view }) {
  if (onAutopilot()) {
    return html`<div class="bar-buttons">
      <button type="button" class="button main" onClick=${() => say({ type: "back" })}>${t("action-back")}</button>
    </div>`;
  }
  const open = openChoices().length > 0;
  const ready = open && marksOf(state.selection.value).length > 0;
  return html`<div class="bar-buttons">
    <button type="button" class="button" aria-keyshortcuts="P" aria-disabled=${open ? null : "true"} onClick=${pass}>
      ${view.legal.length ? passLabel(view) : t("action-pass-free")}
    </button>
    <span class="ringed">
      <${ClockRing} />
      <button type="button" class="button main" aria-keyshortcuts="Enter" aria-disabled=${ready ? null : "true"} onClick=${confirm}>
        ${confirmLabel()}
      </button>
      <${ClockFigure} />
    </span>
  </div>`;
}

/** The roll's number, in the header. */
export function RollNumber() {
  const turn = state.view.value?.turn ?? 0;
  return html`<span class="pill roll-number">${t("roll-number", { turn: number(turn) })}</span>`;
}
