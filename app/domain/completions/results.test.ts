import { describe, expect, test } from "vitest";
import {
  adding,
  backSquat,
  chinUp,
  edit,
  entryOf,
  idOf,
  run,
  threeSets,
} from "#app/domain/workout/commands/test-support.ts";
import type { Workout } from "#app/domain/workout/document/document.ts";
import { withDone } from "#tests/support/training/with-done.ts";
import type { DoneDefinition } from "./document.ts";
import { readDone } from "./done-value.ts";
import { inPounds, quantitiesOf, resultsOf, volumeLoad } from "./results.ts";
import { completionSchema } from "./schema.ts";

const workout = edit(
  threeSets(),
  { type: "set.setRounds", moduleId: idOf("one"), rounds: "2" },
  adding(backSquat),
  { type: "exercise.addRest", moduleId: idOf("one"), moduleExerciseId: idOf("rest") },
  adding(chinUp),
  adding(run, "two"),
);

type Done = Record<string, (string | number | null)[][]>;

function doing(done: Done, from: Workout = workout) {
  return withDone(from, (definition, { entry, round }) => {
    const slot = round.roundDefinitions.indexOf(definition);
    return done[entry.exercise?.name ?? "Rest"]?.[round.orderNumber - 1]?.[slot] ?? null;
  });
}

const harder = edit(
  workout,
  { type: "type.change", moduleExerciseId: idOf("Back squat"), slot: 0, trackableType: "forcedReps" },
  { type: "type.change", moduleExerciseId: idOf("Back squat"), slot: 1, trackableType: "dropSet" },
);

describe("the results of a completion", () => {
  test("are a row a done value, each with its round, unit and the repetitions of the round", () => {
    const squat = { exerciseId: backSquat.id, moduleExerciseId: entryOf(workout, "Back squat").id };
    expect(
      resultsOf(
        doing({
          "Back squat": [
            [5, 100],
            [3, null],
          ],
        }),
      ),
    ).toEqual([
      { ...squat, round: 1, category: "reps", unit: "noDimension", value: 5, repetitions: 5 },
      { ...squat, round: 1, category: "weight", unit: "kilograms", value: 100, repetitions: 5 },
      { ...squat, round: 2, category: "reps", unit: "noDimension", value: 3, repetitions: 3 },
    ]);
  });

  test("are none of rests, and of what was not done", () => {
    expect(resultsOf(doing({}))).toEqual([]);
    expect(resultsOf(doing({ Rest: [["1:30"]] }))).toEqual([]);
  });

  test("are seconds of a time as clocks write it, and have no repetitions where none were counted", () => {
    expect(resultsOf(doing({ Run: [["45:30", 10]] }))).toMatchObject([
      { category: "time", unit: "seconds", value: 2730, repetitions: null },
      { category: "distance", value: 10, repetitions: null },
    ]);
  });

  test("name each exercise and category once", () => {
    const results = resultsOf(
      doing({
        "Back squat": [
          [5, 100],
          [5, 100],
        ],
        "Chin-up": [[8]],
      }),
    );
    expect(quantitiesOf(results).map(({ category }) => category)).toEqual(["reps", "weight", "reps"]);
  });
});

describe("what a done value stands for", () => {
  const read = (changes: Partial<DoneDefinition>) =>
    readDone({
      trackableCategory: "weight",
      trackableType: "amount",
      measurementUnit: "kilograms",
      doneValue: null,
      ...changes,
    } as DoneDefinition);

  test("each weight of a drop set, and of forced repetitions those without help", () => {
    expect(read({ trackableType: "dropSet", doneValue: "80/70/60" })).toMatchObject({ done: { own: [80, 70, 60] } });
    expect(read({ trackableType: "dropSet", doneValue: 80 })).toMatchObject({ done: { own: [80] } });
    const forced = { trackableCategory: "reps", measurementUnit: "noDimension", trackableType: "forcedReps" } as const;
    expect(read({ ...forced, doneValue: "8+2" })).toMatchObject({ done: { own: [8], forced: 2 } });
  });

  test("an amount, of whatever kind the prescribed one was, with as many decimals as a scale has", () => {
    for (const trackableType of ["percentage", "automaticPercentage"] as const) {
      expect(read({ trackableType, doneValue: 81.6466 })).toMatchObject({ done: { own: [81.6466] } });
    }
    expect(read({ doneValue: "82,5" })).toMatchObject({ done: { own: [82.5] } });
    expect(read({ doneValue: "" })).toEqual({ ok: true, done: null });
  });

  test("one number of a minimum, a range and a set to failure", () => {
    for (const trackableType of ["range", "percentageRange"] as const) {
      expect(read({ trackableType, doneValue: 72.5 })).toMatchObject({ done: { own: [72.5] } });
      expect(read({ trackableType, doneValue: "70-75" }).ok).toBe(false);
    }
    const reps = { trackableCategory: "reps", measurementUnit: "noDimension" } as const;
    expect(read({ ...reps, trackableType: "toFailure", doneValue: 14 })).toMatchObject({ done: { own: [14] } });
    expect(read({ ...reps, trackableType: "minimum", doneValue: "12" })).toMatchObject({ done: { own: [12] } });
    for (const text of ["max", "8+"])
      expect(read({ ...reps, trackableType: "toFailure", doneValue: text }).ok).toBe(false);
    const time = { trackableCategory: "time", measurementUnit: "seconds", trackableType: "toFailure" } as const;
    expect(read({ ...time, doneValue: "1:30" })).toMatchObject({ done: { own: [90] } });
  });

  test("nothing else: no other text, no number past its choices or without a category", () => {
    expect(read({ doneValue: "heavy" }).ok).toBe(false);
    expect(read({ doneValue: 1e12 }).ok).toBe(false);
    expect(read({ trackableCategory: "rpe", measurementUnit: "noDimension", doneValue: 11 }).ok).toBe(false);
    expect(read({ trackableCategory: "rpe", measurementUnit: "noDimension", doneValue: 7.5 }).ok).toBe(true);
    expect(read({ trackableCategory: null, measurementUnit: null, doneValue: 5 }).ok).toBe(false);
  });
});

test("the volume load is weight times repetitions, worked out by hand: 5 × 100 + 3 × 105 kg", () => {
  const results = resultsOf(
    doing({
      "Back squat": [
        [5, 100],
        [3, 105],
      ],
      "Chin-up": [[8], [8]],
      Run: [[60, 400]],
    }),
  );
  expect(volumeLoad(results)).toBe(815);
  expect(inPounds(815)).toBeCloseTo(1796.767437, 6);
});

test("each weight of a drop set is lifted for the round's repetitions, the forced ones too: 10 × (80 + 70 + 60) kg", () => {
  const results = resultsOf(doing({ "Back squat": [["8+2", "80/70/60"]] }, harder));
  expect(results.map(({ value, repetitions }) => [value, repetitions])).toEqual([
    ...[
      [8, 10],
      [80, 10],
      [70, 10],
      [60, 10],
    ],
  ]);
  expect(volumeLoad(results)).toBe(2100);
});

describe("a completion as it is sent", () => {
  const sent = {
    id: idOf("completion"),
    programId: idOf("program"),
    doneAt: "2026-03-02T18:00:00+01:00",
    successfullyCompleted: true,
    workout: doing({ "Back squat": [[5, 100]] }),
  };

  test("is kept with its done values, and without what it does not know", () => {
    const parsed = completionSchema.parse({ ...sent, userId: "somebody else's" });
    expect(parsed).toEqual(sent);
    expect(resultsOf(parsed.workout)).toHaveLength(2);
  });

  test("may leave out what was not done", () => {
    expect(resultsOf(completionSchema.parse({ ...sent, workout }).workout)).toEqual([]);
  });

  test("is refused with a value that is none, a long comment, or a time without its zone", () => {
    const wrong = doing({ "Back squat": [[5, "heavy"]] });
    const place = completionSchema.safeParse({ ...sent, workout: wrong }).error?.issues[0]?.path;
    expect(place?.slice(-3)).toEqual(["roundDefinitions", 1, "doneValue"]);
    expect(completionSchema.safeParse({ ...sent, comment: "x".repeat(2001) }).success).toBe(false);
    expect(completionSchema.safeParse({ ...sent, doneAt: "2026-03-02T18:00:00" }).success).toBe(false);
  });
});
