// What works without the server, wherever something does not.

import { html } from "../lib/html.js";
import { t } from "../lib/i18n.js";

export function OfflineNote() {
  return html`<section class="card note offline" role="status">
    <h2>${t("offline-title")}</h2>
    <p>${t("offline-why")}</p>
    <p class="ways">
      <a class="button" href="/sheet">${t("paper-sheet")}</a>
      <a class="button" href="/dice">${t("paper-dice")}</a>
      <a class="button" href="/learn" target="_self">${t("offline-learn")}</a>
    </p>
  </section>`;
}
