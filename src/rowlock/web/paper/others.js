// The other sheets of a shared game: their names and points, as far as they are shown.

import { html } from "../lib/html.js";
import { number as figure, t } from "../lib/i18n.js";
import { totalOf } from "./fold.js";

/** @param {{ rules: import("./rules.js").Rules, game: import("./fold.js").Game, own: string, hidden: boolean }} props */
export function Others({ rules, game, own, hidden }) {
  const others = [...game.sheets.values()].filter(({ id, name }) => id !== own && name);
  return html`<section class="paper-others" aria-label=${t("paper-players")}>
    ${others.length
      ? html`<ul>${others.map((lying) => html`<li key=${lying.id} class="card">
          <span>${lying.name}</span>
          <b>${hidden ? t("paper-hidden") : figure(totalOf(rules, lying))}</b>
          ${!hidden && lying.penalties > 0 && html`<small>${t("penalties", { n: lying.penalties })}</small>`}
        </li>`)}</ul>`
      : html`<p class="why">${t("paper-alone")}</p>`}
  </section>`;
}
