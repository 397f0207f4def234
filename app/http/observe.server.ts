import { randomBytes } from "node:crypto";
import diagnostics from "node:diagnostics_channel";
import type { IncomingMessage, ServerResponse } from "node:http";
import morgan from "morgan";
import { requestBegan, requestEnded } from "#app/services/lifecycle.server.ts";
import { log } from "#app/services/log.server.ts";
import { beginRequest, type RequestState } from "#app/services/request-state.server.ts";
import { isFromThisSite } from "./cross-site.server.ts";
import { env } from "./env.server.ts";
import { securityHeaders } from "./headers.server.ts";

/**
 * Stands before everything that remix-serve answers, its static files included: Node publishes each request on a
 * channel before any handler sees it. Gives the request its id and nonce, sets the security headers, turns
 * cross-site posts away, and writes the log line when the answer is out.
 */
export function observeRequests() {
  // why: remix-serve writes a line of its own through this format; ours replaces it
  morgan.format("tiny", () => undefined);
  diagnostics.subscribe("http.server.request.start", (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    begin(request, response);
  });
}

function begin(request: IncomingMessage, response: ServerResponse) {
  const state = { id: randomBytes(8).toString("hex"), nonce: randomBytes(16).toString("base64"), queries: 0 };
  const line = { method: request.method, url: request.url?.split("?")[0] };
  distrust(request);
  for (const [name, value] of Object.entries(securityHeaders(state.nonce))) response.setHeader(name, value);
  response.setHeader("X-Request-Id", state.id);
  turnAwayCrossSite(request);
  requestBegan();
  const known: RequestState = { ...state, startedAt: performance.now() };
  beginRequest(known);
  response.once("close", () => {
    requestEnded();
    const ms = Math.round((performance.now() - known.startedAt) * 10) / 10;
    log.info({ id: known.id, ...line, status: response.statusCode, ms, queries: known.queries }, "request");
  });
}

/** Headers that a proxy may set and anyone else may forge. */
function distrust(request: IncomingMessage) {
  delete request.headers["x-forwarded-host"];
  if (!env().TRUST_PROXY) delete request.headers["x-forwarded-for"];
}

function turnAwayCrossSite(request: IncomingMessage) {
  if (request.method === "GET" || request.method === "HEAD") return;
  if (isFromThisSite(request.headers, ownOrigins(request))) return;
  // why: there is no middleware to answer from; the refusing page stands at this address, and no action runs
  request.url = "/refused";
}

function ownOrigins(request: IncomingMessage) {
  const { PUBLIC_URL } = env();
  if (PUBLIC_URL) return [new URL(PUBLIC_URL).origin];
  return [`http://${request.headers.host}`, `https://${request.headers.host}`];
}
