import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { DoneWorkout } from "#app/domain/completions/document.ts";
import { NotFound } from "#app/domain/errors.ts";
import { findComment } from "#app/features/comments/queries.server.ts";
import { storeCompletion } from "#app/features/completions/mutations.server.ts";
import { ownForApi } from "#app/features/completions/page-queries.server.ts";
import { deleteOldPrescriptions } from "#app/features/prescriptions/cleanup.server.ts";
import { largestPrescription, showWorkout } from "#app/features/prescriptions/show.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { completions, prescriptions } from "#db/schema/completions.ts";
import { programAssignments, workouts } from "#db/schema/programs.ts";
import { snapshotOf } from "#tests/integration/workouts/given.ts";
import { hold, letAllGo, untilWaiting } from "#tests/support/database/barrier.ts";
import { at, coachingBusiness } from "#tests/support/people/factory.ts";
import { didOf, givenAthlete, type Rounds, stored } from "./completions/given.ts";

/** Proves that what an athlete was shown is kept, and compared with what they then did. */
let given: Awaited<ReturnType<typeof givenAthlete>>;
let ctx: Context;

beforeEach(async () => {
  given = await givenAthlete();
  ({ ctx } = given.athlete);
});

afterEach(letAllGo);

const show = (who = ctx) => showWorkout(who, given.programId, given.day.id);
const kept = () => ctx.db.select().from(prescriptions).where(eq(prescriptions.userId, ctx.actor.userId));
const did = (rounds: Rounds, changes = {}) =>
  didOf(given.programId, given.day, rounds, { comment: "Done", ...changes });
const days = (count: number) => at(ctx, new Date(ctx.now.getTime() + count * 24 * 60 * 60 * 1000));

async function shownId(who = ctx) {
  const { prescriptionId } = await show(who);
  if (!prescriptionId) throw new Error("It was not kept.");
  return prescriptionId;
}

/** The day with another prescribed number of repetitions, as its coach saves it. */
async function prescribe(repetitions: number) {
  const document = JSON.parse(JSON.stringify(given.day).replaceAll('"value":5,', `"value":${repetitions},`));
  await ctx.db.update(workouts).set({ document }).where(eq(workouts.id, given.day.id));
}

/** Prescribed beside done, of the first round, as the coach reads it. */
async function firstRound(id: string) {
  const { sets } = await findComment(given.coach.ctx, id);
  return sets[0]?.exercises[0]?.rounds[0]?.cells.map(({ prescribed, done }) => [prescribed, done]);
}

describe("what is shown", () => {
  test("is kept once a person and content, in the athlete's account, with their numbers", async () => {
    await stored(ctx, did([[1, 120]]));
    const document = JSON.parse(JSON.stringify(given.day));
    const [, weight] = document.modules[0].moduleExercises[0].moduleExerciseRounds[0].roundDefinitions;
    Object.assign(weight, { trackableType: "percentage", value: 80 });
    await ctx.db.update(workouts).set({ document }).where(eq(workouts.id, given.day.id));
    const shown = await show();
    expect([await shownId(), await shownId()]).toEqual([shown.prescriptionId, shown.prescriptionId]);
    const rows = await kept();
    expect(rows).toMatchObject([
      {
        ...{ id: shown.prescriptionId, accountId: given.athlete.account.id, programId: given.programId },
        document: shown.workout,
      },
    ]);
    const round = shown.workout.modules[0]?.moduleExercises[0]?.moduleExerciseRounds[0];
    expect(round?.roundDefinitions[1]).toMatchObject({ value: 80, calculatedValue: 96 });
  });

  test("is another prescription once the coach changed it, and for somebody else", async () => {
    const other = await givenAthlete();
    const theirs = await showWorkout(other.athlete.ctx, other.programId, other.day.id);
    const first = await shownId();
    await prescribe(8);
    expect(new Set([first, await shownId(), theirs.prescriptionId]).size).toBe(3);
    expect(await kept()).toHaveLength(2);
  });

  test("does not exist for who does not train by it, and a day that nobody wrote not at all", async () => {
    await expect(show(given.coach.ctx)).rejects.toThrow(NotFound);
    await expect(show((await coachingBusiness({ roles: ["USR"] })).ctx)).rejects.toThrow(NotFound);
    await expect(showWorkout(ctx, given.programId, newId())).rejects.toThrow(NotFound);
    await expect(showWorkout(ctx, "x", "y")).rejects.toThrow(NotFound);
    await ctx.db.delete(programAssignments).where(eq(programAssignments.assigneeId, ctx.actor.userId));
    await expect(show()).rejects.toThrow(NotFound);
    expect(await kept()).toEqual([]);
  });

  test("is shown and not kept past 512 kB", async () => {
    const document = {
      ...given.day,
      modules: given.day.modules.map((one) => ({ ...one, description: "x".repeat(largestPrescription) })),
    };
    await ctx.db.update(workouts).set({ document }).where(eq(workouts.id, given.day.id));
    expect((await show()).prescriptionId).toBeNull();
    expect(await kept()).toEqual([]);
  });
});

describe("a completion", () => {
  test("that names what was shown is compared with that, whatever the coach changed since", async () => {
    const { id } = await stored(ctx, did([[4, 100]], { prescriptionId: await shownId() }));
    await prescribe(8);
    expect(await firstRound(id)).toEqual([
      ["5", "4"],
      ["–", "100"],
    ]);
    expect((await ownForApi(ctx, id)).prescribed?.isShown).toBe(true);
  });

  test("that names none, or an unknown one, is matched by ids with today's workout", async () => {
    const { id } = await stored(ctx, did([[4, 100]]));
    const unknown = await stored(ctx, did([[4, 100]], { prescriptionId: newId() }));
    await prescribe(8);
    for (const one of [id, unknown.id]) expect((await firstRound(one))?.[0]).toEqual(["8", "4"]);
    await ctx.db.delete(workouts).where(eq(workouts.id, given.day.id));
    expect((await firstRound(id))?.[0]).toEqual(["not prescribed", "4"]);
    expect(await findComment(given.coach.ctx, id)).toMatchObject({ isPrescriptionKnown: false, theirs: [] });
  });

  test("of somebody else's prescription, or of another workout's, is as if it named an unknown one", async () => {
    const other = await givenAthlete();
    const theirs = await showWorkout(other.athlete.ctx, other.programId, other.day.id);
    const answers = [];
    for (const prescriptionId of [theirs.prescriptionId, newId()]) {
      const { id, ...answer } = await stored(ctx, did([[4, 100]], { prescriptionId }));
      const [row] = await ctx.db.select().from(completions).where(eq(completions.id, id));
      answers.push([answer, row?.prescriptionId]);
    }
    expect(answers).toEqual([
      [{ ok: true, isNew: true }, null],
      [{ ok: true, isNew: true }, null],
    ]);
  });

  test("shows what was left out as not done, and what was added or replaced apart", async () => {
    const prescriptionId = await shownId();
    const input = did([[4, 100]], { prescriptionId });
    const [module] = input.workout.modules;
    const [squat] = module?.moduleExercises ?? [];
    if (!module || !squat) throw new Error("There is no squat.");
    const rounds = squat.moduleExerciseRounds.map((round) => ({ ...round, id: newId() }));
    const added = {
      ...squat,
      id: newId(),
      orderNumber: 2,
      exercise: snapshotOf("Bench press"),
      moduleExerciseRounds: rounds,
    };
    const replaced = { ...squat, exercise: snapshotOf("Front squat") };
    const workout: DoneWorkout = { ...input.workout, modules: [{ ...module, moduleExercises: [replaced, added] }] };
    const { id } = await stored(ctx, { ...input, workout });
    const { sets, theirs } = await findComment(given.coach.ctx, id);
    expect(sets[0]?.exercises.map(({ name, rounds }) => [name, rounds[0]?.cells])).toEqual([
      [
        "a Back squat",
        [
          { prescribed: "5", done: "–" },
          { prescribed: "–", done: "–" },
        ],
      ],
    ]);
    const own = theirs.flatMap(({ exercises }) => exercises);
    expect(own.map(({ name, insteadOf, rounds }) => [name, insteadOf, rounds[0]?.cells[0]])).toEqual([
      ["a Front squat", "Back squat", { prescribed: "not prescribed", done: "4" }],
      ["b Bench press", null, { prescribed: "not prescribed", done: "4" }],
    ]);
  });
});

describe("after 90 days", () => {
  async function clean(count: number) {
    await deleteOldPrescriptions({ db: ctx.db, now: days(count).now });
    return (await kept()).map(({ id }) => id).sort();
  }

  test("what no completion names is removed, since it was last shown; what one names stays", async () => {
    const named = await shownId();
    await stored(ctx, did([[4, 100]], { prescriptionId: named }));
    await prescribe(8);
    const again = await shownId();
    await prescribe(9);
    await shownId();
    await prescribe(8);
    expect(await shownId(days(10))).toBe(again);
    expect(await clean(89)).toHaveLength(3);
    expect(await clean(91)).toEqual([named, again].sort());
    expect(await clean(101)).toEqual([named]);
  });

  test("one that is named meanwhile stays", async () => {
    const prescriptionId = await shownId();
    await stored(ctx, did([[4, 100]]));
    const letGo = await hold((tx) => tx`select 1 from records where user_id = ${ctx.actor.userId} for update`);
    const late = storeCompletion(ctx, did([[5, 110]], { prescriptionId }));
    await untilWaiting(1);
    expect(await clean(91)).toEqual([prescriptionId]);
    await letGo();
    expect(await late).toMatchObject({ ok: true });
    expect(await clean(91)).toEqual([prescriptionId]);
  });

  test("one that is being removed is unknown to a completion that names it", async () => {
    const prescriptionId = await shownId();
    const letGo = await hold((tx) => tx`delete from prescriptions where id = ${prescriptionId}`);
    const late = storeCompletion(ctx, did([[4, 100]], { prescriptionId }));
    await untilWaiting(1);
    await letGo();
    expect(await late).toMatchObject({ ok: true });
    const [row] = await ctx.db.select().from(completions).where(eq(completions.userId, ctx.actor.userId));
    expect(row?.prescriptionId).toBeNull();
  });
});
