// What a screen reader should say, without moving the focus.

const announcer = document.getElementById("announcer");
const KEPT_SECONDS = 5;

/** Say this politely. Earlier sentences stay readable for a moment. @param {string} text */
export function announce(text) {
  if (!announcer || !text) return;
  const line = document.createElement("p");
  line.textContent = text;
  announcer.append(line);
  setTimeout(() => line.remove(), KEPT_SECONDS * 1000);
}
