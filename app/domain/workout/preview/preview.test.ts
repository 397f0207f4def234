import { expect, test } from "vitest";
import {
  adding,
  backSquat,
  chinUp,
  edit,
  exercise,
  idOf,
  roundId,
  threeSets,
  typing,
} from "#app/domain/workout/commands/test-support.ts";
import { newWorkout } from "#app/domain/workout/document/create.ts";
import { previewWorkout } from "./preview.ts";

test("the header has the title, the motivation text and the date or day", () => {
  const workout = edit(
    threeSets(),
    { type: "workout.rename", name: "Volume day" },
    { type: "workout.motivate", motivation: "Leave one in the tank." },
  );
  expect(previewWorkout(workout)).toMatchObject({
    title: "Volume day",
    motivation: "Leave one in the tank.",
    place: "Day 1",
    restDay: false,
  });
  const dated = newWorkout({ id: idOf("dated"), day: null, date: "2026-05-04" });
  expect(previewWorkout(dated)).toMatchObject({ place: "04/05/2026", restDay: true, sets: [] });
});

test("a set is its name or *, its type with 'minutes' for Emom and otherwise 'rounds', and its description", () => {
  const workout = edit(
    threeSets(),
    { type: "set.rename", moduleId: idOf("one"), name: "Assistance" },
    { type: "set.describe", moduleId: idOf("one"), description: "Superset of two" },
    { type: "set.setType", moduleId: idOf("one"), setType: "superset" },
    { type: "set.setRounds", moduleId: idOf("one"), rounds: "5" },
    { type: "set.setType", moduleId: idOf("two"), setType: "emom" },
    { type: "set.setRounds", moduleId: idOf("two"), rounds: "12" },
    { type: "set.setType", moduleId: idOf("three"), setType: "amrap" },
    { type: "set.addAlternative", moduleId: idOf("one"), alternativeId: idOf("one b") },
  );
  const { sets } = previewWorkout(workout);
  expect(sets.map(({ name, setType, alternative }) => [name, setType, alternative])).toEqual([
    ["Assistance", "Superset 5 rounds", null],
    ["*", "Superset 5 rounds", "Alternative variation of above"],
    ["*", "Emom 12 minutes", null],
    ["*", "Amrap", null],
  ]);
  expect(sets[0]?.description).toBe("Superset of two");
});

test("each exercise or Rest has its rounds, each round category, type, unit and value or Rest", () => {
  const interval = exercise("Interval", "time", "mas");
  const empty = edit(
    threeSets(),
    { type: "set.setRounds", moduleId: idOf("one"), rounds: "2" },
    adding(interval),
    { type: "exercise.addRest", moduleId: idOf("one"), moduleExerciseId: idOf("rest") },
    adding(chinUp),
    { type: "exercise.describe", moduleExerciseId: idOf("Chin-up"), description: "to failure" },
    { type: "type.change", moduleExerciseId: idOf("Interval"), slot: 1, trackableType: "percentage" },
  );
  const workout = edit(
    empty,
    typing(empty, "Interval", 1, 0, "0:15"),
    typing(empty, "Interval", 1, 1, "120"),
    typing(empty, "Interval", 2, 0, "0:15"),
    { type: "round.setRest", moduleExerciseId: idOf("Interval"), roundId: roundId(empty, "Interval", 2), isRest: true },
  );
  const rested = edit(workout, { type: "value.setAll", moduleExerciseId: idOf("rest"), slot: 0, text: "1:30" });
  const [intervals, rest, chinUps] = previewWorkout(rested).sets[0]?.exercises ?? [];
  expect(intervals).toMatchObject({ letter: "a", name: "Interval" });
  expect(intervals?.rounds.map(({ first, words, values }) => ({ first, words, values }))).toEqual([
    {
      first: 0,
      words: "00:15, MAS 120 %",
      values: [
        { slot: 0, category: "Time", type: "Amount", unit: "s", value: "00:15" },
        { slot: 1, category: "MAS", type: "Percentage", unit: "m/s", value: "120" },
      ],
    },
    {
      first: 1,
      words: "rest 00:15",
      values: [{ slot: 0, category: "Time", type: "Amount", unit: "s", value: "00:15" }],
    },
  ]);
  expect(rest).toMatchObject({ letter: null, name: "Rest" });
  expect(rest?.rounds[0]?.values).toEqual([{ slot: 0, category: "Time", type: "Amount", unit: "s", value: "01:30" }]);
  expect(chinUps).toMatchObject({ letter: "b", name: "Chin-up", description: "to failure" });
  expect(chinUps?.rounds[0]?.values).toEqual([{ slot: 0, category: "Reps", type: "Amount", unit: "", value: "" }]);
});

test("a minimum, a range and a set to failure stand as they are written, also as a rest's time", () => {
  const empty = edit(
    threeSets(),
    { type: "set.setRounds", moduleId: idOf("one"), rounds: "3" },
    adding(exercise("Plank", "time")),
  );
  const typed = ["0:45-1:30", "1:30+", "max"].reduce(
    (workout, text, index) => edit(workout, typing(workout, "Plank", index + 1, 0, text)),
    empty,
  );
  const rested = edit(typed, {
    type: "round.setRest",
    moduleExerciseId: idOf("Plank"),
    roundId: roundId(typed, "Plank", 3),
    isRest: true,
  });
  const rounds = previewWorkout(rested).sets[0]?.exercises[0]?.rounds ?? [];
  expect(rounds.flatMap(({ values }) => values.map(({ type, value }) => [type, value]))).toEqual([
    ["Range", "00:45-01:30"],
    ["Minimum", "01:30+"],
    ["To failure", "max"],
  ]);
});

test("one round is one, and a set's time and an exercise's details stand beside their names", () => {
  const moduleId = idOf("one");
  const workout = edit(
    threeSets(),
    adding(backSquat),
    { type: "exercise.setDetail", moduleExerciseId: idOf("Back squat"), detail: "tempo", text: "30X1" },
    { type: "set.setTiming", moduleId, part: "interval", text: "2:00" },
  );
  const [first, second] = previewWorkout(workout).sets;
  expect([first?.setType, second?.setType]).toEqual(["Regular 1 round, every 2:00", "Regular 1 round"]);
  expect(first?.exercises[0]?.details).toEqual(["tempo 30X1"]);
});

test("sides are said once: with the repetitions, or beside the name of an exercise without values", () => {
  const perSide = {
    type: "exercise.setDetail",
    moduleExerciseId: idOf("Chin-up"),
    detail: "perSide",
    text: "on",
  } as const;
  const empty = edit(threeSets(), adding(chinUp), perSide);
  const typed = edit(empty, { type: "value.setAll", moduleExerciseId: idOf("Chin-up"), slot: 0, text: "8" });
  const said = [empty, typed].map((workout) => previewWorkout(workout).sets[0]?.exercises[0]);
  expect(said.map((entry) => [entry?.details, entry?.rounds[0]?.words])).toEqual([
    [["per side"], "1 round"],
    [[], "1 × 8/side"],
  ]);
});

test("equal rounds stand in one line, with the values of the first", () => {
  const empty = edit(threeSets(), adding(chinUp), { type: "set.setRounds", moduleId: idOf("one"), rounds: "4" });
  const [rounds] = previewWorkout(
    edit(empty, { type: "value.setAll", moduleExerciseId: idOf("Chin-up"), slot: 0, text: "8" }),
  ).sets.map(({ exercises }) => exercises[0]?.rounds);
  expect(rounds).toMatchObject([{ first: 0, count: 4, words: "4 × 8", values: [{ category: "Reps", value: "8" }] }]);
});

test("a set without type and count shows neither", () => {
  const workout = edit(
    threeSets(),
    adding(backSquat),
    { type: "set.setType", moduleId: idOf("one"), setType: null },
    { type: "set.setRounds", moduleId: idOf("one"), rounds: "" },
  );
  expect(previewWorkout(workout).sets[0]).toMatchObject({ setType: "", exercises: [{ rounds: [] }] });
});
