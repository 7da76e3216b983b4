// One cell of a sheet, and the lock behind the last one. Each is a button with a name that says all.

import { html } from "../lib/html.js";
import { list, number as figure, t } from "../lib/i18n.js";
import { Cross, Padlock, Tick } from "./icons.js";

/**
 * @typedef {"marked" | "burned" | "closed" | "free"} Lies how a cell lies on the paper
 *
 * @typedef {object} CellProps
 * @property {import("../lib/types.js").RowName} row
 * @property {import("../lib/types.js").RowName} colour of the cell itself: mixed pads
 * @property {number} number
 * @property {boolean} lettered another colour begins here, which a letter says
 * @property {Lies} lies
 * @property {import("./choice.js").Ring | undefined} ring
 * @property {"" | "selected" | "sent"} chosen
 * @property {number} skips of the selected mark
 * @property {boolean} fresh marked just now
 * @property {(() => void) | undefined} onTap
 */

/** @param {CellProps} props */
function nameOf({ row, colour, number, lies, ring, chosen, skips }) {
  const args = { row, number, n: chosen ? skips : (ring?.skips ?? 0) };
  let name;
  if (chosen === "sent") name = t("cell-sent", args);
  else if (chosen) name = t("cell-selected", args);
  else if (ring?.white && ring.colour) name = t("cell-both", args);
  else if (ring?.white) name = t("cell-white", args);
  else if (ring) name = t("cell-colour", args);
  else name = t(`cell-${lies}`, args);
  return colour === row ? name : `${name}, ${t("cell-colour-is", { colour })}`;
}

/** The classes that show how a cell may be used. @param {import("./choice.js").Ring | undefined} ring @param {string} chosen */
export function useOf(ring, chosen) {
  if (chosen) return chosen;
  if (!ring) return "";
  return `legal ${ring.white ? "by-white" : ""} ${ring.colour ? "by-colour" : ""} ${ring.adds ? "" : "instead"}`;
}

/** @param {CellProps} props */
export function Cell(props) {
  const { row, colour, number, lettered, lies, ring, chosen, fresh, onTap } = props;
  return html`<div role="gridcell" class="spot c-${colour}">
    <button
      type="button"
      class="cell ${lies} ${useOf(ring, chosen)} ${fresh ? "fresh" : ""}"
      tabindex="-1"
      data-row=${row}
      data-number=${number}
      data-legal=${ring || chosen === "selected" ? "" : null}
      aria-label=${nameOf(props)}
      aria-disabled=${ring || chosen === "selected" ? null : "true"}
      onClick=${onTap}
    >
      <span class="face">
        ${lies === "marked" && html`<${Cross} seed=${number + row.length} />`}
        ${lettered && html`<span class="cell-letter" data-letter=${t("row-letter", { row: colour })}></span>`}
        <span class="figure">${figure(number)}</span>
        ${chosen === "sent" && html`<${Tick} />`}
      </span>
    </button>
  </div>`;
}

/**
 * @typedef {object} LockProps
 * @property {import("../lib/types.js").RowView} row
 * @property {import("../lib/types.js").RowName} colour
 * @property {number} last the row's last number
 * @property {string[] | null} closedBy names of those who closed the row
 * @property {import("./choice.js").Ring | undefined} ring of the last number
 * @property {"" | "selected" | "sent"} chosen
 * @property {boolean} fresh
 * @property {(() => void) | undefined} onTap
 */

/** @param {LockProps} props */
function lockName({ row, last, closedBy, ring, chosen }) {
  const args = { row: row.name, number: last, n: row.needed };
  if (closedBy) {
    return `${t(row.locked ? "lock-marked" : "cell-closed", args)}, ${t("row-closed-by", { names: list(closedBy) })}`;
  }
  if (ring || chosen) return t("lock-legal", args);
  return t(row.needed ? "lock-needs" : "lock-open", args);
}

/** The padlock: tapping it is tapping the last number. @param {LockProps} props */
export function Lock(props) {
  const { row, colour, closedBy, ring, chosen, fresh, onTap } = props;
  const lies = row.locked ? "marked" : closedBy ? "closed" : row.needed ? "shut" : "open";
  return html`<div role="gridcell" class="spot lock-spot c-${colour}">
    <button
      type="button"
      class="cell lock ${lies} ${useOf(ring, chosen)} ${fresh ? "fresh" : ""}"
      tabindex="-1"
      data-lock=${row.name}
      aria-disabled=${ring || chosen === "selected" ? null : "true"}
      onClick=${onTap}
    >
      <span class="unseen">${lockName(props)}</span>
      <span class="face" aria-hidden="true">
        ${closedBy
          ? html`<${Padlock} /><span class="lock-word" data-more=${closedBy.length > 1 ? ` +${figure(closedBy.length - 1)}` : ""}>${closedBy[0]}</span>`
          : row.needed
            ? html`<span class="lock-word">${t("lock-needs-short", { n: row.needed })}</span><span class="lock-count">${figure(row.needed)}</span>`
            : html`<${Padlock} open />`}
      </span>
    </button>
  </div>`;
}
