// A table's rules in words: preset, pad, clock, and the value of every option.

import { number, t } from "../lib/i18n.js";

/** In the order in which they come up in a game. Pad and players have their own places. */
export const OPTIONS = /** @type {const} */ ([
  "timing",
  "order",
  "first_roller",
  "ends",
  "closed_die",
  "rows_to_end",
  "lock_after",
  "penalty_points",
  "penalty_limit",
  "turn_limit",
]);

/** @param {{ rules: Record<string, any>, clock: number | null }} room */
export function ruleNames({ rules, clock }) {
  return [
    t("preset-name", { preset: rules.preset }),
    t("pad-name", { pad: rules.pad }),
    clock === null ? t("clock-none") : t("clock-seconds", { n: clock }),
  ];
}

/**
 * The options that are not as the preset has them, each as "name: value".
 * @param {Record<string, any>} rules
 * @param {import("../screens/draft.js").Choices} choices
 */
export function changedNames(rules, choices) {
  const preset = choices.presets[rules.preset] ?? {};
  return OPTIONS.filter((option) => option in preset && preset[option] !== rules[option])
    .map((option) => `${t(`option-${option}`)}: ${valueName(option, rules[option])}`);
}

/** What an option is set to. @param {string} option @param {unknown} value */
export function valueName(option, value) {
  if (value === null) return t("option-none");
  if (option === "turn_limit") return number(Number(value));
  return t(`option-${option}-value`, { value: /** @type {string | number} */ (value) });
}
