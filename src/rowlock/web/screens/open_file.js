// Opening a record that somebody saved.

import { signal } from "@preact/signals";
import { useRef, useState } from "preact/hooks";
import { html } from "../lib/html.js";
import { t } from "../lib/i18n.js";
import { navigate } from "../lib/router.js";

const MOST_BYTES = 1 << 20;

/** The record read last: it is nowhere but in this page. @type {import("@preact/signals").Signal<any>} */
export const opened = signal(null);

/** The replay of `opened`, where a table's would have its name. */
export const FILE = "file";

export function OpenFile() {
  const input = useRef(/** @type {HTMLInputElement | null} */ (null));
  const [failed, setFailed] = useState("");
  const open = async () => {
    const file = input.current?.files?.[0];
    if (!file) return;
    if (file.size > MOST_BYTES) return setFailed("replay-too-large");
    try {
      opened.value = JSON.parse(await file.text());
    } catch {
      return setFailed("replay-not-json");
    }
    navigate(`/replay/${FILE}`);
  };
  return html`<div class="open-file">
    <label class="button">
      ${t("replay-file")}
      <input ref=${input} class="unseen" type="file" accept=".json,application/json" onChange=${open} />
    </label>
    ${failed && html`<p class="failed" role="alert">${why(failed)}</p>`}
  </div>`;
}

/** @param {string} failed */
function why(failed) {
  return failed === "replay-too-large" ? t("replay-too-large") : t("replay-not-json");
}
