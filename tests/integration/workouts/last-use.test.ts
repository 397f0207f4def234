import { beforeEach, describe, expect, test } from "vitest";
import { printValue } from "#app/domain/trackables/values.ts";
import { pressButton } from "#app/domain/workout/form/presses.ts";
import { findLastUse } from "#app/features/workouts/last-use.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { kilos, line, reps } from "#scripts/demo-data/plan.ts";
import { formatWorkout } from "#tests/integration/demo/given.ts";
import { givenProgram } from "#tests/integration/programs/given.ts";
import { coachingBusiness } from "#tests/support/people/factory.ts";
import { starterId } from "#tests/support/training/exercises.ts";
import { dayOf, planOf, postForm, readDayOf, saveDays, saveOver, weekForm } from "./given.ts";

let ctx: Context;
let programId: string;
const squat = starterId("Back squat");

beforeEach(async () => {
  ({ ctx } = await coachingBusiness());
  programId = await givenProgram(ctx);
});

const squats = (kg: number) => planOf("Squats", { lines: [line("Back squat", [reps(5), kilos(kg)])] });
const unwritten = planOf("Squats", { rounds: 1, lines: [line("Back squat", [])] });
const later = (minutes: number) => ({ ...ctx, now: new Date(ctx.now.getTime() + minutes * 60_000) });

async function weightOf(reader: Context) {
  const entry = await findLastUse(reader, squat);
  const weight = entry?.moduleExerciseRounds[0]?.roundDefinitions[1];
  return weight ? printValue(weight) : null;
}

describe("the last use of an exercise", () => {
  test("is in the day saved last, in whichever program", async () => {
    const other = await givenProgram(ctx, { name: "Other" });
    expect(await weightOf(ctx)).toBeNull();
    await saveDays(ctx, programId, [dayOf(programId, "9", squats(100))]);
    await saveDays(later(1), other, [dayOf(other, "1", squats(80)), dayOf(other, "2", squats(85))]);
    expect(await weightOf(ctx)).toBe("85");
    await saveOver(later(2), programId, dayOf(programId, "9", squats(102.5)), 1);
    expect(await weightOf(ctx)).toBe("102.5");
  });

  test("is one with values", async () => {
    await saveDays(ctx, programId, [dayOf(programId, "1", squats(100))]);
    await saveDays(later(1), programId, [dayOf(programId, "2", unwritten)]);
    expect(await weightOf(ctx)).toBe("100");
  });

  test("is this coach's own, not one of another business or of a colleague", async () => {
    const { ctx: stranger } = await coachingBusiness();
    await saveDays(ctx, programId, [dayOf(programId, "1", squats(100))]);
    expect(await weightOf(stranger)).toBeNull();
    const colleague = { ...ctx, actor: { ...ctx.actor, userId: stranger.actor.userId } };
    expect(await weightOf(colleague)).toBeNull();
    expect(await findLastUse(ctx, "no id")).toBeNull();
  });
});

describe("without script, the button", () => {
  async function press() {
    const form = await weekForm(ctx, programId);
    const { workout } = await readDayOf(ctx, programId, "2");
    const id = workout.modules[0]?.moduleExercises[0]?.id ?? "";
    form.append("2.name", "Typed");
    form.append("do", pressButton({ press: "fill", key: "2", id }));
    return { id, saved: await postForm(ctx, programId, form), again: await postForm(ctx, programId, form) };
  }

  async function words() {
    const { workout } = await readDayOf(ctx, programId, "2");
    return [workout.name, ...formatWorkout(workout)];
  }

  test("fills the exercise, stores what was typed, and acts once", async () => {
    await saveDays(ctx, programId, [dayOf(programId, "1", squats(100)), dayOf(programId, "2", unwritten)]);
    const { id, saved, again } = await press();
    expect([saved, again]).toMatchObject([{ ok: true, made: id }, { ok: true }]);
    expect(await words()).toEqual([
      "Typed",
      "regular 3",
      `- Back squat: ${Array(3).fill("reps 5, weight 100 kg").join(" | ")}`,
    ]);
  });

  test("says that there was no last time, and what was typed comes back", async () => {
    await saveDays(ctx, programId, [dayOf(programId, "2", unwritten)]);
    const { saved } = await press();
    expect(saved).toMatchObject({
      ok: false,
      status: 400,
      refusal: {
        message: "No saved day of your programs has values for Back squat yet.",
        workouts: [{ key: "2", workout: { name: "Typed" } }],
      },
    });
    expect(await words()).not.toContain("Typed");
  });
});
