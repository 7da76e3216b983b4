// A shared game that this phone has no sheet of yet: a new one, or one that is there.

import { useState } from "preact/hooks";
import { html } from "../lib/html.js";
import { t } from "../lib/i18n.js";
import { Frame } from "../screens/frame.js";
import { keep, newId, write } from "./kept.js";
import { myName } from "./my_name.js";
import { send } from "./sync.js";
import { Unread } from "./unread.js";

const LONGEST = 20;

/** @param {{ game: import("./kept.js").Kept }} props */
export function Join({ game }) {
  const [name, setName] = useState(myName());
  const sheets = new Map(game.notes.flatMap((note) => (note.note === "sheet" ? [[note.sheet, note.name]] : [])));
  const take = (/** @type {string} */ sheet, /** @type {string} */ called) => {
    keep({ ...game, sheet });
    write({ note: "sheet", name: called });
    send();
  };
  const own = (/** @type {Event} */ event) => {
    event.preventDefault();
    if (name.trim()) take(newId(), myName(name.trim()));
  };
  return html`<${Frame} name="paper-start" title=${t("paper-join-title")} lead=${t("pad-name", { pad: game.pad })}>
    <${Unread} />
    <form class="card note join-code" onSubmit=${own}>
      <h2>${t("paper-take-own")}</h2>
      <label><span>${t("paper-your-name")}</span>
        <input type="text" autocomplete="nickname" required maxlength=${LONGEST} value=${name}
          onInput=${(/** @type {Event} */ event) => setName(/** @type {HTMLInputElement} */ (event.target).value)} />
      </label>
      <button type="submit" class="button main">${t("paper-start")}</button>
    </form>
    ${sheets.size > 0 &&
    html`<section class="card note">
      <h2>${t("paper-take-other")}</h2>
      <div class="take">
        ${[...sheets].map(([sheet, called]) => html`<button key=${sheet} type="button" class="button" onClick=${() => take(sheet, called)}>${called}</button>`)}
      </div>
    </section>`}
  <//>`;
}
