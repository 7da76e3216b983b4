// One connection to one table that heals itself: heartbeat, backoff, and a word for every state.

const PING_SECONDS = 3;
const SILENCE_SECONDS = 7; // two pings unanswered: the line is dead, whatever the browser thinks
const LOOK_SECONDS = 0.5; // with these a dead line shows after 7.5 s: 10 s is promised, and a busy phone is late
const BACKOFF_SECONDS = [0.3, 1, 2, 4, 8];

/** Close codes after which trying again would not help, and the state they leave. */
const FINAL = /** @type {const} */ ({ 4000: "refused", 4001: "taken", 4004: "no-table", 4005: "removed", 4006: "outdated" });

/**
 * @typedef {object} Line
 * @property {(message: object) => boolean} send false if it could not go out now
 * @property {() => void} again connect at once, also after a final close
 * @property {() => void} close
 */

/**
 * @param {string} path of the WebSocket on this host
 * @param {object} on
 * @param {() => object | null} on.hello the first message of every connection, if there is one
 * @param {(message: import("./types.js").ServerMessage) => void} on.message
 * @param {(now: import("./state.js").Connection) => void} on.change `live` is left to the caller,
 *   who knows when the table has arrived
 * @returns {Line}
 */
export function connect(path, on) {
  /** @type {WebSocket | null} */
  let socket = null;
  let tries = 0;
  let heard = 0;
  let ended = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let retry;

  function open() {
    clearTimeout(retry);
    ended = false;
    drop();
    const opened = new WebSocket(`${location.protocol.replace("http", "ws")}//${location.host}${path}`);
    socket = opened;
    heard = performance.now();
    opened.onopen = () => {
      const hello = on.hello();
      if (hello) opened.send(JSON.stringify(hello));
    };
    opened.onmessage = (event) => {
      heard = performance.now();
      tries = 0;
      on.message(JSON.parse(event.data));
    };
    opened.onclose = (event) => {
      if (socket === opened) lost(event.code);
    };
  }

  /** @param {number} code */
  function lost(code) {
    drop();
    const final = FINAL[/** @type {keyof typeof FINAL} */ (code)];
    ended = final !== undefined;
    if (final) return on.change(final);
    on.change(navigator.onLine ? "lost" : "offline");
    const wait = BACKOFF_SECONDS[Math.min(tries++, BACKOFF_SECONDS.length - 1)] ?? 0;
    // spread, so that a thousand pages do not come back in the same moment
    retry = setTimeout(open, wait * (0.75 + Math.random() / 2) * 1000);
  }

  /** Let go of the socket without waiting for its close, which a dead line never brings. */
  function drop() {
    const old = socket;
    socket = null;
    if (!old) return;
    old.onopen = old.onmessage = old.onclose = null;
    old.close();
  }

  /** @param {object} message */
  function send(message) {
    if (socket?.readyState !== WebSocket.OPEN) return false;
    socket.send(JSON.stringify(message));
    return true;
  }

  function check() {
    if (socket && performance.now() - heard > SILENCE_SECONDS * 1000) lost(1006);
  }

  function awake() {
    if (ended || document.hidden) return;
    if (!socket) open();
    else beat(); // asleep for a while? then the answer, or its lack, tells
  }

  const beat = () => void send({ type: "ping", at: Math.round(performance.now()) });
  const away = () => lost(1006);
  const beating = setInterval(beat, PING_SECONDS * 1000);
  const checking = setInterval(check, LOOK_SECONDS * 1000);
  addEventListener("online", awake);
  addEventListener("offline", away);
  document.addEventListener("visibilitychange", awake);
  open();

  return {
    send,
    again: open,
    close() {
      clearTimeout(retry);
      clearInterval(beating);
      clearInterval(checking);
      removeEventListener("online", awake);
      removeEventListener("offline", away);
      document.removeEventListener("visibilitychange", awake);
      drop();
    },
  };
}
