// A small picture of a pad, drawn from its data: numbers are too small to read, colours are not.

import { html } from "../lib/html.js";

const CELL = 10;
const GAP = 2;

/** @param {{ pad: import("../lib/types.js").PadView }} props */
export function PadPicture({ pad }) {
  const columns = Math.max(...pad.numbers.map((numbers) => numbers.length));
  const [width, height] = [columns, pad.numbers.length].map((n) => n * (CELL + GAP) - GAP);
  return html`<svg class="pad-picture" viewBox="0 0 ${width} ${height}" aria-hidden="true">
    ${pad.numbers.map((numbers, row) =>
      numbers.map(
        (number, cell) => html`<g
          key=${`${row}-${cell}`}
          class="c-${pad.colours[row]?.[cell]}"
          transform="translate(${cell * (CELL + GAP)} ${row * (CELL + GAP)})"
        >
          <rect width=${CELL} height=${CELL} rx="2.5" />
          <text x=${CELL / 2} y=${CELL * 0.74}>${number}</text>
        </g>`,
      ),
    )}
  </svg>`;
}
