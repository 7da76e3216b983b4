// What this person is called on shared sheets.

const KEY = "rowlock.paper.name";

/** The name, once given; with `name` it is kept. @param {string} [name] @returns {string} */
export function myName(name) {
  try {
    if (name !== undefined) localStorage.setItem(KEY, name);
    return name ?? localStorage.getItem(KEY) ?? "";
  } catch {
    return name ?? "";
  }
}
