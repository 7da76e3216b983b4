// Opening a table for several people: how many, who may find it, by which rules and clock.

import { signal } from "@preact/signals";
import { post, request } from "../lib/api.js";
import { html } from "../lib/html.js";
import { number, t } from "../lib/i18n.js";
import { nonceFor } from "../lib/nonce.js";
import { navigate } from "../lib/router.js";
import { Cards, Failed, Segments, Waiting } from "../screens/controls.js";
import { change, choosePreset, draft, fitting } from "../screens/draft.js";
import { Frame } from "../screens/frame.js";
import { failureOf, useLoaded } from "../screens/loaded.js";
import { Options } from "../screens/options.js";
import { PadPicture } from "../screens/pad_picture.js";
import { GuestName, guestName } from "./guest_name.js";

/** @typedef {import("../screens/draft.js").Choices} Choices */

const SEATS = [2, 3, 4, 5, 6, 7, 8];
const CLOCKS = /** @type {const} */ ([10, 25, 45, 60, null]);

/** What is asked for beside the rules, which are the set-up's. */
const wanted = {
  seats: signal(3),
  clock: signal(/** @type {number | null} */ (25)),
  open: signal(false),
};

export default function Open() {
  const choices = useLoaded(async () => {
    const answer = /** @type {Choices} */ (await request("/api/options"));
    change(fitting(draft.value, answer));
    return answer;
  });
  return html`<${Frame} name="setup" title=${t("lobby-open")}>
    ${choices.value
      ? html`<${Form} choices=${choices.value} />`
      : choices.failed
        ? html`<${Failed} ...${choices.failed} again=${choices.again} />`
        : html`<${Waiting} text=${t("loading")} />`}
  <//>`;
}

/** @param {{ choices: Choices }} props */
function Form({ choices }) {
  const { preset, pad } = draft.value;
  const name = (/** @type {string} */ kind) => (/** @type {string} */ each) => t(`${kind}-name`, { [kind]: each });
  const why = (/** @type {string} */ kind) => (/** @type {string} */ each) => t(`${kind}-why`, { [kind]: each });
  return html`<form onSubmit=${open}>
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
    <${Cards} legend=${t("setup-preset")} values=${Object.keys(choices.presets)} value=${preset}
      label=${name("preset")} why=${why("preset")} onChange=${choosePreset} />
    <${Cards} legend=${t("setup-pad")} values=${choices.pads.map((each) => each.name)} value=${pad}
      label=${name("pad")} why=${why("pad")}
      picture=${(/** @type {string} */ each) =>
        html`<${PadPicture} pad=${choices.pads.find((other) => other.name === each)} />`}
      onChange=${(/** @type {string} */ chosen) => change({ pad: chosen })} />
    <${Options} choices=${choices} />
    <${Go} />
  </form>`;
}

/** @param {number | null} seconds */
function clockName(seconds) {
  return seconds === null ? t("clock-none") : t("clock-seconds", { n: seconds });
}

function Go() {
  const failed = opening.failed.value;
  return html`<div class="go card">
    ${failed && html`<${Failed} ...${failed} />`}
    <p><small>${t("open-why")}</small></p>
    <button type="submit" class="button main big" aria-busy=${opening.busy.value}>
      ${opening.busy.value ? `${t("landing-opening")} …` : t("lobby-open")}
    </button>
  </div>`;
}

const opening = {
  busy: signal(false),
  failed: signal(/** @type {import("../screens/loaded.js").Failure | null} */ (null)),
};

/** @param {Event} event */
async function open(event) {
  event.preventDefault();
  if (opening.busy.value) return;
  opening.busy.value = true;
  opening.failed.value = null;
  const { preset, pad, changed } = draft.value;
  try {
    const { table } = await post("/api/tables", {
      rules: { ...changed, preset, pad },
      seats: wanted.seats.value,
      name: guestName.value,
      clock: wanted.clock.value,
      public: wanted.open.value,
    });
    nonceFor(table);
    navigate(`/table/${table}`);
  } catch (error) {
    opening.failed.value = failureOf(error);
  }
  opening.busy.value = false;
}
