// The sheet itself: rows, penalties, total, what was done last, and the others.

import { useState } from "preact/hooks";
import { announce } from "../lib/announce.js";
import { html } from "../lib/html.js";
import { language, number as figure, t } from "../lib/i18n.js";
import { play } from "../lib/sound.js";
import { sentence } from "../screens/controls.js";
import { closedRows, fold, isOver, lastOf, totalOf } from "./fold.js";
import { Grid } from "./grid.js";
import { SheetHead } from "./head.js";
import { keeps, kept, unread, write } from "./kept.js";
import { Others } from "./others.js";
import { OBSTACLES, OPEN, isLocked, liesOf } from "./rules.js";
import { Again, Share } from "./share.js";
import { refused, send } from "./sync.js";
import { markName, noteName } from "./words.js";

/**
 * @typedef {{ text: string, tone?: "good" | "bad", row?: number, cell?: number }} Said the line below
 *   the sheet; with `row` and `cell` it asks whether that mark was made on the roll that closed the row
 */

/** @param {{ rules: import("./rules.js").Rules }} props */
export function Sheet({ rules }) {
  const [leaf, setLeaf] = useState(/** @type {"share" | "again" | null} */ (null));
  const [said, setSaid] = useState(/** @type {Said | null} */ (null));
  const now = /** @type {import("./kept.js").Kept} */ (kept.value);
  const game = fold(rules, now.notes);
  const lying = game.sheets.get(now.sheet) ?? { id: now.sheet, name: "", rows: rules.pad.numbers.map(() => 0), penalties: 0 };
  const closed = closedRows(rules, game, now.closed);
  const hidden = now.hidden && !game.shown;
  const say = (/** @type {Said | null} */ next) => {
    setSaid(next);
    if (next) announce(next.text);
  };
  const put = (/** @type {Record<string, unknown>} */ what) => {
    refused.value = null;
    write(what);
    send();
  };

  const mark = (/** @type {number} */ row, /** @type {number} */ cell) => {
    put({ note: "mark", row, cell });
    const locks = isLocked(rules, row, (lying.rows[row] ?? 0) | (1 << cell));
    play(locks ? "lock" : "mark");
    say({ text: t("paper-marked", { mark: markName(rules, row, cell) }), tone: "good" });
  };
  const tap = (/** @type {number} */ row, /** @type {number} */ cell) => {
    const obstacle = liesOf(rules, row, lying.rows[row] ?? 0)[0][cell] ?? "";
    if (obstacle !== OPEN) return say({ text: sentence(OBSTACLES[obstacle] ?? "", rules.lock_after), tone: "bad" });
    if (closed.has(row)) return say({ text: t("paper-same-roll"), row, cell });
    mark(row, cell);
  };
  const close = (/** @type {number} */ row) => {
    const mine = game.standing.find((note) => note.note === "close" && note.sheet === now.sheet && note.row === row);
    if (mine) takeBack(mine);
    else if (!closed.has(row)) {
      put({ note: "close", row });
      say({ text: t("paper-did-close", { row: rules.pad.rows[row] ?? "" }) });
    }
  };
  const last = lastOf(game, now.sheet);
  const takeBack = (/** @type {import("./fold.js").Note | undefined} */ note) => {
    if (!note) return;
    put({ note: "undo", target: note.id });
    say({ text: t("paper-undone", { what: noteName(rules, note) }) });
  };
  const penalty = () => {
    put({ note: "penalty" });
    play("mark");
    say({ text: t("penalties", { n: lying.penalties + 1 }), tone: "bad" });
  };
  const nameOf = (/** @type {string} */ sheet) => game.sheets.get(sheet)?.name ?? "";
  const over = isOver(rules, game, closed);
  const problem = refused.value;
  const line = problem ? { text: sentence(problem.code, problem.expected), tone: "bad" } : said;

  if (leaf === "share") return html`<${Share} rules=${rules} onClose=${() => setLeaf(null)} />`;
  if (leaf === "again") return html`<${Again} onClose=${() => setLeaf(null)} />`;
  return html`<div class="paper ${now.game ? "is-shared" : ""}" onKeyDown=${(/** @type {KeyboardEvent} */ event) => undoKey(event, () => takeBack(last))}>
    <${SheetHead} pad=${now.pad} onShare=${() => setLeaf("share")} onAgain=${() => setLeaf("again")} />
    <main class="paper-main">
      <section class="card own-sheet" aria-label=${t("your-sheet")}>
        <${Grid} rules=${rules} lying=${lying} closed=${closed} hidden=${hidden} nameOf=${nameOf} onTap=${tap} onClose=${close} />
        <${Foot} rules=${rules} taken=${lying.penalties} onPenalty=${penalty} total=${hidden ? null : totalOf(rules, lying)} />
      </section>
      ${now.game && html`<${Others} rules=${rules} game=${game} own=${now.sheet} hidden=${hidden} />`}
      <section class="card paper-bar" aria-label=${t("action-title")}>
        <p>
          ${over && html`<strong>${t("paper-over")}</strong>`}
          <span class="detail ${line?.tone ?? ""}">${first(line?.text ?? (over ? "" : t("paper-hint")))}</span>
          ${unread.value && html`<span class="detail bad">${t("paper-unread-some")}</span>`}
          ${!keeps.value && html`<span class="detail bad">${t("paper-not-kept")}</span>`}
        </p>
        <div class="paper-buttons">
          ${said?.row !== undefined && html`<button type="button" class="button main" onClick=${() => mark(said.row ?? 0, said.cell ?? 0)}>
            ${t("paper-same-roll-go", { mark: markName(rules, said.row, said.cell ?? 0) })}
          </button>`}
          ${hidden && html`<button type="button" class="button ${over ? "main" : ""}" onClick=${() => put({ note: "show" })}>${t("paper-show")}</button>`}
          <button type="button" class="button" aria-keyshortcuts="U" aria-disabled=${last ? null : "true"} onClick=${() => takeBack(last)}>
            ${last ? t("paper-undo-what", { what: noteName(rules, last) }) : t("paper-undo")}
          </button>
        </div>
      </section>
    </main>
  </div>`;
}

/** @param {{ rules: import("./rules.js").Rules, taken: number, onPenalty: () => void, total: number | null }} props */
function Foot({ rules, taken, onPenalty, total }) {
  const boxes = rules.penalties.slice(1).map((_, at) => at < taken);
  const full = taken === boxes.length;
  return html`<div class="sheet-foot">
    <button type="button" class="penalty-button" aria-disabled=${full ? "true" : null} onClick=${() => full || onPenalty()}>
      <span class="penalty-title">${t("penalty-title")}</span>
      <span class="unseen">, ${t("penalties", { n: taken })}, ${t("paper-penalty")}</span>
      <span class="boxes" aria-hidden="true">${boxes.map((each) => html`<span class="box ${each ? "full" : ""}">${each ? "×" : ""}</span>`)}</span>
    </button>
    <span class="total">${t("total")} <b>${total === null ? "–" : figure(total)}</b></span>
  </div>`;
}

/** @param {KeyboardEvent} event @param {() => void} undo */
function undoKey(event, undo) {
  const wanted = event.key.toLowerCase() === "u" || (event.key.toLowerCase() === "z" && (event.ctrlKey || event.metaKey));
  if (!wanted || event.altKey) return;
  event.preventDefault();
  undo();
}

/** A sentence may begin with a colour's name. @param {string} text */
function first(text) {
  return text.charAt(0).toLocaleUpperCase(language.value) + text.slice(1);
}

