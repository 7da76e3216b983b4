// The tables this browser sits at, running and finished, and a way to open a saved game.

import { html } from "../lib/html.js";
import { date, list, t } from "../lib/i18n.js";
import { Failed, Waiting } from "./controls.js";
import { Frame } from "./frame.js";
import { useLoaded } from "./loaded.js";
import { OpenFile } from "./open_file.js";
import { myTables } from "./tables.js";

export default function History() {
  const tables = useLoaded(myTables);
  return html`<${Frame} name="history" title=${t("history-title")} lead=${t("history-why")}>
    ${tables.value
      ? html`<${List} tables=${tables.value} />`
      : tables.failed
        ? html`<${Failed} ...${tables.failed} again=${tables.again} />`
        : html`<${Waiting} text=${t("loading")} />`}
    <section class="card note">
      <h2>${t("history-open")}</h2>
      <p class="why">${t("history-open-why")}</p>
      <${OpenFile} />
    </section>
  <//>`;
}

/** @param {{ tables: import("./tables.js").TableLine[] }} props */
function List({ tables }) {
  if (!tables.length) {
    return html`<section class="card empty">
      <h2>${t("history-empty")}</h2>
      <p>${t("history-empty-why")}</p>
      <p><a class="button main" href="/setup">${t("nav-new")}</a></p>
    </section>`;
  }
  return html`<ul class="games">
    ${tables.map((line) => html`<${Line} key=${line.table} ...${line} />`)}
  </ul>`;
}

/** @param {import("./tables.js").TableLine} props */
function Line({ table, turn, over, opened, names }) {
  const state = over ? t("history-over") : t("history-running", { turn });
  return html`<li class="card">
    <p>
      <strong>${t("history-with", { names: list(names.slice(1)) })}</strong>
      <small>${date(new Date(opened))} · ${state}</small>
    </p>
    ${over
      ? html`<a class="button" href="/check/${table}">${t("end-check")}</a>
          <a class="button" href="/replay/${table}">${t("end-replay")}</a>`
      : html`<a class="button main" href="/table/${table}">${t("landing-resume-go")}</a>`}
  </li>`;
}
