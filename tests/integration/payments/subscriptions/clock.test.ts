import { eq } from "drizzle-orm";
import pino from "pino";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { cancelByPerson } from "#app/features/subscriptions/cancel.server.ts";
import { runClock } from "#app/features/subscriptions/clock.server.ts";
import { subscriptionEvents, subscriptions } from "#db/schema/payments.ts";
import { good, openSandboxGateway } from "#tests/integration/payments/given.ts";
import { at } from "#tests/support/people/factory.ts";
import { type Subscriber, selling, standingOf, subscriber } from "./life-given.ts";

let gateway: Awaited<ReturnType<typeof openSandboxGateway>>;

beforeEach(async () => {
  gateway = await openSandboxGateway();
});

afterEach(() => gateway.stop());

/** The gateway's clock and ours come to that time, and the hourly run is made, twice as if two processes did. */
async function clockAt(coach: Subscriber, time: string) {
  await gateway.control.moveTo(time);
  const ctx = { db: coach.ctx.db, payments: gateway.hasty, selling, now: new Date(time) };
  for (const _ of ["once", "again"]) await runClock(ctx, pino({ level: "silent" }));
  return standingOf(coach);
}

/** What the clock told of the coach's subscription. */
async function daysTold({ ctx: { db }, id }: Subscriber) {
  const { day, type, subscriptionId } = subscriptionEvents;
  const rows = await db.select({ day, type }).from(subscriptionEvents).where(eq(subscriptionId, id));
  const told = rows.filter((row) => row.type === "endsSoon" || row.type === "expired");
  return told.map((row) => `${row.day} ${row.type}`).sort();
}

async function atGateway({ id }: Subscriber) {
  const { subscription } = good(await gateway.payments.findSubscription(id));
  return { status: subscription?.status, tries: subscription?.transactions.map(({ outcome }) => outcome).reverse() };
}

test("a renewal that nobody told of is found on its day", async () => {
  const coach = await subscriber(gateway, "2028-01-10T10:00:00Z");
  expect(await clockAt(coach, "2028-02-09T23:30:00Z")).toMatchObject({ until: "2028-02-09", counts: [1, 1, 1] });
  expect(await clockAt(coach, "2028-02-10T00:30:00Z")).toEqual({
    ...{ status: "ACTIVE", until: "2028-03-09", counts: [2, 2, 2], mails: ["paid", "paid"] },
  });
});

describe("a renewal that fails", () => {
  test("is retried once a day, and recovers", async () => {
    const coach = await subscriber(gateway, "2028-01-10T10:00:00Z");
    await gateway.control.decline(coach.cardToken, "2001");
    const due = { status: "PAST_DUE", until: "2028-02-09", counts: [1, 1, 1], mails: ["chargeFailed", "paid"] };
    expect(await clockAt(coach, "2028-02-10T00:30:00Z")).toEqual(due);
    expect(await clockAt(coach, "2028-02-10T12:30:00Z")).toEqual(due);
    expect((await atGateway(coach)).tries).toEqual(["paid", "failed"]);
    expect(await clockAt(coach, "2028-02-11T00:30:00Z")).toEqual(due);
    expect(await clockAt(coach, "2028-02-11T01:30:00Z")).toEqual(due);
    expect((await atGateway(coach)).tries).toEqual(["paid", "failed", "failed"]);
    await gateway.control.decline(coach.cardToken, null);
    expect(await clockAt(coach, "2028-02-12T00:30:00Z")).toEqual({
      ...{ status: "ACTIVE", until: "2028-03-09", counts: [2, 2, 2], mails: ["chargeFailed", "paid", "paid"] },
    });
    expect((await atGateway(coach)).tries).toEqual(["paid", "failed", "failed", "paid"]);
  });

  test("is cancelled after three retries in vain, also at the gateway", async () => {
    const coach = await subscriber(gateway, "2028-01-10T10:00:00Z");
    await gateway.control.decline(coach.cardToken, "2001");
    for (const day of [10, 11, 12]) {
      expect(await clockAt(coach, `2028-02-${day}T00:30:00Z`)).toMatchObject({ status: "PAST_DUE" });
    }
    const mails = ["chargeFailed", "paid", "subscriptionCancelled"];
    const over = { status: "CANCELED", until: "2028-02-09", counts: [1, 1, 1], mails };
    expect(await clockAt(coach, "2028-02-13T00:30:00Z")).toEqual(over);
    expect(await atGateway(coach)).toEqual({
      status: "CANCELED",
      tries: ["paid", "failed", "failed", "failed", "failed"],
    });
    expect(await clockAt(coach, "2028-02-14T00:30:00Z")).toEqual(over);
    const [row] = await coach.ctx.db.select().from(subscriptions).where(eq(subscriptions.id, coach.id));
    expect(row).toMatchObject({ state: "ended", dueOn: null });
  });

  test.each(["refused", "busy", "cut", "late"] as const)("is charged once where the line is %s", async (kind) => {
    const coach = await subscriber(gateway, "2028-01-10T10:00:00Z");
    await gateway.control.decline(coach.cardToken, "2001");
    await clockAt(coach, "2028-02-10T00:30:00Z");
    await gateway.control.decline(coach.cardToken, null);
    await gateway.control.breakNext({ on: "POST /transactions", kind, delay: 1000 });
    await clockAt(coach, "2028-02-11T00:30:00Z");
    // why: while the result is unknown, nobody asks for two minutes
    expect(await clockAt(coach, "2028-02-11T00:33:00Z")).toMatchObject({ status: "ACTIVE", counts: [2, 2, 2] });
    expect((await atGateway(coach)).tries).toEqual(["paid", "failed", "paid"]);
  });

  test("is over on the fourth day, whether the server ran or not", async () => {
    const coach = await subscriber(gateway, "2028-01-10T10:00:00Z");
    await gateway.control.decline(coach.cardToken, "2001");
    await clockAt(coach, "2028-02-10T00:30:00Z");
    expect(await clockAt(coach, "2028-02-20T00:30:00Z")).toMatchObject({ status: "CANCELED" });
    expect(await atGateway(coach)).toEqual({ status: "CANCELED", tries: ["paid", "failed"] });
  });
});

test("what was cancelled is said to end three days before, ends, and is not renewed", async () => {
  const coach = await subscriber(gateway, "2028-01-10T10:00:00Z");
  await cancelByPerson(at(coach.ctx, new Date("2028-01-12T10:00:00Z")), selling);
  const before = ["paid", "subscriptionCancelled"];
  expect(await clockAt(coach, "2028-02-05T23:30:00Z")).toMatchObject({ mails: before });
  const mails = ["paid", "subscriptionCancelled", "subscriptionExpiring"];
  expect(await clockAt(coach, "2028-02-06T00:30:00Z")).toMatchObject({ mails });
  expect(await clockAt(coach, "2028-02-08T00:30:00Z")).toMatchObject({ mails });
  expect(await clockAt(coach, "2028-02-10T00:30:00Z")).toEqual({
    ...{ status: "CANCELED", until: "2028-02-09", counts: [1, 1, 1], mails },
  });
  const [row] = await coach.ctx.db.select().from(subscriptions).where(eq(subscriptions.id, coach.id));
  expect(row).toMatchObject({ state: "ended", dueOn: null });
  expect(await daysTold(coach)).toEqual(["2028-02-06 endsSoon", "2028-02-10 expired"]);
});

test("a cancelling that the gateway could not be told is told it by the next run", async () => {
  const coach = await subscriber(gateway, "2028-01-10T10:00:00Z");
  await gateway.control.breakNext({ on: `PUT /subscriptions/${coach.id}/cancel`, kind: "refused" });
  await cancelByPerson(at(coach.ctx, new Date("2028-01-12T10:00:00Z")), selling);
  expect((await atGateway(coach)).status).toBe("ACTIVE");
  expect(await clockAt(coach, "2028-01-12T11:00:00Z")).toMatchObject({ status: "CANCELED" });
  expect((await atGateway(coach)).status).toBe("CANCELED");
});
