import { beforeEach, describe, expect, test } from "vitest";
import type { GraphChoice } from "#app/domain/benchmarks/graphs.ts";
import type { Timeframe } from "#app/domain/benchmarks/timeframes.ts";
import { NotFound } from "#app/domain/errors.ts";
import { readHistories } from "#app/features/benchmarks/history-queries.server.ts";
import { findMeasured } from "#app/features/benchmarks/people-queries.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { accountClients } from "#db/schema/accounts.ts";
import { givenClient } from "#tests/integration/clients/given.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { addUser, coachingBusiness } from "#tests/support/people/factory.ts";
import { starterId } from "#tests/support/training/exercises.ts";
import { givenEntry, givenWorkout } from "#tests/support/training/performances.ts";

const squat = starterId("Back squat");
const bench = starterId("Bench press");
let ctx: Context;
let luka: string;

/** Monday, 2 March 2026, 9 o'clock is now. */
beforeEach(async () => {
  ({ ctx } = await coachingBusiness());
  luka = await givenClient(ctx);
});

const squats: GraphChoice = { exerciseId: squat, category: "weight", unit: "kilograms", onlyMaxAttempts: false };
const volumes: GraphChoice = { ...squats, exerciseId: "0" };

async function historyOf(graph: GraphChoice, timeframe: Timeframe, ids = [luka]) {
  const [histories = []] = await readHistories(ctx, await findMeasured(ctx, ids), [graph], timeframe);
  return histories;
}

async function pointsOf(graph: GraphChoice, timeframe: Timeframe) {
  const [history] = await historyOf(graph, timeframe);
  const points = history?.points.map(({ at, value }) => [new Date(at).toISOString().slice(0, 16), value]);
  return { points, change: history?.changePercentage };
}

describe("a client's history", () => {
  beforeEach(async () => {
    await givenWorkout(luka, "2026-01-12T17:00:00Z", [{ exerciseId: squat, value: 120, reps: 1 }]);
    await givenWorkout(luka, "2026-02-02T17:00:00Z", [
      { exerciseId: squat, value: 80, reps: 5 },
      { exerciseId: squat, value: 100, reps: 5 },
      { exerciseId: squat, value: 100, reps: 4 },
      { exerciseId: bench, value: 60, reps: 8 },
    ]);
    await givenWorkout(luka, "2026-02-27T08:30:00Z", [{ exerciseId: squat, value: 231.49, unit: "pounds", reps: 3 }]);
    await givenEntry(luka, "2026-03-01T20:00:00Z", { exerciseId: squat, value: 125, doneOn: "2026-02-28" });
  });

  test("has a point for each workout, its best, and for each entry, within the window that ends now", async () => {
    const week = [
      ["2026-02-27T08:30", 105],
      ["2026-02-28T12:00", 125],
    ];
    // (125 − 105) / 105 = 19.047… %, (125 − 100) / 100 = 25 %, (125 − 120) / 120 = 4.166… %
    expect(await pointsOf(squats, "oneWeek")).toEqual({ points: week, change: 19.05 });
    expect(await pointsOf(squats, "oneMonth")).toEqual({ points: [["2026-02-02T17:00", 100], ...week], change: 25 });
    const year = [["2026-01-12T17:00", 120], ["2026-02-02T17:00", 100], ...week];
    expect(await pointsOf(squats, "oneYear")).toEqual({ points: year, change: 4.17 });
    expect(await pointsOf(squats, "allTime")).toEqual({ points: year, change: 4.17 });
  });

  test("of best attempts alone knows what was before the window", async () => {
    const best = { ...squats, onlyMaxAttempts: true };
    expect(await pointsOf(best, "oneMonth")).toEqual({ points: [["2026-02-28T12:00", 125]], change: null });
    expect((await pointsOf(best, "allTime")).points).toEqual([
      ["2026-01-12T17:00", 120],
      ["2026-02-28T12:00", 125],
    ]);
  });

  test("is told in the unit asked for", async () => {
    // 100 kg = 220.462… lb, 125 kg = 275.577… lb
    expect((await pointsOf({ ...squats, unit: "pounds" }, "oneMonth")).points?.map(([, value]) => value)).toEqual([
      220.46, 231.49, 275.58,
    ]);
  });

  test("of volume load has a point for each workout: the weights times their repetitions", async () => {
    // 80·5 + 100·5 + 100·4 + 60·8 = 1780 kg; 231.49 lb · 3 = 105.0021… kg · 3 = 315.0063… kg
    expect(await pointsOf(volumes, "oneMonth")).toEqual({
      points: [
        ["2026-02-02T17:00", 1780],
        ["2026-02-27T08:30", 315.01],
      ],
      change: -82.3,
    });
    // 1780 · 2.2046226218 = 3924.228…
    const pounds = await pointsOf({ ...volumes, unit: "pounds" }, "oneMonth");
    expect(pounds.points?.map(([, value]) => value)).toEqual([3924.23, 694.47]);
  });

  test("ends where what was entered is of later today", async () => {
    await givenEntry(luka, "2026-03-02T08:00:00Z", { exerciseId: squat, value: 126, doneOn: "2026-03-02" });
    expect((await pointsOf(squats, "oneWeek")).points?.at(-1)).toEqual(["2026-03-02T08:00", 126]);
  });
});

test("a time is better when it is lower", async () => {
  const sprint = { exerciseId: bench, category: "fastestTime", unit: "seconds" } as const;
  await givenWorkout(luka, "2026-02-20T09:00:00Z", [
    { ...sprint, value: 4.4 },
    { ...sprint, value: 4.31 },
  ]);
  await givenWorkout(luka, "2026-02-24T09:00:00Z", [{ ...sprint, value: 4.35 }]);
  await givenWorkout(luka, "2026-02-26T09:00:00Z", [{ ...sprint, value: 4.28 }]);
  const { points } = await pointsOf({ ...sprint, onlyMaxAttempts: true }, "oneMonth");
  expect(points?.map(([, value]) => value)).toEqual([4.31, 4.28]);
});

test("eight clients' six graphs take two statements", async () => {
  const ids = await Promise.all(Array.from({ length: 8 }, () => givenClient(ctx)));
  for (const [index, id] of ids.entries()) {
    await givenWorkout(id, "2026-02-26T09:00:00Z", [{ exerciseId: squat, value: 100 + index, reps: 2 }]);
  }
  const people = await findMeasured(ctx, ids);
  const { queries } = await testDatabase();
  const before = queries.length;
  const others = ["oneWeek", "pounds", "best"].map(() => squats);
  const graphs = [squats, volumes, { ...squats, exerciseId: bench }, ...others];
  const [first, volume, third] = await readHistories(ctx, people, graphs, "oneWeek");
  expect(queries.length - before).toBe(2);
  expect(first?.map(({ points }) => points.map(({ value }) => value))).toEqual(ids.map((_, index) => [100 + index]));
  expect(volume?.map(({ points }) => points[0]?.value)).toEqual(ids.map((_, index) => 200 + 2 * index));
  expect(third?.every(({ points }) => points.length === 0)).toBe(true);
});

describe("whose history", () => {
  test("a coach sees while they coach them, and administrators see all", async () => {
    const stranger = await coachingBusiness();
    await expect(findMeasured(stranger.ctx, [luka])).rejects.toThrow(NotFound);
    await ctx.db.delete(accountClients);
    await expect(findMeasured(ctx, [luka])).rejects.toThrow(NotFound);
    const admin = await addUser({ id: ctx.actor.accountId }, { roles: ["ADM"] });
    expect(await findMeasured(admin.ctx, [luka])).toMatchObject([{ id: luka, fullName: "Luka Kovač" }]);
    await expect(findMeasured(admin.ctx, ["0"])).rejects.toThrow(NotFound);
  });

  test("is also one's own, whatever one's roles", async () => {
    const athlete = await coachingBusiness({ roles: ["USR"] });
    expect(await findMeasured(athlete.ctx, [athlete.user.id])).toHaveLength(1);
    await expect(findMeasured(athlete.ctx, [luka])).rejects.toThrow(NotFound);
  });
});
