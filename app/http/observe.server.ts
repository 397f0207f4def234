import { randomBytes } from "node:crypto";
import diagnostics from "node:diagnostics_channel";
import { type IncomingMessage, Server, type ServerResponse } from "node:http";
import morgan from "morgan";
import { paths } from "#app/paths.ts";
import { isStopping, keepListening, requestBegan, requestEnded } from "#app/services/lifecycle.server.ts";
import { log } from "#app/services/log.server.ts";
import { beginRequest, type RequestState } from "#app/services/request-state.server.ts";
import { isBuiltFile } from "./built/assets.server.ts";
import { clientAddress } from "./client-address.ts";
import { env, listensOn } from "./env.server.ts";
import { type Special, securityHeaders } from "./headers.server.ts";
import { pathForLog } from "./path-for-log.ts";
import { isForApi, refusalOf, storableUrl } from "./refusal.server.ts";

/**
 * Runs before remix-serve and its static files: Node publishes each request on a channel before any handler. Sets id,
 * nonce and security headers, rejects what no page should see, and writes the log line when the response is sent.
 */
export function observeRequests() {
  // why: replaces remix-serve's own log line, which uses this format
  morgan.format("tiny", () => undefined);
  diagnostics.subscribe("http.server.request.start", (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    if (!isForSandbox(request)) begin(request, response);
  });
  diagnostics.subscribe("tracing:net.server.listen:asyncEnd", (message) => {
    const { server } = message as { server: unknown };
    if (!(server instanceof Server)) return;
    server.keepAliveTimeout = longerThanProxies;
    keepListening(server);
    const address = server.address();
    if (address && typeof address === "object") listensOn(address.port);
  });
}

function isForSandbox({ socket }: IncomingMessage) {
  const { BRAINTREE_SANDBOX_URL: url } = env();
  return url !== undefined && new URL(url).port === String(socket.localPort);
}

/** Milliseconds: proxies keep connections for a minute, and send 502 if the other side closes first. */
const longerThanProxies = 65_000;

/** Milliseconds without new data before a request is ended. */
const stalled = 10_000;

/** Polls instead of listening for data, which would consume the body. */
function endWhereStalled(request: IncomingMessage) {
  if (!request.headers["content-length"]) return;
  let [read, since] = [request.socket.bytesRead, performance.now()];
  const look = setInterval(() => {
    // why: not when it was answered, since the connection waits for the rest of its body
    if (request.complete) return clearInterval(look);
    // why: if the page has not read what arrived, the sender is not the slow one
    const isOurs = request.readableLength >= request.readableHighWaterMark;
    if (!isOurs && request.socket.bytesRead === read && performance.now() - since >= stalled) request.destroy();
    if (isOurs || request.socket.bytesRead !== read) [read, since] = [request.socket.bytesRead, performance.now()];
  }, 1000);
  look.unref();
  request.once("close", () => clearInterval(look));
}

function begin(request: IncomingMessage, response: ServerResponse) {
  endWhereStalled(request);
  const state: RequestState = {
    id: randomBytes(8).toString("hex"),
    nonce: randomBytes(16).toString("base64"),
    startedAt: performance.now(),
    queries: 0,
    hashes: 0,
    address: clientAddress(request.socket.remoteAddress, forwardedFor(request), env().TRUST_PROXY),
  };
  beginRequest(state);
  finishHead(response, state);
  logWhenDone(request, response, state);
  if (isBuiltFile(request, response)) return;
  response.once("finish", () => readToEnd(request));
  distrust(request);
  const special = specialOf(request.url ?? "");
  for (const [name, value] of Object.entries(securityHeaders(state.nonce, special))) response.setHeader(name, value);
  response.setHeader("X-Request-Id", state.id);
  turnAway(request, response, state);
}

const takesCards = new RegExp(
  `^(${paths.payments()}/[^/?]+|${paths.programStore()}/[^/?]+/buy|${paths.changeCard()})([?]|$)`,
);

const ownPages = new RegExp(`^(${paths.train()}|${paths.me()})([/?]|$)`);

function specialOf(url: string): Special {
  if (url.startsWith(paths.outbox())) return "mail";
  if (ownPages.test(url)) return "own";
  return takesCards.test(url) ? "card" : null;
}

function logWhenDone(request: IncomingMessage, response: ServerResponse, state: RequestState) {
  const line = { id: state.id, method: request.method, url: pathForLog(request.url ?? "") };
  requestBegan();
  response.once("close", () => {
    requestEnded();
    const ms = Math.round((performance.now() - state.startedAt) * 10) / 10;
    const { queries, hashes, read } = state;
    const rare = { ...(hashes > 0 && { hashes }), ...(read && { read }) };
    log.info({ ...line, status: response.statusCode, ms, queries, ...rare }, "request");
  });
}

const retryAfterSeconds = 5;

/**
 * Set when headers are sent: no-store by default, Retry-After if the database is away, and Connection: close while
 * stopping.
 */
function finishHead(response: ServerResponse, state: RequestState) {
  const writeHead = response.writeHead.bind(response) as (...head: unknown[]) => ServerResponse;
  response.writeHead = (...head: unknown[]) => {
    if (!response.hasHeader("Cache-Control")) response.setHeader("Cache-Control", "private, no-cache");
    if (isStopping()) response.setHeader("Connection", "close");
    const { status, retryAfter } = state.tooMuch ?? { status: 503, retryAfter: retryAfterSeconds };
    const isUnavailable = state.unavailable && response.statusCode === 500;
    if (!isUnavailable && !(state.tooMuch && response.statusCode >= 400)) return writeHead(...head);
    response.setHeader("Retry-After", retryAfter);
    return writeHead(status, ...head.slice(1));
  };
}

/** In bytes: a rejected image is read this far, so that its sender sees the response. */
const maxDropped = 16 * 1024 * 1024;

/** Unread parts of a body are discarded, since the connection's next request follows them. */
function readToEnd(request: IncomingMessage) {
  if (request.complete) return;
  if (Number(request.headers["content-length"] ?? 0) > maxDropped) return request.destroy();
  request.removeAllListeners("data");
  request.resume();
}

/** Headers that a proxy may set and anybody else can forge. */
function distrust(request: IncomingMessage) {
  delete request.headers["x-forwarded-host"];
  if (!env().TRUST_PROXY) delete request.headers["x-forwarded-for"];
}

function forwardedFor(request: IncomingMessage) {
  return [request.headers["x-forwarded-for"]].flat().at(-1);
}

function turnAway(request: IncomingMessage, response: ServerResponse, state: RequestState) {
  request.url = storableUrl(request.url ?? "");
  state.refusal = refusalOf(request);
  // why: the origin was checked above; Remix would compare it with a host that a proxy may have rewritten
  delete request.headers.origin;
  if (!state.refusal) return;
  request.url = isForApi(request.url ?? "") ? `${paths.api()}/` : refusedPage(request.url ?? "");
  // why: Remix can't build a Request with other methods
  if (state.refusal.status === 405) request.method = "GET";
  if (state.refusal.status === 400) request.headers.host = "localhost";
  if (state.refusal.status === 405) response.setHeader("Allow", "GET, HEAD, POST");
  // why: the rest of the body is not read
  response.setHeader("Connection", "close");
}

function refusedPage(url: string) {
  return paths.refused() + (url.split("?")[0]?.endsWith(".data") ? ".data" : "");
}
