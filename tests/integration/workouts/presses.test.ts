import { beforeEach, describe, expect, test } from "vitest";
import type { Workout } from "#app/domain/workout/document/document.ts";
import { commandButton, pressButton } from "#app/domain/workout/form/presses.ts";
import type { Context } from "#app/services/context.server.ts";
import { kilos, line, reps } from "#scripts/demo-data/plan.ts";
import { formatWorkout } from "#tests/integration/demo/given.ts";
import { givenProgram } from "#tests/integration/programs/given.ts";
import { coachingBusiness } from "#tests/support/people/factory.ts";
import { givenExercise, starterId } from "#tests/support/training/exercises.ts";
import { dayOf, postForm, readDayOf, saveDays, weekForm } from "./given.ts";

let ctx: Context;
let programId: string;
let day: Workout;

beforeEach(async () => {
  ({ ctx } = await coachingBusiness());
  programId = await givenProgram(ctx);
  const lift = (name: string, exercises: string[]) => ({
    name,
    type: "regular" as const,
    rounds: 1,
    lines: exercises.map((exercise) => line(exercise, [reps(5), kilos(80)])),
  });
  const sets = [lift("Main", ["Back squat", "Bench press"]), lift("Second", ["Deadlift"])];
  day = dayOf(programId, "1", { name: "Monday", sets });
  await saveDays(ctx, programId, [day]);
});

/** Presses the button on the page, and answers what the day then says, and what the page comes back to. */
async function press(value: string) {
  const form = await weekForm(ctx, programId);
  form.append("do", value);
  const result = await postForm(ctx, programId, form);
  if (!result.ok) throw new Error(result.refusal.message);
  const { workout } = await readDayOf(ctx, programId, "1");
  return { made: result.made, workout, words: formatWorkout(workout) };
}

function setId(nth: number) {
  return day.modules[nth]?.id ?? "";
}

function entryId(set: number, nth: number) {
  return day.modules[set]?.moduleExercises[nth]?.id ?? "";
}

const squat = "- Back squat: reps 5, weight 80 kg";
const bench = "- Bench press: reps 5, weight 80 kg";
const deadlift = "- Deadlift: reps 5, weight 80 kg";
const [main, second] = ["regular 1 Main", "regular 1 Second"];

describe("sets", () => {
  test("New set", async () => {
    const { made, workout, words } = await press(commandButton("1", "set.add"));
    expect(words).toEqual([main, squat, bench, second, deadlift, "regular 1"]);
    expect(made).toBe(workout.modules[2]?.id);
  });

  test("Remove", async () => {
    const { made, words } = await press(commandButton("1", "set.remove", setId(0)));
    expect(words).toEqual([second, deadlift]);
    expect(made).toBeNull();
  });

  test("Move down", async () => {
    const { made, words } = await press(commandButton("1", "set.move", setId(0), 2));
    expect(words).toEqual([second, deadlift, main, squat, bench]);
    expect(made).toBe(setId(0));
  });

  test("Add alternative", async () => {
    const { made, workout, words } = await press(commandButton("1", "set.addAlternative", setId(0)));
    expect(words).toEqual([main, squat, bench, "#1 regular 1", second, deadlift]);
    expect(made).toBe(`in-${workout.modules[1]?.id}`);
  });

  test("Add rest", async () => {
    const { made, workout, words } = await press(commandButton("1", "exercise.addRest", setId(1)));
    expect(words).toEqual([main, squat, bench, second, deadlift, "- rest: time s"]);
    expect(made).toBe(workout.modules[1]?.moduleExercises[1]?.id);
  });
});

describe("exercises", () => {
  test("Add, from the search box of the set", async () => {
    const add = { press: "add", key: "1", moduleId: setId(1), exerciseId: starterId("Chin-up") } as const;
    const { made, workout, words } = await press(pressButton(add));
    expect(words.at(-1)).toMatch(/^- Chin-up: reps/);
    expect(made).toBe(workout.modules[1]?.moduleExercises[1]?.id);
  });

  test("Add refuses what the actor cannot see", async () => {
    const stranger = await coachingBusiness();
    const exerciseId = await givenExercise(stranger.ctx, { name: "Their secret" });
    const add = { press: "add", key: "1", moduleId: setId(1), exerciseId } as const;
    await expect(press(pressButton(add))).rejects.toThrow("Given item not found.");
  });

  test("Remove", async () => {
    const { made, words } = await press(commandButton("1", "exercise.remove", entryId(0, 0)));
    expect(words).toEqual([main, bench, second, deadlift]);
    expect(made).toBeNull();
  });

  test("Move down within the set, and on into the next", async () => {
    const within = await press(commandButton("1", "exercise.move", entryId(0, 0), setId(0), 2));
    expect(within.words).toEqual([main, bench, squat, second, deadlift]);
    expect(within.made).toBe(entryId(0, 0));
    const across = await press(commandButton("1", "exercise.move", entryId(0, 0), setId(1), 1));
    expect(across.words).toEqual([main, bench, second, squat, deadlift]);
  });

  test("1RM", async () => {
    const { made, words } = await press(commandButton("1", "exercise.oneRepetitionMaximum", entryId(0, 0)));
    expect(words[1]).toBe("- Back squat: reps 1, weight 100 percentage");
    expect(made).toBe(entryId(0, 0));
  });

  test("Add column, and Remove column", async () => {
    const added = await press(commandButton("1", "trackable.add", entryId(0, 0), "rpe"));
    expect(added.words[1]).toBe("- Back squat: reps 5, weight 80 kg, rpe 0");
    const removed = await press(commandButton("1", "trackable.remove", entryId(0, 0), 0));
    expect(removed.words[1]).toBe("- Back squat: weight 80 kg, rpe 0");
    expect(removed.made).toBe(entryId(0, 0));
  });
});

test.each([
  { press: "save" },
  { press: "week", week: "2" },
  { press: "explore", shown: null },
  { press: "explore", shown: 40 },
  { press: "open", key: "1", id: "x" },
  { press: "fold", key: "1", id: "x" },
  { press: "find", key: "1", moduleId: "x" },
  { press: "place", key: "1", id: "x" },
  { press: "addToTarget", exerciseId: starterId("Chin-up") },
] as const)("%j stores what was typed, and changes nothing itself", async (button) => {
  const before = (await readDayOf(ctx, programId, "1")).version;
  expect((await press(pressButton(button))).workout).toEqual(day);
  expect((await readDayOf(ctx, programId, "1")).version).toBe(before);
  const form = await weekForm(ctx, programId);
  form.append("1.name", "Typed");
  form.append("do", pressButton(button));
  expect(await postForm(ctx, programId, form)).toMatchObject({ ok: true, press: button });
  expect((await readDayOf(ctx, programId, "1")).workout.name).toBe("Typed");
});
