import { describe, expect, test } from "vitest";
import { defaultUnit } from "#app/domain/trackables/allowed.ts";
import type { TrackableCategory } from "#app/domain/trackables/table.ts";
import type { TrackableType } from "#app/domain/trackables/types.ts";
import type { MeasurementUnit } from "#app/domain/trackables/units.ts";
import { parseValue } from "#app/domain/trackables/value-problems.ts";
import type { ValueDefinition } from "#app/domain/trackables/values.ts";
import { idOf } from "#app/domain/workout/commands/test-support.ts";
import type { ModuleExercise } from "#app/domain/workout/document/document.ts";
import { sayRounds } from "./coach-words.ts";

type Typed = [TrackableCategory, string, TrackableType?, MeasurementUnit?];

function given([category, text, type = "amount", measurementUnit = defaultUnit(category)]: Typed): ValueDefinition {
  const parsed = parseValue({ category, unit: measurementUnit, type }, text);
  if (!parsed.ok) throw new Error(parsed.reason);
  const { ok: _, ...value } = parsed;
  return { trackableCategory: category, trackableType: type, measurementUnit, ...value };
}

function entryOf(rounds: Typed[][], more: Partial<ModuleExercise> = {}): ModuleExercise {
  return {
    id: idOf("entry"),
    exercise: null,
    description: "",
    orderNumber: 1,
    isRest: false,
    trackableCategories: [],
    moduleExerciseRounds: rounds.map((typed, index) => ({
      id: idOf(`round ${index}`),
      orderNumber: index + 1,
      isRest: false,
      isCompleted: false,
      roundDefinitions: typed.map(given),
    })),
    ...more,
  };
}

const times = (count: number, ...round: Typed[]): Typed[][] => Array.from({ length: count }, () => round);
const words = (entry: ModuleExercise) => sayRounds(entry).map((run) => run.words);

describe("rounds are said as a coach says them", () => {
  test.each<[string, Typed[][]]>([
    ["5 × 5 @ 80 %", times(5, ["reps", "5"], ["weight", "80", "percentage"])],
    ["3 × 3 @ 85 % of the training maximum", times(3, ["reps", "3"], ["weight", "85%TM", "percentage"])],
    ["1 × 5 @ 100 kg", times(1, ["weight", "100"], ["reps", "5"])],
    [
      "3 × 8-12 @ 45 lb, RPE 8",
      times(3, ["reps", "8-12", "range"], ["weight", "45", "amount", "pounds"], ["rpe", "8"]),
    ],
    [
      "2 × 5+ @ 70-75 %, 2 RIR",
      times(
        2,
        ["reps", "5+", "minimum"],
        ["weight", "70-75", "percentageRange"],
        ["rpe", "2", "amount", "repsInReserve"],
      ),
    ],
    ["3 × max @ bw", times(3, ["reps", "max", "toFailure"], ["weight", "bw", "bodyWeightOffset"])],
    ["3 × 8 @ bw+10 kg", times(3, ["reps", "8"], ["weight", "bw+10", "bodyWeightOffset"])],
    ["2 × 5 @ 50 % of body weight", times(2, ["reps", "5"], ["weight", "50", "bodyWeightPercentage"])],
    ["2 × 5 @ automatic -5 %", times(2, ["reps", "5"], ["weight", "-5", "automaticPercentage"])],
    ["2 × 5 @ automatic %", times(2, ["reps", "5"], ["weight", "", "automaticPercentage"])],
    ["1 × 8+2 @ 80/70/60 kg", times(1, ["reps", "8+2", "forcedReps"], ["weight", "80/70/60", "dropSet"])],
    ["4 × 400 m, 01:30, zone 4", times(4, ["time", "1:30"], ["distance", "400"], ["heartRateZone", "4"])],
    ["45:00, 150 bpm", times(1, ["time", "45:00"], ["heartRate", "150"])],
    ["5000 m, 4:30 min/km", times(1, ["distance", "5000"], ["velocity", "4:30", "amount", "minutesPerKilometer"])],
    ["3 × 12 cal, 90 rpm", times(3, ["calories", "12"], ["rpm", "90"])],
    [
      "3 × 3, height 60 cm, peak velocity 2.8 m/s",
      times(3, ["reps", "3"], ["height", "60", "amount", "centimeters"], ["peakVelocity", "2.8"]),
    ],
    ["6 × 00:15, MAS 120 %", times(6, ["time", "0:15"], ["mas", "120", "percentage"])],
    ["2 rounds @ 60 kg", times(2, ["reps", ""], ["weight", "60"])],
    ["1 round", times(1, ["reps", ""], ["weight", ""])],
    ["3 rounds", times(3, ["reps", ""])],
  ])("%s", (said, rounds) => {
    expect(words(entryOf(rounds))).toEqual([said]);
  });

  test("equal rounds in one line, others in lines of their own", () => {
    const rounds = [...times(2, ["reps", "5"], ["weight", "100"]), ...times(1, ["reps", "5"], ["weight", "110"])];
    expect(sayRounds(entryOf(rounds))).toEqual([
      { first: 0, count: 2, isRest: false, words: "2 × 5 @ 100 kg" },
      { first: 2, count: 1, isRest: false, words: "1 × 5 @ 110 kg" },
    ]);
  });

  test("of one side, where there are sides", () => {
    const rounds = times(3, ["reps", "8"], ["weight", "24"], ["rpe", "7"]);
    expect(words(entryOf(rounds, { perSide: true }))).toEqual(["3 × 8/side @ 24 kg, RPE 7"]);
  });

  test("rest as rest, with its time", () => {
    const [timed, bare] = [entryOf(times(2, ["time", "1:30"])), entryOf(times(1, ["reps", ""]))];
    const resting = (entry: ModuleExercise) => entry.moduleExerciseRounds.map((round) => ({ ...round, isRest: true }));
    expect(words({ ...timed, moduleExerciseRounds: resting(timed) })).toEqual(["2 × rest 01:30"]);
    expect(words({ ...bare, moduleExerciseRounds: resting(bare) })).toEqual(["rest"]);
    expect([words({ ...timed, isRest: true }), words({ ...bare, isRest: true })]).toEqual([["2 × 01:30"], [""]]);
  });

  test("with what they come to for a client, and then apart where that differs", () => {
    const entry = entryOf(times(3, ["reps", "5"], ["weight", "80", "percentage"]));
    const said = sayRounds(entry, (id, slot) =>
      slot === 1 ? (id === idOf("round 2") ? "95 kg" : "96 kg") : undefined,
    );
    expect(said.map((run) => run.words)).toEqual(["2 × 5 @ 80 % (96 kg)", "1 × 5 @ 80 % (95 kg)"]);
  });
});
