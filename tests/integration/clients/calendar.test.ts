import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { beforeEach, expect, test } from "vitest";
import { dayStatuses } from "#app/domain/schedule/compliance.ts";
import type { Workout } from "#app/domain/workout/document/document.ts";
import { calendarOf, plannedFrom } from "#app/features/compliance/queries.server.ts";
import { showWorkout } from "#app/features/prescriptions/show.server.ts";
import { accountClients } from "#db/schema/accounts.ts";
import { programAssignments, programs, workouts } from "#db/schema/programs.ts";
import { line, reps } from "#scripts/demo-data/plan.ts";
import { didOf, follow, givenSquats, stored } from "#tests/integration/athletes/completions/given.ts";
import { dayOf, saveDays } from "#tests/integration/workouts/given.ts";
import { coachingBusiness } from "#tests/support/people/factory.ts";
import { all, givenTrainee, wednesday } from "./trainee-given.ts";

/** Proves, worked out by hand, what a client's four weeks say of each planned day (decisions §11). */
let given: Awaited<ReturnType<typeof givenTrainee>>;

beforeEach(async () => {
  given = await givenTrainee();
});

async function statuses(ctx = given.coach) {
  const { weeks } = await calendarOf(ctx, given.clientId);
  const planned = weeks.flatMap((week) => week.days.flatMap((day) => day.workouts));
  return Object.fromEntries(planned.map(({ key, status }) => [key, status]));
}

test("says of each planned day what became of it, and counts the days before today", async () => {
  await given.trains();
  const calendar = await calendarOf(given.coach, given.clientId);
  expect(await statuses()).toEqual({
    ...{ 1: "done", 3: "late", 5: "partly", 8: "missed", 10: "rest", 15: "partly", 17: "planned", 19: "planned" },
  });
  expect(new Set(Object.values(await statuses()))).toEqual(new Set(dayStatuses));
  expect(calendar.compliance).toEqual({ kept: 2, planned: 5, partly: 2, missed: 1 });
  expect(calendar.weeks.map(({ monday, compliance }) => [monday, compliance?.kept, compliance?.planned])).toEqual([
    ["2026-02-23", undefined, undefined],
    ["2026-03-02", 2, 3],
    ["2026-03-09", 0, 1],
    ["2026-03-16", 0, 1],
  ]);
  expect(calendar.weeks[3]?.days.map(({ on, isToday }) => [on, isToday])[2]).toEqual(["2026-03-18", true]);
});

test("counts today once it is done, and leads to what was done", async () => {
  await given.trains();
  const { id } = await given.does(17, "2026-03-18", all);
  const { compliance, weeks } = await calendarOf(given.coach, given.clientId);
  expect(compliance).toMatchObject({ kept: 3, planned: 6 });
  expect(weeks[3]?.days[2]?.workouts).toMatchObject([{ status: "done", completionId: id, name: "Day 17" }]);
  expect(weeks[2]?.days[0]?.workouts).toMatchObject([{ status: "missed", completionId: null }]);
});

test("reaches every day that is planned, over a gap too, in windows of four weeks that leave no week out", async () => {
  await given.coach.db.update(programs).set({ duration: 20 }).where(eq(programs.id, given.programId));
  const far = dayOf(given.programId, "120", { name: "Far ahead", sets: [] });
  await saveDays(given.coach, given.programId, [far]);
  const at = (monday: string) => plannedFrom(given.coach, given.clientId, monday);
  const keysOf = ({ days }: Awaited<ReturnType<typeof at>>) =>
    days.flatMap((day) => day.workouts.map(({ key }) => key));
  const now = await at("2026-02-23");
  expect([now.from, now.to, now.days.length, now.earlier, now.later]).toEqual([
    ...["2026-02-23", "2026-03-22", 28, null, "2026-06-29"],
  ]);
  const later = await at("2026-06-29");
  expect([keysOf(later), later.earlier, later.later]).toEqual([["120"], "2026-02-23", null]);
  const split = await at("2026-03-16");
  expect([keysOf(split), split.earlier]).toEqual([["15", "17", "19"], "2026-02-16"]);
  expect(keysOf(await at("2026-02-16"))).toEqual(["1", "3", "5", "8", "10"]);
});

test("takes nothing from before the person began the program, and moves with its start", async () => {
  await given.does(8, "2026-03-01", all);
  expect(await statuses()).toMatchObject({ 8: "missed" });
  await given.coach.db
    .update(programAssignments)
    .set({ startDate: "2026-02-23" })
    .where(eq(programAssignments.programId, given.programId));
  const { weeks } = await calendarOf(given.coach, given.clientId);
  expect(weeks[1]?.days[0]).toMatchObject({ on: "2026-03-02", workouts: [{ key: "8", status: "partly" }] });
});

test("holds a workout for whole with one of its alternatives, and not without a set that was prescribed", async () => {
  const [first, second] = ["Back squat", "Front squat"].map((exercise) => line(exercise, [reps(5)]));
  const sets = [first, second].map((one) => ({ type: "regular" as const, rounds: 3, lines: one ? [one] : [] }));
  const day = dayOf(given.programId, "16", { name: "Two ways", sets });
  const other = day.modules[1];
  if (!other) throw new Error("The day has no second set.");
  await saveDays(given.coach, given.programId, [day]);
  const { workout, prescriptionId } = await showWorkout(given.athlete, given.programId, day.id);
  const left = { ...workout, modules: workout.modules.slice(0, 1) } as Workout;
  const doneAt = "2026-03-17T08:00:00.000Z";
  const skipping = didOf(given.programId, left, all, { doneAt, prescriptionId });
  await stored(given.athlete, skipping);
  expect(await statuses()).toMatchObject({ 16: "partly" });

  other.orderNumber = 1;
  other.orderNumberInAlternatives = 1;
  const nothing = didOf(given.programId, day, []).workout.modules.slice(0, 1);
  const done = didOf(given.programId, { ...day, modules: [other] }, all).workout.modules;
  const workoutDone = { ...skipping.workout, modules: [...nothing, ...done] };
  await stored(given.athlete, { ...skipping, id: newId(), prescriptionId: null, workout: workoutDone });
  expect(await statuses()).toMatchObject({ 16: "done" });
});

test("is of what the actor's business gave, and ends with the relation", async () => {
  await given.trains();
  const second = await coachingBusiness({ hasPaidAccess: true, now: wednesday });
  await given.coach.db.insert(accountClients).values({ accountId: second.account.id, userId: given.clientId });
  expect(await calendarOf(second.ctx, given.clientId)).toMatchObject({ compliance: null });
  const theirs = await givenSquats(second.ctx, "9");
  await follow(second.ctx, theirs.programId, given.clientId);
  expect(await statuses(second.ctx)).toEqual({ 9: "missed" });
  expect(Object.keys(await statuses())).not.toContain("9");
  const admin = await coachingBusiness({ roles: ["ADM"], now: wednesday });
  expect(Object.keys(await statuses(admin.ctx))).toEqual(["1", "3", "5", "8", "9", "10", "15", "17", "19"]);
  await given.coach.db.delete(accountClients).where(eq(accountClients.accountId, second.account.id));
  expect(await statuses(second.ctx)).toEqual({});
});

test("of a continuous program shows its dates from the day on which the person began", async () => {
  const span = { continuous: true, startDate: "2026-02-01", duration: null, timeUnit: null } as const;
  const other = await givenSquats(given.coach, "1");
  await given.coach.db.update(programs).set(span).where(eq(programs.id, other.programId));
  await given.coach.db
    .update(workouts)
    .set({ day: null, date: "2026-03-03" })
    .where(eq(workouts.programId, other.programId));
  await follow(given.coach, other.programId, given.clientId);
  expect(await statuses()).toMatchObject({ "2026-03-03": "missed" });
  await given.coach.db
    .update(programAssignments)
    .set({ startDate: "2026-03-04" })
    .where(eq(programAssignments.programId, other.programId));
  expect(Object.keys(await statuses())).not.toContain("2026-03-03");
});
