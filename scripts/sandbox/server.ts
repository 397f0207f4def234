import { randomInt } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import { log } from "#app/services/log.server.ts";
import { sandboxMerchant } from "#app/services/payments/sandbox-merchant.ts";
import { authenticate, isAuthorized, tokenize } from "./client-api.ts";
import { control, type Fault, moveClock } from "./control.ts";
import type { Gateway, Merchant } from "./gateway.ts";
import { carryOut } from "./routes.ts";
import type { State } from "./state.ts";
import { loadState, saveState } from "./store.ts";
import { subscriptionView } from "./views.ts";
import { addNotification, sendDue } from "./webhooks.ts";
import { printXml, type Value } from "./xml.ts";

export type Sandbox = {
  url: string;
  tell(name: string, body: object): Promise<unknown>;
  stop(): Promise<void>;
};

/**
 * A stand-in for the provider's gateway, for development, tests and the demo, on this machine only. Written from the
 * provider's documentation. `file`: keeps its state over a restart. `since`: the initial time of a new one.
 */
export async function startSandbox({
  port = 0,
  file,
  since,
}: {
  port?: number;
  file?: string | undefined;
  since?: Date;
} = {}): Promise<Sandbox> {
  const gateway = openGateway(loadState(file, since));
  const faults: Fault[] = [];
  const server = createServer((request, response) => {
    respond({ gateway, faults, origin: originOf() }, request, response)
      .catch((error: unknown) => fail(response, error))
      .finally(() => saveState(file, gateway.state));
  });
  const originOf = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  const timer = setInterval(() => tick(gateway).finally(() => saveState(file, gateway.state)), 60_000);
  timer.unref();
  return {
    url: originOf(),
    tell: (name, body) => control(gateway, faults, { name, body }),
    async stop() {
      clearInterval(timer);
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

function openGateway(state: State): Gateway {
  const gateway: Gateway = {
    state,
    merchant: sandboxMerchant,
    now: () => new Date(Date.now() + state.ahead),
    newId: () => Array.from({ length: 8 }, () => letters[randomInt(letters.length)]).join(""),
    notify: (kind, subscription) =>
      addNotification(gateway, kind, { subscription: subscriptionView(subscription, state) }),
  };
  return gateway;
}

const letters = "0123456789abcdefghjkmnpqrstvwxyz";

async function tick(gateway: Gateway) {
  moveClock(gateway, gateway.now());
  await sendDue(gateway);
}

type Served = { gateway: Gateway; faults: Fault[]; origin: string };

async function respond(served: Served, request: IncomingMessage, response: ServerResponse) {
  const { gateway, origin } = served;
  const path = new URL(request.url ?? "", origin).pathname;
  const body = await readJson(request);
  const home = `/merchants/${gateway.merchant.merchantId}`;
  if (path.startsWith(`${home}/client_api/`)) return respondToForm(gateway, request, response, { path, body });
  if (!isKnown(request, gateway.merchant)) return sendXml(request, response, { status: 401, body: null });
  if (path.startsWith("/control/")) return respondToControl(served, response, { name: path.slice(9), body });
  moveClock(gateway, gateway.now());
  const wanted = `${request.method} ${path.slice(home.length)}`;
  const fault = takeFault(served.faults, wanted);
  if (fault?.kind === "refused") return response.destroy();
  if (fault?.kind === "busy") return sendXml(request, response, { status: 503, body: null });
  const answer = path.startsWith(`${home}/`) ? carryOut(gateway, wanted, { body, origin }) : null;
  void sendDue(gateway);
  if (fault?.kind === "cut") return response.destroy();
  if (fault) await wait(fault.delay);
  return sendXml(request, response, answer ?? { status: 404, body: null });
}

type Message = { path: string; body: unknown };

/** The card form is on our page, so this is cross-origin. */
function respondToForm(gateway: Gateway, request: IncomingMessage, response: ServerResponse, { path, body }: Message) {
  const cors = { "Access-Control-Allow-Origin": "*", "Access-Control-Allow-Headers": "Content-Type" };
  if (request.method === "OPTIONS") return response.writeHead(204, cors).end();
  const [, nonce] = /\/payment_methods\/([^/]+)\/three_d_secure\/lookup$/.exec(path) ?? [];
  const isCard = path.endsWith("/v1/payment_methods/credit_cards.json");
  if (request.method !== "POST" || !(nonce || isCard)) return sendJson(response, 404, {}, cors);
  if (!isAuthorized(gateway, body)) return sendJson(response, 403, { error: { message: "Not authorized" } }, cors);
  const { status, json } = nonce ? authenticate(gateway, decodeURIComponent(nonce)) : tokenize(gateway, body);
  return sendJson(response, status, json, cors);
}

async function respondToControl(
  { gateway, faults }: Served,
  response: ServerResponse,
  told: { name: string; body: unknown },
) {
  const said = await control(gateway, faults, told);
  return sendJson(response, said ? 200 : 404, said ?? {});
}

function takeFault(faults: Fault[], wanted: string): Fault | undefined {
  const at = faults.findIndex(({ on }) => wanted === on);
  return at < 0 ? undefined : faults.splice(at, 1)[0];
}

function isKnown({ headers }: IncomingMessage, { publicKey, privateKey }: Merchant) {
  return headers.authorization === `Basic ${Buffer.from(`${publicKey}:${privateKey}`).toString("base64")}`;
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  const text = Buffer.concat(await request.toArray()).toString();
  return text === "" ? null : JSON.parse(text);
}

function sendXml(
  { headers }: IncomingMessage,
  response: ServerResponse,
  { status, body }: { status: number; body: Value },
) {
  const xml = body === null ? "" : printXml(body);
  const type = { "Content-Type": "application/xml; charset=utf-8" };
  if (!/\bgzip\b/.test(String(headers["accept-encoding"]))) return response.writeHead(status, type).end(xml);
  return response.writeHead(status, { ...type, "Content-Encoding": "gzip" }).end(gzipSync(xml));
}

function sendJson(response: ServerResponse, status: number, json: unknown, headers: Record<string, string> = {}) {
  response.writeHead(status, { "Content-Type": "application/json", ...headers }).end(JSON.stringify(json));
}

function fail(response: ServerResponse, error: unknown) {
  log.error({ err: error }, "fault");
  if (response.headersSent) response.destroy();
  else response.writeHead(500).end();
}
