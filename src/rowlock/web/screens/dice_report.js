// What the check of the dice found, in words, roll by roll.

import { useEffect, useState } from "preact/hooks";
import { verify } from "../check/verify.js";
import { html } from "../lib/html.js";
import { list, t } from "../lib/i18n.js";
import { keptNonce } from "../lib/nonce.js";
import { Waiting } from "./controls.js";

/**
 * @typedef {import("../check/verify.js").Report} Report
 * @typedef {import("../check/verify.js").Step} Step
 * @typedef {import("../check/verify.js").RolledDie} RolledDie
 */

/**
 * Checks the record when it appears.
 * @param {{ record: unknown, table: string }} props `table` is what the own nonce was kept under
 */
export function DiceReport({ record, table }) {
  const [report, setReport] = useState(/** @type {Report | null} */ (null));
  useEffect(() => {
    let current = true;
    setReport(null);
    verify(record, keptNonce(table)).then((found) => current && setReport(found));
    return () => void (current = false);
  }, [record, table]);
  if (!report) return html`<${Waiting} text=${t("check-running")} />`;
  const rolls = report.steps.filter(({ dice }) => dice);
  return html`<section class="card report ${report.verdict}">
    <${Verdict} verdict=${report.verdict} rolls=${rolls.length} />
    <ul class="steps">
      ${report.steps.map((step) =>
        step.dice && step.good ? null : html`<${Line} step=${step} seats=${seatsOf(record)} />`,
      )}
    </ul>
    ${rolls.length > 0 && html`<${Rolls} rolls=${rolls} />`}
    <details>
      <summary>${t("check-how-title")}</summary>
      <p>${t("check-how")}</p>
      <p>${t("check-limit")}</p>
    </details>
  </section>`;
}

/** @param {{ verdict: Report["verdict"], rolls: number }} props */
function Verdict({ verdict, rolls }) {
  if (verdict === "not-over") return html`<p class="verdict" role="status">${t("check-not-over")}</p>`;
  if (verdict === "no-crypto") return html`<p class="verdict" role="status">${t("check-no-crypto")}</p>`;
  const good = verdict === "good";
  return html`<p class="verdict" role="status">
    <span class="sign" aria-hidden="true">${good ? "✓" : "✗"}</span>
    <strong>${good ? t("check-good", { n: rolls }) : t("check-bad")}</strong>
  </p>`;
}

/**
 * Who sat where; the only person at a table is the reader.
 * @param {any} record
 * @returns {string[]}
 */
function seatsOf(record) {
  const seats = /** @type {import("../lib/types.js").Seat[]} */ (record?.seats ?? []);
  const alone = seats.filter(({ bot }) => !bot).length === 1;
  return seats.map(({ name, bot }) => (alone && !bot ? t("seat-you") : name));
}

/** @param {{ step: Step, seats: string[] }} props */
function Line({ step, seats }) {
  const { seat, drawn, ...values } = step.values;
  const found = seats[Number(seat)] ?? "";
  const named = seat === undefined ? values : { ...values, name: found, found, expected: seats[Number(drawn)] ?? "" };
  return html`<li class=${step.good ? "good" : "bad"}>
    <span class="sign" aria-hidden="true">${step.good ? "✓" : "✗"}</span>
    <span>${t(step.code, named)}</span>
  </li>`;
}

/** @param {{ rolls: Step[] }} props */
function Rolls({ rolls }) {
  return html`<details open>
    <summary>${t("check-rolls")}</summary>
    <ol class="roll-list">
      ${rolls.map(
        ({ code, good, values, dice = [] }) => html`<li key=${values.turn} class=${good ? "good" : "bad"}>
          <span class="unseen">${t(code, { ...values, dice: list(dice.map(dieName)) })}</span>
          <span class="seen" aria-hidden="true">
            <b>${values.turn}</b>
            ${dice.map((each) => html`<${Chip} key=${each.die} ...${each} />`)}
            <span class="sign">${good ? "✓" : "✗"}</span>
          </span>
        </li>`,
      )}
    </ol>
  </details>`;
}

/** @param {RolledDie} props */
function Chip({ die, value, recorded }) {
  const colour = die.startsWith("white") ? "white" : die;
  const state = recorded === undefined ? "out" : recorded === value ? "" : "wrong";
  return html`<i class="chip c-${colour} ${state}">
    ${state === "wrong" ? `${recorded}≠${value}` : value}
  </i>`;
}

/** @param {RolledDie} rolled */
function dieName({ die, value, recorded }) {
  return t(recorded === undefined ? "check-die-out" : "check-die-value", { die, value });
}
