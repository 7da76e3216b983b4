// The guided first game, on the real table: its pieces, its protocol, a prepared game behind them.

import { effect } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { request } from "../lib/api.js";
import { html } from "../lib/html.js";
import { language, t } from "../lib/i18n.js";
import { state } from "../lib/state.js";
import { Failed, Waiting } from "../screens/controls.js";
import { Frame } from "../screens/frame.js";
import { failureOf, useLoaded } from "../screens/loaded.js";
import { QUICK, openTable } from "../screens/tables.js";
import { Bar } from "../table/bar.js";
import { Dice } from "../table/dice.js";
import { followTable } from "../table/follow.js";
import { keepTabStop, listenKeys } from "../table/keys.js";
import { sitDown } from "../table/live.js";
import { marksName } from "../table/names.js";
import { Opponents } from "../table/opponents.js";
import { Sheet } from "../table/sheet.js";
import { at, next, prepared, strayed } from "./line.js";

/** @typedef {import("./line.js").Tour} Tour */

export default function TourPage() {
  const loaded = useLoaded(() => /** @type {Promise<Tour>} */ (request("/api/tour")));
  if (loaded.value) return html`<${Guided} tour=${loaded.value} />`;
  return html`<${Frame} name="tour-start" title=${t("tour-title")}>
    ${loaded.failed ? html`<${Failed} ...${loaded.failed} again=${loaded.again} />` : html`<${Waiting} text=${t("loading")} />`}
  <//>`;
}

/** @param {{ tour: Tour }} props */
function Guided({ tour }) {
  const grid = useRef(/** @type {HTMLDivElement | null} */ (null));
  useEffect(() => {
    const getUp = sitDown("tour", prepared(tour));
    const stop = followTable();
    // a choice that the prepared game does not take is explained in the lesson, not as an error
    const calm = effect(() => void (state.refused.value?.code === "" && (state.refused.value = null)));
    const keys = listenKeys(() => grid.current);
    return () => {
      keys();
      calm();
      stop();
      getUp();
    };
  }, [tour]);
  useEffect(() => void (document.title = `${t("tour-title")} · Rowlock`), [language.value]);
  useLayoutEffect(() => {
    if (grid.current) keepTabStop(grid.current);
  });
  const view = state.view.value;
  if (!view) return html`<main class="quiet-page"><h1>${t("tour-title")}</h1></main>`;
  return html`<div class="table tour">
    <header class="head">
      <h1>${t("tour-title")}</h1>
      <span class="space"></span>
      <span class="pill">${t("tour-step", { step: at.value + 1, steps: tour.lessons.length })}</span>
      <a class="button" href="/">${t("tour-leave")}</a>
    </header>
    <main class="board">
      <${Dice} />
      <section class="card own-sheet" aria-label=${t("your-sheet")}><${Sheet} seat=${0} own grid=${grid} /></section>
      ${view.phase !== "over" && html`<${Bar} view=${view} />`}
    </main>
    <aside class="side">
      <${Opponents} own=${0} />
      <${LessonCard} tour=${tour} />
    </aside>
  </div>`;
}

/** @param {{ tour: Tour }} props */
function LessonCard({ tour }) {
  const card = useRef(/** @type {HTMLElement | null} */ (null));
  const lesson = tour.lessons[at.value];
  useEffect(() => card.current?.scrollTo(0, 0), [lesson]);
  if (!lesson) return null;
  const { choose } = lesson;
  const marks = choose ? [choose.white, choose.colour].filter((mark) => mark !== null) : [];
  const what = marks.length ? marksName(marks) : t("tour-do-pass");
  return html`<section class="panel card lesson" ref=${card} tabindex="0" aria-label=${t("tour-step", { step: at.value + 1, steps: tour.lessons.length })}>
    <div role="status">
      <p>${t(`tour-${lesson.says}`, { row: lesson.row })}</p>
      ${choose && html`<p class="do">${strayed.value ? t("tour-other", { what }) : t("tour-do", { what })}</p>`}
    </div>
    ${at.value === tour.lessons.length - 1
      ? html`<${Done} />`
      : !choose && html`<button type="button" class="button main" onClick=${next}>${t("tour-next")}</button>`}
  </section>`;
}

function Done() {
  const [failed, setFailed] = useState(/** @type {import("../screens/loaded.js").Failure | null} */ (null));
  const play = () => openTable(QUICK).catch((error) => setFailed(failureOf(error)));
  return html`<div class="ways">
    <button type="button" class="button main" onClick=${play}>${t("landing-play")}</button>
    <a class="button" href="/${language.value}/learn" target="_self">${t("offline-learn")}</a>
  </div>
  ${failed && html`<${Failed} ...${failed} />`}`;
}
