import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readEnv } from "#app/http/env.server.ts";
import { openPayments } from "#app/services/payments/open.server.ts";
import { accounts } from "#db/schema/accounts.ts";
import { subscriptionEvents, webhookEvents } from "#db/schema/payments.ts";
import { type Sandbox, startSandbox } from "#scripts/sandbox/server.ts";
import { subscribedCoach } from "#tests/integration/payments/attempts-given.ts";
import { hold, untilWaiting } from "#tests/support/database/barrier.ts";
import { sandboxControl } from "#tests/support/payments/payments-sandbox.ts";
import { startServer } from "#tests/support/servers/server.ts";

/** Proves that the gateway's notices are taken by the built server, also when many come at once. */
let sandbox: Sandbox;
let url: string;

beforeAll(async () => {
  sandbox = await startSandbox();
  ({ url } = await startServer({ BRAINTREE_SANDBOX_URL: sandbox.url, BRAINTREE_3D_SECURE: "off", WORKER: "off" }));
});

afterAll(() => sandbox.stop());

const count = 24;

test("24 webhooks at once are all taken, though each waits for the account that another changes", async () => {
  const settings = { NODE_ENV: "test", BRAINTREE_SANDBOX_URL: sandbox.url, BRAINTREE_3D_SECURE: "off" };
  const payments = openPayments(readEnv(settings));
  const control = sandboxControl(sandbox.url);
  const coach = await subscribedCoach(payments);
  await control.sendWebhooks(null, true);
  for (let month = 1; month <= count; month++) {
    await control.moveTo(new Date(Date.now() + month * 31 * 24 * 60 * 60 * 1000));
  }
  const { waiting } = await control.ledger();
  const told = waiting.slice(0, count);
  expect(told.length).toBe(count);
  const { db } = coach.ctx;
  const letGo = await hold((sql) => sql`select id from accounts where id = ${coach.accountId} for update`);
  const answers = told.map(({ signature, payload }) =>
    fetch(`${url}/webhooks/braintree`, {
      method: "POST",
      body: new URLSearchParams({ bt_signature: signature, bt_payload: payload }),
    }),
  );
  await untilWaiting(1);
  await letGo();
  const statuses = (await Promise.all(answers)).map(({ status }) => status);
  expect(statuses).toEqual(told.map(() => 200));
  expect(await db.$count(webhookEvents)).toBe(count);
  const charged = await db.select().from(subscriptionEvents).where(eq(subscriptionEvents.accountId, coach.accountId));
  expect(charged.filter(({ type }) => type === "charged").length).toBeGreaterThanOrEqual(count);
  const [account] = await db.select().from(accounts).where(eq(accounts.id, coach.accountId));
  expect(account?.subscriptionStatus).toBe("ACTIVE");
});
