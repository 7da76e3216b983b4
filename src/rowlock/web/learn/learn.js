// The contents follow the reader, and a change of language stays at the place.

const parts = /** @type {HTMLElement[]} */ ([...document.querySelectorAll(".part")]);
const entries = /** @type {NodeListOf<HTMLAnchorElement>} */ (document.querySelectorAll(".contents a"));
const languages = /** @type {NodeListOf<HTMLAnchorElement>} */ (document.querySelectorAll(".languages a"));
const READING = 0.3; // of the window's height: what lies above it has been read

/** The part being read: the last one that begins above the reading line. */
function current() {
  const line = innerHeight * READING;
  return parts.findLast((part) => part.getBoundingClientRect().top <= line);
}

let waiting = false;

function follow() {
  waiting = false;
  const anchor = current()?.id;
  for (const entry of entries) {
    const here = entry.hash === `#${anchor}`;
    if (here === entry.hasAttribute("aria-current")) continue;
    entry.toggleAttribute("aria-current", here);
    if (here) {
      entry.setAttribute("aria-current", "true");
      keepInSight(entry);
    }
  }
  for (const link of languages) link.hash = anchor ?? "";
}

/** Scrolls the contents, never the page. @param {HTMLElement} entry */
function keepInSight(entry) {
  const list = /** @type {HTMLElement} */ (entry.closest(".contents"));
  const { top, bottom } = entry.getBoundingClientRect();
  const box = list.getBoundingClientRect();
  if (top < box.top) list.scrollTop -= box.top - top + 40;
  else if (bottom > box.bottom) list.scrollTop += bottom - box.bottom + 40;
}

addEventListener(
  "scroll",
  () => {
    if (waiting) return;
    waiting = true;
    requestAnimationFrame(follow);
  },
  { passive: true },
);
follow();

// What is folded away is printed all the same.
addEventListener("beforeprint", () => {
  for (const folded of document.querySelectorAll("details")) folded.open = true;
});
