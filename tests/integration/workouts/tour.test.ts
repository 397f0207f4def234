import { expect, test } from "vitest";
import { newWorkout } from "#app/domain/workout/document/create.ts";
import { endTour, shouldRunTour } from "#app/features/tour/tour.server.ts";
import { idOfDay } from "#app/features/workouts/queries.server.ts";
import { givenProgram } from "#tests/integration/programs/given.ts";
import { coachingBusiness } from "#tests/support/people/factory.ts";
import { dayOf, planOf, saveDays } from "./given.ts";

test("the tour runs for a coach who is new", async () => {
  const { ctx } = await coachingBusiness();
  expect(await shouldRunTour(ctx)).toBe(true);
});

test("once ended, also twice, it does not run again, and keeps the time", async () => {
  const { ctx } = await coachingBusiness();
  await endTour(ctx);
  await endTour({ ...ctx, now: new Date(ctx.now.getTime() + 60_000) });
  expect(await shouldRunTour(ctx)).toBe(false);
});

test("a saved workout is enough; a saved rest day is not", async () => {
  const { ctx } = await coachingBusiness();
  const id = await givenProgram(ctx);
  const place = { day: 1, date: null };
  await saveDays(ctx, id, [newWorkout({ id: idOfDay(id, place), ...place })]);
  expect(await shouldRunTour(ctx)).toBe(true);
  await saveDays(ctx, id, [dayOf(id, "2", planOf("Squats"))]);
  expect(await shouldRunTour(ctx)).toBe(false);
});

test("what another coach wrote or ended says nothing about one", async () => {
  const { ctx } = await coachingBusiness();
  const other = await coachingBusiness();
  const id = await givenProgram(other.ctx);
  await saveDays(other.ctx, id, [dayOf(id, "1", planOf("Squats"))]);
  await endTour(other.ctx);
  expect(await shouldRunTour(ctx)).toBe(true);
});
