import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { afterAll, beforeAll, expect, test } from "vitest";
import { confirmTerms } from "#app/services/terms.server.ts";
import { packages } from "#db/schema/packages.ts";
import { paymentAttempts } from "#db/schema/payments.ts";
import { charges } from "#db/schema/sales.ts";
import { type Sandbox, startSandbox } from "#scripts/sandbox/server.ts";
import { ask, fieldsOf } from "#tests/http/api/ask.ts";
import { proves } from "#tests/http/api/proving.ts";
import { type Caller, callerAs } from "#tests/support/http/api.ts";
import { coachingBusiness } from "#tests/support/people/factory.ts";
import { startServer, type TestServer } from "#tests/support/servers/server.ts";
import { makePackage } from "#tests/support/things.ts";

/** Proves that a plan is ordered, changed and cancelled by calls as by the pages: once, at the price of the database. */
let sandbox: Sandbox;
let server: TestServer;

beforeAll(async () => {
  sandbox = await startSandbox();
  server = await startServer({ BRAINTREE_SANDBOX_URL: sandbox.url, BRAINTREE_3D_SECURE: "off" });
});

afterAll(() => sandbox.stop());

async function given({ accepts = true } = {}) {
  const { user, ctx, account } = await coachingBusiness();
  if (accepts) await confirmTerms(ctx.db, user, ctx.now);
  const planId = await makePackage(user);
  const order = { id: newId(), planId, nonce: "fake-valid-nonce", amount: 19 };
  return { caller: await callerAs(server, user), user, db: ctx.db, accountId: account.id, order };
}

type Given = Awaited<ReturnType<typeof given>>;

async function dearer({ user, db }: Given) {
  const id = await makePackage(user);
  await db.update(packages).set({ priceCents: 3900 }).where(eq(packages.id, id));
  return id;
}

const charged = ({ db, accountId }: Given) => db.$count(charges, eq(charges.accountId, accountId));

test("a plan is ordered once by an id, changed to a dearer one with the kept card, and cancelled", async () => {
  const it = await given();
  const { caller, order } = it;
  expect((await ask(caller, "GET", "/accountpayments")).json).toMatchObject({ status: "NONE", subscriptionId: null });
  const quoted = await ask(caller, "GET", `/subscriptions/quote?planId=${order.planId}`);
  expect(quoted.json).toMatchObject({ amount: 19, price: 19, existingSubscriptionId: null, mayKeepCard: false });
  for (const _ of ["once", "again"]) {
    const { status, json } = await ask(caller, "POST", "/subscriptions", order);
    expect([status, json.state, json.payment.status]).toEqual([200, "done", "ACTIVE"]);
    expect(json.message).toMatch(/^You successfully subscribed\. Next billing date is /);
  }
  expect(await charged(it)).toBe(1);

  const { subscriptionId, paymentMethodToken } = (await ask(caller, "GET", "/accountpayments")).json;
  expect([subscriptionId, paymentMethodToken]).toEqual([order.id, order.id]);
  const planId = await dearer(it);
  const { amount } = (await ask(caller, "GET", `/subscriptions/quote?planId=${planId}`)).json;
  const change = { id: newId(), planId, amount, paymentMethodToken, existingSubscriptionId: subscriptionId };
  const changed = await ask(caller, "PUT", "/subscriptions", change);
  expect(changed.json).toMatchObject({
    state: "done",
    payment: { subscriptionId, package: { id: planId, price: 39 } },
  });
  expect((await ask(caller, "PUT", "/subscriptions", change)).json).toEqual(changed.json);
  expect(await charged(it)).toBe(2);

  const cancel = `/accountpayments/cancel-subscription/${subscriptionId}`;
  for (const _ of ["once", "again"]) {
    const { status, json } = await ask(caller, "POST", cancel);
    expect([status, json.status, json.package.id]).toEqual([200, "CANCELED", planId]);
  }
});

test("a new order of who subscribes, a stranger's subscription and another card are refused, and nothing is charged", async () => {
  const it = await given();
  const { caller, order } = it;
  await ask(caller, "POST", "/subscriptions", order);
  const planId = await dearer(it);
  const more = { ...order, id: newId(), planId, amount: 39 };
  const second = await ask(caller, "POST", "/subscriptions", more);
  expect([second.status, second.json.detail]).toEqual([
    409,
    "Your account already has a subscription. Change that one instead.",
  ]);
  const strange = { ...more, existingSubscriptionId: newId() };
  expect((await ask(caller, "PUT", "/subscriptions", strange)).status).toBe(404);
  const other = { ...more, nonce: null, paymentMethodToken: newId(), existingSubscriptionId: order.id };
  expect((await ask(caller, "PUT", "/subscriptions", other)).json.detail).toBe("Enter a card.");
  expect((await ask(caller, "POST", `/accountpayments/cancel-subscription/${newId()}`)).status).toBe(404);
  expect(await charged(it)).toBe(1);
});

test("another sum than stands, a declined card, terms that nobody accepted, and a card's number are refused", async () => {
  const it = await given({ accepts: false });
  const { caller, order } = it;
  const pay = (change: object) => ask(caller, "POST", "/subscriptions", { ...order, id: newId(), ...change });
  const terms = await pay({});
  expect([terms.status, terms.json.detail]).toEqual([409, "You must accept terms and conditions"]);
  const stale = await pay({ amount: 18, acceptsTerms: true });
  expect([stale.status, stale.json.detail]).toEqual([
    409,
    "The amount is now €19.00. Nothing was charged. Pay this amount, or choose another plan.",
  ]);
  const declined = await pay({ nonce: "fake-processor-declined-visa-nonce" });
  expect([declined.status, fieldsOf(declined)]).toEqual([422, ["nonce"]]);
  const tried = await it.db.$count(paymentAttempts, eq(paymentAttempts.accountId, it.accountId));
  expect((await pay({ number: "4111111111111111" })).status).toBe(422);
  expect(fieldsOf(await pay({ nonce: "4111 1111 1111 1111" }))).toEqual(["nonce"]);
  expect([await it.db.$count(paymentAttempts, eq(paymentAttempts.accountId, it.accountId)), await charged(it)]).toEqual(
    [tried, 0],
  );
});

test("administrators have no subscription, and apps of clients none to pay", async () => {
  const { order } = await given();
  const asked: [Caller, number][] = [];
  for (const [roles, status] of [
    [["ADM"], 403],
    [["ADM", "TRN"], 403],
    [["USR"], 403],
  ] as const) {
    asked.push([await callerAs(server, (await coachingBusiness({ roles })).user), status]);
  }
  for (const [caller, status] of asked) {
    expect((await ask(caller, "POST", "/subscriptions", order)).status).toBe(status);
    expect((await ask(caller, "GET", `/subscriptions/quote?planId=${order.planId}`)).status).toBe(status);
  }
});

test("the card form starts with a token of the gateway", async () => {
  const { caller } = await given();
  const settings = (await ask(caller, "GET", "/settings")).json;
  expect(settings).toEqual({ threeDSDisabled: true, tokenizationKey: null, clientToken: expect.any(String) });
  expect((await ask(caller, "GET", "/paymenttokens")).json).toEqual({ clientToken: expect.any(String) });
});

test("without a gateway the card form has nothing to start with", async () => {
  const { user } = await coachingBusiness();
  const caller = await callerAs(await startServer({ DEMO: "", MAIL_FROM: "us@people.test" }), user);
  const { status, json } = await ask(caller, "GET", "/settings");
  expect([status, json.clientToken]).toEqual([200, null]);
});

proves("money/plans", () => server);
