// In place of the sheet for a moment: how others join, or whether to put the sheet away.

import { useEffect, useRef, useState } from "preact/hooks";
import { post } from "../lib/api.js";
import { html } from "../lib/html.js";
import { t } from "../lib/i18n.js";
import { navigate } from "../lib/router.js";
import { Failed } from "../screens/controls.js";
import { failureOf } from "../screens/loaded.js";
import { Clear } from "../table/icons.js";
import { keep, kept, write } from "./kept.js";
import { myName } from "./my_name.js";

/** @param {{ title: string, onClose: () => void, children?: import("preact").ComponentChildren }} props */
function Leaf({ title, onClose, children }) {
  const heading = useRef(/** @type {HTMLHeadingElement | null} */ (null));
  useEffect(() => heading.current?.focus(), []);
  return html`<main class="paper-leaf card" onKeyDown=${(/** @type {KeyboardEvent} */ event) => event.key === "Escape" && onClose()}>
    <div class="leaf-head">
      <h1 ref=${heading} tabindex="-1">${title}</h1>
      <button type="button" class="plain" aria-label=${t("close")} onClick=${onClose}><${Clear} /></button>
    </div>
    ${children}
  </main>`;
}

/** @param {{ rules: import("./rules.js").Rules, onClose: () => void }} props */
export function Share({ onClose }) {
  const game = kept.value?.game;
  return html`<${Leaf} title=${t("paper-share-title")} onClose=${onClose}>
    ${game ? html`<${Invitation} game=${game} />` : html`<${Ask} />`}
  <//>`;
}

function Ask() {
  const [name, setName] = useState(myName());
  const [failed, setFailed] = useState(/** @type {import("../screens/loaded.js").Failure | null} */ (null));
  const share = async (/** @type {Event} */ event) => {
    event.preventDefault();
    const now = kept.value;
    if (!now || !name.trim()) return;
    setFailed(null);
    try {
      const { game } = await post("/api/sheets", { pad: now.pad, hidden: now.hidden });
      // everything written so far goes along
      keep({ ...now, key: game, game, waiting: now.notes.map(({ id }) => id) });
      write({ note: "sheet", name: myName(name.trim()) });
      navigate(`/sheet/${game}`, { replace: true });
    } catch (error) {
      setFailed(failureOf(error));
    }
  };
  return html`<form class="join-code" onSubmit=${share}>
    <p>${t("paper-share-why")}</p>
    <label><span>${t("paper-your-name")}</span>
      <input type="text" autocomplete="nickname" required maxlength="20" value=${name}
        onInput=${(/** @type {Event} */ event) => setName(/** @type {HTMLInputElement} */ (event.target).value)} />
    </label>
    <button type="submit" class="button main">${t("paper-share-go")}</button>
    <p class="why">${t("paper-share-needs")}</p>
    ${failed && html`<${Failed} ...${failed} />`}
  </form>`;
}

/** @param {{ game: string }} props */
function Invitation({ game }) {
  const [copied, setCopied] = useState(false);
  const link = `${location.origin}/sheet/${game}`;
  const copy = async () => {
    await navigator.clipboard.writeText(link);
    setCopied(true);
  };
  return html`<div class="invitation">
    <img class="qr" src="/api/sheets/${game}/qr.svg" alt=${t("paper-qr")} width="240" height="240" />
    <div>
      <p class="code">${game}</p>
      <p class="link">${link}</p>
      <button type="button" class="button" onClick=${copy}>${t(copied ? "paper-copied" : "paper-copy")}</button>
      <p class="why">${t("paper-share-why")}</p>
    </div>
  </div>`;
}

/** @param {{ onClose: () => void }} props */
export function Again({ onClose }) {
  const again = () => {
    keep(null);
    navigate("/sheet", { replace: true });
  };
  return html`<${Leaf} title=${t("paper-again")} onClose=${onClose}>
    <p>${t("paper-again-sure")}</p>
    <div class="answers">
      <button type="button" class="button main" onClick=${onClose}>${t("paper-again-no")}</button>
      <button type="button" class="button" onClick=${again}>${t("paper-again-yes")}</button>
    </div>
  <//>`;
}
