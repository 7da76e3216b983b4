// What a person may set. Every change holds at once and is kept on the device.

import { html } from "../lib/html.js";
import { LANGUAGES, language, t } from "../lib/i18n.js";
import { MOTIONS, THEMES, settings } from "../lib/settings.js";
import { Segments, Switch } from "./controls.js";
import { Frame, nativeName } from "./frame.js";
import { keeps } from "./record.js";

/** @typedef {import("@preact/signals").Signal<any>} Setting */

export default function Settings() {
  return html`<${Frame}
    name="settings"
    title=${t("settings-title")}
    lead=${t(keeps.value ? "settings-kept" : "settings-not-kept")}
  >
    <section class="card">
      <${Segments}
        legend=${t("settings-language")}
        values=${LANGUAGES}
        value=${language.value}
        label=${nativeName}
        onChange=${set(settings.language)}
      />
      <${Segments}
        legend=${t("settings-theme")}
        values=${THEMES}
        value=${settings.theme.value}
        label=${(/** @type {string} */ value) => t("settings-theme-value", { value })}
        onChange=${set(settings.theme)}
      />
      <${Segments}
        legend=${t("settings-motion")}
        values=${MOTIONS}
        value=${settings.motion.value}
        label=${(/** @type {string} */ value) => t("settings-motion-value", { value })}
        onChange=${set(settings.motion)}
      />
    </section>
    <section class="card">
      <${Switch}
        label=${t("settings-one_tap")}
        why=${t("settings-one_tap-why")}
        value=${settings.oneTap.value}
        onChange=${set(settings.oneTap)}
      />
      <${Switch}
        label=${t("settings-sound")}
        why=${t("settings-sound-why")}
        value=${settings.sound.value}
        onChange=${set(settings.sound)}
      />
      <${Switch}
        label=${t("settings-vibration")}
        why=${t("settings-vibration-why")}
        value=${settings.vibration.value}
        onChange=${set(settings.vibration)}
      />
      <${Switch}
        label=${t("settings-chat")}
        why=${t("settings-chat-why")}
        value=${settings.chat.value}
        onChange=${set(settings.chat)}
      />
    </section>
  <//>`;
}

/** @param {Setting} setting */
function set(setting) {
  return (/** @type {unknown} */ value) => void (setting.value = value);
}
