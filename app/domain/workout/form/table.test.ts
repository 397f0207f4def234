import { describe, expect, test } from "vitest";
import type { TrackableType } from "#app/domain/trackables/types.ts";
import type { Command } from "#app/domain/workout/commands/commands.ts";
import {
  adding,
  backSquat,
  edit,
  entryOf,
  exercise,
  idOf,
  roundId,
  run,
  threeSets,
  typing,
} from "#app/domain/workout/commands/test-support.ts";
import type { ModuleExercise, Workout } from "#app/domain/workout/document/document.ts";
import { cellLabel, cellUnit, columnTitle, foldsToOneLine } from "./table.ts";

const squats = edit(threeSets(), { type: "set.setRounds", moduleId: idOf("one"), rounds: "3" }, adding(backSquat));
const lift = (workout: Workout): ModuleExercise => entryOf(workout, "Back squat");
const ofType = (trackableType: TrackableType, roundId?: string): Command => ({
  type: "type.change",
  moduleExerciseId: idOf("Back squat"),
  slot: 1,
  trackableType,
  roundId,
});

describe("rounds stand as one line", () => {
  test("when there are several and all are alike", () => {
    expect(foldsToOneLine(lift(squats))).toBe(true);
    const filled = edit(squats, {
      type: "value.setAll",
      moduleExerciseId: idOf("Back squat"),
      slot: 1,
      text: "80",
    });
    expect(foldsToOneLine(lift(filled))).toBe(true);
  });

  test("unless there is only one, or none", () => {
    const rounds = (text: string): Command => ({ type: "set.setRounds", moduleId: idOf("one"), rounds: text });
    expect(foldsToOneLine(lift(edit(squats, rounds("1"))))).toBe(false);
    const none = edit(squats, { type: "set.setType", moduleId: idOf("one"), setType: null }, rounds(""));
    expect(lift(none).moduleExerciseRounds).toEqual([]);
    expect(foldsToOneLine(lift(none))).toBe(false);
  });

  test("unless a value, a forced repetition, a type or a rest sets one apart", () => {
    const round = roundId(squats, "Back squat", 2);
    const reps = { moduleExerciseId: idOf("Back squat"), slot: 0 };
    const forcedReps = edit(
      squats,
      { type: "type.change", ...reps, trackableType: "forcedReps" },
      { type: "value.setAll", ...reps, text: "8+2" },
    );
    const apart = [
      edit(squats, typing(squats, "Back squat", 3, 1, "85")),
      edit(forcedReps, typing(forcedReps, "Back squat", 2, 0, "8+3")),
      edit(squats, ofType("percentage", round)),
      edit(squats, { type: "round.setRest", moduleExerciseId: idOf("Back squat"), roundId: round, isRest: true }),
    ];
    expect(apart.map((workout) => foldsToOneLine(lift(workout)))).toEqual([false, false, false, false]);
    expect(foldsToOneLine(lift(forcedReps))).toBe(true);
  });

  test("and never when they are rests, each of which says so", () => {
    const rests = lift(squats).moduleExerciseRounds.map(
      ({ id }): Command => ({
        type: "round.setRest",
        moduleExerciseId: idOf("Back squat"),
        roundId: id,
        isRest: true,
      }),
    );
    expect(foldsToOneLine(lift(edit(squats, ...rests)))).toBe(false);
  });
});

describe("the heading over a column", () => {
  test.each<[TrackableType, string]>([
    ["amount", "Weight, kg"],
    ["percentage", "Weight, % of 1RM"],
    ["bodyWeightPercentage", "Weight, % of body weight"],
    ["automaticPercentage", "Weight, automatic %"],
    ["dropSet", "Weight, drop set, kg"],
    ["range", "Weight, range, kg"],
    ["percentageRange", "Weight, % of 1RM"],
  ])("of a weight as %s is '%s'", (type, title) => {
    expect(columnTitle(lift(edit(squats, ofType(type))), 1)).toBe(title);
  });

  test.each<[TrackableType, string]>([
    ["minimum", "Reps, minimum"],
    ["range", "Reps, range"],
    ["toFailure", "Reps, to failure"],
    ["forcedReps", "Reps, forced"],
  ])("of repetitions as %s is '%s'", (type, title) => {
    expect(columnTitle(lift(edit(squats, { ...ofType(type), slot: 0 } as Command)), 0)).toBe(title);
  });

  test("says the unit, where there is one", () => {
    const workout = edit(threeSets(), adding(run));
    const titles = [0, 1, 2, 3].map((slot) => columnTitle(entryOf(workout, "Run"), slot));
    expect(titles).toEqual(["Time, m:ss", "Distance, m", "Heart rate zone", "RPE"]);
    expect(columnTitle(entryOf(workout, "Run"), 0, true)).toBe("Time, s");
    const speed = edit(threeSets(), adding(exercise("15/15 run", "mas")));
    const ofMaximum = edit(speed, {
      type: "type.change",
      moduleExerciseId: idOf("15/15 run"),
      slot: 0,
      trackableType: "percentage",
    });
    expect(columnTitle(entryOf(ofMaximum, "15/15 run"), 0)).toBe("MAS, %");
  });

  test("of a column whose rounds differ in type says the unit alone", () => {
    const mixed = edit(squats, ofType("percentage", roundId(squats, "Back squat", 1)));
    expect(columnTitle(lift(mixed), 1)).toBe("Weight, kg");
  });

  test("is in the name of each field, with its round", () => {
    expect(cellLabel(lift(squats), 0, { round: 2, count: 1 })).toBe("Round 2, reps");
    expect(cellLabel(lift(squats), 1, { round: 1, count: 3 })).toBe("3 rounds alike, weight, kg");
    const workout = edit(threeSets(), adding(run));
    expect(cellLabel(entryOf(workout, "Run"), 3, { round: 1, count: 1 })).toBe("Round 1, RPE");
    expect(cellLabel(entryOf(workout, "Run"), 0, { round: 1, count: 1 }, true)).toBe("Round 1, time, s");
  });

  test.each<[TrackableType, string]>([
    ["amount", "kg"],
    ["percentage", "%"],
    ["percentageRange", "%"],
    ["bodyWeightPercentage", "% BW"],
    ["bodyWeightOffset", ""],
    ["dropSet", "kg"],
  ])("is short behind a value: of a weight as %s '%s'", (type, unit) => {
    expect(cellUnit(lift(edit(squats, ofType(type))), 1)).toBe(unit);
  });

  test("is not behind a time, which says it, nor behind a count", () => {
    const workout = edit(threeSets(), adding(run));
    expect([0, 1, 2, 3].map((slot) => cellUnit(entryOf(workout, "Run"), slot))).toEqual(["", "m", "", ""]);
  });

  test("of an empty column is its number", () => {
    const workout = edit(threeSets(), adding(exercise("Stretch")));
    expect([0, 1].map((slot) => columnTitle(entryOf(workout, "Stretch"), slot))).toEqual(["Column 1", "Column 2"]);
  });
});
