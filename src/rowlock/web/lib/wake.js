// The screen stays awake while a game is played.

/** @type {WakeLockSentinel | null} */
let lock = null;
let wanted = false;

/** @param {boolean} on */
export function keepAwake(on) {
  wanted = on;
  if (on) void hold();
  else {
    void lock?.release();
    lock = null;
  }
}

async function hold() {
  if (!("wakeLock" in navigator) || document.hidden || lock) return;
  try {
    lock = await navigator.wakeLock.request("screen");
    lock.onrelease = () => (lock = null);
    if (!wanted) keepAwake(false);
  } catch {
    // low battery, or not allowed: the screen may sleep
  }
}

document.addEventListener("visibilitychange", () => {
  if (wanted) void hold();
});
