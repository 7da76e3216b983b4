// Runs before the first paint, so that a chosen theme never flashes in the other one, and so that the
// words are on their way while the modules still come.
{
  const root = document.documentElement;
  let kept = /** @type {Record<string, unknown>} */ ({});
  try {
    kept = JSON.parse(localStorage.getItem("rowlock.settings") ?? "{}") ?? {};
  } catch {
    // no storage, or not ours: the system's ways it is
  }
  for (const name of ["theme", "motion"]) {
    const chosen = kept[name];
    if (typeof chosen === "string" && chosen !== "system") root.dataset[name] = chosen;
  }

  const offered = root.dataset.languages?.split(" ");
  if (offered) {
    const spoken = navigator.languages.map((tag) => tag.slice(0, 2));
    root.dataset.preferred = spoken.find((tag) => offered.includes(tag)) ?? "en";
    root.lang = offered.find((tag) => tag === kept.language) ?? root.dataset.preferred;
    const words = Object.assign(document.createElement("link"), {
      rel: "preload",
      as: "fetch",
      crossOrigin: "anonymous",
      href: `/locale/${root.lang}.ftl`,
    });
    document.head.append(words);
  }
}
