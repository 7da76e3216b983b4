// Runs before the first paint: what only works with a script is styled by this mark, so nothing jumps.
document.documentElement.dataset.script = "";
