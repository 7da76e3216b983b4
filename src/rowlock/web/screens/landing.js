// The first page: what this is, and one click to a table.

import { html } from "../lib/html.js";
import { list, number, t } from "../lib/i18n.js";
import { Failed } from "./controls.js";
import { Frame } from "./frame.js";
import { Hero } from "./hero.js";
import { useAction, useLoaded } from "./loaded.js";
import { bestScore, keeps, record } from "./record.js";
import { QUICK, myTables, openTable } from "./tables.js";

const MOST_SHOWN = 3;

export default function Landing() {
  return html`<${Frame} name="landing" title=${t("landing-title")} lead=${t("landing-lead")}>
    <${Play} />
    <${Hero} />
    <div class="beside">
      <${Unfinished} />
      <${Record} />
      <section class="card note">
        <h2>${t("landing-check")}</h2>
        <p>${t("landing-check-why")}</p>
      </section>
      <${Paper} />
    </div>
  <//>`;
}

function Play() {
  const { go, busy, failed } = useAction(() => openTable(QUICK));
  return html`<div class="play">
    <button type="button" class="button main big" aria-busy=${busy} onClick=${go}>
      ${busy ? `${t("landing-opening")} …` : t("landing-play")}
    </button>
    <p class="why">${t("landing-play-why")}</p>
    ${failed && html`<${Failed} ...${failed} />`}
    <a class="button big" href="/setup">${t("landing-setup")}</a>
    <a class="button big" href="/tables">${t("landing-tables")}</a>
    <p><a href="/tour">${t("tour-ask")}</a></p>
  </div>`;
}

function Unfinished() {
  const tables = useLoaded(myTables).value ?? [];
  const running = tables.filter(({ over }) => !over).slice(0, MOST_SHOWN);
  if (!running.length) return null;
  return html`<section class="card note">
    <h2>${t("landing-resume")}</h2>
    <ul class="lines">
      ${running.map(
        ({ table, turn, names }) => html`<li key=${table}>
          <span>${t("landing-resume-at", { turn, names: list(names.slice(1)) })}</span>
          <a class="button" href="/table/${table}">${t("landing-resume-go")}</a>
        </li>`,
      )}
    </ul>
  </section>`;
}

/** What there is for those who have a pad or dice of their own. */
function Paper() {
  const ways = [
    ["/sheet", t("paper-sheet"), t("paper-sheet-why")],
    ["/dice", t("paper-dice"), t("paper-dice-why")],
    ["/print", t("paper-print"), t("paper-print-why")],
  ];
  return html`<section class="card note">
    <h2>${t("paper-title")}</h2>
    <ul class="lines">
      ${ways.map(
        ([to, name, why]) => html`<li key=${to}>
          <span>${why}</span>
          <a class="button" href=${to}>${name}</a>
        </li>`,
      )}
    </ul>
  </section>`;
}

function Record() {
  const { games, wins } = record.value;
  const best = bestScore();
  return html`<section class="card note">
    <h2>${t("landing-record")}</h2>
    ${best === null
      ? html`<p>${t("record-none")}</p>`
      : html`<p class="figures">
          <strong>${t("record-best", { score: number(best) })}</strong>
          <span>${t("record-games", { n: games })}</span>
          <span>${t("record-wins", { n: wins })}</span>
        </p>`}
    <p class="why">${t(keeps.value ? "record-kept" : "record-not-kept")}</p>
  </section>`;
}
