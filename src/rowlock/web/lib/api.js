// The JSON half of the protocol.

import { reachable } from "./reach.js";

const KEPT = "/api/sheets/pads";

/** What the server has against a request: a code, never prose. */
export class RequestFailed extends Error {
  /** @param {number} status @param {string} code @param {unknown} [expected] */
  constructor(status, code, expected) {
    super(code);
    this.status = status;
    this.code = code;
    this.expected = expected;
  }
}

/**
 * The answer to a request.
 * @param {string} path
 * @param {RequestInit} [how]
 * @returns {Promise<any>}
 * @throws {RequestFailed} with the server's code, or `offline` if it was not reached
 */
export async function request(path, how) {
  let answer;
  try {
    answer = await fetch(path, { headers: { accept: "application/json" }, ...how });
  } catch {
    reachable.value = false;
    throw new RequestFailed(0, "offline");
  }
  if (!path.startsWith(KEPT)) reachable.value = true; // those may come from what was kept
  const body = await answer.json().catch(() => null);
  if (!answer.ok) throw new RequestFailed(answer.status, body?.code ?? "failed", body?.expected);
  return body;
}

/** @param {string} path @param {unknown} body */
export function post(path, body) {
  const headers = { accept: "application/json", "content-type": "application/json" };
  return request(path, { method: "POST", headers, body: JSON.stringify(body) });
}
