import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { afterAll, beforeAll, expect, test } from "vitest";
import { confirmTerms } from "#app/services/terms.server.ts";
import { paymentAttempts } from "#db/schema/payments.ts";
import { charges } from "#db/schema/sales.ts";
import { type Sandbox, startSandbox } from "#scripts/sandbox/server.ts";
import { ask, fieldsOf } from "#tests/http/api/ask.ts";
import { callerAs } from "#tests/support/http/api.ts";
import { authenticateCard, sandboxControl } from "#tests/support/payments/payments-sandbox.ts";
import { coachingBusiness } from "#tests/support/people/factory.ts";
import { startServer, type TestServer } from "#tests/support/servers/server.ts";
import { makePackage } from "#tests/support/things.ts";

/** Proves that an order by a call is charged once its bank has confirmed it, once, and by nothing else than that. */
let sandbox: Sandbox;
let server: TestServer;

beforeAll(async () => {
  sandbox = await startSandbox();
  await sandboxControl(sandbox.url).requireAuthentication(true);
  server = await startServer({ BRAINTREE_SANDBOX_URL: sandbox.url, BRAINTREE_3D_SECURE: "on" });
});

afterAll(() => sandbox.stop());

async function given() {
  const { user, ctx, account } = await coachingBusiness();
  await confirmTerms(ctx.db, user, ctx.now);
  const caller = await callerAs(server, user);
  const order = { id: newId(), planId: await makePackage(user), nonce: "fake-valid-visa-nonce", amount: 19 };
  const pay = (more: object = {}) => ask(caller, "POST", "/subscriptions", { ...order, ...more });
  return { caller, db: ctx.db, accountId: account.id, order, pay };
}

type Given = Awaited<ReturnType<typeof given>>;

/** What is charged, in the books and at the gateway. */
async function charged({ db, accountId }: Given) {
  const { transactions } = await sandboxControl(sandbox.url).ledger();
  const taken = transactions.filter((one) => one.customerId === accountId && one.status === "submitted_for_settlement");
  return [await db.$count(charges, eq(charges.accountId, accountId)), taken.length];
}

/** What the card form makes of a confirmation's nonce. */
async function confirmed({ caller }: Given, nonce: string) {
  const { clientToken } = (await ask(caller, "GET", "/paymenttokens")).json;
  return String((await authenticateCard(clientToken, nonce)).paymentMethod.nonce);
}

const toConfirm = { state: "confirm", confirmation: { nonce: expect.any(String), bin: "411111" } };

test("an order waits for its bank, is charged once with its word, and says so again", async () => {
  const it = await given();
  const first = await it.pay();
  expect([first.status, first.json]).toMatchObject([200, { ...toConfirm, payment: { status: "NONE" } }]);
  expect(first.json.message).toBe("Your bank wants you to confirm the payment. Nothing was charged yet.");
  const missing = await it.pay();
  expect(missing.json).toMatchObject(toConfirm);
  expect(await charged(it)).toEqual([0, 0]);

  const confirmedNonce = await confirmed(it, missing.json.confirmation.nonce);
  for (const _ of ["once", "again", "and again"]) {
    const { status, json } = await it.pay({ confirmedNonce });
    expect([status, json]).toMatchObject([200, { state: "done", confirmation: null, payment: { status: "ACTIVE" } }]);
  }
  expect((await it.pay()).json.state).toBe("done");
  expect(await charged(it)).toEqual([1, 1]);
});

test("a nonce that nobody confirmed, made up, or used for another order charges nothing and is asked for again", async () => {
  const [it, other] = [await given(), await given()];
  const { json } = await it.pay();
  const used = await confirmed(other, (await other.pay()).json.confirmation.nonce);
  expect((await other.pay({ confirmedNonce: used })).json.state).toBe("done");
  for (const confirmedNonce of [json.confirmation.nonce, newId(), used]) {
    const refused = await it.pay({ confirmedNonce });
    expect([refused.status, refused.json]).toMatchObject([200, toConfirm]);
    expect(await charged(it)).toEqual([0, 0]);
  }
  expect(fieldsOf(await it.pay({ confirmedNonce: "4111 1111 1111 1111" }))).toEqual(["confirmedNonce"]);
  expect((await it.pay({ confirmation: json.confirmation })).status).toBe(422);
  const confirmedNonce = await confirmed(it, (await it.pay()).json.confirmation.nonce);
  expect((await it.pay({ confirmedNonce })).json.state).toBe("done");
  expect(await charged(it)).toEqual([1, 1]);
  expect(await charged(other)).toEqual([1, 1]);
});

test("what the bank said of one order opens no other, and no stranger's", async () => {
  const [it, stranger] = [await given(), await given()];
  const { json } = await it.pay();
  const confirmedNonce = await confirmed(it, json.confirmation.nonce);
  const other = await stranger.pay({ id: it.order.id, confirmedNonce });
  expect(other.json.state ?? other.status).not.toBe("done");
  expect(await charged(stranger)).toEqual([0, 0]);
  expect(await it.db.select().from(paymentAttempts).where(eq(paymentAttempts.accountId, it.accountId))).toMatchObject([
    { id: it.order.id, state: "open", awaitsBank: true, confirmedNonce: null },
  ]);
});
