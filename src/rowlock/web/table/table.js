// The table: dice, own sheet, the others, the action bar and the panel, all in one view.

import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { html } from "../lib/html.js";
import { t } from "../lib/i18n.js";
import { Notice, holdBack } from "../lib/router.js";
import { people } from "../lib/people.js";
import { state } from "../lib/state.js";
import { OfflineNote } from "../paper/offline.js";
import { End } from "../screens/end.js";
import { Bar, seated } from "./bar.js";
import { Dice } from "./dice.js";
import { followTable } from "./follow.js";
import { ConnectionPill, Head } from "./head.js";
import { keepTabStop, listenKeys } from "./keys.js";
import { sitDown, takeBack } from "./live.js";
import { nameOf } from "./names.js";
import { Opponents } from "./opponents.js";
import { Panel } from "./panel.js";
import { Sheet } from "./sheet.js";

/** @param {{ table: string }} props */
export default function Table({ table }) {
  useEffect(() => {
    const getUp = sitDown(table);
    const stop = followTable();
    return () => {
      stop();
      getUp();
    };
  }, [table]);
  const { connection, setup, view } = state;
  if (connection.value === "no-table") return html`<${Notice} title=${t("error-no-such-table")} />`;
  if (connection.value === "taken") return html`<${Taken} />`;
  if (connection.value === "outdated") return html`<${Outdated} />`;
  if (connection.value === "removed") return html`<${Notice} title=${t("room-removed")} text=${t("room-removed-why")} />`;
  if (people.room.value) return html`<${Later} load=${waitingRoom} room=${people.room.value} />`;
  if (!setup.value || !view.value) return html`<${Waiting} />`;
  return html`<${Laid} setup=${setup.value} view=${view.value} />`;
}

/** The waiting room is fetched when there is one: most tables are solo. */
const waitingRoom = () => import("../lobby/waiting_room.js").then((module) => module.WaitingRoom);

/**
 * A component whose module comes when it is wanted.
 * @param {{ load: () => Promise<import("preact").ComponentType<any>> } & Record<string, any>} props
 */
function Later({ load, ...props }) {
  const [Component, setComponent] = useState(/** @type {import("preact").ComponentType<any> | null} */ (null));
  useEffect(() => void load().then((loaded) => setComponent(() => loaded)), [load]);
  return Component ? html`<${Component} ...${props} />` : html`<${Waiting} />`;
}

/** Another page took this seat. */
function Taken() {
  return html`<${Notice} title=${t("taken-title")} text=${t("taken-why")}>
    <p><button type="button" class="button main" onClick=${takeBack}>${t("taken-here")}</button></p>
  <//>`;
}

/** The server speaks another version than this page, which has been open for long. */
function Outdated() {
  return html`<${Notice} title=${t("outdated-title")} text=${t("error-unknown-protocol")}>
    <p><button type="button" class="button main" onClick=${() => location.reload()}>${t("outdated-again")}</button></p>
  <//>`;
}

/** Nothing has come yet. */
function Waiting() {
  return html`<main class="quiet-page" aria-busy="true">
    <h1>${t("landing-opening")} …</h1>
    <p><${ConnectionPill} /></p>
    ${(state.connection.value === "lost" || state.connection.value === "offline") && html`<${OfflineNote} />`}
  </main>`;
}

/** @param {{ setup: import("../lib/types.js").Setup, view: import("../lib/types.js").View }} props */
function Laid({ setup, view }) {
  const grid = useRef(/** @type {HTMLDivElement | null} */ (null));
  const over = view.phase === "over";
  const playing = !over && seated();
  useEffect(() => listenKeys(() => grid.current), []);
  useEffect(() => (playing ? holdBack(() => (state.asking.value = "back")) : undefined), [playing]);
  useEffect(() => void (document.title = title(view)), [view]);
  useLayoutEffect(() => {
    if (grid.current) keepTabStop(grid.current);
  });
  const own = setup.you ?? 0;
  return html`<div class="table ${over ? "is-over" : ""}" data-at=${`${view.turn} ${view.phase}`}>
    <${Head} />
    <main class="board">
      <${Dice} />
      <section class="card own-sheet" aria-label=${setup.you === null ? t("sheet-of", { name: nameOf(own) }) : t("your-sheet")}>
        ${setup.you === null && html`<h2 class="whose">${nameOf(own)}</h2>`}
        <${Sheet} seat=${own} own=${setup.you !== null} large grid=${grid} />
      </section>
      ${!over && html`<${Bar} view=${view} />`}
    </main>
    <aside class="side">
      ${over && html`<div class="end-place"><${End} setup=${setup} view=${view} /></div>`}
      <${Opponents} own=${own} />
      <${Panel} />
    </aside>
  </div>`;
}

/** What the browser's tab says. @param {import("../lib/types.js").View} view */
function title(view) {
  const asked = view.legal.length ? "● " : "";
  return `${asked}${t("roll-number", { turn: view.turn })} · Rowlock`;
}
