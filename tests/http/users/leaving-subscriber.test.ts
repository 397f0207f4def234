import { eq } from "drizzle-orm";
import pino from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runHourly } from "#app/features/subscriptions/clock.server.ts";
import { paths } from "#app/paths.ts";
import { hashPassword } from "#app/services/passwords.server.ts";
import { users } from "#db/schema/accounts.ts";
import { subscriptions } from "#db/schema/payments.ts";
import { good, openSandboxGateway } from "#tests/integration/payments/given.ts";
import {
  type Subscriber,
  selling,
  soldPackage,
  subscriber,
} from "#tests/integration/payments/subscriptions/life-given.ts";
import { post, visitorAs } from "#tests/support/http/visitor.ts";
import { coachingBusiness } from "#tests/support/people/factory.ts";
import { startServer, type TestServer } from "#tests/support/servers/server.ts";

/** Proves that whoever leaves, or is deleted, is not charged any more, whether the gateway is there or not. */
const password = "correct horse battery";
let gateway: Awaited<ReturnType<typeof openSandboxGateway>>;
let server: TestServer;
let packageId: string;

beforeAll(async () => {
  gateway = await openSandboxGateway();
  packageId = await soldPackage(gateway);
  const settings = { BRAINTREE_SANDBOX_URL: gateway.url, BRAINTREE_TIME_ZONE: "UTC", WORKER: "off" };
  server = await startServer(settings);
});

afterAll(() => gateway.stop());

async function statusAtGateway({ id }: Subscriber) {
  return good(await gateway.payments.findSubscription(id)).subscription?.status;
}

/** How the last person of a business goes by a page. */
const ways = {
  async "leaves by themselves"({ ctx: { db, actor } }: Subscriber) {
    await db
      .update(users)
      .set({ passwordHash: await hashPassword(password) })
      .where(eq(users.id, actor.userId));
    const visitor = await visitorAs(server, { accountId: actor.accountId, id: actor.userId });
    return post(visitor, paths.leave(), { password });
  },
  async "is deleted by an administrator"({ ctx: { actor } }: Subscriber) {
    const { user } = await coachingBusiness({ roles: ["ADM"] });
    return post(await visitorAs(server, user), paths.deleteUser(actor.userId));
  },
};

const names = Object.keys(ways) as (keyof typeof ways)[];

test.each(names)("who %s: the subscription is cancelled at the gateway", async (way) => {
  const coach = await subscriber(gateway, new Date().toISOString(), packageId);
  expect((await ways[way](coach)).status).toBe(302);
  expect(await coach.ctx.db.$count(users, eq(users.accountId, coach.accountId))).toBe(0);
  expect(await statusAtGateway(coach)).toBe("CANCELED");
});

test.each(names)("who %s while the gateway is away: the next hourly run cancels it", async (way) => {
  const coach = await subscriber(gateway, new Date().toISOString(), packageId);
  await gateway.control.breakNext({ on: `PUT /subscriptions/${coach.id}/cancel`, kind: "refused" });
  expect((await ways[way](coach)).status).toBe(302);
  const { db } = coach.ctx;
  expect(await db.$count(users, eq(users.accountId, coach.accountId))).toBe(0);
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.id, coach.id));
  expect([row?.state, await statusAtGateway(coach)]).toEqual(["cancelled", "ACTIVE"]);
  const services = { payments: gateway.payments, log: pino({ level: "silent" }) };
  await runHourly(selling)({ db, services, now: new Date() });
  expect(await statusAtGateway(coach)).toBe("CANCELED");
});
