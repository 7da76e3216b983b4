// Whether the server can be reached, as far as we know, and the worker that helps where it cannot.

import { signal } from "@preact/signals";

/** False once a request did not get through, or the device says that it has no network. */
export const reachable = signal(navigator.onLine);

addEventListener("offline", () => (reachable.value = false));
addEventListener("online", () => (reachable.value = true));

/** Keep the page for when there is no network. Not while a table is played: nothing is asked there. */
export function keepForOffline() {
  if (!("serviceWorker" in navigator) || location.pathname.startsWith("/table/")) return;
  const register = () => void navigator.serviceWorker.register("/sw.js").catch(() => {});
  if (document.readyState === "complete") setTimeout(register);
  else addEventListener("load", () => setTimeout(register), { once: true });
}
