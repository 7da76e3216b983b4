// The set-up being made: what differs from the preset, kept on the device for the next time.

import { signal } from "@preact/signals";

const KEY = "rowlock.setup";
export const MOST_OPPONENTS = 4;

/**
 * What `GET /api/options` says can be chosen.
 * @typedef {object} Choices
 * @property {{ [preset: string]: { [option: string]: unknown } }} presets
 * @property {{ [option: string]: unknown[] }} values
 * @property {import("../lib/types.js").PadView[]} pads
 * @property {string[]} levels
 * @property {string[]} names
 *
 * @typedef {object} Draft
 * @property {string} preset
 * @property {string} pad
 * @property {{ [option: string]: unknown }} changed options that are not as the preset has them
 * @property {number} opponents
 * @property {string[]} levels of each opponent that may sit down, in their order
 */

/** @type {Draft} */
const FIRST = {
  preset: "rulebook",
  pad: "classic",
  changed: {},
  opponents: 2,
  levels: Array(MOST_OPPONENTS).fill("casual"),
};

export const draft = signal(read());

/** @param {Partial<Draft>} part */
export function change(part) {
  draft.value = { ...draft.value, ...part };
  try {
    localStorage.setItem(KEY, JSON.stringify(draft.value));
  } catch {
    // nothing is kept here: it lasts as long as the page
  }
}

/**
 * Set one option; setting it to what the preset has undoes the change.
 * @param {string} option
 * @param {unknown} value
 * @param {unknown} byPreset
 */
export function changeOption(option, value, byPreset) {
  const { [option]: _, ...others } = draft.value.changed;
  change({ changed: value === byPreset ? others : { ...others, [option]: value } });
}

/** A preset brings its own options. @param {string} preset */
export function choosePreset(preset) {
  change({ preset, changed: {} });
}

/** The draft's rules as the server wants them. @param {Draft} made */
export function chosenRules({ preset, pad, changed }) {
  return { ...changed, preset, pad };
}

/**
 * The draft, with computer players, as the server wants it.
 * @param {Draft} made
 * @param {string[]} names
 * @returns {import("./tables.js").TableSetup}
 */
export function asked(made, names) {
  const { opponents, levels } = made;
  return {
    rules: chosenRules(made),
    opponents: names
      .slice(0, opponents)
      .map((name, seat) => ({ name, level: levels[seat] ?? "casual" })),
  };
}

/**
 * What an option is unless it is changed; a pad brings its own number of marks before the lock.
 * @param {Choices} choices
 * @param {string} preset
 * @param {string} option
 */
export function byPreset(choices, preset, option) {
  return choices.presets[preset]?.[option] ?? (option === "turn_limit" ? null : undefined);
}

/**
 * The draft without what this server does not know: it may have been kept by another version.
 * @param {Draft} made
 * @param {Choices} choices
 * @returns {Draft}
 */
export function fitting(made, { presets, values, pads, levels, names }) {
  const known = (/** @type {[string, unknown]} */ [option, value]) =>
    option === "turn_limit" || (values[option]?.includes(value) ?? false);
  return {
    preset: made.preset in presets ? made.preset : FIRST.preset,
    pad: pads.some(({ name }) => name === made.pad) ? made.pad : FIRST.pad,
    changed: Object.fromEntries(Object.entries(made.changed).filter(known)),
    opponents: Math.min(made.opponents, names.length, MOST_OPPONENTS),
    levels: FIRST.levels.map((first, seat) => {
      const level = made.levels[seat] ?? first;
      return levels.includes(level) ? level : (levels[0] ?? first);
    }),
  };
}

/** @returns {Draft} */
function read() {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    const fits =
      typeof kept.preset === "string" &&
      typeof kept.pad === "string" &&
      typeof (kept.changed ?? undefined) === "object" &&
      kept.opponents >= 1 &&
      Array.isArray(kept.levels);
    return fits ? { ...FIRST, ...kept } : FIRST;
  } catch {
    return FIRST;
  }
}
