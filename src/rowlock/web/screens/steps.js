// Forwards and backwards through a game, by buttons, a slider and the keyboard.

import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import { html } from "../lib/html.js";
import { t } from "../lib/i18n.js";

const ROLL_MS = 1400;

const SIGNS = {
  first: "M5 4v12M16 4 8 10l8 6z",
  back: "M14 4 6 10l8 6z",
  play: "M6 4l10 6-10 6z",
  pause: "M6 4h3v12H6zM12 4h3v12h-3z",
  next: "M6 4l8 6-8 6z",
  last: "M15 4v12M4 4l8 6-8 6z",
};

/** @param {{ at: number, last: number, onStep: (to: number) => void }} props */
export function Steps({ at, last, onStep }) {
  const [playing, setPlaying] = useState(false);
  const go = (/** @type {number} */ to) => onStep(Math.max(0, Math.min(last, to)));
  const step = (/** @type {number} */ to) => {
    setPlaying(false);
    go(to);
  };
  const play = () => {
    if (!playing && at === last) go(0);
    setPlaying(!playing);
  };
  useEffect(() => {
    if (!playing) return;
    if (at === last) return setPlaying(false);
    const timer = setTimeout(() => go(at + 1), ROLL_MS);
    return () => clearTimeout(timer);
  }, [playing, at]);
  useKeys({ ArrowLeft: () => step(at - 1), ArrowRight: () => step(at + 1), Home: () => step(0), End: () => step(last), " ": play });
  const where = at ? t("replay-position", { turn: at, turns: last }) : t("replay-start");
  return html`<div class="steps-bar card">
    <div class="buttons">
      <${Button} sign="first" label=${t("replay-first")} off=${at === 0} onClick=${() => step(0)} />
      <${Button} sign="back" label=${t("replay-back")} off=${at === 0} onClick=${() => step(at - 1)} />
      <${Button}
        sign=${playing ? "pause" : "play"}
        label=${playing ? t("replay-pause") : t("replay-play")}
        onClick=${play}
      />
      <${Button} sign="next" label=${t("replay-next")} off=${at === last} onClick=${() => step(at + 1)} />
      <${Button} sign="last" label=${t("replay-last")} off=${at === last} onClick=${() => step(last)} />
    </div>
    <label>
      <span>${where}</span>
      <input
        type="range"
        min="0"
        max=${last}
        value=${at}
        aria-valuetext=${where}
        onInput=${(/** @type {Event} */ event) =>
          step(Number(/** @type {HTMLInputElement} */ (event.target).value))}
      />
    </label>
    <p class="why by-keys">${t("replay-keys")}</p>
  </div>`;
}

/** @param {{ sign: keyof typeof SIGNS, label: string, off?: boolean, onClick: () => void }} props */
function Button({ sign, label, off = false, onClick }) {
  return html`<button
    type="button"
    class="button"
    aria-label=${label}
    title=${label}
    aria-disabled=${off}
    onClick=${() => off || onClick()}
  >
    <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      <path d=${SIGNS[sign]} fill="currentColor" stroke="currentColor" stroke-width="1.6" stroke-linejoin="round" />
    </svg>
  </button>`;
}

/** @param {{ [key: string]: () => void }} keys what each does, unless something else has the focus */
function useKeys(keys) {
  useLayoutEffect(() => { // as soon as the buttons are seen, so that no key is lost
    const pressed = (/** @type {KeyboardEvent} */ event) => {
      const act = keys[event.key];
      const modified = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
      const target = /** @type {Element} */ (event.target);
      const own = event.key === " " ? "input, button, a, summary, [tabindex='0']" : "input, [tabindex='0']";
      if (!act || modified || target.matches?.(own)) return;
      event.preventDefault();
      act();
    };
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  });
}
