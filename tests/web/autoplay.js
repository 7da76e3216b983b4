// For tests: opens a table in this page's session and plays it by itself, to its end or up to a roll.
async ({ rules = { preset: "crosswise" }, opponents = ["Wren", "Sable"], rolls = Infinity }) => {
  const { post } = await import("/lib/api.js");
  const { nonceFor } = await import("/lib/nonce.js");
  const others = opponents.map((name) => ({ name, level: "casual" }));
  const { table } = await post("/api/tables", { rules, opponents: others });
  const choose = (view) => {
    const cost = ({ skips = [0, 0] }) => skips[0] + skips[1];
    const cheap = view.legal.filter((option) => (option.white || option.colour) && cost(option) <= 2);
    return cheap.sort((one, other) => cost(one) - cost(other))[0] ?? view.legal[0];
  };
  await new Promise((resolve, reject) => {
    const socket = new WebSocket(`ws://${location.host}/ws/tables/${table}`);
    const say = (message) => socket.send(JSON.stringify(message));
    socket.onopen = () => say({ type: "hello", version: 1, since: 0, nonce: nonceFor(table) });
    socket.onclose = ({ code }) => reject(new Error(`closed with ${code}`));
    socket.onmessage = async ({ data }) => {
      const { type, view } = JSON.parse(data);
      if (type === "refused" || type === "error") reject(new Error(data));
      if (view?.result || view?.turn > rolls) {
        socket.onclose = null;
        socket.close();
        resolve();
      } else if (view?.legal.length) {
        // no faster than the server lets anybody speak
        await new Promise((go) => setTimeout(go, 60));
        const { white = null, colour = null, colour_first = false } = choose(view);
        const { turn, phase } = view;
        say({ type: "choose", key: `${turn} ${phase}`, turn, phase, white, colour, colour_first });
      }
    };
  });
  return table;
}
