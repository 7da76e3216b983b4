// Short messages and reactions: heard by who is at the table now, and kept nowhere.

import { useEffect, useId, useState } from "preact/hooks";
import { html } from "../lib/html.js";
import { t } from "../lib/i18n.js";
import { settings } from "../lib/settings.js";
import { Failed } from "../screens/controls.js";
import { ask } from "../table/live.js";
import { mute, people } from "../lib/people.js";

/** Words, not pictures: not every device has the same ones, and they can be read aloud. */
const REACTIONS = /** @type {const} */ (["clap", "wow", "laugh", "sad", "thanks", "luck"]);
const MOST_LETTERS = 200;

/** @param {{ may: boolean }} props whether this person may write; everybody may react */
export function Talk({ may }) {
  const [refused, setRefused] = useState(/** @type {import("../screens/loaded.js").Failure | null} */ (null));
  const on = settings.chat.value;
  const words = people.words.value;
  useEffect(() => void (people.unread.value = 0), [words]);
  if (!on) {
    return html`<p>${t("talk-off")}</p>
      <button type="button" class="button" onClick=${() => (settings.chat.value = true)}>${t("talk-on")}</button>`;
  }
  const send = async (/** @type {object} */ message) => setRefused(await ask(message));
  return html`<div class="talk">
    ${people.watching.value > 0 && html`<p class="why">${t("people-watching", { n: people.watching.value })}</p>`}
    <div class="words" role="log">
      ${words.length === 0
        ? html`<p class="why">${t("talk-empty")}</p>`
        : html`<ul>${words.map((word, at) => html`<${Spoken} key=${at} word=${word} />`)}</ul>`}
    </div>
    ${may && html`<${Writing} onSay=${(/** @type {string} */ text) => send({ type: "chat", text })} />`}
    <div class="reactions" role="group" aria-label=${t("talk-reactions")}>
      ${REACTIONS.map(
        (what) => html`<button key=${what} type="button" class="reaction"
          onClick=${() => send({ type: "react", what })}>${t("reaction", { what })}</button>`,
      )}
    </div>
    ${refused && html`<${Failed} ...${refused} />`}
    <p class="ways">
      ${people.muted.value.size > 0 && html`<button type="button" class="link" onClick=${() => (people.muted.value = new Set())}>${t("talk-unmute")}</button>`}
      <button type="button" class="link" onClick=${() => (settings.chat.value = false)}>${t("talk-switch-off")}</button>
    </p>
  </div>`;
}

/** @param {{ word: import("../lib/people.js").Word }} props */
function Spoken({ word: { seat, name, text, what } }) {
  const who = name || t("talk-spectator");
  const muted = seat !== null && people.muted.value.has(seat);
  if (muted) return null;
  return html`<li>
    <b>${who}</b>${" "}
    ${text ?? html`<i>${t("reaction", { what: what ?? "" })}</i>`}
    ${seat !== null && html`<button type="button" class="link" aria-label=${t("talk-mute-of", { name: who })}
      onClick=${() => mute(seat)}>${t("talk-mute")}</button>`}
  </li>`;
}

/** @param {{ onSay: (text: string) => void }} props */
function Writing({ onSay }) {
  const id = useId();
  const [text, setText] = useState("");
  /** @param {Event} event */
  const send = (event) => {
    event.preventDefault();
    if (!text.trim()) return;
    onSay(text);
    setText("");
  };
  return html`<form class="writing" onSubmit=${send}>
    <label class="unseen" for=${id}>${t("talk-write")}</label>
    <input id=${id} type="text" maxlength=${MOST_LETTERS} value=${text} placeholder=${t("talk-write")} autocomplete="off"
      onInput=${(/** @type {Event} */ event) => setText(/** @type {HTMLInputElement} */ (event.target).value)} />
    <button type="submit" class="button">${t("talk-say")}</button>
  </form>`;
}
