// What a person has set, kept on the device.

import { effect, signal } from "@preact/signals";

const KEY = "rowlock.settings";
const saved = read();

/**
 * @param {string} name
 * @param {T} first the value on a first visit
 * @param {readonly T[]} [allowed]
 * @template T
 * @returns {import("@preact/signals").Signal<T>}
 */
function setting(name, first, allowed) {
  const value = saved[name];
  const fits = typeof value === typeof first && (!allowed || allowed.includes(value));
  return signal(fits ? value : first);
}

/** @typedef {"system" | "light" | "dark"} Theme */
/** @typedef {"system" | "on" | "off"} Motion whether things may move */

export const THEMES = /** @type {const} */ (["system", "light", "dark"]);
export const MOTIONS = /** @type {const} */ (["system", "on", "off"]);

/** Every setting, each a signal: assign `.value` and it is kept. `language` "" follows the browser. */
export const settings = {
  theme: setting("theme", /** @type {Theme} */ ("system"), THEMES),
  motion: setting("motion", /** @type {Motion} */ ("system"), MOTIONS),
  sound: setting("sound", false),
  vibration: setting("vibration", false),
  oneTap: setting("oneTap", false),
  chat: setting("chat", true),
  language: setting("language", ""),
};

const lessMotion = matchMedia("(prefers-reduced-motion: reduce)");

/** Whether things may move, by the setting or else by the system. */
export function moves() {
  const chosen = settings.motion.value;
  return chosen === "system" ? !lessMotion.matches : chosen === "on";
}

effect(() => {
  const values = Object.entries(settings).map(([name, kept]) => [name, kept.value]);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(values)));
  } catch {
    // private browsing or full storage: the settings last as long as the page
  }
});

effect(() => mirror("theme", settings.theme.value));
effect(() => mirror("motion", settings.motion.value));

/** @param {"theme" | "motion"} name @param {string} value */
function mirror(name, value) {
  const root = document.documentElement;
  if (value === "system") delete root.dataset[name];
  else root.dataset[name] = value;
}

/** @returns {Record<string, any>} */
function read() {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return kept && typeof kept === "object" ? kept : {};
  } catch {
    return {};
  }
}
