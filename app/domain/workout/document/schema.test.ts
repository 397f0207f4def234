import { describe, expect, test } from "vitest";
import { trackableCategories } from "#app/domain/trackables/table.ts";
import { copyWorkout } from "#app/domain/workout/clipboard/copy.ts";
import { commandSchema } from "#app/domain/workout/commands/command-schema.ts";
import {
  adding,
  backSquat,
  chinUp,
  edit,
  entryOf,
  exercise,
  idOf,
  run,
  threeSets,
  typing,
} from "#app/domain/workout/commands/test-support.ts";
import { newWorkout } from "./create.ts";
import type { Module, ModuleExercise, Round, Workout } from "./document.ts";
import { moduleExerciseSchema, workoutClipSchema, workoutSchema } from "./schema.ts";
import { forSaving } from "./trim.ts";

const empty = edit(
  threeSets(),
  { type: "set.setRounds", moduleId: idOf("one"), rounds: "2" },
  { type: "set.addAlternative", moduleId: idOf("two"), alternativeId: idOf("two b") },
  adding(backSquat),
  { type: "exercise.addRest", moduleId: idOf("one"), moduleExerciseId: idOf("rest") },
  adding(chinUp),
  adding(run, "two b"),
);
const workout = edit(empty, typing(empty, "Back squat", 1, 1, "80"), typing(empty, "Run", 1, 0, "45:00"));

function refusals(document: unknown): string[] {
  const parsed = workoutSchema.safeParse(document);
  return parsed.success ? [] : parsed.error.issues.map(({ message }) => message);
}

function withSet(change: (module: Module) => Partial<Module>, index = 0): Workout {
  return { ...workout, modules: workout.modules.map((set, at) => (at === index ? { ...set, ...change(set) } : set)) };
}

function withEntry(change: (entry: ModuleExercise) => Partial<ModuleExercise>, index = 0): Workout {
  return withSet(({ moduleExercises }) => ({
    moduleExercises: moduleExercises.map((entry, at) => (at === index ? { ...entry, ...change(entry) } : entry)),
  }));
}

function withRound(change: (round: Round) => Partial<Round>): Workout {
  return withEntry(({ moduleExerciseRounds: [first, ...others] }) => ({
    moduleExerciseRounds: first ? [{ ...first, ...change(first) }, ...others] : others,
  }));
}

test("an authored workout is accepted as it is, edited or stored", () => {
  expect(workoutSchema.parse(workout)).toEqual(workout);
  expect(workoutSchema.parse(forSaving(workout))).toEqual(forSaving(workout));
  expect(refusals(newWorkout({ id: idOf("rest"), day: null, date: "2026-05-04" }))).toEqual([]);
});

test("every category in every unit and type is accepted", () => {
  const all = exercise("Everything", ...trackableCategories);
  expect(refusals(edit(threeSets(), adding(all)))).toEqual([]);
});

test("unknown fields are left out and ids kept in lower case", () => {
  const parsed = workoutSchema.parse({ ...workout, id: workout.id.toUpperCase(), dirty: true });
  expect(parsed).toEqual(workout);
});

describe("a workout is refused", () => {
  test("with both a day and a date, with neither, or with a date that does not exist", () => {
    const message = "A workout has either a day or a date.";
    expect(refusals({ ...workout, date: "2026-05-04" })).toEqual([message]);
    expect(refusals({ ...workout, day: null })).toEqual([message]);
    expect(refusals({ ...workout, day: null, date: "2026-02-30" })).toContain("A date is written as YYYY-MM-DD.");
    expect(refusals({ ...workout, day: 0 })).toHaveLength(1);
  });

  test("as a rest day with sets", () => {
    expect(refusals({ ...workout, restDay: true })).toEqual(["A rest day has no sets."]);
  });

  test("with texts over their limits", () => {
    const documents = [
      { ...workout, name: "x".repeat(201) },
      { ...workout, motivation: "x".repeat(1001) },
      withSet(() => ({ name: "x".repeat(201) })),
      withSet(() => ({ description: "x".repeat(2001) })),
      withEntry(() => ({ description: "x".repeat(2001) })),
    ];
    expect(documents.map((document) => refusals(document).length)).toEqual([1, 1, 1, 1, 1]);
  });

  test("with sets or alternatives out of order", () => {
    const message = "Sets are numbered from 1, their alternatives from 0, in order.";
    expect(refusals(withSet(() => ({ orderNumber: 2 })))).toEqual([message]);
    expect(refusals(withSet(() => ({ orderNumberInAlternatives: 1 })))).toEqual([message]);
    expect(refusals(withSet(() => ({ orderNumberInAlternatives: 2 }), 2))).toEqual([message]);
    expect(refusals({ ...workout, modules: workout.modules.toReversed() })).toEqual([message]);
  });

  test("with exercises or rounds out of order", () => {
    expect(refusals(withEntry(() => ({ orderNumber: 3 })))).toEqual(["Exercises are numbered from 1, in order."]);
    expect(refusals(withRound(() => ({ orderNumber: 2 })))).toEqual(["Rounds are numbered from 1, in order."]);
  });

  test("with an id that stands twice, or that is none", () => {
    const message = "Every part has an id of its own.";
    expect(refusals(withSet(() => ({ id: idOf("two") })))).toEqual([message]);
    expect(refusals(withEntry(() => ({ id: idOf("workout") })))).toContain(message);
    expect(refusals(withRound(() => ({ id: idOf("rest") })))).toContain(message);
    expect(refusals({ ...workout, id: "1" })).toHaveLength(1);
  });

  test("with more than it may hold", () => {
    const sets = Array.from({ length: 51 }, (_, index) => idOf(`s${index}`));
    expect(refusals(newWorkout({ id: idOf("w"), day: 1, date: null, moduleIds: sets })).length).toBeGreaterThan(0);
    expect(refusals(withSet(() => ({ setRounds: 51 }))).length).toBeGreaterThan(0);
    const rounds = (entry: ModuleExercise) => Array(51).fill(entry.moduleExerciseRounds[0]);
    expect(refusals(withEntry((entry) => ({ moduleExerciseRounds: rounds(entry) }))).length).toBeGreaterThan(0);
  });

  test("with a round count on an Amrap set", () => {
    expect(refusals(withSet(() => ({ setType: "amrap" })))).toEqual(["Amrap sets have no round count."]);
  });

  test("with an entry that is both exercise and rest, or neither", () => {
    expect(refusals(withEntry(() => ({ exercise: null })))).toEqual(["An entry is either an exercise or a rest."]);
    expect(refusals(withEntry(() => ({ exercise: chinUp }), 1))).toEqual(["An entry is either an exercise or a rest."]);
    const tracked = withEntry(() => ({ trackableCategories: [{ trackableCategory: null, measurementUnit: null }] }), 1);
    expect(refusals(tracked)).toContain("A rest has one column, its time.");
  });

  test("with a category twice, or a column whose unit does not measure it", () => {
    const [reps] = entryOf(workout, "Back squat").trackableCategories;
    const twice = withEntry(() => ({ trackableCategories: reps ? [reps, reps] : [] }));
    expect(refusals(twice)).toContain("A category can be picked only once per exercise.");
    const wrong = withEntry(() => ({
      trackableCategories: [
        { trackableCategory: "reps", measurementUnit: "noDimension" },
        { trackableCategory: "weight", measurementUnit: "meters" },
      ],
    }));
    expect(refusals(wrong)).toContain("This unit does not measure this category.");
    const half = withEntry(() => ({
      trackableCategories: [
        { trackableCategory: "reps", measurementUnit: null },
        { trackableCategory: null, measurementUnit: null },
      ],
    }));
    expect(refusals(half)).toContain("A column has both a category and a unit, or neither.");
  });

  test("with values that do not belong to their column or their type", () => {
    const value = (index: number, change: Partial<Round["roundDefinitions"][number]>) =>
      refusals(
        withRound(({ roundDefinitions }) => ({
          roundDefinitions: roundDefinitions.map((one, at) => (at === index ? { ...one, ...change } : one)),
        })),
      );
    expect(value(0, { trackableCategory: "time" })).toEqual(["A value has the category and the unit of its column."]);
    expect(value(1, { measurementUnit: "pounds" })).toEqual(["A value has the category and the unit of its column."]);
    expect(value(0, { trackableType: "dropSet" })).toEqual(["This category has no values of this type."]);
    expect(value(1, { value: 80.125 })).toEqual(["Use at most 2 decimals."]);
    expect(value(1, { trackableType: "percentage", value: 10_001 })).toEqual(["Enter a number from 0 to 10000."]);
    expect(value(1, { value: "80" })).toEqual(["This value does not have the form of its type."]);
    expect(refusals(withRound(() => ({ roundDefinitions: [] })))).toEqual(["A round has one value for each column."]);
  });

  test("when it is no workout at all", () => {
    for (const stranger of [null, 5, "workout", [], {}]) expect(refusals(stranger).length).toBeGreaterThan(0);
  });
});

test("a clip is checked like a workout, but for the ids that it does not have yet", () => {
  const entry = entryOf(workout, "Run");
  expect(moduleExerciseSchema.safeParse({ ...entry, orderNumber: 7 }).success).toBe(true);
  expect(workoutClipSchema.safeParse(copyWorkout(newWorkout(workout))).success).toBe(true);
  expect(workoutClipSchema.safeParse({ ...copyWorkout(workout), restDay: true }).success).toBe(false);
});

test("a command is accepted with its own fields only", () => {
  const accepted = [
    { type: "set.move", moduleId: idOf("one"), at: 2 },
    { type: "set.setType", moduleId: idOf("one"), setType: null },
    { type: "exercise.add", moduleId: idOf("one"), moduleExerciseId: idOf("x"), exercise: backSquat },
    { type: "exercise.paste", moduleId: idOf("one"), moduleExercise: entryOf(workout, "Run"), at: 1 },
    { type: "workout.paste", clip: { ...workout } },
  ];
  const refused = [
    { type: "set.move", moduleId: idOf("one") },
    { type: "set.move", moduleId: idOf("one"), at: 0 },
    { type: "set.setType", moduleId: idOf("one"), setType: "pyramid" },
    { type: "value.set", moduleExerciseId: idOf("x"), roundId: idOf("y"), slot: 16, text: "5" },
    { type: "workout.setRestDay", restDay: false, moduleIds: [idOf("a")] },
    { type: "workout.explode" },
    { moduleId: idOf("one") },
  ];
  expect(accepted.map((command) => commandSchema.safeParse(command).success)).toEqual(accepted.map(() => true));
  expect(refused.map((command) => commandSchema.safeParse(command).success)).toEqual(refused.map(() => false));
});
