import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { beforeEach, expect, test } from "vitest";
import { reasonsOf } from "#app/domain/completions/reasons.ts";
import { Forbidden, NotFound } from "#app/domain/errors.ts";
import type { RoundingStep } from "#app/domain/strength/rounding-step.ts";
import { updateAssignment } from "#app/features/assignments/mutations.server.ts";
import { calculateFor } from "#app/features/calculation/calculate.server.ts";
import { findPrescription } from "#app/features/completions/entry.server.ts";
import { findProgram } from "#app/features/programs/queries.server.ts";
import { enterMaximum } from "#app/features/records/mutations.server.ts";
import { visualiseFor } from "#app/features/report/visualised.server.ts";
import { openToTrain } from "#app/features/train/beside.server.ts";
import { findOwnProgram } from "#app/features/training/programs.server.ts";
import { updateRoundingStep } from "#app/features/users/editor-settings.server.ts";
import { readWeekAt } from "#app/features/workouts/week.server.ts";
import { roundWeights } from "#app/routes/editor/week/round-weights.server.ts";
import { editorView } from "#app/routes/editor/week/view.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { accountClients, users } from "#db/schema/accounts.ts";
import { programAssignments } from "#db/schema/programs.ts";
import { line, percent, reps } from "#scripts/demo-data/plan.ts";
import { givenProgram } from "#tests/integration/programs/given.ts";
import { dayOf, planOf, saveDays } from "#tests/integration/workouts/given.ts";
import { coachingBusiness } from "#tests/support/people/factory.ts";
import { starterId } from "#tests/support/training/exercises.ts";
import { follow } from "../completions/given.ts";

/** Proves that the rounding step is the assignment's, and that coach and athlete see the same numbers everywhere. */
let coach: Awaited<ReturnType<typeof coachingBusiness>>;
let athlete: Awaited<ReturnType<typeof coachingBusiness>>;
let programId: string;
let day: ReturnType<typeof dayOf>;

beforeEach(async () => {
  coach = await coachingBusiness({ hasPaidAccess: true });
  athlete = await coachingBusiness({ roles: ["USR"], firstName: "Luka" });
  await coach.ctx.db.insert(accountClients).values({ accountId: coach.account.id, userId: athlete.user.id });
  programId = await givenShare();
  const target = { accountId: coach.account.id, userId: athlete.user.id };
  const entered = { id: newId(), value: 127, unit: "kilograms", on: "2026-02-10" } as const;
  await enterMaximum(coach.ctx, target, { exerciseId: starterId("Back squat"), category: "weight" }, entered);
});

/** A day of squats at 80 % of a maximum of 127 kg, which are 101.6 kg. */
async function givenShare() {
  const id = await givenProgram(coach.ctx);
  day = dayOf(id, "1", planOf("Squats", { lines: [line("Back squat", [reps(5), percent("weight", 80)])] }));
  await saveDays(coach.ctx, id, [day]);
  return id;
}

const entriesOf = ({ modules }: typeof day) => modules.flatMap(({ moduleExercises }) => moduleExercises);

function weightIn(workout: object) {
  const found = JSON.stringify(workout).match(/"trackableCategory":"weight"[^}]*?"calculatedValue":([\d.]+)/);
  return Number(found?.[1]);
}

async function inEditor(by: Context, client = athlete.user.id) {
  const program = await findProgram(by, programId);
  const shown = await editorView(by, program, new URLSearchParams({ client }), readWeekAt(by, program, null));
  return { offered: shown.step, step: JSON.parse(shown.numbers ?? "{}").step };
}

async function asCoach(by: Context) {
  const client = { id: athlete.user.id, fullName: "Luka" };
  const report = await visualiseFor(by, programId, client.id);
  const entry = await findPrescription(by, client, { programId, key: "1" });
  const asked = await calculateFor(by, { userId: client.id, programId }, entriesOf(day));
  return {
    editor: (await inEditor(by)).step,
    report: [...(await report.valuesOf([day])).values()][0],
    entry: weightIn(entry.workout),
    api: weightIn(asked),
  };
}

async function asAthlete() {
  const { ctx } = athlete;
  const { written, base, numbers } = await openToTrain(ctx, programId, "1");
  const asked = await calculateFor(ctx, { userId: ctx.actor.userId, programId }, entriesOf(day));
  const why = numbers && Object.values(reasonsOf(written, base, numbers)).flat()[0]?.words;
  return { page: weightIn(base), why, api: weightIn(asked) };
}

const share = "80 % × 127 kg (real maximum of 10 Feb 2026) = 101.6 kg";

const seenBy = async (by: Context) => [await asCoach(by), await asAthlete()];

const expected = (step: RoundingStep, weight: number) => [
  { editor: step, report: `${weight} kg`, entry: weight, api: weight },
  { page: weight, why: step === "off" ? share : `${share}, rounded to ${weight} kg`, api: weight },
];

const stored = async () =>
  (await coach.ctx.db.select().from(programAssignments).where(eq(programAssignments.programId, programId))).map(
    ({ roundingStep, startDate, version, updatedBy }) => [roundingStep, startDate, version, updatedBy],
  );

const ownStep = async () =>
  (await coach.ctx.db.select().from(users).where(eq(users.id, coach.user.id)))[0]?.roundingStep;

test("a program is given with its coach's step, which stays when the coach prefers another one", async () => {
  await updateRoundingStep(coach.ctx, "2.5 kg");
  await follow(coach.ctx, programId, athlete.user.id);
  expect(await seenBy(coach.ctx)).toEqual(expected("2.5 kg", 102.5));
  await updateRoundingStep(coach.ctx, "5 lb");
  expect(await seenBy(coach.ctx)).toEqual(expected("2.5 kg", 102.5));
  programId = await givenShare();
  await follow(coach.ctx, programId, athlete.user.id);
  expect(await seenBy(coach.ctx)).toEqual(expected("5 lb", 102.06));
});

test("without a preference nothing is rounded, also when one is set later", async () => {
  await follow(coach.ctx, programId, athlete.user.id);
  await updateRoundingStep(coach.ctx, "2.5 kg");
  expect(await seenBy(coach.ctx)).toEqual(expected("off", 101.6));
});

test("of a client who does not follow the program, each coach sees their own step", async () => {
  const admin = (await coachingBusiness({ roles: ["ADM"] })).ctx;
  await updateRoundingStep(coach.ctx, "2.5 kg");
  expect([await inEditor(coach.ctx), await inEditor(admin)]).toEqual([
    { offered: "2.5 kg", step: "2.5 kg" },
    { offered: "off", step: "off" },
  ]);
  await follow(coach.ctx, programId, athlete.user.id);
  expect(await inEditor(admin)).toEqual({ offered: "2.5 kg", step: "2.5 kg" });
});

test("the form of the assignment changes it for both, with a version, and leaves it out to keep it", async () => {
  await updateRoundingStep(coach.ctx, "2.5 kg");
  await follow(coach.ctx, programId, athlete.user.id);
  const change = (seen: number, startDate: string, roundingStep?: RoundingStep) =>
    updateAssignment(coach.ctx, programId, seen, { clientId: athlete.user.id, startDate, roundingStep });
  expect(await change(1, "2026-03-02", "1 kg")).toMatchObject({ ok: true, assignments: [{ roundingStep: "1 kg" }] });
  expect(await seenBy(coach.ctx)).toEqual(expected("1 kg", 102));
  expect(await change(1, "2026-03-02", "5 lb")).toMatchObject({
    ok: false,
    theirs: { values: { startDate: "2026-03-02", roundingStep: "1 kg" }, words: { roundingStep: "1 kg" }, version: 2 },
  });
  expect(await change(1, "2026-03-02", "1 kg")).toMatchObject({ ok: true });
  expect(await change(2, "2026-03-09")).toMatchObject({ ok: true });
  expect(await stored()).toEqual([["1 kg", "2026-03-09", 3, coach.user.id]]);
  expect((await findOwnProgram(athlete.ctx, programId)).assignments).toMatchObject([{ roundingStep: "1 kg" }]);
  expect(await ownStep()).toBe("2.5 kg");
});

test("the editor sets it for a shown client who follows the program, and otherwise the coach's own", async () => {
  const set = (by: Context, clientId: string, step: RoundingStep) => roundWeights(by, programId, { clientId, step });
  for (const clientId of [athlete.user.id, "nobody", ""]) await set(coach.ctx, clientId, "5 lb");
  expect(await ownStep()).toBe("5 lb");
  await follow(coach.ctx, programId, athlete.user.id);
  await set(coach.ctx, athlete.user.id.toUpperCase(), "2.5 kg");
  expect(await seenBy(coach.ctx)).toEqual(expected("2.5 kg", 102.5));
  expect(await ownStep()).toBe("5 lb");
  await set(coach.ctx, athlete.user.id, "2.5 kg");
  expect(await stored()).toEqual([["2.5 kg", "2026-03-02", 2, coach.user.id]]);
});

test("who may not assign changes nothing of a follower and is offered nothing; a stranger finds no program", async () => {
  await updateRoundingStep(coach.ctx, "2.5 kg");
  await follow(coach.ctx, programId, athlete.user.id);
  const unpaid = { ...coach.ctx, actor: { ...coach.ctx.actor, hasPaidAccess: false } };
  const asked = { clientId: athlete.user.id, step: "off" } as const;
  await expect(roundWeights(unpaid, programId, asked)).rejects.toThrow(Forbidden);
  expect(await inEditor(unpaid)).toEqual({ offered: null, step: "2.5 kg" });
  const stranger = (await coachingBusiness({ hasPaidAccess: true })).ctx;
  await expect(roundWeights(stranger, programId, asked)).rejects.toThrow(NotFound);
  expect(await stored()).toEqual([["2.5 kg", "2026-03-02", 1, null]]);
});

test("of a program that two businesses gave, each sees its own step, and the athlete that of the last", async () => {
  await updateRoundingStep(coach.ctx, "2.5 kg");
  await follow(coach.ctx, programId, athlete.user.id);
  const { account, user } = await coachingBusiness();
  const relation = { accountId: account.id, userId: athlete.user.id };
  await coach.ctx.db.insert(accountClients).values(relation);
  await coach.ctx.db.insert(programAssignments).values({
    ...{ accountId: account.id, programAccountId: coach.account.id, programId, assigneeId: athlete.user.id },
    ...{ assignerId: user.id, assignDate: "2026-03-09", startDate: "2026-03-09", roundingStep: "1 kg" },
  });
  expect(await asCoach(coach.ctx)).toEqual(expected("2.5 kg", 102.5)[0]);
  expect(await asAthlete()).toEqual(expected("1 kg", 102)[1]);
});
