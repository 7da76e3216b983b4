// Words and numbers in the person's language. The server sends codes and values, never prose.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { effect, signal } from "@preact/signals";
import { settings } from "./settings.js";

const { languages = "en", preferred = "en" } = document.documentElement.dataset;

/** The languages that the page speaks, as its HTML says. */
export const LANGUAGES = languages.split(" ");

/** The language that is shown. */
export const language = signal("en");

/** Where a language is not spoken alike everywhere, whose way with dates and lists the catalogue follows. */
const WAYS = new Map([["en", "en-GB"]]);

function way() {
  return WAYS.get(language.value) ?? language.value;
}

/** The catalogue of that language; components that call `t` follow it. */
const catalogue = signal(/** @type {FluentBundle | null} */ (null));

/** @type {Map<string, Promise<FluentBundle>>} */
const loading = new Map();

/**
 * The text of a message.
 * @param {string} id
 * @param {Record<string, string | number>} [args]
 */
export function t(id, args) {
  const bundle = catalogue.value;
  const pattern = bundle?.getMessage(id)?.value;
  if (!bundle || !pattern) return id;
  return bundle.formatPattern(pattern, args);
}

/**
 * Whether the catalogue has a message, for codes that may be newer than it.
 * @param {string} id
 */
export function has(id) {
  return catalogue.value?.hasMessage(id) ?? false;
}

/** The plain formats: a sheet asks for sixty numbers at once. @type {Map<string, Intl.NumberFormat>} */
const plain = new Map();

/** @param {number} value @param {Intl.NumberFormatOptions} [how] */
export function number(value, how) {
  const tag = way();
  if (how) return new Intl.NumberFormat(tag, how).format(value);
  let format = plain.get(tag);
  if (!format) plain.set(tag, (format = new Intl.NumberFormat(tag)));
  return format.format(value);
}

/** @param {Date | number} value @param {Intl.DateTimeFormatOptions} [how] */
export function date(value, how = { dateStyle: "medium", timeStyle: "short" }) {
  return new Intl.DateTimeFormat(way(), how).format(value);
}

/** "red 7, yellow 9 and blue 3", in the language's way. @param {string[]} items */
export function list(items) {
  return new Intl.ListFormat(way()).format(items);
}

/** @param {string} tag */
async function load(tag) {
  const answer = await fetch(`/locale/${tag}.ftl`);
  if (!answer.ok) throw new Error(`no catalogue for ${tag}: ${answer.status}`);
  const bundle = new FluentBundle(tag, { useIsolating: false });
  for (const error of bundle.addResource(new FluentResource(await answer.text()))) {
    console.error(error);
  }
  return bundle;
}

/** @param {string} tag */
async function show(tag) {
  let bundle = loading.get(tag);
  if (!bundle) loading.set(tag, (bundle = load(tag)));
  try {
    const loaded = await bundle;
    if (tag !== wanted()) return; // switched again meanwhile
    catalogue.value = loaded;
    language.value = tag;
    document.documentElement.lang = tag;
  } catch (error) {
    loading.delete(tag); // so that it may be tried again
    console.error(error);
  }
}

/** The chosen language, or the first of the browser's that we speak: boot.js has looked. */
function wanted() {
  const chosen = settings.language.value;
  return LANGUAGES.includes(chosen) ? chosen : preferred;
}

/** Resolves once the first catalogue is there, or could not be had. */
export const languageReady = new Promise((resolve) => {
  effect(() => void show(wanted()).then(resolve));
});
