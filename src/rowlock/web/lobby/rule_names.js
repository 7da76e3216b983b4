// A table's rules in a few words: preset, pad, clock, and every option that differs from the preset.

import { number, t } from "../lib/i18n.js";

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
  const names = Object.keys(choices.values).filter((option) => option !== "players" && option !== "pad");
  return names
    .filter((option) => option in preset && preset[option] !== rules[option])
    .map((option) => `${t(`option-${option}`)}: ${valueName(option, rules[option])}`);
}

/** @param {string} option @param {unknown} value */
function valueName(option, value) {
  if (value === null) return t("option-none");
  if (option === "turn_limit") return number(Number(value));
  return t(`option-${option}-value`, { value: /** @type {string | number} */ (value) });
}
