import { describe, expect, test } from "vitest";
import { dueOn } from "./due.ts";
import { replay, type Subscription } from "./replay.ts";

const paid: Subscription = {
  state: "active",
  packageId: "coach",
  paidThrough: "2026-03-31",
  failedOn: null,
  retriedOn: [],
  effects: [],
};
const cancelled: Subscription = { ...paid, state: "cancelled" };
const pastDue: Subscription = {
  ...paid,
  state: "pastDue",
  failedOn: "2026-04-01",
  effects: [{ kind: "retryTomorrow", key: "retryTomorrow:2026-04-02", day: "2026-04-02" }],
};

const on = (subscription: Subscription, today: string, ...done: string[]) => dueOn(subscription, new Set(done), today);

test("of what is unknown and of what has ended there is nothing to do", () => {
  expect(on(replay([]), "2026-03-01")).toBeNull();
  expect(on({ ...paid, state: "ended" }, "2026-05-01")).toBeNull();
});

test("an active one is asked about on the day after the last that is paid", () => {
  expect(on(paid, "2026-03-01")).toBe("2026-04-01");
});

describe("one that is past due", () => {
  test("is retried on the day of its effect", () => {
    expect(on(pastDue, "2026-04-01")).toBe("2026-04-02");
  });

  test("is over after the last day of retries", () => {
    expect(on(pastDue, "2026-04-02", "retryTomorrow:2026-04-02")).toBe("2026-04-05");
  });
});

describe("one that is cancelled", () => {
  test("is cancelled at the gateway at once, also where it has ended", () => {
    const effects = [{ kind: "cancelAtGateway" as const, key: "cancelAtGateway" }];
    expect(on({ ...cancelled, effects }, "2026-03-05")).toBe("2026-03-05");
    expect(on({ ...paid, state: "ended", effects }, "2026-05-05")).toBe("2026-05-05");
    expect(on({ ...cancelled, effects }, "2026-03-05", "cancelAtGateway")).toBe("2026-03-28");
  });

  test("is said to end three days before, and ends after its last day", () => {
    expect(on(cancelled, "2026-03-05")).toBe("2026-03-28");
    expect(on(cancelled, "2026-03-28", "mailExpiring:2026-03-31")).toBe("2026-04-01");
    expect(on(cancelled, "2026-04-09")).toBe("2026-04-01");
  });

  test("without a day that is paid ends at once", () => {
    expect(on({ ...cancelled, paidThrough: null }, "2026-03-05")).toBe("2026-03-05");
  });
});
