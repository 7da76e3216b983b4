// What is said where a kept sheet could not be read.

import { html } from "../lib/html.js";
import { t } from "../lib/i18n.js";
import { unread } from "./kept.js";

export function Unread() {
  return unread.value && html`<p class="failed" role="alert">${t("paper-unread")}</p>`;
}
