// Opening a table for several people: how many, who may find it, by which rules and clock.

import { signal } from "@preact/signals";
import { html } from "../lib/html.js";
import { number, t } from "../lib/i18n.js";
import { Segments } from "../screens/controls.js";
import { chosenRules, draft } from "../screens/draft.js";
import { useAction } from "../screens/loaded.js";
import { Go, Rules, SetUp, sent } from "../screens/rules_form.js";
import { openTable } from "../screens/tables.js";
import { GuestName, guestName } from "./guest_name.js";

const SEATS = [2, 3, 4, 5, 6, 7, 8];
const CLOCKS = /** @type {const} */ ([10, 25, 45, 60, null]);

/** What is asked for beside the rules, which are the set-up's. */
const wanted = {
  seats: signal(3),
  clock: signal(/** @type {number | null} */ (25)),
  open: signal(false),
};

export default function Open() {
  return html`<${SetUp} title=${t("lobby-open")} form=${Form} />`;
}

/** @param {{ choices: import("../screens/draft.js").Choices }} props */
function Form({ choices }) {
  const { go, busy, failed } = useAction(open);
  return html`<form onSubmit=${sent(go)}>
    <section class="card seating">
      <${GuestName} />
      <${Segments} legend=${t("open-seats")} values=${SEATS} value=${wanted.seats.value} label=${number}
        onChange=${(/** @type {number} */ n) => (wanted.seats.value = n)} />
      <${Segments} legend=${t("open-clock")} values=${CLOCKS} value=${wanted.clock.value} label=${clockName}
        onChange=${(/** @type {number | null} */ n) => (wanted.clock.value = n)} />
      <${Segments} legend=${t("open-who")} values=${[false, true]} value=${wanted.open.value}
        label=${(/** @type {boolean} */ all) => t(all ? "open-public" : "open-link")}
        onChange=${(/** @type {boolean} */ all) => (wanted.open.value = all)} />
    </section>
    <${Rules} choices=${choices} />
    <${Go} label=${t("lobby-open")} busy=${busy} failed=${failed}><small>${t("open-why")}</small><//>
  </form>`;
}

/** @param {number | null} seconds */
function clockName(seconds) {
  return seconds === null ? t("clock-none") : t("clock-seconds", { n: seconds });
}

function open() {
  return openTable({
    rules: chosenRules(draft.value),
    seats: wanted.seats.value,
    name: guestName.value,
    clock: wanted.clock.value,
    public: wanted.open.value,
  });
}
