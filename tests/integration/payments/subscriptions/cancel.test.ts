import { and, eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { cancelByPerson, cancelOfLeaver } from "#app/features/subscriptions/cancel.server.ts";
import { findCurrentSubscription } from "#app/features/subscriptions/queries.server.ts";
import { subscriptionEffects, subscriptions } from "#db/schema/payments.ts";
import { good, openSandboxGateway } from "#tests/integration/payments/given.ts";
import { addUser, at } from "#tests/support/people/factory.ts";
import { type Subscriber, selling, standingOf, subscriber } from "./life-given.ts";

let gateway: Awaited<ReturnType<typeof openSandboxGateway>>;

beforeEach(async () => {
  gateway = await openSandboxGateway();
});

afterEach(() => gateway.stop());

async function statusAtGateway({ id }: Subscriber) {
  return good(await gateway.payments.findSubscription(id)).subscription?.status;
}

async function isDone({ ctx, id }: Subscriber, key: string) {
  const { subscriptionId, key: done } = subscriptionEffects;
  return (await ctx.db.$count(subscriptionEffects, and(eq(subscriptionId, id), eq(done, key)))) === 1;
}

test("who cancels keeps what is paid, and is not charged again, however often they do", async () => {
  const coach = await subscriber(gateway, "2028-01-10T10:00:00Z");
  const later = at(coach.ctx, new Date("2028-01-12T10:00:00Z"));
  expect(await cancelByPerson(later, selling)).toEqual({ ok: true, paidThrough: "2028-02-09" });
  expect(await cancelByPerson(later, selling)).toMatchObject({ ok: true });
  expect(await statusAtGateway(coach)).toBe("CANCELED");
  expect(await isDone(coach, "cancelAtGateway")).toBe(true);
  const mails = ["paid", "subscriptionCancelled"];
  expect(await standingOf(coach)).toEqual({ status: "CANCELED", until: "2028-02-09", counts: [1, 1, 1], mails });
  expect(
    await findCurrentSubscription(coach.ctx.db, { accountId: coach.accountId, environment: "sandbox-local" }),
  ).toMatchObject({
    ...{ id: coach.id, priceCents: 2900, durationInDays: 31, state: "cancelled", paidThrough: "2028-02-09" },
    ...{ packageName: "Coach", maxUsers: 10 },
  });
});

test("what the gateway can't be told is cancelled here, and left to the clock", async () => {
  const coach = await subscriber(gateway, "2028-01-10T10:00:00Z");
  await gateway.control.breakNext({ on: `PUT /subscriptions/${coach.id}/cancel`, kind: "refused" });
  const later = at(coach.ctx, new Date("2028-01-12T10:00:00Z"));
  expect(await cancelByPerson(later, selling)).toMatchObject({ ok: true });
  expect(await statusAtGateway(coach)).toBe("ACTIVE");
  expect(await standingOf(coach)).toMatchObject({ status: "CANCELED" });
  expect(await isDone(coach, "cancelAtGateway")).toBe(false);
});

test("who never subscribed has nothing to cancel", async () => {
  const coach = await subscriber(gateway, "2028-01-10T10:00:00Z");
  const { ctx } = await addUser({ id: coach.accountId }, { roles: ["USR"] });
  await expect(cancelByPerson({ ...ctx, services: coach.ctx.services }, selling)).rejects.toMatchObject({
    status: 403,
  });
  const stranger = { ...coach.ctx, actor: { ...coach.ctx.actor, accountId: crypto.randomUUID() } };
  expect(await cancelByPerson(stranger, selling)).toEqual({
    ok: false,
    problems: { "": ["There is no subscription to cancel."] },
  });
});

test("the last one of an account who leaves cancels it; while a colleague stays it goes on", async () => {
  const coach = await subscriber(gateway, "2028-01-10T10:00:00Z");
  const { actor, db } = coach.ctx;
  const asked = { db, payments: gateway.payments, selling, now: new Date("2028-01-12T10:00:00Z") };
  const colleague = await subscriber(gateway, "2028-01-12T10:00:00Z");
  await addUser({ id: colleague.accountId });
  await cancelOfLeaver(asked, colleague.ctx.actor.userId);
  expect(await statusAtGateway(colleague)).toBe("ACTIVE");
  await cancelOfLeaver(asked, actor.userId);
  expect(await statusAtGateway(coach)).toBe("CANCELED");
});

test("what another gateway knows is not asked of this one, and is not held to be cancelled there", async () => {
  const coach = await subscriber(gateway, "2028-01-10T10:00:00Z");
  const { db, actor } = coach.ctx;
  await db.update(subscriptions).set({ environment: "production" }).where(eq(subscriptions.id, coach.id));
  expect(await cancelByPerson(coach.ctx, selling)).toMatchObject({ ok: false });
  const now = new Date("2028-01-12T10:00:00Z");
  await cancelOfLeaver({ db, payments: gateway.payments, selling, now }, actor.userId);
  expect(await standingOf(coach)).toMatchObject({ status: "CANCELED" });
  expect(await isDone(coach, "cancelAtGateway")).toBe(false);
  expect(await statusAtGateway(coach)).toBe("ACTIVE");
});
