import { describe, expect, test } from "vitest";
import type { ProgramSpan } from "#app/domain/schedule/span.ts";
import { durationLock, findProgram } from "#app/features/programs/queries.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { coachingBusiness } from "#tests/support/people/factory.ts";
import { changeProgram, details, fourWeeks, givenAssignment, givenProgram, givenWorkout } from "./given.ts";

const locked = "You can't change the duration of this program because someone is using it!";

function changeSpan(ctx: Context, id: string, span: Partial<ProgramSpan>) {
  return changeProgram(ctx, id, details({ span: { ...fourWeeks, ...span } }));
}

const inApril = { continuous: true, startDate: "2026-04-01", duration: null, timeUnit: null };

describe("lock 1, nothing saved and nobody assigned", () => {
  test("everything may change, and becoming continuous clears unit and duration", async () => {
    const { ctx } = await coachingBusiness();
    const id = await givenProgram(ctx);
    expect(await durationLock(ctx, id)).toBe(1);
    expect(await changeSpan(ctx, id, inApril)).toMatchObject({ ok: true });
    expect(await findProgram(ctx, id)).toMatchObject({ duration: null, timeUnit: null, startDate: "2026-04-01" });
    expect(await changeSpan(ctx, id, { duration: 2, timeUnit: "M" })).toMatchObject({ ok: true });
    expect(await findProgram(ctx, id)).toMatchObject({ duration: 2, timeUnit: "M", startDate: null });
  });
});

describe("lock 2, a workout is saved", () => {
  test("a saved rest day locks as well", async () => {
    const { ctx } = await coachingBusiness();
    const id = await givenProgram(ctx);
    await givenWorkout(ctx, id, { day: 3, restDay: true });
    expect(await durationLock(ctx, id)).toBe(2);
  });

  test("the toggle is locked both ways, number and period are not", async () => {
    const { ctx } = await coachingBusiness();
    const id = await givenProgram(ctx);
    await givenWorkout(ctx, id, { day: 1 });
    const refused = {
      ok: false,
      problems: { continuous: ["A program with saved workouts can't change between fixed and continuous."] },
    };
    expect(await changeSpan(ctx, id, inApril)).toEqual(refused);
    expect(await changeSpan(ctx, id, { duration: 10, timeUnit: "D" })).toMatchObject({ ok: true });

    const season = await givenProgram(ctx, { span: inApril });
    await givenWorkout(ctx, season, { date: "2026-04-06" });
    expect(await changeSpan(ctx, season, {})).toEqual(refused);
  });

  test("shortening below the last workout names the day after which to remove", async () => {
    const { ctx } = await coachingBusiness();
    const id = await givenProgram(ctx);
    await givenWorkout(ctx, id, { day: 10 });
    await givenWorkout(ctx, id, { day: 20, restDay: true });
    const refused = { ok: false, problems: { duration: ["Remove the workouts after day 7 first."] } };
    expect(await changeSpan(ctx, id, { duration: 1 })).toEqual(refused);
    expect(await changeSpan(ctx, id, { duration: 7, timeUnit: "D" })).toEqual(refused);
    expect(await findProgram(ctx, id)).toMatchObject({ duration: 4, timeUnit: "W" });
    expect(await changeSpan(ctx, id, { duration: 10, timeUnit: "D" })).toMatchObject({ ok: true });
  });

  test("a continuous program cannot start after its first workout", async () => {
    const { ctx } = await coachingBusiness();
    const id = await givenProgram(ctx, { span: inApril });
    await givenWorkout(ctx, id, { date: "2026-04-06" });
    const refused = { ok: false, problems: { startDate: ["Remove the workouts before 07/04/2026 first."] } };
    expect(await changeSpan(ctx, id, { ...inApril, startDate: "2026-04-07" })).toEqual(refused);
    expect(await changeSpan(ctx, id, { ...inApril, startDate: "2026-04-06" })).toMatchObject({ ok: true });
  });
});

describe("lock 3, someone is assigned", () => {
  test.each([
    ["the number", { duration: 5 }],
    ["the period", { timeUnit: "M" as const }],
    ["the toggle", inApril],
  ])("%s is locked", async (_, span) => {
    const { ctx } = await coachingBusiness();
    const id = await givenProgram(ctx);
    await givenAssignment(ctx, id);
    expect(await durationLock(ctx, id)).toBe(3);
    expect(await changeSpan(ctx, id, span)).toEqual({ ok: false, problems: { duration: [locked] } });
    expect(await findProgram(ctx, id)).toMatchObject(fourWeeks);
  });

  test("the other details are not", async () => {
    const { ctx } = await coachingBusiness();
    const id = await givenProgram(ctx);
    await givenAssignment(ctx, id);
    expect(await changeProgram(ctx, id, details({ name: "Texas Method, second run" }))).toMatchObject({ ok: true });
  });
});
