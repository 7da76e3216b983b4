// The lobby: public tables that wait for people, as they come and fill.

import { useEffect, useState } from "preact/hooks";
import { html } from "../lib/html.js";
import { t } from "../lib/i18n.js";
import { connect } from "../lib/socket.js";
import { Waiting } from "../screens/controls.js";
import { Frame } from "../screens/frame.js";
import { ruleNames } from "./rule_names.js";

/** @typedef {import("../lib/types.js").RoomView} RoomView */

export default function Lobby() {
  const { rooms, lost } = useLobby();
  return html`<${Frame} name="lobby" title=${t("lobby-title")} lead=${t("lobby-lead")}>
    <p class="ways"><a class="button main big" href="/tables/new">${t("lobby-open")}</a></p>
    <section class="card note" aria-live="polite">
      <h2>${t("lobby-waiting")}</h2>
      ${lost && html`<p class="failed" role="status">${t("connection-lost")}</p>`}
      ${rooms === null ? html`<${Waiting} text=${t("loading")} />` : html`<${Rooms} rooms=${rooms} />`}
    </section>
  <//>`;
}

/** The lobby as it is now: null until it has come. */
function useLobby() {
  const [rooms, setRooms] = useState(/** @type {RoomView[] | null} */ (null));
  const [lost, setLost] = useState(false);
  useEffect(() => {
    const line = connect("/ws/lobby", {
      hello: () => null,
      message: (message) => {
        if (message.type !== "lobby") return;
        setRooms(message.tables);
        setLost(false);
      },
      change: () => setLost(true),
    });
    return () => line.close();
  }, []);
  return { rooms, lost };
}

/** @param {{ rooms: RoomView[] }} props */
function Rooms({ rooms }) {
  if (!rooms.length) {
    return html`<p>${t("lobby-empty")}</p><p class="why">${t("lobby-empty-why")}</p>`;
  }
  return html`<ul class="lines rooms">
    ${rooms.map((room) => html`<${Line} key=${room.table} room=${room} />`)}
  </ul>`;
}

/** @param {{ room: RoomView }} props */
function Line({ room }) {
  const taken = room.seats.filter((seat) => seat !== null).length;
  const host = room.seats[room.host]?.name ?? "";
  return html`<li>
    <span>
      <b>${t("room-of", { name: host })}</b>
      <small>${ruleNames(room).join(" · ")}</small>
    </span>
    <span class="taken">${t("room-taken", { taken, seats: room.seats.length })}</span>
    <a class="button" href="/table/${room.table}" aria-label=${t("lobby-join-of", { name: host })}>${t("lobby-join")}</a>
  </li>`;
}
