import { and, eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { beforeEach, expect, test } from "vitest";
import type { DoneWorkout } from "#app/domain/completions/document.ts";
import { reasonsOf } from "#app/domain/completions/reasons.ts";
import { trainingSets } from "#app/domain/completions/training.ts";
import type { RoundingStep } from "#app/domain/strength/rounding-step.ts";
import { metricUnits } from "#app/domain/trackables/preferred.ts";
import { updateRounding } from "#app/features/assignments/mutations.server.ts";
import { storeOwnDay } from "#app/features/readiness/mutations.server.ts";
import { listBodyWeights } from "#app/features/records/queries.server.ts";
import { listRaised } from "#app/features/records/raised-queries.server.ts";
import { openToTrain } from "#app/features/train/beside.server.ts";
import { readProgress } from "#app/features/train/progress.server.ts";
import { saveSoFar } from "#app/features/train/save.server.ts";
import { listTrained } from "#app/features/train/trained.server.ts";
import { finishWorkout, openWorkout } from "#app/features/train/workout.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { completions } from "#db/schema/completions.ts";
import { drafts } from "#db/schema/drafts.ts";
import { workouts } from "#db/schema/programs.ts";
import { readinessResponses } from "#db/schema/readiness.ts";
import { didOf, givenAthlete, recordOfUser, resultsOfUser, stored } from "../completions/given.ts";
import { answersOf } from "../readiness-given.ts";

/** Proves which numbers an athlete reads, why, and what is stored of what they type in their own units. */
let given: Awaited<ReturnType<typeof givenAthlete>>;
const device = "Firefox on Android";
const feedback = { sessionRpe: "", minutes: "", comment: "", successfullyCompleted: true, imageId: null };

beforeEach(async () => {
  given = await givenAthlete();
});

const metric = () => given.athlete.ctx;
const inPounds = (): Context => ({
  ...metric(),
  preferences: { ...metric().preferences, units: { ...metricUnits, weight: "pounds" } },
});

/** The coach writes another weight into all three rounds. */
async function prescribe(weight: object) {
  const document = JSON.parse(JSON.stringify(given.day));
  for (const round of document.modules[0].moduleExercises[0].moduleExerciseRounds) {
    Object.assign(round.roundDefinitions[1], weight);
  }
  await metric().db.update(workouts).set({ document }).where(eq(workouts.id, given.day.id));
}

/** 80 % of 127 kg, which are 101.6 kg. */
async function prescribeShare() {
  await stored(metric(), didOf(given.programId, given.day, [[1, 127]]));
  await prescribe({ trackableType: "percentage", value: 80 });
}

function roundTo(step: RoundingStep) {
  return updateRounding(given.coach.ctx, given.programId, { clientId: given.athlete.user.id, step });
}

const open = (ctx: Context) => openToTrain(ctx, given.programId, "1");

function roundsOf({ base, written, typed, barbell }: Awaited<ReturnType<typeof open>>) {
  const sets = trainingSets({ workout: base, written, typed, barbell });
  return sets.flatMap(({ exercises }) => exercises.flatMap(({ rounds }) => rounds));
}

function whyOf({ written, base, numbers }: Awaited<ReturnType<typeof open>>) {
  return numbers ? Object.values(reasonsOf(written, base, numbers)).flat() : [];
}

async function press(ctx: Context, what: string, typed: Record<string, string> = {}) {
  const training = await openWorkout(ctx, given.programId, "1");
  const { occurrence, version } = training;
  const values = { ...training.typed, ...typed };
  const saved = await saveSoFar(ctx, training, values, what, { occurrence, version, device });
  if (!saved.ok) throw new Error(JSON.stringify(saved.problems));
}

async function finish(ctx: Context) {
  const training = await openWorkout(ctx, given.programId, "1");
  const { occurrence, version } = training;
  const finished = await finishWorkout(ctx, training, feedback, { occurrence, version });
  if (!finished.ok) throw new Error(JSON.stringify(finished.problems));
  const [row] = await ctx.db.select().from(completions).where(eq(completions.id, finished.id));
  return row?.document as DoneWorkout;
}

async function ownIds() {
  const { id, userId } = completions;
  const rows = await metric()
    .db.select({ id })
    .from(completions)
    .where(eq(userId, metric().actor.userId))
    .orderBy(completions.occurrence);
  return rows.map((row) => row.id);
}

function weightsIn({ modules }: DoneWorkout) {
  const entries = modules.flatMap(({ moduleExercises }) => moduleExercises);
  const [entry] = entries;
  return [
    entry?.trackableCategories[1]?.measurementUnit,
    ...(entry?.moduleExerciseRounds.map(({ roundDefinitions }) => roundDefinitions[1]?.doneValue) ?? []),
  ];
}

test("an athlete who prefers pounds reads the coach's kilograms in pounds, with the coach's number beside and steps of 5", async () => {
  await prescribe({ value: 100 });
  const [first] = roundsOf(await open(inPounds()));
  expect(first).toMatchObject({ words: "5 × 220.46 lb", written: "100 kg" });
  expect(first?.cells[1]).toMatchObject({ unit: "lb", step: 5, asPrescribed: "220.46" });
  expect(first?.plates).toMatch(/^45 \+ 35 \+ 5 \+ 2\.5 lb a side, 0\.46 lb short$/);
  expect(roundsOf(await open(metric()))[0]).toMatchObject({ words: "5 × 100 kg", written: null });
});

test("done as prescribed, it stores the coach's kilograms; typed in pounds, the pounds", async () => {
  await prescribe({ value: 100 });
  await press(inPounds(), "all");
  expect(roundsOf(await open(inPounds())).every(({ isDone }) => isDone)).toBe(true);
  expect(weightsIn(await finish(inPounds()))).toEqual(["kilograms", 100, 100, 100]);
  expect(await recordOfUser(metric(), metric().actor.userId)).toMatchObject({ allTimeCalculated: 100 * (1 + 5 / 30) });

  const [one, two, three] = roundsOf(await open(inPounds())).map(({ cells }) => cells[1]?.name ?? "");
  await press(inPounds(), "save", { [one ?? ""]: "225", [two ?? ""]: "227.5", [three ?? ""]: "230" });
  const { typed } = await open(inPounds());
  expect([typed[one ?? ""], typed[three ?? ""]]).toEqual(["225", "230"]);
  expect(roundsOf(await open(inPounds()))[0]?.written).toBe("100 kg");
  expect(weightsIn(await finish(inPounds()))).toEqual(["pounds", 225, 227.5, 230]);
  const weights = (await resultsOfUser(metric(), metric().actor.userId)).filter(({ unit }) => unit === "pounds");
  expect(weights.map(({ value }) => value)).toEqual([225, 227.5, 230]);
  const cells = async (ctx: Context) => {
    const trained = await listTrained(ctx, (await ownIds()).slice(-1));
    return trained[0]?.sets[0]?.exercises[0]?.rounds[0]?.cells[1];
  };
  expect(await cells(inPounds())).toEqual({ prescribed: "220.46", done: "225" });
  expect(await cells(metric())).toEqual({ prescribed: "100", done: "102.06" });
  const { last } = await open(inPounds());
  expect(Object.values(last)[0]).toMatch(/: 230 lb$/);
});

test("another unit chosen between two saves changes nothing that was typed before", async () => {
  await prescribe({ value: 100 });
  const [one, two] = roundsOf(await open(metric())).map(({ cells }) => cells[1]?.name ?? "");
  await press(metric(), "save", { [one ?? ""]: "102.5" });
  await press(inPounds(), "save", { [two ?? ""]: "225" });
  const { typed } = await open(metric());
  expect([typed[one ?? ""], typed[two ?? ""]]).toEqual(["102.5", "102.06"]);
  expect(weightsIn(await finish(metric()))).toEqual(["kilograms", 102.5, 225 * 0.45359237, null]);
});

test("rounds that an app added to a draft outlive a press on the page", async () => {
  await prescribe({ value: 100 });
  await press(inPounds(), "all");
  const isOpen = eq(drafts.userId, metric().actor.userId);
  const [draft] = await metric().db.select().from(drafts).where(isOpen);
  const document = JSON.parse(JSON.stringify(draft?.document));
  const rounds = document.modules[0].moduleExercises[0].moduleExerciseRounds;
  rounds.push({ ...rounds[0], id: given.programId, orderNumber: rounds.length + 1 });
  await metric()
    .db.update(drafts)
    .set({ document })
    .where(and(isOpen, eq(drafts.version, 1)));
  await press(inPounds(), "save");
  expect(weightsIn(await finish(inPounds()))).toEqual(["kilograms", 100, 100, 100, 100]);
});

test("a share of a maximum is rounded as the assignment says, stored so, and explained", async () => {
  await prescribeShare();
  expect(roundsOf(await open(metric()))[0]?.words).toBe("5 × 101.6 kg");
  await roundTo("2.5 kg");
  expect(roundsOf(await open(metric()))[0]?.words).toBe("5 × 102.5 kg");
  const why = "80 % × 127 kg (real maximum of 2 Mar 2026) = 101.6 kg, rounded to 102.5 kg";
  expect(whyOf(await open(metric()))).toEqual([{ words: why, missing: null }]);
  expect(whyOf(await open(inPounds()))).toEqual([{ words: `${why}, which is 225.97 lb`, missing: null }]);
  await press(inPounds(), "all");
  expect(weightsIn(await finish(inPounds()))).toEqual(["kilograms", 102.5, 102.5, 102.5]);
});

test("once it was begun the number stays, and what it would be today is said", async () => {
  await prescribeShare();
  const [one] = roundsOf(await open(metric())).map(({ id }) => id);
  await press(metric(), one ?? "");
  await stored(metric(), didOf(given.programId, given.day, [[1, 130]]));
  const training = await open(metric());
  expect([training.isChanged, roundsOf(training)[1]?.words]).toEqual([true, "5 × 101.6 kg"]);
  expect(whyOf(training)).toEqual([
    { words: "Today: 80 % × 130 kg (real maximum of 2 Mar 2026) = 104 kg", missing: null },
  ]);
  await roundTo("2.5 kg");
  const later = await open(metric());
  expect(roundsOf(later)[1]?.words).toBe("5 × 101.6 kg");
  expect(whyOf(later)[0]?.words).toBe("Today: 80 % × 130 kg (real maximum of 2 Mar 2026) = 104 kg, rounded to 105 kg");
});

test("a share of what is not known says what is missing", async () => {
  await prescribe({ trackableType: "percentage", value: 67.5 });
  expect(roundsOf(await open(metric()))[0]?.words).toBe("5 × 67.5 %");
  expect(whyOf(await open(metric()))).toEqual([
    { words: "No maximum of Back squat, weight, is known for you.", missing: "maximum" },
  ]);
  await prescribe({ trackableType: "bodyWeightPercentage", value: 50 });
  expect(whyOf(await open(metric()))).toEqual([{ words: "No body weight is known for you.", missing: "bodyWeight" }]);
});

test("Progress and what a workout raised say weights in the person's own unit", async () => {
  const { id } = await stored(metric(), didOf(given.programId, given.day, [[1, 100]]));
  const progress = await readProgress(inPounds());
  expect(progress.records[0]?.maxima.currentReal?.amount).toBe("220.46 lb");
  expect(progress.lift?.graph).toMatchObject({ unit: "lb", lines: [{ points: [{ value: 220.46 }] }, {}] });
  const [raised] = await listRaised(inPounds(), { id, doneAt: new Date("2026-03-02T08:00:00.000Z") });
  expect(raised).toMatchObject({ kind: "real", value: 220.46, unit: "pounds" });
});

test("a body weight alone is kept as that day's measure and no response; after an answer it needs one", async () => {
  const own = inPounds();
  const day = { on: "2026-03-02", answerIds: [], muscles: [], bodyFat: null, comment: "" };
  for (const bodyWeight of [82, 81.5]) {
    expect(await storeOwnDay(own, { ...day, bodyWeight, id: newId() })).toEqual({ ok: true, score: null });
  }
  expect(await own.db.$count(readinessResponses, eq(readinessResponses.userId, own.actor.userId))).toBe(0);
  expect(await listBodyWeights(own, own.actor, 5)).toMatchObject([{ on: "2026-03-02", amount: "81.5 kg" }]);
  expect((await readProgress(own)).body).toMatchObject([{ unit: "lb", lines: [{ points: [{ value: 179.68 }] }] }]);
  const problems = { bodyWeight: ["Enter a body weight from 20 to 600."] };
  expect(await storeOwnDay(own, { ...day, bodyWeight: 900, id: newId() })).toEqual({ ok: false, problems });
  const sore = [{ muscle: "neck", soreness: 3 }];
  expect(await storeOwnDay(own, { ...day, bodyWeight: 82, muscles: sore, id: newId() })).toMatchObject({ ok: false });

  const answered = { ...answersOf(3, 3, 3, 3, 3), muscles: [], bodyWeight: 82, bodyFat: null, comment: "" };
  expect(await storeOwnDay(own, { ...answered, on: "2026-03-02", id: newId() })).toMatchObject({
    ok: true,
    score: 0.6,
  });
  const refused = { answers: [expect.stringContaining("Answer at least one question")] };
  expect(await storeOwnDay(own, { ...day, bodyWeight: 80, id: newId() })).toEqual({ ok: false, problems: refused });
});
