// A table before its game: who sits there, how to invite others, and the host's duties.

import { useEffect, useState } from "preact/hooks";
import { request } from "../lib/api.js";
import { html } from "../lib/html.js";
import { t } from "../lib/i18n.js";
import { navigate } from "../lib/router.js";
import { Failed, Segments } from "../screens/controls.js";
import { Frame } from "../screens/frame.js";
import { useLoaded } from "../screens/loaded.js";
import { ask, say, sit } from "../table/live.js";
import { ConnectionPill } from "../table/head.js";
import { GuestName, guestName } from "./guest_name.js";
import { people } from "../lib/people.js";
import { changedNames, ruleNames } from "./rule_names.js";
import { Talk } from "./talk.js";

/** @typedef {import("../lib/types.js").RoomView} RoomView */
/** @typedef {import("../screens/loaded.js").Failure} Failure */

/** @param {{ room: RoomView }} props */
export function WaitingRoom({ room }) {
  const you = people.you.value;
  const host = room.seats[room.host]?.name ?? "";
  return html`<${Frame} name="waiting-room" title=${t("room-of", { name: host })} lead=${ruleNames(room).join(" · ")}>
    <p><${ConnectionPill} /></p>
    <${ChangedRules} room=${room} />
    <div class="beside">
      <section class="card note">
        <h2>${t("room-seats")}</h2>
        <${Seats} room=${room} you=${you} />
        ${you === null ? html`<${SitDown} />` : html`<${Host} room=${room} you=${you} />`}
      </section>
      ${room.seats.includes(null) && html`<${Invite} table=${room.table} />`}
      <section class="card note"><h2>${t("talk-title")}</h2><${Talk} may=${you !== null} /></section>
    </div>
    <p class="why commitment">${t("room-commitment")} <code>${room.commitment}</code></p>
  <//>`;
}

/** @param {{ room: RoomView }} props */
function ChangedRules({ room }) {
  const choices = useLoaded(() => request("/api/options")).value;
  const names = choices ? changedNames(room.rules, choices) : [];
  if (!names.length) return null;
  return html`<ul class="changed-rules">${names.map((name) => html`<li key=${name}>${name}</li>`)}</ul>`;
}

/** @param {{ room: RoomView, you: number | null }} props */
function Seats({ room, you }) {
  return html`<ol class="lines room-seats">
    ${room.seats.map((seat, number) => {
      if (!seat) return html`<li key=${number} class="free"><span>${t("room-free")}</span></li>`;
      const marks = [
        number === you ? t("seat-you") : "",
        number === room.host ? t("room-host") : "",
        seat.here ? "" : t("people-away"),
      ];
      return html`<li key=${number}>
        <span><b>${seat.name}</b> <small>${marks.filter(Boolean).join(" · ")}</small></span>
        ${you === room.host && number !== you && html`<${Act} message=${{ type: "remove", seat: number }}
          label=${t("room-remove", { name: seat.name })} />`}
      </li>`;
    })}
  </ol>`;
}

/**
 * A button that asks the server for something, with the sentence of a refusal below it.
 * @param {{ message: object, label: string, main?: boolean }} props
 */
function Act({ message, label, main = false }) {
  const [refused, setRefused] = useState(/** @type {Failure | null} */ (null));
  return html`<span class="act">
    <button type="button" class="button ${main ? "main" : ""}" onClick=${async () => setRefused(await ask(message))}>${label}</button>
    ${refused && html`<${Failed} ...${refused} />`}
  </span>`;
}

function SitDown() {
  const [refused, setRefused] = useState(/** @type {Failure | null} */ (null));
  /** @param {Event} event */
  const take = async (event) => {
    event.preventDefault();
    setRefused(await sit(guestName.value));
  };
  return html`<form class="sit-down" onSubmit=${take}>
    <${GuestName} />
    <button type="submit" class="button main big">${t("room-sit")}</button>
    ${refused && html`<${Failed} ...${refused} />`}
  </form>`;
}

/** @param {{ room: RoomView, you: number }} props */
function Host({ room, you }) {
  const [fill, setFill] = useState(/** @type {string | null} */ ("casual"));
  const levels = useLoaded(() => request("/api/options")).value?.levels ?? [];
  const free = room.seats.some((seat) => seat === null);
  const stand = () => {
    say({ type: "leave" });
    navigate("/tables", { replace: true });
  };
  return html`<div class="host">
    ${you === room.host
      ? html`${free && html`<${Segments} legend=${t("room-fill")} values=${[...levels, null]} value=${fill} onChange=${setFill}
            label=${(/** @type {string | null} */ level) => (level === null ? t("room-fill-none") : t("level-name", { level }))} />`}
          <${Act} main message=${{ type: "start", fill: free ? fill : null }} label=${t("room-start")} />`
      : html`<p>${t("room-wait", { name: room.seats[room.host]?.name ?? "" })}</p>`}
    <button type="button" class="button" onClick=${stand}>${t("room-stand")}</button>
  </div>`;
}

/** @param {{ table: string }} props */
function Invite({ table }) {
  const link = `${location.origin}/table/${table}`;
  const [copied, setCopied] = useState(false);
  useEffect(() => setCopied(false), [table]);
  const copy = () => navigator.clipboard.writeText(link).then(() => setCopied(true), () => setCopied(false));
  return html`<section class="card note invite">
    <h2>${t("invite-title")}</h2>
    <p>${t("invite-why")}</p>
    <img class="qr" src="/api/tables/${table}/qr.svg" alt=${t("invite-qr")} width="168" height="168" />
    <p class="link"><input type="text" readonly value=${link} aria-label=${t("invite-link")}
      onFocus=${(/** @type {Event} */ event) => /** @type {HTMLInputElement} */ (event.target).select()} /></p>
    <p class="ways">
      <button type="button" class="button" onClick=${copy}>${t(copied ? "invite-copied" : "invite-copy")}</button>
      ${"share" in navigator && html`<button type="button" class="button"
        onClick=${() => navigator.share({ title: "Rowlock", url: link }).catch(() => {})}>${t("invite-share")}</button>`}
    </p>
  </section>`;
}
