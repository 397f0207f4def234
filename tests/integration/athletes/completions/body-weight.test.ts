import { and, eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { beforeEach, expect, test } from "vitest";
import { formatAmount } from "#app/domain/strength/explanation.ts";
import { recordedInSentence } from "#app/domain/trackables/recorded.ts";
import type { Workout } from "#app/domain/workout/document/document.ts";
import { readBenchmarkQuery } from "#app/features/benchmarks/address.ts";
import { findHistories, findMaxima, searchBenchmarkExercises } from "#app/features/benchmarks/exercise-user.server.ts";
import { readBenchmarks } from "#app/features/benchmarks/page.server.ts";
import { resetRecord } from "#app/features/benchmarks/reset.server.ts";
import { findClientNumbers } from "#app/features/calculation/queries.server.ts";
import { readTotalsFacts } from "#app/features/calculation/totals-queries.server.ts";
import { addBodyWeights } from "#app/features/completions/body-weights.server.ts";
import { deleteCompletion } from "#app/features/completions/mutations.server.ts";
import { ownForApi } from "#app/features/completions/page-queries.server.ts";
import { findProgram } from "#app/features/programs/queries.server.ts";
import { enterBodyWeight } from "#app/features/records/mutations.server.ts";
import { listRecords } from "#app/features/records/queries.server.ts";
import { readWeek } from "#app/features/workouts/queries.server.ts";
import { completions } from "#db/schema/completions.ts";
import { jobMarks } from "#db/schema/jobs.ts";
import { records, results } from "#db/schema/records.ts";
import { kilos, line, reps } from "#scripts/demo-data/plan.ts";
import { givenProgram } from "#tests/integration/programs/given.ts";
import { dayOf, planOf, saveDays } from "#tests/integration/workouts/given.ts";
import { at } from "#tests/support/people/factory.ts";
import { starterId } from "#tests/support/training/exercises.ts";
import { didOf, follow, givenAthlete, type Rounds, recordOfUser, resultsOfUser, stored } from "./given.ts";

/** Proves what becomes of chin-ups with a weight on the belt: the client weighs 80 kg on 20 February. */
let given: Awaited<ReturnType<typeof givenAthlete>>;
let programId: string;
let day: Workout;
const chinUp = starterId("Chin-up");

beforeEach(async () => {
  given = await givenAthlete();
  const { coach, athlete } = given;
  programId = await givenProgram(coach.ctx);
  day = dayOf(programId, "1", planOf("Chin-ups", { lines: [line("Chin-up", [reps(5), kilos("bw+10")])] }));
  await saveDays(coach.ctx, programId, [day]);
  await follow(coach.ctx, programId, athlete.user.id);
  await weighs(80, "2026-02-20");
});

async function weighs(value: number, on: string) {
  const target = { accountId: given.coach.account.id, userId: given.athlete.user.id };
  await enterBodyWeight(given.coach.ctx, target, { id: newId(), value, unit: "kilograms", on });
}

const did = (rounds: Rounds, changes = {}) => didOf(programId, day, rounds, changes);
const record = (category: "weight" | "bodyWeightOffset") =>
  recordOfUser(given.athlete.ctx, given.athlete.user.id, category);

async function lifted(completion: string) {
  const rows = await resultsOfUser(given.athlete.ctx, given.athlete.user.id);
  const own = rows.filter(({ completionId, category }) => completionId === completion && category !== "reps");
  return own.map(({ category, value, unit }) => [category, value, unit]);
}

const threeRounds: Rounds = [
  [1, 20],
  [5, 10],
  [8, -20],
];

test("it counts with the body that it was added to, in records that nothing else uses", async () => {
  const { athlete, coach } = given;
  const { id } = await stored(athlete.ctx, did(threeRounds));
  expect(await lifted(id)).toEqual([
    ["bodyWeightOffset", 100, "kilograms"],
    ["bodyWeightOffset", 90, "kilograms"],
    ["bodyWeightOffset", 60, "kilograms"],
  ]);
  expect((await ownForApi(athlete.ctx, id)).volumeLoad).toBe(1 * 100 + 5 * 90 + 8 * 60);
  // 90 kg × (1 + 5 / 40), by O'Conner
  expect(await record("bodyWeightOffset")).toMatchObject({
    currentReal: 100,
    allTimeReal: 100,
    allTimeCalculated: 101.25,
  });
  expect(await record("weight")).toBeUndefined();
  const client = { id: athlete.user.id, name: "Luka" };
  const { exercises } = await findClientNumbers(coach.ctx, { accountId: coach.account.id, client }, [chinUp]);
  expect(exercises[0]?.maxima.weight).toBeUndefined();
  expect(exercises[0]?.repetitionMaxima).toEqual({});
  await deleteCompletion(athlete.ctx, id);
  expect(await record("bodyWeightOffset")).toBeUndefined();
});

test("a coach reads it in words, and graphs show it apart from weights, with the maximum that it comes to", async () => {
  const { athlete, coach } = given;
  await stored(athlete.ctx, did([[1, 20]]));
  const { records } = await listRecords(coach.ctx, { userId: athlete.user.id });
  expect(records.map(({ quantity, maxima, trainingMaximum }) => [quantity, maxima, trainingMaximum])).toContainEqual([
    "body weight and more",
    expect.objectContaining({ allTimeReal: { amount: "100 kg", on: "2026-03-02" } }),
    null,
  ]);
  const program = await findProgram(coach.ctx, programId);
  const week = await readWeek(coach.ctx, program, 1);
  const facts = await readTotalsFacts(coach.ctx, program, week, { client: { id: athlete.user.id, name: "Luka" } });
  const worded = facts.performances.map(({ category, value, unit }) => {
    return `${formatAmount(value, unit)}, ${recordedInSentence(category)}`;
  });
  expect(worded).toContain("100 kg, body weight and more");
  const userIds = [athlete.user.id];
  expect(await searchBenchmarkExercises(coach.ctx, { userIds, search: "chin-up" })).toMatchObject([
    { id: chinUp, categories: ["bodyWeightOffset", "reps"] },
  ]);
  const added = { exerciseId: chinUp, category: "bodyWeightOffset", unit: "pounds", onlyMaxAttempts: false } as const;
  const pointsOf = async (category: "weight" | "bodyWeightOffset") => {
    const [history] = await findHistories(coach.ctx, { userIds, timeframe: "allTime", ...added, category });
    return history?.points.map(({ value }) => value);
  };
  expect([await pointsOf("bodyWeightOffset"), await pointsOf("weight")]).toEqual([[220.46], []]);
  const maxima = await findMaxima(coach.ctx, { ...added, userId: athlete.user.id });
  expect(maxima).toMatchObject({ maxima: { currentReal: { value: 220.46, on: "2026-03-02" } } });
  expect(maxima?.moments.currentReal).toEqual(new Date("2026-03-02T08:00:00Z"));
});

test("the graph of one client shows the maximum that each workout comes to beside what was lifted", async () => {
  const { athlete, coach } = given;
  const rounds: Rounds = [
    [1, 20],
    [5, 10],
    [12, -20],
  ];
  await stored(athlete.ctx, did(rounds));
  await stored(athlete.ctx, did([[5, 15]], { doneAt: "2026-03-01T08:00:00Z" }));
  const later = { ...coach.ctx, now: new Date("2026-03-03T09:00:00Z") };
  const query = `clients=${athlete.user.id}&timeframe=allTime&graph=${chinUp}.bodyWeightOffset.kilograms`;
  const linesOf = async (more: string) => {
    const { graphs } = await readBenchmarks(later, readBenchmarkQuery(new URLSearchParams(query + more)), false);
    return graphs.map(({ graph }) => graph.lines.map(({ label, points }) => [label, points.map(({ value }) => value)]));
  };
  // by O'Conner: 95 kg × (1 + 5 / 40), and of the other workout 90 kg × (1 + 5 / 40); 12 repetitions are too many
  const lines = [
    ["Lifted", [95, 100]],
    ["Estimated maximum", [106.88, 101.25]],
  ];
  expect(await linesOf(`&graph=${chinUp}.reps.noDimension`)).toEqual([lines, [["Luka Kovač", [5, 12]]]]);
  expect(await linesOf("&graph=0.weight.kilograms&mode=multiple")).toMatchObject([
    lines,
    [["Luka Kovač", [475, 1270]]],
  ]);
});

test("a reset leaves the all-time record, and later workouts raise the current one", async () => {
  const { athlete, coach } = given;
  await stored(athlete.ctx, did([[1, 20]]));
  const later = at(coach.ctx, new Date("2026-03-03T09:00:00Z"));
  await resetRecord(later, (await record("bodyWeightOffset"))?.id ?? "");
  expect(await record("bodyWeightOffset")).toMatchObject({ currentReal: null, allTimeReal: 100 });
  const nextDay = at(athlete.ctx, new Date("2026-03-04T09:00:00Z"));
  await stored(nextDay, did([[1, 15]], { doneAt: "2026-03-04T08:00:00Z" }));
  expect(await record("bodyWeightOffset")).toMatchObject({ currentReal: 95, allTimeReal: 100 });
});

test("the body weight is the last one up to that day, and stays when another is entered later", async () => {
  const { ctx } = given.athlete;
  const first = did([[1, 20]]);
  const before = await stored(ctx, did([[1, 20]], { doneAt: "2026-02-19T08:00:00Z" }));
  await stored(ctx, first);
  await weighs(82, "2026-03-01");
  await stored(ctx, { ...first, comment: "Heavy" });
  await stored(ctx, did([[1, 25]], { id: first.id }));
  const second = await stored(ctx, did([[1, 20]]));
  expect(await lifted(before.id)).toEqual([]);
  expect(await lifted(first.id)).toEqual([["bodyWeightOffset", 105, "kilograms"]]);
  expect(await lifted(second.id)).toEqual([["bodyWeightOffset", 102, "kilograms"]]);
});

test("a completion of a build that stored no such result gets it once, with the record, where the body weight is known", async () => {
  const { athlete } = given;
  const { db } = athlete.ctx;
  const early = await stored(athlete.ctx, did([[1, 30]], { doneAt: "2026-02-19T08:00:00Z" }));
  const known = await stored(athlete.ctx, did(threeRounds));
  const before = await resultsOfUser(athlete.ctx, athlete.user.id);
  await db.delete(results).where(and(eq(results.userId, athlete.user.id), eq(results.category, "bodyWeightOffset")));
  await db.delete(records).where(and(eq(records.userId, athlete.user.id), eq(records.category, "bodyWeightOffset")));
  await db.update(completions).set({ bodyWeight: null, volumeLoad: 0 }).where(eq(completions.id, known.id));
  await db.delete(jobMarks).where(eq(jobMarks.name, "add-body-weights"));

  const job = { db, now: athlete.ctx.now };
  let added = 0;
  for (let rest = await db.$count(completions); rest >= 0; rest--)
    added += (await addBodyWeights(job, { batches: 1, atOnce: 1 })).added;
  expect(added).toBe(1);
  expect(await lifted(known.id)).toEqual([100, 90, 60].map((value) => ["bodyWeightOffset", value, "kilograms"]));
  expect(await lifted(early.id)).toEqual([]);
  expect(await resultsOfUser(athlete.ctx, athlete.user.id)).toHaveLength(before.length);
  expect((await ownForApi(athlete.ctx, known.id)).volumeLoad).toBe(1030);
  expect(await record("bodyWeightOffset")).toMatchObject({ allTimeReal: 100, allTimeCalculated: 101.25 });

  await db.update(completions).set({ bodyWeight: null }).where(eq(completions.id, known.id));
  expect(await addBodyWeights(job)).toEqual({ added: 0 });
});
