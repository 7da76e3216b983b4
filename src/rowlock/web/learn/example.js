// Living examples. The referee has judged every choice beforehand; this only looks the answer up.

/**
 * @typedef {object} Step one action: every cell of the sheet is in `ok`, in `no`, or refused as usual
 * @property {string} ask
 * @property {string} pass what the button says
 * @property {[string, string[]][]} no a reason and the cells it holds for
 * @property {string} usual the reason for all others
 * @property {Record<string, Next>} ok by cell; "" is passing
 *
 * @typedef {{ step: Step } | { say: string, total: number }} Next
 */

const SVG = "http://www.w3.org/2000/svg";
const CROSS = "M7 9C14 15 27 27 33 32M32 8C25 14 14 26 8 33";
const STEPS = /** @type {Record<string, [number, number]>} */ ({
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
});

const all = /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(".try"));
for (const example of all) fold(example); // all at once, so that nothing moves while one reads
for (const example of all) {
  bring(example);
  await new Promise((done) => setTimeout(done)); // a tap in between is not kept waiting
}

/** What only works with a script comes, what it makes needless is folded away. @param {HTMLElement} example */
function fold(example) {
  example.querySelector(".try-bar")?.removeAttribute("hidden");
  example.querySelector(".answer")?.removeAttribute("open");
}

/** Brings one example to life. @param {HTMLElement} example */
function bring(example) {
  const data = /** @type {HTMLElement} */ (example.querySelector("script")).textContent ?? "";
  /** @type {Step} */
  const first = JSON.parse(data);
  const [said, pass, again, total, sheet] = [
    ".said", ".pass", ".again", ".try-total", ".try-sheet",
  ].map((name) => /** @type {HTMLElement} */ (example.querySelector(name)));
  if (!said || !pass || !again || !total || !sheet) return;
  const cells = buttons(sheet);
  const before = total.textContent;
  /** @type {Step | null} */
  let step = first;

  /** @param {string} text @param {string} tone */
  const say = (text, tone) => {
    said.textContent = text;
    said.dataset.tone = tone;
  };
  /** @param {Step} next */
  const begin = (next) => {
    step = next;
    pass.textContent = next.pass;
    say(next.ask, "ask");
  };
  /** @param {string} key the cell, or "" for passing */
  const choose = (key) => {
    if (!step) return;
    const next = step.ok[key];
    for (const cell of cells) cell.classList.remove("refused");
    const cell = cells.find(({ dataset }) => dataset.key === key);
    if (!next) {
      cell?.classList.add("refused");
      say(step.no.find(([, keys]) => keys.includes(key))?.[0] ?? step.usual, "no");
      return;
    }
    if (cell) cross(cell);
    again.hidden = false;
    if ("step" in next) return begin(next.step);
    step = null;
    pass.hidden = true;
    total.textContent = String(next.total);
    say(next.say, "yes");
    if (document.activeElement === document.body) again.focus();
  };
  const reset = () => {
    for (const cell of cells) uncross(cell);
    total.textContent = before;
    pass.hidden = false;
    again.hidden = true;
    begin(first);
  };
  sheet.addEventListener("click", ({ target }) => {
    const cell = /** @type {Element} */ (target).closest("button");
    if (cell) choose(cell.dataset.key ?? "");
  });
  pass.addEventListener("click", () => choose(""));
  again.addEventListener("click", () => {
    reset();
    cells.find(({ tabIndex }) => tabIndex === 0)?.focus();
  });
  begin(first);
}

/** Makes a grid of buttons of the printed sheet. @param {HTMLElement} sheet */
function buttons(sheet) {
  sheet.setAttribute("role", "grid");
  sheet.setAttribute("aria-label", sheet.dataset.grid ?? "");
  /** @type {HTMLButtonElement[][]} */
  const rows = [];
  for (const row of sheet.children) {
    row.setAttribute("role", "row");
    for (const other of /** @type {Iterable<HTMLElement>} */ (row.children)) {
      other.setAttribute("role", "gridcell");
      if (other.dataset.name && !other.dataset.key) other.setAttribute("aria-label", other.dataset.name);
    }
    row.firstElementChild?.setAttribute("role", "rowheader");
    const made = [];
    for (const spot of row.querySelectorAll("[data-key]")) made.push(button(/** @type {HTMLElement} */ (spot)));
    rows.push(made);
  }
  const first = rows[0]?.[0];
  if (first) first.tabIndex = 0;
  sheet.addEventListener("keydown", (event) => move(rows, event));
  return rows.flat();
}

/** @param {HTMLElement} spot */
function button(spot) {
  const made = document.createElement("button");
  made.type = "button";
  made.tabIndex = -1;
  made.className = "cell";
  made.dataset.key = spot.dataset.key;
  made.setAttribute("aria-label", spot.dataset.name ?? "");
  made.append(...spot.childNodes);
  spot.append(made);
  return made;
}

/** Arrows walk over the sheet. @param {HTMLButtonElement[][]} rows @param {KeyboardEvent} event */
function move(rows, event) {
  const step = STEPS[event.key];
  const at = /** @type {HTMLButtonElement} */ (event.target);
  const row = rows.findIndex((cells) => cells.includes(at));
  const column = rows[row]?.indexOf(at) ?? 0;
  const to = step && rows[row + step[0]]?.[column + step[1]];
  if (!to) return;
  event.preventDefault();
  at.tabIndex = -1;
  to.tabIndex = 0;
  to.focus();
}

/** @param {HTMLElement} cell */
function cross(cell) {
  const drawn = document.createElementNS(SVG, "svg");
  const path = document.createElementNS(SVG, "path");
  drawn.setAttribute("viewBox", "0 0 40 40");
  drawn.setAttribute("class", "cross");
  drawn.setAttribute("aria-hidden", "true");
  path.setAttribute("d", CROSS);
  drawn.append(path);
  cell.append(drawn);
  cell.classList.add("made");
  cell.setAttribute("aria-pressed", "true");
}

/** @param {HTMLElement} cell */
function uncross(cell) {
  cell.querySelector(".cross")?.remove();
  cell.classList.remove("made", "refused");
  cell.removeAttribute("aria-pressed");
}

export {}; // a module, which may wait
