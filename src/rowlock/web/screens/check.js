// The dice of one table, checked.

import { request } from "../lib/api.js";
import { html } from "../lib/html.js";
import { t } from "../lib/i18n.js";
import { Failed, Waiting } from "./controls.js";
import { DiceReport } from "./dice_report.js";
import { Frame } from "./frame.js";
import { Histogram } from "./histogram.js";
import { useLoaded } from "./loaded.js";

/** @typedef {import("../check/verify.js").GameRecord} GameRecord */

/** @param {{ table: string }} props */
export default function Check({ table }) {
  const record = useLoaded(() => recordOf(table), [table]);
  return html`<${Frame} name="check" title=${t("check-title")} lead=${t("check-why")}>
    ${record.value
      ? html`<${DiceReport} record=${record.value} table=${table} />
          <${Histogram} turns=${record.value.turns} />
          <p class="ways"><a class="button" href="/replay/${table}">${t("end-replay")}</a></p>`
      : record.failed
        ? html`<${Failed} ...${record.failed} again=${record.again} />`
        : html`<${Waiting} text=${t("loading")} />`}
  <//>`;
}

/** @param {string} table @returns {Promise<GameRecord>} */
export function recordOf(table) {
  return request(`/api/tables/${encodeURIComponent(table)}/record`);
}
