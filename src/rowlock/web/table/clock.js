// The clock of a choice: a ring around the button, and figures in the last ten seconds.

import { useEffect, useState } from "preact/hooks";
import { html } from "../lib/html.js";
import { number, t } from "../lib/i18n.js";
import { play } from "../lib/sound.js";
import { state } from "../lib/state.js";

const FIGURE_SECONDS = 10;
const TICK_SECONDS = 5;
const STEP_MS = 250;

/** Seconds left now, or null without a clock. The server's clock decides; this one only shows. */
function useLeft() {
  const clock = state.clock.value;
  const [, step] = useState(0);
  const runs = clock?.left != null;
  useEffect(() => {
    if (!runs) return undefined;
    const timer = setInterval(() => step((count) => count + 1), STEP_MS);
    return () => clearInterval(timer);
  }, [clock]);
  if (clock?.left == null || clock.limit == null) return null;
  const left = Math.max(0, clock.left - (performance.now() - clock.at) / 1000);
  return { left, share: Math.min(1, left / clock.limit) };
}

export function ClockRing() {
  const now = useLeft();
  const share = now?.share ?? 1;
  return html`<svg class="clock-ring ${now ? "" : "calm"} ${now && now.left <= FIGURE_SECONDS ? "soon" : ""}" aria-hidden="true">
    <rect pathLength="100" rx="15" style=${{ "stroke-dashoffset": String(100 * (share - 1)) }} />
  </svg>`;
}

export function ClockFigure() {
  const now = useLeft();
  const seconds = now ? Math.ceil(now.left) : null;
  const choosing = (state.view.value?.legal.length ?? 0) > 0;
  useEffect(() => {
    if (seconds !== null && seconds > 0 && seconds <= TICK_SECONDS && choosing) play("tick");
  }, [seconds]);
  if (state.clock.value?.limit == null) return null;
  const shown = seconds !== null && seconds <= FIGURE_SECONDS;
  return html`<span class="clock-figure ${shown ? "soon" : ""}" role="timer" aria-label=${shown ? t("clock-left", { n: seconds }) : null}>
    ${shown ? number(seconds) : ""}
  </span>`;
}
