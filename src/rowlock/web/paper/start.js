// Before a sheet: which pad, whether points count along, or the code of a game to join.

import { useState } from "preact/hooks";
import { html } from "../lib/html.js";
import { t } from "../lib/i18n.js";
import { navigate } from "../lib/router.js";
import { Cards, Failed, Segments, Waiting } from "../screens/controls.js";
import { Frame } from "../screens/frame.js";
import { useLoaded } from "../screens/loaded.js";
import { PadPicture } from "../screens/pad_picture.js";
import { begin } from "./kept.js";
import { Unread } from "./unread.js";
import { pads } from "./rules.js";

const POINTS = /** @type {const} */ (["live", "hidden"]);

export function Start() {
  const known = useLoaded(pads);
  return html`<${Frame} name="paper-start" title=${t("paper-new")} lead=${t("paper-new-lead")}>
    <${Unread} />
    ${known.value
      ? html`<${Form} pads=${known.value} />`
      : known.failed
        ? html`<${Failed} ...${known.failed} again=${known.again} />`
        : html`<${Waiting} text=${t("loading")} />`}
    <${JoinByCode} />
  <//>`;
}

/** @param {{ pads: import("../lib/types.js").PadView[] }} props */
function Form({ pads: known }) {
  const [pad, setPad] = useState(known[0]?.name ?? "");
  const [points, setPoints] = useState(/** @type {"live" | "hidden"} */ ("live"));
  const start = (/** @type {Event} */ event) => {
    event.preventDefault();
    begin(pad, points === "hidden");
  };
  return html`<form onSubmit=${start}>
    <${Cards}
      legend=${t("setup-pad")}
      values=${known.map(({ name }) => name)}
      value=${pad}
      label=${(/** @type {string} */ each) => t("pad-name", { pad: each })}
      why=${(/** @type {string} */ each) => t("pad-why", { pad: each })}
      picture=${(/** @type {string} */ each) => html`<${PadPicture} pad=${known.find(({ name }) => name === each)} />`}
      onChange=${setPad}
    />
    <${Segments}
      legend=${t("paper-points")}
      values=${POINTS}
      value=${points}
      label=${(/** @type {string} */ each) => t(`paper-points-${each}`)}
      onChange=${setPoints}
    />
    <button type="submit" class="button main big">${t("paper-start")}</button>
  </form>`;
}

function JoinByCode() {
  const [code, setCode] = useState("");
  const clean = code.toLowerCase().replace(/[^a-z0-9]/g, "");
  const join = (/** @type {Event} */ event) => {
    event.preventDefault();
    if (clean) navigate(`/sheet/${clean}`);
  };
  return html`<form class="card note join-code" onSubmit=${join}>
    <h2>${t("paper-join-title")}</h2>
    <label><span>${t("paper-join-code")}</span>
      <input type="text" inputmode="latin" autocapitalize="none" autocomplete="off" spellcheck=${false} maxlength="16" value=${code}
        onInput=${(/** @type {Event} */ event) => setCode(/** @type {HTMLInputElement} */ (event.target).value)} />
    </label>
    <button type="submit" class="button">${t("paper-join-go")}</button>
    <p class="why">${t("paper-join-why")}</p>
  </form>`;
}
