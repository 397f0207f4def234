import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { cancelByPerson } from "#app/features/subscriptions/cancel.server.ts";
import { readEnv } from "#app/http/env.server.ts";
import { openPayments } from "#app/services/payments/open.server.ts";
import { accounts } from "#db/schema/accounts.ts";
import { subscriptions } from "#db/schema/payments.ts";
import { startTimeOf } from "#scripts/demo-data/failed-renewals.ts";
import { subscribeCoaches } from "#scripts/demo-data/subscribers.ts";
import { startSandbox } from "#scripts/sandbox/server.ts";
import { selling } from "#tests/integration/payments/subscriptions/life-given.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { expectBooksBalanced } from "#tests/support/payments/books.ts";
import { givenDemo, trainerContext, userOf } from "./given.ts";

/** Proves that the demo's subscriptions are the gateway's own, in each state. */
beforeAll(givenDemo);

async function standingOf(life: string) {
  const { db } = await testDatabase();
  const { accountId } = await userOf(`${life}@demo.test`);
  const [account] = await db.select().from(accounts).where(eq(accounts.id, accountId));
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.accountId, accountId));
  return { accountId, status: account?.subscriptionStatus ?? null, state: row?.state, id: row?.id ?? "" };
}

test("the gateway knows each coach's subscription, and one that is past due can be cancelled", async () => {
  const now = new Date();
  const { db } = await testDatabase();
  const sandbox = await startSandbox({ since: startTimeOf(now) });
  try {
    const settings = { NODE_ENV: "test", BRAINTREE_SANDBOX_URL: sandbox.url, BRAINTREE_3D_SECURE: "off" };
    const payments = openPayments(readEnv(settings));
    const place = { db, payments, sandbox, selling, now };
    await subscribeCoaches(place);
    await subscribeCoaches(place);
    const atGateway = async (id: string) => {
      const found = await payments.findSubscription(id);
      return found.ok ? found.subscription?.status : null;
    };
    const lives = ["active", "upgraded", "cancelled", "pastdue", "expired"];
    const found = await Promise.all(lives.map(standingOf));
    const told = await Promise.all(found.map(async ({ status, state, id }) => [status, state, await atGateway(id)]));
    expect(told).toEqual([
      ["ACTIVE", "active", "ACTIVE"],
      ["ACTIVE", "active", "ACTIVE"],
      ["CANCELED", "cancelled", "CANCELED"],
      ["PAST_DUE", "pastDue", "PAST_DUE"],
      ["CANCELED", "cancelled", "CANCELED"],
    ]);
    expect((await standingOf("never")).status).toBeNull();
    const { accountId, id } = await standingOf("pastdue");
    const ctx = await trainerContext();
    const theirs = { ...ctx, now, actor: { ...ctx.actor, accountId }, services: { ...ctx.services, payments } };
    expect(await cancelByPerson(theirs, selling)).toMatchObject({ ok: true });
    expect(await atGateway(id)).toBe("CANCELED");
    await expectBooksBalanced(db, payments);
  } finally {
    await sandbox.stop();
  }
});
