import { createHmac } from "node:crypto";
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { sandboxMerchant } from "#app/services/payments/sandbox-merchant.ts";
import { signatureOf } from "#scripts/sandbox/webhooks.ts";
import { good, openSandboxGateway, refusal, subscribed } from "./given.ts";

let given: Awaited<ReturnType<typeof openSandboxGateway>>;
let server: Server;
let posted: { signature: string; payload: string }[];
let status: number;

beforeEach(async () => {
  given = await openSandboxGateway();
  posted = [];
  status = 200;
  server = createServer(async (request, response) => {
    const form = new URLSearchParams(Buffer.concat(await request.toArray()).toString());
    posted.push({ signature: form.get("bt_signature") ?? "", payload: form.get("bt_payload") ?? "" });
    response.writeHead(status).end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
});

afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await given.stop();
});

const address = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhooks/braintree`;

async function read(some: { signature: string; payload: string }[]) {
  return Promise.all(some.map(async (one) => good(await given.payments.readWebhook(one)).event));
}

test("what happens to a subscription is told in its order, with what it was then", async () => {
  const { payments, control } = given;
  await control.sendWebhooks(null, true);
  await control.moveTo("2028-01-10T10:00:00Z");
  const { id, cardToken } = await subscribed(payments);
  await control.moveTo("2028-02-10T10:00:00Z");
  await control.decline(cardToken, "2001");
  await control.moveTo("2028-03-10T10:00:00Z");
  await payments.retryCharge({ subscriptionId: id, since: new Date("2028-03-10T09:00:00Z") });
  await control.decline(cardToken, null);
  good(await payments.retryCharge({ subscriptionId: id, since: new Date("2028-03-10T11:00:00Z") }));
  good(await payments.cancelSubscription(id));
  const events = await read((await control.ledger()).waiting);
  expect(events.map((event) => [event.kind, event.subscription?.status, event.at.toISOString().slice(0, 10)])).toEqual([
    ["wentActive", "ACTIVE", "2028-01-10"],
    ["charged", "ACTIVE", "2028-01-10"],
    ["charged", "ACTIVE", "2028-02-10"],
    ["chargeFailed", "PAST_DUE", "2028-03-10"],
    ["wentPastDue", "PAST_DUE", "2028-03-10"],
    ["charged", "ACTIVE", "2028-03-10"],
    ["wentActive", "ACTIVE", "2028-03-10"],
    ["canceled", "CANCELED", "2028-03-10"],
  ]);
  expect(events[2]?.subscription).toMatchObject({ id, cents: 2900, paidThrough: "2028-03-09" });
  expect(events[2]?.subscription?.transactions.map(({ outcome, cents }) => [outcome, cents])).toEqual([
    ["paid", 2900],
    ["paid", 2900],
  ]);
  expect(new Set(events.map((event) => event.id)).size).toBe(8);
});

test("a webhook that somebody else signed, changed or left unsigned is not read", async () => {
  const { payments, control } = given;
  await control.sendWebhooks(null, true);
  await subscribed(payments);
  const [{ signature = "", payload = "" } = {}] = (await control.ledger()).waiting;
  good(await payments.readWebhook({ signature, payload }));
  const changed = Buffer.from(Buffer.from(payload, "base64").toString().replace("29.00", "19.00")).toString("base64");
  const forged = signatureOf(payload, { ...sandboxMerchant, privateKey: "guessed" });
  const plain = createHmac("sha1", sandboxMerchant.privateKey).update(payload).digest("hex");
  for (const wrong of [
    { signature, payload: changed },
    { signature: forged, payload },
    { signature: `${sandboxMerchant.publicKey}|${plain}`, payload },
    { signature: signature.replaceAll(sandboxMerchant.publicKey, "another_key"), payload },
    { signature: "", payload },
    { signature, payload: "" },
    { signature, payload: `${payload}<>` },
  ]) {
    expect(refusal(await payments.readWebhook(wrong))).toEqual(["notSigned"]);
  }
});

test("the test of the address, and news of other things, are no subscription's", async () => {
  const { default: braintree } = await import("braintree");
  const environment = braintree.Environment.Development;
  const sdk = new braintree.BraintreeGateway({ ...sandboxMerchant, environment });
  for (const [kind, ours] of [
    ["check", "check"],
    ["dispute_opened", "disputed"],
    ["disbursement", "other"],
  ] as const) {
    const sample = await sdk.webhookTesting.sampleNotification(kind, "of_no_interest");
    const [event] = await read([{ signature: sample.bt_signature, payload: sample.bt_payload }]);
    expect(event).toMatchObject({ kind: ours, subscription: null });
  }
});

test("they are sent at once, and hourly while nobody takes them", async () => {
  const { payments, control } = given;
  status = 500;
  await control.moveTo("2028-01-10T10:00:00Z");
  await control.sendWebhooks(address());
  await subscribed(payments);
  await expect.poll(() => posted.length).toBe(2);
  await control.moveTo("2028-01-10T10:30:00Z");
  expect(posted).toHaveLength(2);
  await control.moveTo("2028-01-10T11:30:00Z");
  expect(posted).toHaveLength(4);
  status = 204;
  await control.moveTo("2028-01-10T12:35:00Z");
  await control.moveTo("2028-01-10T15:00:00Z");
  expect(posted).toHaveLength(6);
  const events = await read(posted);
  expect(new Set(events.map(({ id }) => id)).size).toBe(2);
});

test("they come late, twice and out of order, as tests ask", async () => {
  const { payments, control } = given;
  await control.sendWebhooks(address(), true);
  const { id } = await subscribed(payments);
  good(await payments.cancelSubscription(id));
  expect(posted).toEqual([]);
  expect(await control.release({ times: 2, order: [2, 0, 1] })).toEqual({ statuses: Array(6).fill(200) });
  const events = await read(posted);
  expect(events.map(({ kind }) => kind)).toEqual([
    "canceled",
    "canceled",
    "wentActive",
    "wentActive",
    "charged",
    "charged",
  ]);
  expect((await control.ledger()).waiting).toEqual([]);
});
