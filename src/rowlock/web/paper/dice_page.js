// Dice only: the phone rolls for a game on paper.

import { useEffect, useState } from "preact/hooks";
import { announce } from "../lib/announce.js";
import { html } from "../lib/html.js";
import { number, t } from "../lib/i18n.js";
import { moves } from "../lib/settings.js";
import { play } from "../lib/sound.js";
import { keepAwake } from "../lib/wake.js";
import { Frame } from "../screens/frame.js";
import { Die } from "../table/dice.js";
import { Padlock } from "../table/icons.js";
import { COLOURS, NONE, keepRolls, keptRolls, rolledOnce } from "./rolls.js";

/** @typedef {import("./rolls.js").Roll} Roll */
/** @typedef {import("./rolls.js").Rolled} Rolled */

const TUMBLES = 6;
const TUMBLE_MS = 70;

export default function DicePage() {
  const [rolled, setRolled] = useState(keptRolls);
  const [tumble, setTumble] = useState(0);
  const put = (/** @type {Rolled} */ next) => {
    keepRolls(next);
    setRolled(next);
  };
  const go = () => {
    const next = rolledOnce(rolled);
    put(next);
    play("roll");
    if (moves()) setTumble(TUMBLES);
    const latest = next.rolls[0];
    if (latest) announce(said(latest, next.count));
  };
  useEffect(() => {
    keepAwake(true);
    return () => keepAwake(false);
  }, []);
  useEffect(() => {
    if (!tumble) return undefined;
    const timer = setTimeout(() => setTumble(tumble - 1), TUMBLE_MS);
    return () => clearTimeout(timer);
  }, [tumble]);
  useEffect(() => {
    const pressed = (/** @type {KeyboardEvent} */ event) => {
      const free = !(/** @type {Element} */ (event.target).closest?.("button, a, summary, input"));
      if (event.key !== " " || event.repeat || !free) return;
      event.preventDefault();
      go();
    };
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  });
  const flip = (/** @type {import("./rolls.js").Colour} */ colour) => {
    const out = rolled.out.includes(colour) ? rolled.out.filter((each) => each !== colour) : [...rolled.out, colour];
    put({ ...rolled, out });
  };
  return html`<${Frame} name="dice-page" title=${t("roll-title")}>
    <${Tray} roll=${rolled.rolls[0]} out=${rolled.out} tumble=${tumble} onFlip=${flip} />
    <div class="roll-go">
      <button type="button" class="button main big" onClick=${go}>${t("roll-go")}</button>
      <p class="why">${rolled.count ? t("roll-count", { n: number(rolled.count) }) : t("roll-none")}</p>
      ${(rolled.count > 0 || rolled.out.length > 0) && html`<button type="button" class="button" onClick=${() => put(NONE)}>${t("roll-reset")}</button>`}
    </div>
    ${rolled.rolls.length > 1 && html`<${Before} rolls=${rolled.rolls.slice(1)} count=${rolled.count - 1} />`}
    <details><summary>${t("roll-fair")}</summary><p class="why">${t("roll-fair-why")}</p></details>
  <//>`;
}

/** A roll in words. @param {Roll} roll @param {number} count */
function said(roll, count) {
  const [first, second] = roll.white;
  const colours = COLOURS.flatMap((colour) => (roll[colour] ? [t("die-colour", { row: colour, value: roll[colour] })] : []));
  return [t("roll-count", { n: number(count) }), `${first}, ${second}`, t("white-sum", { sum: first + second }), ...colours].join(", ");
}

/** @param {{ roll: Roll | undefined, out: import("./rolls.js").Colour[], tumble: number, onFlip: (colour: import("./rolls.js").Colour) => void }} props */
function Tray({ roll, out, tumble, onFlip }) {
  const [first, second] = roll?.white ?? [0, 0];
  return html`<section class="tray card ${tumble ? "rolling" : ""}" aria-label=${t("dice-title")}>
    <div class="tray-white">
      ${[first, second].map((value, at) => (value
        ? html`<${Die} key=${at} value=${value} tumble=${tumble} label=${t("die-white", { value })} />`
        : html`<span key=${at} class="die no-die"></span>`))}
      <p class="tray-sum"><span>${t("roll-white")}</span><b>${first ? number(first + second) : "–"}</b></p>
    </div>
    <ul class="tray-colours">
      ${COLOURS.map((colour) => {
        const value = out.includes(colour) ? undefined : roll?.[colour];
        const away = out.includes(colour);
        const offers = value ? [...new Set([first + value, second + value])].sort((one, other) => one - other) : [];
        return html`<li key=${colour} class="c-${colour} ${away ? "away" : ""}">
          ${value
            ? html`<${Die} value=${value} colour=${colour} tumble=${tumble} label=${t("die-colour", { row: colour, value })} />`
            : html`<span class="die no-die die-${colour}">${away && html`<${Padlock} />`}</span>`}
          <p class="offers">
            ${away
              ? html`<b>${t("roll-out-short")}</b>`
              : offers.length
                ? offers.map((offer, at) => html`${at ? html` <small>${t("sum-or")}</small> ` : ""}<b>${number(offer)}</b>`)
                : html`<b>–</b>`}
          </p>
          <button type="button" class="flip" aria-pressed=${away ? "true" : "false"} onClick=${() => onFlip(colour)}>
            <${Padlock} open=${!away} /><span>${t("row-letter", { row: colour })}</span>
            <span class="unseen">${t(away ? "roll-in" : "roll-out", { row: colour })}</span>
          </button>
        </li>`;
      })}
    </ul>
  </section>`;
}

/** @param {{ rolls: Roll[], count: number }} props */
function Before({ rolls, count }) {
  return html`<section class="before">
    <h2>${t("roll-before")}</h2>
    <ol>
      ${rolls.map((roll, at) => html`<li key=${count - at} aria-label=${said(roll, count - at)}>
        <span class="nth" aria-hidden="true">${number(count - at)}</span>
        ${[...roll.white.map((value) => ["white", value]), ...COLOURS.map((colour) => [colour, roll[colour]])].map(
          ([colour, value]) => value && html`<span aria-hidden="true"><${Die} value=${Number(value)} colour=${String(colour)} label="" /></span>`,
        )}
        <b aria-hidden="true">${number(roll.white[0] + roll.white[1])}</b>
      </li>`)}
    </ol>
  </section>`;
}
