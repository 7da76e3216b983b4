// The dice: the white pair with its sum, each coloured die beside what it offers.

import { useEffect, useState } from "preact/hooks";
import { html } from "../lib/html.js";
import { number, t } from "../lib/i18n.js";
import { moves } from "../lib/settings.js";
import { state } from "../lib/state.js";
import { Padlock } from "./icons.js";

/** Where the pips of a face lie, on a grid of three by three. */
const PIPS = [[], [4], [2, 6], [2, 4, 6], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8]];
const FACES = 6;
const TUMBLES = 6;
const TUMBLE_MS = 75; // all in all well under 600 ms

/** How often the dice still change face before they lie. @param {number} roll */
function useTumble(roll) {
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (!roll || !moves()) return undefined;
    let rest = TUMBLES;
    setLeft(rest);
    const timer = setInterval(() => {
      setLeft(--rest);
      if (rest <= 0) clearInterval(timer);
    }, TUMBLE_MS);
    return () => clearInterval(timer);
  }, [roll]);
  return left;
}

/** @param {{ value: number, colour?: string, tumble?: number, label: string }} props */
export function Die({ value, colour = "white", tumble = 0, label }) {
  const face = tumble ? 1 + ((value + tumble * 2 + colour.length) % FACES) : value;
  const pips = PIPS[face] ?? [];
  return html`<svg class="die die-${colour} ${tumble ? "tumbling" : ""}" viewBox="0 0 40 40" role="img" aria-label=${label}>
    <rect x="1.5" y="1.5" width="37" height="37" rx="9" />
    ${pips.map((at) => html`<circle cx=${10 + (at % 3) * 10} cy=${10 + Math.floor(at / 3) * 10} r="3.7" />`)}
  </svg>`;
}

/** A place where a die would lie. @param {{ colour: string, label: string }} props */
function NoDie({ colour, label }) {
  return html`<span class="die no-die die-${colour}" role=${label ? "img" : null} aria-label=${label || null}>${label && html`<${Padlock} />`}</span>`;
}

/**
 * What lies on the table: the roll in play, or else the last one.
 * @returns {{ dice: import("../lib/types.js").Dice | null, sums: import("../lib/types.js").View["sums"], sum: number | null, roll: number, live: boolean }}
 */
function lying() {
  const view = state.view.value;
  if (!view) return { dice: null, sums: {}, sum: null, roll: 0, live: false };
  if (view.dice) return { dice: view.dice, sums: view.sums, sum: view.white_sum, roll: view.turn, live: true };
  return { dice: state.turns.value.at(-1)?.turn.dice ?? null, sums: {}, sum: null, roll: 0, live: false };
}

export function Dice() {
  const { dice, sums, sum, roll, live } = lying();
  const tumble = useTumble(roll);
  const view = state.view.value;
  const mine = view?.roller === state.setup.value?.you;
  const quiet = !mine || view?.phase === "white";
  const closed = Object.keys(view?.closed ?? {});
  const pad = state.setup.value?.pad;
  const colours = pad ? pad.rows : [];
  return html`<section class="dice card ${tumble ? "rolling" : ""} ${live ? "" : "resting"}" aria-label=${t("dice-title")}>
    <div class="white-dice">
      ${[0, 1].map((at) => {
        const value = dice?.white[at];
        if (!value) return html`<${NoDie} colour="white" label="" />`;
        return html`<${Die} value=${value} tumble=${tumble} label=${t("die-white", { value })} />`;
      })}
      <output class="white-sum" aria-label=${sum ? t("white-sum", { sum }) : t("dice-waiting")}>${sum ? number(sum) : "–"}</output>
    </div>
    ${colours.map((row) => {
      const value = dice?.[row];
      const offers = sums[row] ?? [];
      const [low = 0, high = 0] = offers;
      const out = !value && live && (closed.length > 0 || dice);
      const label = !value
        ? t(out ? "die-out" : "dice-waiting", { row })
        : offers.length > 1
          ? t("die-offers", { row, value, low, high })
          : offers.length
            ? t("die-offers-one", { row, value, low })
            : t("die-colour", { row, value });
      return html`<div class="colour-die ${quiet ? "quiet" : ""}" key=${row}>
        <span class="die-seat">
          ${value ? html`<${Die} value=${value} colour=${row} tumble=${tumble} label=${label} />` : html`<${NoDie} colour=${row} label=${label} />`}
          <span class="die-letter c-${row}" aria-hidden="true">${t("row-letter", { row })}</span>
        </span>
        <span class="offers" aria-hidden="true">
          ${offers.length ? offers.map((offer, at) => html`${at ? html` <small>${t("sum-or")}</small> ` : ""}<b>${number(offer)}</b>`) : "–"}
        </span>
      </div>`;
    })}
  </section>`;
}
