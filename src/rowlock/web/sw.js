// The service worker: the page from the network while there is one, else from a cache that holds one
// whole version of it, so that old and new files never mix. The server writes the next two lines anew.
const VERSION = "none";
const FILES = /** @type {string[]} */ ([]);

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const CACHE = `rowlock ${VERSION}`;
const SHELL = "/";
const LEARN = "/learn";
const PATIENCE_MS = 4000; // a line that is up but dead must not keep the sheet from opening
const AWAY = [502, 503, 504]; // a proxy whose server is down

const known = new Set(FILES);

worker.addEventListener("install", (event) => event.waitUntil(fill()));
worker.addEventListener("activate", (event) => event.waitUntil(takeOver()));
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== worker.location.origin) return;
  if (request.mode === "navigate") {
    if (!url.pathname.startsWith("/api/")) event.respondWith(page(request, url.pathname));
  } else if (known.has(url.pathname)) event.respondWith(fresh(request, url.pathname));
});

/** All files of this version, or none: a version that is not whole is not installed. */
async function fill() {
  const cache = await caches.open(CACHE);
  await cache.addAll(FILES.map((file) => new Request(file, { cache: "no-cache" })));
  await worker.skipWaiting();
}

async function takeOver() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith("rowlock ") && name !== CACHE).map((name) => caches.delete(name)));
  await worker.clients.claim();
}

/** @param {Request} request @param {string} path */
async function fresh(request, path) {
  try {
    const answer = await fetch(request);
    if (!AWAY.includes(answer.status)) return answer;
  } catch {
    // no network
  }
  return kept(path);
}

/** @param {Request} request @param {string} path */
async function page(request, path) {
  try {
    const answer = await Promise.race([fetch(request), impatience()]);
    if (!AWAY.includes(answer.status)) return answer;
  } catch {
    // no network, or one that says nothing
  }
  return kept(path === LEARN ? learnPage() : known.has(path) ? path : SHELL);
}

/** @param {string} path */
async function kept(path) {
  const cache = await caches.open(CACHE);
  return (await cache.match(path)) ?? Response.error();
}

/** @returns {Promise<never>} */
function impatience() {
  return new Promise((_, refuse) => setTimeout(refuse, PATIENCE_MS));
}

/** The Learn page in the first of the browser's languages that it is there in. */
function learnPage() {
  const paths = worker.navigator.languages.map((tag) => `/${tag.slice(0, 2)}${LEARN}`);
  return paths.find((path) => known.has(path)) ?? `/en${LEARN}`;
}
