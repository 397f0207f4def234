import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readEnv } from "#app/http/env.server.ts";
import { openPayments } from "#app/services/payments/open.server.ts";
import { users } from "#db/schema/accounts.ts";
import { paymentAttempts } from "#db/schema/payments.ts";
import { type Sandbox, startSandbox } from "#scripts/sandbox/server.ts";
import { attemptOf, payingCoach, subscribedCoach, subscriptionOf } from "#tests/integration/payments/attempts-given.ts";
import { get, pageOf, post, visitorAs } from "#tests/support/http/visitor.ts";
import { sandboxControl } from "#tests/support/payments/payments-sandbox.ts";
import { coachingBusiness } from "#tests/support/people/factory.ts";
import { startServer, type TestServer } from "#tests/support/servers/server.ts";

/** Proves the pages of a new card, of another try and of an order that is withdrawn. What they charge: card-change (integration). */
const longAgo = new Date(Date.now() - 32 * 24 * 60 * 60 * 1000);
const path = "/settings/account/subscription";
let sandbox: Sandbox;
let server: TestServer;

beforeAll(async () => {
  sandbox = await startSandbox({ since: longAgo });
  const settings = { BRAINTREE_SANDBOX_URL: sandbox.url, BRAINTREE_3D_SECURE: "off" };
  server = await startServer({ ...settings, WORKER: "off", BRAINTREE_TIME_ZONE: "UTC" });
});

afterAll(() => sandbox.stop());

const payments = () =>
  openPayments(readEnv({ NODE_ENV: "test", BRAINTREE_SANDBOX_URL: sandbox.url, BRAINTREE_3D_SECURE: "off" }));

async function visitorOf({ ctx, userId }: Pick<Awaited<ReturnType<typeof payingCoach>>, "ctx" | "userId">) {
  const [user] = await ctx.db.select().from(users).where(eq(users.id, userId));
  if (!user) throw new Error("There is no such user.");
  return visitorAs(server, user);
}

/** What is said on the page that an answer leads to. */
async function saidAfter(visitor: Awaited<ReturnType<typeof visitorOf>>, answer: Response) {
  const cookie = `${visitor.cookie}; ${answer.headers.getSetCookie()[0]?.split(";")[0]}`;
  return pageOf({ ...visitor, cookie }, answer.headers.get("location") ?? "");
}

test("the page of a new card allows the provider's hosts, is kept by nobody, and says what it does without script", async () => {
  const coach = await subscribedCoach(payments());
  const visitor = await visitorOf(coach);
  const { headers } = await get(visitor, `${path}/card`);
  expect(headers.get("cache-control")).toBe("private, no-store");
  expect(headers.get("content-security-policy")).toContain(sandbox.url);
  const page = await pageOf(visitor, `${path}/card`);
  expect(page).toContain("Nothing is charged now.");
  expect(page).toMatch(/<noscript><section[^>]*><h2[^>]*>Entering a card needs JavaScript/);
  const fields = { id: newId(), nonce: "fake-valid-mastercard-nonce", shown: "2900", card: "" };
  const answers = [await post(visitor, `${path}/card`, fields), await post(visitor, `${path}/card`, fields)];
  for (const answer of answers) expect([answer.status, answer.headers.get("location")]).toEqual([302, path]);
  const said = await saidAfter(visitor, answers[1] as Response);
  expect(said).toContain("Your card was changed.");
  expect(said).toContain("MasterCard ending in 4444");
  expect((await post(visitor, `${path}/card`, { ...fields, id: newId(), number: "4111111111111111" })).status).toBe(
    400,
  );
});

test("nobody changes or charges what another account pays", async () => {
  const other = await coachingBusiness();
  const visitor = await visitorAs(server, other.user);
  for (const address of [`${path}/card`, `${path}/try-again`]) {
    expect((await get(visitor, address)).status).toBe(404);
    expect((await post(visitor, address, { id: newId(), shown: "1", nonce: "fake-valid-nonce" })).status).toBe(404);
  }
});

test("a past-due coach presses Try again now, and is told what came of it", async () => {
  const coach = await subscribedCoach(payments(), longAgo);
  const control = sandboxControl(sandbox.url);
  await control.decline(coach.subscriptionId, "2001");
  await control.sendWebhooks(`${server.url}/webhooks/braintree`);
  await control.moveTo(new Date());
  const visitor = await visitorOf(coach);
  const page = await pageOf(visitor, path);
  const [, id = ""] = /try-again"[^>]*>.*?name="id" value="([^"]+)"/s.exec(page) ?? [];
  expect(await saidAfter(visitor, await post(visitor, `${path}/try-again`, { id }))).toContain("Insufficient Funds");
  await control.decline(coach.subscriptionId, null);
  const again = { id: newId() };
  await post(visitor, `${path}/try-again`, again);
  expect(await saidAfter(visitor, await post(visitor, `${path}/try-again`, again))).toContain("€29.00 was paid.");
  expect(await subscriptionOf(coach)).toMatchObject({ state: "active" });
  const { transactions } = await control.ledger();
  expect(transactions.filter((one) => one.subscriptionId === coach.subscriptionId)).toHaveLength(4);
});

test("an order that was not charged is withdrawn; the page says what happens to it else", async () => {
  const coach = await payingCoach(payments());
  const { db } = coach.ctx;
  const visitor = await visitorOf(coach);
  const id = newId();
  const [accountId, now] = [coach.accountId, new Date()];
  const order = { kind: "subscribe", packageId: coach.basic, cents: 2900, priceCents: 2900 } as const;
  const opened = {
    accountId,
    id,
    userId: coach.userId,
    environment: "sandbox-local",
    createdAt: now,
    triedAt: now,
  } as const;
  await db.insert(paymentAttempts).values({ ...order, ...opened, nonce: "fake-valid-nonce" });
  const page = await pageOf(visitor, `/payment/${coach.basic}`);
  expect(page).toContain("nothing was charged yet");
  const stranger = await visitorAs(server, (await coachingBusiness()).user);
  expect((await post(stranger, "/settings/account/withdraw-payment", { id })).status).toBe(404);
  const answer = await post(visitor, "/settings/account/withdraw-payment", { id });
  expect(answer.headers.get("location")).toBe(`/payment/${coach.basic}`);
  expect(await saidAfter(visitor, answer)).toContain("You withdrew the payment. Nothing was charged.");
  expect(await attemptOf(coach, id)).toMatchObject({ state: "refused", nonce: null });
});
