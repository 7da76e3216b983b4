// What was written, in words.

import { t } from "../lib/i18n.js";

/** @param {import("./rules.js").Rules} rules @param {number} row @param {number} cell */
export function markName({ pad }, row, cell) {
  return t("mark-name", { row: pad.rows[row] ?? "", number: pad.numbers[row]?.[cell] ?? 0 });
}

/** @param {import("./rules.js").Rules} rules @param {import("./fold.js").Note} note */
export function noteName(rules, note) {
  if (note.note === "mark") return markName(rules, note.row, note.cell);
  if (note.note === "close") return t("paper-did-close", { row: rules.pad.rows[note.row] ?? "" });
  return t("paper-did-penalty");
}
