// The end of a game: every sheet's points side by side, what changed, and where to go from here.

import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import { html } from "../lib/html.js";
import { list, number, t } from "../lib/i18n.js";
import { nonceFor } from "../lib/nonce.js";
import { people } from "../lib/people.js";
import { navigate } from "../lib/router.js";
import { Padlock } from "../table/icons.js";
import { ask } from "../table/live.js";
import { Failed } from "./controls.js";
import { failureOf } from "./loaded.js";
import { count, keeps, record } from "./record.js";
import { openTable, sameAgain } from "./tables.js";

/** So many sheets leave room beside their points for how many marks made them. */
const ROOMY = 3;

/**
 * @typedef {import("../lib/types.js").Setup} Setup
 * @typedef {import("../lib/types.js").View} View
 * @typedef {import("../lib/types.js").Result} Result
 */

/**
 * For the table to put where its action bar was, once `view.result` is there. R plays again.
 * @param {{ setup: Setup, view: View }} props
 */
export function End({ setup, view }) {
  const { result } = view;
  if (!result) return null;
  return html`<section class="game-end card" aria-labelledby="end-title">
    <div class="headline">
      <h2 id="end-title">${headline(setup, result)}</h2>
      <p class="why">${t("end-reason", { reason: result.reason })}</p>
    </div>
    <${Ways} setup=${setup} />
    <${Changed} setup=${setup} result=${result} />
    <${Points} setup=${setup} view=${view} result=${result} />
  </section>`;
}

/**
 * Who won, as the person at this seat would hear it.
 * @param {Setup} setup
 * @param {Result} result
 */
export function headline({ seats, you }, { places, scores }) {
  if (seats.length === 1) return t("end-title-alone", { n: scores[0] ?? 0 });
  const winners = seats.flatMap((_, seat) => (places[seat] === 1 ? [seat] : []));
  const names = list(winners.map((seat) => seats[seat]?.name ?? ""));
  if (you !== null && winners.includes(you)) {
    return winners.length > 1 ? t("end-title-shared") : t("end-title-won");
  }
  return winners.length > 1 ? t("end-title-others", { names }) : t("end-title-other", { names });
}

/**
 * A column a player, the best first; a row for every row of the sheet.
 * @param {{ setup: Setup, view: View, result: Result }} props
 */
function Points({ setup, view, result }) {
  const place = (/** @type {number} */ seat) => result.places[seat] ?? Infinity;
  const order = setup.seats.map((_, seat) => seat).sort((one, other) => place(one) - place(other));
  const sheets = order.flatMap((seat) => view.seats[seat]?.sheet ?? []);
  const own = (/** @type {number} */ at) => (order[at] === setup.you ? "own" : "");
  return html`<div class="scroll" role="region" aria-label=${t("end-table")} tabindex="0">
    <table class="points ${order.length > ROOMY ? "many" : ""}">
      <thead>
        <tr>
          <td></td>
          ${order.map(
            (seat, at) => html`<th key=${seat} scope="col" class=${own(at)}>
              <b>${seat === setup.you ? t("seat-you") : setup.seats[seat]?.name}</b>
              <small>${placeName(result.places, seat)}</small>
            </th>`,
          )}
        </tr>
      </thead>
      <tbody>
        ${sheets[0]?.rows.map(
          ({ name }, row) => html`<tr key=${name} class="c-${name}">
            <th scope="row">${t("row-name", { row: name })}</th>
            ${sheets.map(({ rows }, at) => html`<td class=${own(at)}><${RowPoints} ...${rows[row]} /></td>`)}
          </tr>`,
        )}
        <tr>
          <th scope="row">${t("end-penalties")}</th>
          ${sheets.map((sheet, at) => html`<td class=${own(at)}><b>${number(sheet.penalty_points)}</b></td>`)}
        </tr>
        <tr class="sum">
          <th scope="row">${t("end-total")}</th>
          ${sheets.map((sheet, at) => html`<td class=${own(at)}><b>${number(sheet.total)}</b></td>`)}
        </tr>
      </tbody>
    </table>
  </div>`;
}

/** @param {import("../lib/types.js").RowView} props */
function RowPoints({ count, points, locked }) {
  return html`<b>${number(points)}${locked && html`<${Padlock} />`}</b>
    <small>${t("marks", { n: count })}${locked && html`<span class="unseen">, ${t("end-locked")}</span>`}</small>`;
}

/** @param {Result["places"]} places @param {number} seat */
export function placeName(places, seat) {
  const place = places[seat];
  if (place == null) return t("end-place-none");
  const shared = places.filter((other) => other === place).length > 1;
  return t(shared ? "end-place-tie" : "end-place-n", { n: place });
}

/** @param {{ setup: Setup, result: Result }} props */
function Changed({ setup, result }) {
  const [change, setChange] = useState(/** @type {import("./record.js").Counted | null} */ (null));
  useEffect(() => setChange(count(setup, result)), [setup.game]);
  if (!change) return null;
  const { games, wins } = record.value;
  return html`<p class="changed" role="status">
    <strong class=${isBest(change) ? "best" : ""}>${bestLine(change)}</strong>
    <span>${t("record-games", { n: games })}</span>
    <span>${t("record-wins", { n: wins })}</span>
    ${!keeps.value && html`<small>${t("record-not-kept")}</small>`}
  </p>`;
}

/** @param {import("./record.js").Counted} change */
function isBest({ score, before }) {
  return before === null || score > before;
}

/** @param {import("./record.js").Counted} change */
function bestLine({ score, before }) {
  if (before === null) return t("end-best-first", { score: number(score) });
  if (score > before) return t("end-best-new", { score: number(score), before: number(before) });
  return t("end-best", { score: number(before) });
}

/** @param {{ setup: Setup }} props */
function Ways({ setup }) {
  const [opening, setOpening] = useState(false);
  const [failed, setFailed] = useState(/** @type {import("./loaded.js").Failure | null} */ (null));
  const together = people.seats.value !== null;
  const next = people.next.value;
  useEffect(() => {
    if (together && opening && next) goOn(next);
  }, [opening, next]);
  const again = async () => {
    setOpening(true);
    setFailed(null);
    try {
      if (!together) return await openTable(sameAgain(setup));
      const refused = await ask({ type: "again" });
      if (!refused) return; // where to comes next
      setFailed(refused);
    } catch (error) {
      setFailed(failureOf(error));
    }
    setOpening(false);
  };
  useKey("r", again, !opening);
  const table = setup.game;
  return html`<div class="ways">
    ${setup.you !== null &&
    html`<button type="button" class="button main" aria-busy=${opening} aria-keyshortcuts="R" onClick=${again}>
        ${opening ? `${t("landing-opening")} …` : t(together && next ? "end-join-next" : "end-again")}
      </button>
      <button type="button" class="button" onClick=${() => navigate(together ? "/tables/new" : "/setup")}>${t("end-setup")}</button>`}
    <a class="button" href="/replay/${table}">${t("end-replay")}</a>
    <a class="button" href="/check/${table}">${t("end-check")}</a>
    <a class="button" href="/api/tables/${table}/record" download="rowlock-${table}.json">${t("end-download")}</a>
    ${failed && html`<${Failed} ...${failed} />`}
  </div>`;
}

/** Go to the table where these people play again, with a number for its dice. @param {string} table */
function goOn(table) {
  nonceFor(table);
  navigate(`/table/${table}`);
}

/**
 * A key that does something as long as nothing is being typed.
 * @param {string} key
 * @param {() => void} act
 * @param {boolean} on
 */
function useKey(key, act, on) {
  useLayoutEffect(() => {
    const pressed = (/** @type {KeyboardEvent} */ event) => {
      const modified = event.ctrlKey || event.metaKey || event.altKey;
      const typing = /** @type {Element} */ (event.target).matches?.("input, textarea, select");
      if (event.key.toLowerCase() !== key || modified || typing) return;
      event.preventDefault();
      act();
    };
    if (!on) return;
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  }, [on]);
}
