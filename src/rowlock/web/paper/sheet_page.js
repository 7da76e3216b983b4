// The score sheet for real dice: /sheet for the one at hand, /sheet/CODE for a shared game.

import { useEffect, useState } from "preact/hooks";
import { t } from "../lib/i18n.js";
import { html } from "../lib/html.js";
import { Notice } from "../lib/router.js";
import { keepAwake } from "../lib/wake.js";
import { Failed, Waiting } from "../screens/controls.js";
import { Frame } from "../screens/frame.js";
import { useLoaded } from "../screens/loaded.js";
import { Join } from "./join.js";
import { find, followOtherPages, keep, kept } from "./kept.js";
import { Sheet } from "./sheet.js";
import { Start } from "./start.js";
import { rulesOf } from "./rules.js";
import { connection, offered, share } from "./sync.js";

/** @param {{ game?: string }} props */
export default function SheetPage({ game }) {
  useState(() => fetchKept(game)); // before the first paint
  useEffect(() => {
    keepAwake(true);
    const stop = followOtherPages();
    return () => {
      keepAwake(false);
      stop();
    };
  }, []);
  const shared = kept.value?.game ?? game;
  useEffect(() => (shared ? share(shared) : undefined), [shared]);
  const now = kept.value;
  if (now?.sheet) return html`<${Ruled} key=${now.pad} pad=${now.pad} />`;
  if (!game) return html`<${Start} />`;
  if (connection.value === "no-table") return html`<${Notice} title=${t("paper-no-game")} />`;
  if (offered.value) return html`<${Join} game=${offered.value} />`;
  const offline = connection.value === "lost" || connection.value === "offline";
  return html`<${Notice} title=${t("paper-joining")} text=${offline ? t("connection-lost") : ""} busy=${!offline} />`;
}

/** @param {string} [game] */
function fetchKept(game) {
  const found = find(game);
  kept.value = null;
  if (found) keep(found);
}

/** The sheet, once its pad's rules are there. @param {{ pad: string }} props */
function Ruled({ pad }) {
  const { value: rules, failed, again } = useLoaded(() => rulesOf(pad), [pad]);
  if (rules) return html`<${Sheet} rules=${rules} />`;
  return html`<${Frame} name="paper-start" title=${t("paper-sheet")}>
    ${failed ? html`<p>${t("paper-no-rules")}</p><${Failed} ...${failed} again=${again} />` : html`<${Waiting} text=${t("loading")} />`}
  <//>`;
}
