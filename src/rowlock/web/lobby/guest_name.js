// The name a guest goes by at tables with others, kept on the device.

import { effect, signal } from "@preact/signals";
import { useId } from "preact/hooks";
import { html } from "../lib/html.js";
import { t } from "../lib/i18n.js";

const KEY = "rowlock.name";

export const guestName = signal(read());

effect(() => {
  const name = guestName.value;
  try {
    localStorage.setItem(KEY, name);
  } catch {
    // kept as long as the page
  }
});

function read() {
  try {
    return localStorage.getItem(KEY) ?? "";
  } catch {
    return "";
  }
}

/** The name that others see, kept for the next time. */
export function GuestName() {
  const id = useId();
  return html`<p class="guest-name">
    <label for=${id}>${t("open-name")}</label>
    <input id=${id} type="text" maxlength="20" required autocomplete="nickname" value=${guestName.value}
      onInput=${(/** @type {Event} */ event) => (guestName.value = /** @type {HTMLInputElement} */ (event.target).value)} />
  </p>`;
}
