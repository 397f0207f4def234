import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readEnv } from "#app/http/env.server.ts";
import { paths } from "#app/paths.ts";
import { openPayments } from "#app/services/payments/open.server.ts";
import { sandboxMerchant } from "#app/services/payments/sandbox-merchant.ts";
import { packages } from "#db/schema/packages.ts";
import { webhookEvents } from "#db/schema/payments.ts";
import { startSandbox } from "#scripts/sandbox/server.ts";
import { signatureOf } from "#scripts/sandbox/webhooks.ts";
import { customerWithCard, good } from "#tests/integration/payments/given.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { sandboxControl } from "#tests/support/payments/payments-sandbox.ts";
import { coachingBusiness } from "#tests/support/people/factory.ts";
import { startServer, type TestServer } from "#tests/support/servers/server.ts";
import { forgetAll, type Order, ordersOfSix, standing } from "./webhook-orders.ts";

type Signed = { signature: string; payload: string };

let sandbox: Awaited<ReturnType<typeof startSandbox>>;
let server: TestServer;
let order: Order;
let told: Signed[];

beforeAll(async () => {
  sandbox = await startSandbox({});
  const settings = { BRAINTREE_SANDBOX_URL: sandbox.url, BRAINTREE_3D_SECURE: "off" };
  server = await startServer({ ...settings, BRAINTREE_TIME_ZONE: "UTC" });
  ({ order, told } = await oneLife(openPayments(readEnv({ NODE_ENV: "test", ...settings }))));
});

afterAll(() => sandbox.stop());

/** What the gateway tells of a subscription that is paid, renewed, fails and is cancelled, held back. */
async function oneLife(payments: ReturnType<typeof openPayments>) {
  const control = sandboxControl(sandbox.url);
  await control.sendWebhooks(null, true);
  await control.moveTo("2028-01-10T10:00:00Z");
  const { ctx, user } = await coachingBusiness();
  const [packageId, subscriptionId] = [newId(), newId()];
  const terms = { name: "Coach", sortName: "coach", maxUsers: 10, priceCents: 2900, durationInDays: 31 };
  await ctx.db.insert(packages).values({ ...terms, id: packageId, published: true, updatedBy: user.id });
  good(await payments.savePlan({ id: packageId, name: "Coach", cents: 2900, months: 1 }));
  const { cardToken } = await customerWithCard(payments);
  good(await payments.createSubscription({ id: subscriptionId, planId: packageId, cents: 2900, cardToken }));
  await control.moveTo("2028-02-10T10:00:00Z");
  await control.decline(cardToken, "2001");
  await control.moveTo("2028-03-10T10:00:00Z");
  good(await payments.cancelSubscription(subscriptionId));
  const { waiting } = await control.ledger();
  return { order: { accountId: user.accountId, userId: user.id, subscriptionId, packageId }, told: waiting };
}

/** As the gateway's server does it: no browser names its site. */
async function tell(one: Signed | undefined, more: RequestInit = {}) {
  const body = new URLSearchParams({ bt_signature: one?.signature ?? "", bt_payload: one?.payload ?? "" });
  const response = await fetch(server.url + paths.braintreeWebhook(), { method: "POST", body, ...more });
  await response.arrayBuffer();
  return response.status;
}

test("in every order, each twice, six webhooks come to the same, with one sale and one invoice a charge", async () => {
  expect(told.map(({ payload }) => kindOf(payload))).toEqual([
    ...["subscription_went_active", "subscription_charged_successfully", "subscription_charged_successfully"],
    ...["subscription_charged_unsuccessfully", "subscription_went_past_due", "subscription_canceled"],
  ]);
  const orders = ordersOfSix();
  // why: each takes a quarter of a second, and the unit tests replay every order
  const some = process.env.FAULTS === "long" ? orders : orders.filter((_, at) => at % 37 === 7);
  let first: Awaited<ReturnType<typeof standing>> | undefined;
  for (const [at, places] of some.entries()) {
    await forgetAll(order);
    // why: twice at once, or all of them and then all again
    const twice = at % 2 === 0 ? places.flatMap((place) => [place, place]) : [...places, ...places];
    for (const place of twice) expect(await tell(told[place])).toBe(200);
    const found = await standing(order);
    first ??= found;
    expect({ places, found }).toEqual({ places, found: first });
  }
  expect(some.length).toBeGreaterThanOrEqual(20);
  expect(first).toMatchObject({ counts: [2, 2, 2], paidMails: 2 });
  expect(first?.subscription).toMatchObject({ state: "cancelled", paidThrough: "2028-03-09" });
  expect(first?.licence).toEqual(["CANCELED", new Date("2028-03-09T23:59:59.999Z"), order.packageId]);
}, 600_000);

function kindOf(payload: string) {
  return /<kind>(\w+)</.exec(Buffer.from(payload, "base64").toString())?.[1];
}

test("all of them at once come to the same", async () => {
  await forgetAll(order);
  const statuses = await Promise.all([...told, ...told].map((one) => tell(one)));
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(await standing(order)).toMatchObject({
    counts: [2, 2, 2],
    paidMails: 2,
    subscription: { state: "cancelled" },
  });
});

test("what the gateway has not signed is refused and changes nothing", async () => {
  await forgetAll(order);
  const [one] = told;
  if (!one) throw new Error("Nothing was told.");
  const forged = signatureOf(one.payload, { ...sandboxMerchant, privateKey: "guessed" });
  expect(await tell({ ...one, signature: forged })).toBe(403);
  expect(await tell({ ...one, signature: "" })).toBe(403);
  expect(await tell({ signature: one.signature, payload: `${one.payload}<>` })).toBe(403);
  expect(await standing(order)).toMatchObject({ counts: [0, 0, 0], events: [] });
});

test("what is too large, no form, or asked in another way is refused", async () => {
  const large = { signature: "", payload: "a".repeat(600 * 1024) };
  expect(await tell(large)).toBe(413);
  expect(await tell(undefined, { body: "{}", headers: { "Content-Type": "application/json" } })).toBe(400);
  const address = server.url + paths.braintreeWebhook();
  const asked = await fetch(address);
  expect([asked.status, asked.headers.get("Allow"), asked.headers.get("Cache-Control")]).toEqual([
    405,
    "POST",
    "no-store",
  ]);
  expect((await fetch(address, { method: "PUT", body: "a=b" })).status).toBe(403);
});

test("its address alone is not asked where a post comes from", async () => {
  const headers = { "Sec-Fetch-Site": "cross-site", Origin: "https://elsewhere.test" };
  expect(await tell(told[0], { headers })).toBe(200);
  for (const path of [`${paths.braintreeWebhook()}/`, `${paths.braintreeWebhook()}.data`, paths.login()]) {
    const response = await fetch(server.url + path, { method: "POST", body: new URLSearchParams({ a: "b" }) });
    expect([path, response.status]).toEqual([path, 403]);
  }
});

test("what is of nobody here, and the test of the address, are taken and change nothing", async () => {
  await forgetAll(order);
  const [one] = told;
  const xml = Buffer.from(one?.payload ?? "", "base64").toString();
  const changed = (text: string) => {
    const payload = `${Buffer.from(text).toString("base64")}\n`;
    return { payload, signature: signatureOf(payload, sandboxMerchant) };
  };
  expect(await tell(changed(xml.replaceAll(order.subscriptionId, newId())))).toBe(200);
  expect(await tell(changed(xml.replace("subscription_went_active", "check")))).toBe(200);
  expect(await standing(order)).toMatchObject({ counts: [0, 0, 0], events: [] });
  const { db } = await testDatabase();
  expect(await db.$count(webhookEvents, eq(webhookEvents.kind, "wentActive"))).toBe(1);
});
