import { createHash, createHmac } from "node:crypto";
import type { Gateway, Merchant, NotificationKind } from "./gateway.ts";
import type { Waiting } from "./state.ts";
import { printXml, type Value } from "./xml.ts";

/**
 * Signed and sent like the provider's: at once, then hourly for a day until accepted.
 * https://developer.paypal.com/braintree/docs/guides/webhooks/parse
 */

const hour = 60 * 60 * 1000;
const maxTries = 24;
const patience = 30_000;

/** Dropped without an address, unless notifications are held back. */
export function addNotification(gateway: Gateway, kind: NotificationKind, subject: { [name: string]: Value }) {
  const { webhooks } = gateway.state;
  if (!webhooks.to && !webhooks.isHeld) return;
  const timestamp = gateway.now().toISOString();
  const payload = wrapped(printXml({ notification: { timestamp, kind, subject } }));
  const signature = signatureOf(payload, gateway.merchant);
  webhooks.waiting.push({ kind, signature, payload, tries: 0, nextTry: timestamp });
}

export async function sendDue(gateway: Gateway): Promise<void> {
  const { webhooks } = gateway.state;
  const { to } = webhooks;
  if (!to || webhooks.isHeld) return;
  const now = gateway.now().toISOString();
  const due = webhooks.waiting.filter(({ nextTry }) => nextTry <= now);
  webhooks.waiting = webhooks.waiting.filter(({ nextTry }) => nextTry > now);
  for (const one of due) {
    const status = await send(to, one);
    if (!isTaken(status)) retryLater(gateway, one);
  }
}

export type Release = { to?: string | undefined; times?: number | undefined; order?: number[] | undefined };

export async function release(gateway: Gateway, { to, times = 1, order }: Release): Promise<number[]> {
  const { webhooks } = gateway.state;
  const address = to ?? webhooks.to;
  if (!address) throw new Error("There is no address to send notifications to.");
  const held = webhooks.waiting.splice(0);
  const ordered = order ? order.flatMap((place) => held[place] ?? []) : held;
  const statuses: number[] = [];
  for (const one of ordered) {
    for (let time = 0; time < times; time++) statuses.push(await send(address, one));
  }
  return statuses;
}

export function signatureOf(payload: string, { publicKey, privateKey }: Merchant): string {
  const key = createHash("sha1").update(privateKey).digest();
  const digest = createHmac("sha1", key).update(payload).digest("hex");
  // why: a merchant may have several keys, each with a signature
  return `retired_public_key|${"0".repeat(40)}&${publicKey}|${digest}`;
}

async function send(to: string, { signature, payload }: Waiting): Promise<number> {
  const body = new URLSearchParams({ bt_signature: signature, bt_payload: payload });
  try {
    const response = await fetch(to, { method: "POST", body, signal: AbortSignal.timeout(patience) });
    await response.body?.cancel();
    return response.status;
  } catch {
    return 0;
  }
}

function retryLater({ state, now }: Gateway, one: Waiting) {
  if (one.tries + 1 >= maxTries) return;
  const nextTry = new Date(now().getTime() + hour).toISOString();
  state.webhooks.waiting.push({ ...one, tries: one.tries + 1, nextTry });
}

function isTaken(status: number) {
  return status >= 200 && status < 300;
}

function wrapped(xml: string) {
  return Buffer.from(xml)
    .toString("base64")
    .replace(/.{1,60}/g, "$&\n");
}
