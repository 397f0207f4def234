import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { beforeEach, expect, test } from "vitest";
import { NotFound } from "#app/domain/errors.ts";
import { storeResponse } from "#app/features/readiness/mutations.server.ts";
import { enterBodyWeight } from "#app/features/records/mutations.server.ts";
import { readExercise, readProgress } from "#app/features/train/progress.server.ts";
import { accountClients } from "#db/schema/accounts.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { coachingBusiness } from "#tests/support/people/factory.ts";
import { starterId } from "#tests/support/training/exercises.ts";
import { didOf, givenAthlete, stored } from "../completions/given.ts";
import { answersOf } from "../readiness-given.ts";

/** Proves what a person's own records, graphs and answers say. Today is 2 March 2026. */
let given: Awaited<ReturnType<typeof givenAthlete>>;
const squat = starterId("Back squat");

beforeEach(async () => {
  given = await givenAthlete();
});

const ctx = () => given.athlete.ctx;

async function trains() {
  const did = (rounds: [number, number][], doneAt: string) => didOf(given.programId, given.day, rounds, { doneAt });
  await stored(ctx(), did([[5, 100]], "2026-02-20T08:00:00Z"));
  await stored(ctx(), did([[1, 120]], "2026-02-27T08:00:00Z"));
  const weight = { id: newId(), value: 82.4, unit: "kilograms", on: "2026-02-26" } as const;
  const measured = { accountId: given.coach.account.id, userId: ctx().actor.userId };
  await enterBodyWeight(given.coach.ctx, measured, weight);
  const said = { muscles: [], bodyWeight: null, bodyFat: null, comment: "" };
  for (const [on, points] of [
    ["2026-02-10", 1],
    ["2026-02-24", 3],
    ["2026-03-01", 4],
  ] as const) {
    const answers = answersOf(points, points, points, points, points);
    await storeResponse(ctx(), ctx().actor.userId, { ...answers, ...said, id: newId(), on });
  }
}

test("before the first workout there is nothing, and no error", async () => {
  expect(await readProgress(ctx())).toEqual({ records: [], lift: null, body: [], readiness: null });
});

test("records, the lift that was trained last, body weight and a fortnight of readiness are the person's own", async () => {
  await trains();
  const { records, lift, body, readiness } = await readProgress(ctx());
  expect(records.find(({ category }) => category === "weight")).toMatchObject({
    name: "Back squat",
    maxima: { currentReal: { amount: "120 kg", on: "2026-02-27" }, currentCalculated: { amount: "120 kg" } },
  });
  expect(lift).toMatchObject({ id: squat, name: "Back squat", record: { category: "weight" } });
  const lines = lift?.graph.lines.map(({ label, points }) => [label, points.map(({ value }) => value)]);
  expect(lines).toEqual([
    ["Lifted", [100, 120]],
    ["Estimated maximum", [116.67, 120]],
  ]);
  expect(body.map(({ title, lines: [line] }) => [title, line?.points.map(({ value }) => value)])).toEqual([
    ["Body weight", [82.4]],
  ]);
  expect(readiness).toMatchObject({ on: "2026-03-01", amount: "80 %", words: "Good" });
  expect(readiness?.answers).toHaveLength(5);
  expect(readiness?.graph.lines[0]?.points.map(({ value }) => value)).toEqual([60, 80]);
});

test("an exercise has its records and history, and keeps them after the coaching ended", async () => {
  await trains();
  await ctx().db.delete(accountClients).where(eq(accountClients.userId, ctx().actor.userId));
  const { name, records, graphs } = await readExercise(ctx(), squat, false);
  expect([name, records.map(({ category }) => category)]).toEqual(["Back squat", ["weight"]]);
  expect(graphs.map(({ title, unit }) => [title, unit])).toEqual([["Back squat · Weight", "kg"]]);
  const later = { ...ctx(), now: new Date("2027-06-01T09:00:00Z") };
  expect((await readExercise(later, squat, false)).graphs).toEqual([]);
  expect((await readExercise(later, squat, true)).graphs).toHaveLength(1);
});

test("what the person never did is not there, whoever else did it", async () => {
  await trains();
  await expect(readExercise(ctx(), starterId("Deadlift"), true)).rejects.toThrow(NotFound);
  await expect(readExercise(ctx(), "nonsense", true)).rejects.toThrow(NotFound);
  const stranger = await coachingBusiness({ roles: ["USR"] });
  await expect(readExercise(stranger.ctx, squat, true)).rejects.toThrow(NotFound);
  expect(await readProgress(given.coach.ctx)).toMatchObject({ records: [], lift: null, body: [], readiness: null });
});

test("all of it takes six statements, and an exercise three", async () => {
  await trains();
  const { queries } = await testDatabase();
  async function costOf(run: () => Promise<unknown>) {
    const before = queries.length;
    await run();
    return queries.length - before;
  }
  expect(await costOf(() => readProgress(ctx()))).toBe(6);
  expect(await costOf(() => readExercise(ctx(), squat, false))).toBe(3);
});
