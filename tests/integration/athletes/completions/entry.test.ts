import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { beforeEach, expect, test } from "vitest";
import { entrySets, prescribedValues } from "#app/domain/completions/entry.ts";
import { NotFound } from "#app/domain/errors.ts";
import { findDone } from "#app/features/completions/client-queries.server.ts";
import { enterWorkout, findPrescription } from "#app/features/completions/entry.server.ts";
import { enterMaximum } from "#app/features/records/mutations.server.ts";
import { accountClients } from "#db/schema/accounts.ts";
import { completions } from "#db/schema/completions.ts";
import { line, percent, reps } from "#scripts/demo-data/plan.ts";
import { dayOf, planOf, saveDays } from "#tests/integration/workouts/given.ts";
import { at, coachingBusiness } from "#tests/support/people/factory.ts";
import { starterId } from "#tests/support/training/exercises.ts";
import { givenAthlete, recordOfUser } from "./given.ts";

/** Proves what a coach enters on a page for a client on the floor: calculated for the client, on the day that is said. */
let given: Awaited<ReturnType<typeof givenAthlete>>;
let client: { id: string; fullName: string };

const summary = { on: "2026-03-02", sessionRpe: "", minutes: "", comment: "", successfullyCompleted: true };

beforeEach(async () => {
  given = await givenAthlete();
  client = { id: given.athlete.user.id, fullName: "Luka Kovač" };
});

function find(key = "1", ctx = given.coach.ctx) {
  return findPrescription(ctx, client, { programId: given.programId, key });
}

async function entered(typed: Record<string, string>, changes: Partial<typeof summary> = {}, ctx = given.coach.ctx) {
  const id = newId();
  const result = await enterWorkout(ctx, client, await find(), id, { ...summary, ...changes, ...typed });
  const [row] = await ctx.db.select().from(completions).where(eq(completions.id, id));
  return { id, result, row };
}

async function fieldsOf(key = "1") {
  const [set] = entrySets((await find(key)).workout);
  return set?.exercises[0]?.rounds.flatMap(({ cells }) => cells) ?? [];
}

test("percentages are the client's own kilograms", async () => {
  const plan = planOf("Heavy", { rounds: 1, lines: [line("Back squat", [reps(3), percent("weight", 85)])] });
  await saveDays(given.coach.ctx, given.programId, [dayOf(given.programId, "3", plan)]);
  const target = { accountId: given.coach.account.id, userId: client.id };
  const squat = { exerciseId: starterId("Back squat"), category: "weight" } as const;
  await enterMaximum(given.coach.ctx, target, squat, { id: newId(), value: 200, unit: "kilograms", on: "2026-02-20" });
  const fields = await fieldsOf("3");
  expect(fields.map(({ asked, asPrescribed }) => [asked, asPrescribed])).toEqual([
    ["3", "3"],
    ["85 % (170)", "170"],
  ]);
  const { workout, programId } = await find("3");
  const typed = prescribedValues(entrySets(workout));
  const id = newId();
  await enterWorkout(given.coach.ctx, client, { workout, programId, programName: "" }, id, { ...summary, ...typed });
  expect(await findDone(given.coach.ctx, client.id, id)).toMatchObject({
    volume: "510 kg",
    isEnteredByCoach: true,
  });
});

test("what was done is stored for the client with its day, rating and records, and marked as the coach's", async () => {
  const [first, weight] = await fieldsOf();
  const typed = { [first?.name ?? ""]: "5", [weight?.name ?? ""]: "102,5" };
  const words = { sessionRpe: "8.5", minutes: "55", comment: "On the floor" };
  const { row } = await entered(typed, words);
  expect(row).toMatchObject({
    ...{ userId: client.id, accountId: given.athlete.account.id, enteredBy: given.coach.user.id },
    ...{ doneOn: "2026-03-02", sessionRpe: 8.5, minutes: 55, comment: "On the floor", volumeLoad: 512.5 },
  });
  expect(row?.doneAt).toEqual(given.coach.ctx.now);
  expect(await recordOfUser(given.coach.ctx, client.id)).toMatchObject({ currentCalculated: expect.any(Number) });
});

test("an earlier day is the day that the coach says, wherever they are", async () => {
  const [first] = await fieldsOf();
  for (const timeZone of ["Pacific/Auckland", "America/Los_Angeles", "UTC"]) {
    const ctx = { ...at(given.coach.ctx, new Date("2026-03-10T22:00:00Z")), timeZone };
    const { row } = await entered({ [first?.name ?? ""]: "5" }, { on: "2026-03-04" }, ctx);
    expect(row?.doneOn).toBe("2026-03-04");
  }
});

test("nothing done is nothing to store", async () => {
  const { result, row } = await entered({});
  expect(result).toEqual({ ok: false, problems: { "": ["Enter what was done in at least one round."] } });
  expect(row).toBeUndefined();
});

test("only a workout that this business gave this client is there, and a rest day is none", async () => {
  const { coach, programId } = given;
  const second = await coachingBusiness({ hasPaidAccess: true });
  await coach.ctx.db.insert(accountClients).values({ accountId: second.account.id, userId: client.id });
  await expect(find("1", second.ctx)).rejects.toThrow(NotFound);
  const rest = { ...dayOf(programId, "2", planOf("Rest")), restDay: true, modules: [] };
  await saveDays(coach.ctx, programId, [rest]);
  for (const key of ["2", "7", "2026-03-02", "x"]) await expect(find(key)).rejects.toThrow(NotFound);
  await expect(findPrescription(coach.ctx, client, { programId: newId(), key: "1" })).rejects.toThrow(NotFound);
});
