// Runs before the first paint, so that a chosen theme never flashes in the other one.
try {
  const { theme, motion } = JSON.parse(localStorage.getItem("rowlock.settings") ?? "{}");
  if (theme && theme !== "system") document.documentElement.dataset.theme = theme;
  if (motion && motion !== "system") document.documentElement.dataset.motion = motion;
} catch {
  // no storage, or not ours: the system's theme it is
}
