// The few pictures of the table, drawn in the colour of their text.

import { html } from "../lib/html.js";

/** A padlock. @param {{ open?: boolean }} props */
export function Padlock({ open = false }) {
  const shackle = open ? "M6.5 11V7.5a3.5 3.5 0 0 1 6.8-1.2" : "M6.5 11V7.5a3.5 3.5 0 0 1 7 0V11";
  return html`<svg class="icon" viewBox="0 0 20 20" aria-hidden="true">
    <path d=${shackle} fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round" />
    <rect x="4" y="10" width="12" height="8" rx="2.2" fill="currentColor" />
  </svg>`;
}

const STROKES = [
  "M7 9C14 15 27 27 33 32M32 8C25 14 14 26 8 33",
  "M8 7C13 14 26 26 34 33M33 9C27 13 13 27 7 32",
  "M6 8C16 16 26 25 33 34M33 7C24 16 15 24 8 34",
];

/** A cross by hand, a little different in every cell. @param {{ seed: number }} props */
export function Cross({ seed }) {
  return html`<svg class="cross" viewBox="0 0 40 40" preserveAspectRatio="none" aria-hidden="true">
    <path d=${STROKES[seed % STROKES.length]} vector-effect="non-scaling-stroke" pathLength="1" />
  </svg>`;
}

export const Menu = () => html`<svg class="icon" viewBox="0 0 20 20" aria-hidden="true">
  <path d="M4 6h12M4 10h12M4 14h12" stroke="currentColor" stroke-width="1.9" stroke-linecap="round" />
</svg>`;

/** Speech. */
export const Words = () => html`<svg class="icon" viewBox="0 0 20 20" aria-hidden="true">
  <path d="M3.5 5.5a2 2 0 0 1 2-2h9a2 2 0 0 1 2 2v6a2 2 0 0 1-2 2H9l-4 3.2V13.5a1.8 1.8 0 0 1-1.5-2z" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linejoin="round" />
</svg>`;

export const Clear = () => html`<svg class="icon" viewBox="0 0 20 20" aria-hidden="true">
  <path d="m5.5 5.5 9 9m0-9-9 9" stroke="currentColor" stroke-width="1.9" stroke-linecap="round" />
</svg>`;

export const Tick = () => html`<svg class="icon" viewBox="0 0 20 20" aria-hidden="true">
  <path d="m4.5 10.5 3.5 3.5 7.5-8" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" />
</svg>`;

/** What can be set. */
export const Sliders = () => html`<svg class="icon" viewBox="0 0 20 20" aria-hidden="true">
  <path d="M3 6h6.5M14.5 6H17M3 14h2.5m5 0H17" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" />
  <g fill="none" stroke="currentColor" stroke-width="1.8"><circle cx="12" cy="6" r="2.4" /><circle cx="8" cy="14" r="2.4" /></g>
</svg>`;
