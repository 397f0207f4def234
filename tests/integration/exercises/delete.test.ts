import { v7 as newId } from "uuid";
import { expect, test } from "vitest";
import { Forbidden, NotFound } from "#app/domain/errors.ts";
import { findExercise } from "#app/features/exercises/find.server.ts";
import { createExercise, deleteExercise } from "#app/features/exercises/mutations.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { programs, workoutExercises, workouts } from "#db/schema/programs.ts";
import { difficultyIds } from "#db/seed/ids.ts";
import { addUser, coachingBusiness } from "#tests/support/people/factory.ts";
import { exerciseInput, givenExercise, starterId } from "#tests/support/training/exercises.ts";

/** Workouts of one program that use the exercise. */
async function givenUses({ db, actor, now }: Context, exerciseId: string, count: number) {
  const program = { accountId: actor.accountId, id: newId() };
  await db.insert(programs).values({
    ...program,
    creatorId: actor.userId,
    name: "P",
    sortName: "p",
    searchName: "p",
    difficultyId: difficultyIds.beginner,
    duration: 4,
    timeUnit: "W",
  });
  for (let day = 1; day <= count; day++) {
    const workout = { accountId: actor.accountId, programId: program.id };
    const id = newId();
    const facts = {
      restDay: false,
      document: {},
      version: 1,
      saveId: newId(),
      updatedBy: actor.userId,
      updatedAt: now,
    };
    await db.insert(workouts).values({ ...workout, id, day, ...facts });
    await db.insert(workoutExercises).values({ ...workout, workoutId: id, exerciseId });
  }
}

test("the creator deletes an exercise, and it is gone", async () => {
  const { ctx } = await coachingBusiness();
  const id = await givenExercise(ctx, { name: "Short-lived" });
  expect(await deleteExercise(ctx, id)).toEqual({ ok: true, name: "Short-lived" });
  await expect(findExercise(ctx, id)).rejects.toThrow(NotFound);
  await expect(deleteExercise(ctx, id)).rejects.toThrow(NotFound);
});

test("an exercise in use is kept, with the specification's sentence", async () => {
  const { ctx } = await coachingBusiness();
  const id = await givenExercise(ctx);
  await givenUses(ctx, id, 3);
  const reason = "This exercise is used in 3 workouts and can't be deleted.";
  expect(await deleteExercise(ctx, id)).toEqual({ ok: false, problems: { "": [reason] } });
  expect((await findExercise(ctx, id)).id).toBe(id);
});

test("a system exercise counts the workouts of every account", async () => {
  const admin = await coachingBusiness({ roles: ["ADM"] });
  const id = await givenExercise(admin.ctx, { name: "Everyone's lift" });
  for (const count of [1, 2]) await givenUses((await coachingBusiness()).ctx, id, count);
  const reason = "This exercise is used in 3 workouts and can't be deleted.";
  expect(await deleteExercise(admin.ctx, id)).toEqual({ ok: false, problems: { "": [reason] } });
});

test("an exercise that others take their maximum from is kept", async () => {
  const { ctx } = await coachingBusiness();
  const id = await givenExercise(ctx, { name: "Main lift" });
  await givenExercise(ctx, {
    name: "Light lift",
    superior: { name: "Main lift", id: null, pick: null, percentage: 60 },
  });
  const reason = "This exercise is the superior exercise of 1 exercises and can't be deleted.";
  expect(await deleteExercise(ctx, id)).toEqual({ ok: false, problems: { "": [reason] } });
});

test("deleted and made a superior at once: one of the two is refused, and nothing points nowhere", async () => {
  const { ctx } = await coachingBusiness();
  for (let round = 0; round < 5; round++) {
    const id = await givenExercise(ctx, { name: `Contested ${round}` });
    const inferior = newId();
    const superior = { name: `Contested ${round}`, id: null, pick: null, percentage: 60 };
    const [removed, created] = await Promise.all([
      deleteExercise(ctx, id),
      createExercise(ctx, inferior, exerciseInput({ superior })),
    ]);
    expect([removed.ok, created.ok].filter(Boolean)).toHaveLength(1);
  }
});

test("only the creator and administrators delete", async () => {
  const { ctx, account } = await coachingBusiness();
  const id = await givenExercise(ctx);
  await expect(deleteExercise((await addUser(account)).ctx, id)).rejects.toThrow(Forbidden);
  await expect(deleteExercise((await coachingBusiness()).ctx, id)).rejects.toThrow(NotFound);
  await expect(deleteExercise(ctx, starterId("Back squat"))).rejects.toThrow(Forbidden);
  expect(await deleteExercise((await coachingBusiness({ roles: ["ADM"] })).ctx, id)).toMatchObject({ ok: true });
});
