// Arrow keys in a grid of buttons: one stop of the Tab key, and from there by row and cell.

const STEPS = /** @type {Record<string, [number, number]>} */ ({
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
});

/** @param {HTMLElement | null} grid @param {KeyboardEvent} event */
export function moveFocus(grid, event) {
  const step = STEPS[event.key];
  if (!grid || !step || event.altKey || event.metaKey || event.ctrlKey) return;
  const buttons = /** @type {HTMLElement[]} */ ([...grid.querySelectorAll("button")]);
  const from = buttons.find((button) => button === document.activeElement);
  const to = from && next(buttons, from, step);
  event.preventDefault();
  if (!to) return;
  for (const button of buttons) button.tabIndex = button === to ? 0 : -1;
  to.focus({ preventScroll: true });
}

/** @param {HTMLElement[]} buttons @param {HTMLElement} from @param {[number, number]} step */
function next(buttons, from, [down, right]) {
  const rows = [...new Set(buttons.map(({ dataset }) => dataset.row))].map((row) => buttons.filter(({ dataset }) => dataset.row === row));
  const at = rows.findIndex((row) => row.includes(from));
  const column = rows[at]?.indexOf(from) ?? 0;
  const row = rows[at + down] ?? [];
  return row[Math.min(column + right, right > 0 ? column + 1 : row.length - 1)];
}
