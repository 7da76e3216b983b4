// A game leafed through, roll by roll. The server folds the record; the page shows what it says.

import { useEffect, useState } from "preact/hooks";
import { post } from "../lib/api.js";
import { announce } from "../lib/announce.js";
import { html } from "../lib/html.js";
import { list, t } from "../lib/i18n.js";
import { recordOf } from "./check.js";
import { Failed, Waiting } from "./controls.js";
import { DiceReport } from "./dice_report.js";
import { headline } from "./end.js";
import { Frame } from "./frame.js";
import { Histogram } from "./histogram.js";
import { useLoaded } from "./loaded.js";
import { FILE, OpenFile, opened } from "./open_file.js";
import { Page } from "./replay_page.js";
import { Scores } from "./scores.js";
import { Steps } from "./steps.js";

/**
 * @typedef {import("../lib/types.js").Setup} Setup
 * @typedef {import("../lib/types.js").View} View
 * @typedef {{ setup: Setup, frames: View[] }} Replay what `POST /api/replay` answers
 * @typedef {import("../check/verify.js").GameRecord} GameRecord
 */

/** @param {{ table: string }} props a table, or `file` for the record opened last */
export default function ReplayScreen({ table }) {
  const fromFile = table === FILE;
  const game = useLoaded(async () => {
    const record = /** @type {GameRecord} */ (fromFile ? opened.value : await recordOf(table));
    return record && { record, replay: /** @type {Replay} */ (await post("/api/replay", record)) };
  }, [table, opened.value]);
  return html`<${Frame} name="replay" title=${t("replay-title")}>
    ${fromFile && !opened.value
      ? html`<section class="card note"><h2>${t("history-open")}</h2><${OpenFile} /></section>`
      : game.value
        ? html`<${Game} table=${table} ...${game.value} />`
        : game.failed
          ? html`<${Failed} ...${game.failed} again=${fromFile ? undefined : game.again} />`
          : html`<${Waiting} text=${t("replay-loading")} />`}
  <//>`;
}

/** @param {{ table: string, record: GameRecord, replay: Replay }} props */
function Game({ table, record, replay }) {
  const { setup, frames } = replay;
  const last = frames.length - 1;
  const [at, setAt] = useState(last);
  const end = /** @type {View} */ (frames[last]);
  useEffect(() => announce(at ? t("replay-position", { turn: at, turns: last }) : t("replay-start")), [at]);
  const { preset, pad } = setup.rules;
  const about = [list(setup.seats.map(({ name }, seat) => (seat === setup.you ? t("seat-you") : name))), t("preset-name", { preset }), t("pad-name", { pad })];
  return html`
    <p class="about">
      <strong>${end.result ? headline(setup, end.result) : t("history-running", { turn: last })}</strong>
      <small>${about.join(" · ")}</small>
    </p>
    <${Page} setup=${setup} view=${frames[at]} />
    <${Steps} at=${at} last=${last} onStep=${setAt} />
    <div class="beside">
      <${Scores} setup=${setup} frames=${frames} at=${at} />
      <${Histogram} turns=${record.turns} />
    </div>
    <${Checked} record=${record} table=${table} />
    <p class="ways">
      <a class="button" href=${asFile(record)} download="rowlock-${record.game}.json">${t("end-download")}</a>
    </p>
  `;
}

/** The check is asked for: it takes the browser a moment. @param {{ record: GameRecord, table: string }} props */
function Checked({ record, table }) {
  const [asked, setAsked] = useState(false);
  if (!asked) {
    return html`<section class="card note">
      <h2>${t("check-title")}</h2>
      <p>${t("check-why")}</p>
      <p><button type="button" class="button" onClick=${() => setAsked(true)}>${t("check-go")}</button></p>
    </section>`;
  }
  return html`<${DiceReport} record=${record} table=${table === FILE ? record.game : table} />`;
}

/** @param {GameRecord} record */
function asFile(record) {
  return `data:application/json,${encodeURIComponent(JSON.stringify(record))}`;
}
