import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { type SubscriptionEvent, sortEvents } from "./events.ts";
import { dueEffects, replay } from "./replay.ts";
import { subscriptionTables } from "./table-support.ts";

const hour = 3_600_000;

/** March 2026. */
function history(...entries: [day: number, hour: number, event: object][]): SubscriptionEvent[] {
  return entries.map(([day, hours, facts], index) => ({
    id: `event ${index}`,
    at: (day * 24 + hours) * hour,
    day: `2026-03-${String(day).padStart(2, "0")}`,
    ...facts,
  })) as SubscriptionEvent[];
}

const paid = (chargeId: string, paidThrough: string, packageId = "coach") => ({
  type: "charged",
  chargeId,
  paidThrough,
  packageId,
});
const first = paid("first", "2026-03-10");
const failed = { type: "chargeFailed" };
const retryFailed = { type: "retryFailed" };
const byPerson = { type: "cancelledByPerson" };
const byGateway = { type: "cancelledByGateway" };

const keysOf = (events: SubscriptionEvent[]) => replay(events).effects.map(({ key }) => key);
const ofCharge = (id: string) => [`recordSale:${id}`, `issueInvoice:${id}`, `mailPaid:${id}`];

test("nothing is known of a subscription without events", () => {
  expect(replay([])).toMatchObject({ state: "none", packageId: null, paidThrough: null, effects: [] });
});

test("a charge makes it active through its day, with a sale, an invoice and a mail", () => {
  const events = history([1, 9, first]);
  expect(replay(events)).toMatchObject({ state: "active", packageId: "coach", paidThrough: "2026-03-10" });
  expect(keysOf(events)).toEqual(ofCharge("first"));
  expect(dueEffects(replay(events), new Set(["mailPaid:first"])).map(({ key }) => key)).toEqual([
    ...["recordSale:first", "issueInvoice:first"],
  ]);
});

describe("a renewal that fails", () => {
  const due = history([1, 9, first], [11, 3, failed]);

  test("is past due, said by mail, and retried the next day", () => {
    expect(replay(due)).toMatchObject({ state: "pastDue", failedOn: "2026-03-11", retriedOn: [] });
    expect(replay(due).effects.slice(3)).toEqual([
      { kind: "mailChargeFailed", key: "mailChargeFailed:2026-03-10" },
      { kind: "retryTomorrow", key: "retryTomorrow:2026-03-12", day: "2026-03-12" },
    ]);
  });

  test("is one failure, in however many webhooks it is told", () => {
    expect(keysOf(history([1, 9, first], [11, 3, failed], [11, 3, failed]))).toEqual(keysOf(due));
  });

  test("is retried on three days and then cancelled", () => {
    const twice = history([1, 9, first], [11, 3, failed], [12, 3, retryFailed], [13, 3, retryFailed]);
    expect(replay(twice)).toMatchObject({ state: "pastDue", retriedOn: ["2026-03-12", "2026-03-13"] });
    expect(keysOf(twice)).toContain("retryTomorrow:2026-03-14");
    const thrice = [...twice, { ...history([14, 3, retryFailed])[0], id: "third" } as SubscriptionEvent];
    expect(replay(thrice)).toMatchObject({ state: "cancelled", failedOn: null, retriedOn: [] });
    expect(keysOf(thrice)).toEqual([...ofCharge("first"), "cancelAtGateway", "mailCancelled"]);
  });

  test("counts one retry a day", () => {
    const hasty = history(
      [1, 9, first],
      [11, 3, failed],
      [12, 3, retryFailed],
      [12, 4, retryFailed],
      [12, 5, retryFailed],
    );
    expect(replay(hasty)).toMatchObject({ state: "pastDue", retriedOn: ["2026-03-12"] });
  });

  test("is cancelled the day after the last retry, also where none was made", () => {
    const silent = (day: number) => replay(history([1, 9, first], [11, 3, failed], [day, 0, { type: "expired" }]));
    expect(silent(14).state).toBe("pastDue");
    expect(silent(15).state).toBe("cancelled");
    expect(silent(15).effects.map(({ key }) => key)).toContain("cancelAtGateway");
  });

  test("is settled by a retry or by the gateway, and nothing of it is left to do", () => {
    const second = { ...paid("second", "2026-04-10"), type: "retrySucceeded" };
    const again = history([1, 9, first], [11, 3, failed], [12, 3, retryFailed], [13, 3, second]);
    expect(replay(again)).toMatchObject({ state: "active", paidThrough: "2026-04-10", failedOn: null, retriedOn: [] });
    expect(keysOf(again)).toEqual([...ofCharge("first"), ...ofCharge("second")]);
    const activated = history(
      [1, 9, first],
      [11, 3, failed],
      [11, 5, { type: "activated", paidThrough: "2026-04-10" }],
    );
    expect(replay(activated)).toMatchObject({ state: "active", paidThrough: "2026-04-10" });
    expect(keysOf(activated)).toEqual(ofCharge("first"));
  });

  test("has three retries of its own, however many an earlier one had", () => {
    const events = history(
      ...([
        [1, 9, first],
        [2, 3, failed],
        [3, 3, retryFailed],
        [4, 3, retryFailed],
      ] as [number, number, object][]),
      ...([
        [5, 3, paid("second", "2026-03-10")],
        [11, 3, failed],
        [12, 3, retryFailed],
      ] as [number, number, object][]),
    );
    expect(replay(events)).toMatchObject({ state: "pastDue", failedOn: "2026-03-11", retriedOn: ["2026-03-12"] });
  });
});

describe("one that is cancelled", () => {
  test("by the person is cancelled at the gateway and said by mail, once", () => {
    const events = history([1, 9, first], [5, 9, byPerson], [5, 10, byGateway]);
    expect(replay(events)).toMatchObject({ state: "cancelled", paidThrough: "2026-03-10" });
    expect(keysOf(events)).toEqual([...ofCharge("first"), "cancelAtGateway", "mailCancelled"]);
    expect(keysOf(history([1, 9, first], [5, 9, byGateway]))).toEqual([...ofCharge("first"), "mailCancelled"]);
  });

  test("ends after its last day, and says so three days before", () => {
    const until = (day: number, type: string) => replay(history([1, 9, first], [5, 9, byPerson], [day, 0, { type }]));
    const isSaid = (day: number) => until(day, "endsSoon").effects.some(({ kind }) => kind === "mailExpiring");
    expect([6, 7, 10, 11].map(isSaid)).toEqual([false, true, true, false]);
    expect(until(10, "expired").state).toBe("cancelled");
    expect(until(11, "expired").state).toBe("ended");
  });

  test("stays cancelled whatever is charged, which pays for its days all the same", () => {
    const events = history(
      [1, 9, first],
      [5, 9, byPerson],
      [11, 0, { type: "expired" }],
      [11, 3, paid("late", "2026-04-10")],
    );
    expect(replay(events)).toMatchObject({ state: "cancelled", paidThrough: "2026-04-10" });
    expect(keysOf(events)).toEqual(expect.arrayContaining(ofCharge("late")));
  });
});

test("one that is active neither ends by the clock nor says that it does", () => {
  const events = history([1, 9, first], [9, 0, { type: "endsSoon" }], [20, 0, { type: "expired" }]);
  expect(replay(events)).toMatchObject({ state: "active" });
  expect(keysOf(events)).toEqual(ofCharge("first"));
});

test("an upgrade is a sale of its own and keeps the last day; one for nothing is no sale", () => {
  const upgraded = (chargeId: string | null) => ({ type: "upgraded", chargeId, packageId: "club" });
  const events = history([1, 9, first], [5, 9, upgraded("more")]);
  expect(replay(events)).toMatchObject({ state: "active", packageId: "club", paidThrough: "2026-03-10" });
  expect(keysOf(events)).toEqual([...ofCharge("first"), ...ofCharge("more")]);
  expect(keysOf(history([1, 9, first], [5, 9, upgraded(null)]))).toEqual(ofCharge("first"));
});

test("an older charge that comes late makes its sale, and neither shortens what is paid nor undoes a failure", () => {
  const events = history([11, 3, failed], [11, 2, paid("late", "2026-03-10")], [1, 9, paid("older", "2026-03-31")]);
  expect(replay(events)).toMatchObject({ state: "pastDue", paidThrough: "2026-03-31" });
  expect(keysOf(events)).toEqual(expect.arrayContaining([...ofCharge("late"), ...ofCharge("older")]));
});

test("events are taken by their time, then failures before successes, then by id, each once", () => {
  const events = history([2, 0, first], [1, 0, failed], [2, 0, failed], [2, 0, failed], [1, 0, failed]);
  const ids = sortEvents([...events, ...events].reverse()).map(({ id }) => id);
  expect(ids).toEqual(["event 1", "event 4", "event 2", "event 3", "event 0"]);
});

test("docs/subscriptions.md has the tables as they are", () => {
  const page = readFileSync("docs/subscriptions.md", "utf8");
  const missing = subscriptionTables().filter((table) => !page.includes(table));
  expect(missing.join("\n\n")).toBe("");
});
