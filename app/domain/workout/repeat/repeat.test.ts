import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type TrackableCategory, trackableCategories, trackables } from "#app/domain/trackables/table.ts";
import type { TrackableType } from "#app/domain/trackables/types.ts";
import type { MeasurementUnit } from "#app/domain/trackables/units.ts";
import { parseValue, valueProblem } from "#app/domain/trackables/value-problems.ts";
import { printValue } from "#app/domain/trackables/values.ts";
import {
  adding,
  backSquat,
  edit,
  exercise,
  run,
  texts,
  threeSets,
  typing,
} from "#app/domain/workout/commands/test-support.ts";
import type { RoundDefinition } from "#app/domain/workout/document/document.ts";
import {
  type Quantity,
  type QuantityRules,
  quantitiesOf,
  quantityName,
  quantityOf,
  type RepeatRule,
  type RepeatRules,
  repeatDay,
  repeatValue,
  turnOf,
} from "./repeat.ts";
import { previewRepeat } from "./repeat-preview.ts";
import { exercisesWith, ownRuleName, readRules, ruleNames } from "./repeat-rules.ts";

const bench = exercise("Bench press", "reps", "weight");
const plus = (by: number): RepeatRule => ({ kind: "amount", by });
const rulesOf = (quantity: Quantity | undefined, rules: Partial<QuantityRules>): RepeatRules =>
  new Map([[quantity?.key ?? "", { rule: { kind: "none" }, own: new Map(), share: null, ...rules }]]);
const percent = (by: number, step = 0): RepeatRule => ({ kind: "percent", by, step });

function given(
  category: TrackableCategory,
  type: TrackableType,
  text: string,
  unit?: MeasurementUnit,
): RoundDefinition {
  const measurementUnit = unit ?? trackables[category].units[0];
  const parsed = parseValue({ category, unit: measurementUnit, type }, text);
  if (!parsed.ok) throw new Error(parsed.reason);
  const { value, additionalValue } = parsed;
  return { trackableCategory: category, trackableType: type, measurementUnit, value, additionalValue };
}

function three(definition: RoundDefinition, rule: RepeatRule) {
  return [1, 2, 3].map((nth) => printValue(repeatValue(definition, rule, nth)));
}

describe("each week from the week before", () => {
  test.each<[string, RoundDefinition, RepeatRule, string[]]>([
    ["+2.5 kg", given("weight", "amount", "80"), plus(2.5), ["82.5", "85", "87.5"]],
    ["+5 %, to 2.5 kg", given("weight", "amount", "80"), percent(5, 2.5), ["85", "87.5", "92.5"]],
    ["+5 %, off", given("weight", "amount", "80"), percent(5), ["84", "88.2", "92.61"]],
    ["+5 %, to 5 lb", given("weight", "amount", "185", "pounds"), percent(5, 5), ["195", "205", "215"]],
    ["half a step is rounded up", given("weight", "amount", "50"), percent(2.5, 2.5), ["52.5", "52.5", "55"]],
    ["+2.5 of a maximum's percentage", given("weight", "percentage", "75"), plus(2.5), ["77.5", "80", "82.5"]],
    [
      "percentages of a percentage have no step",
      given("weight", "percentage", "75"),
      percent(1, 2.5),
      ["75.75", "76.51", "77.27"],
    ],
    ["+1 rep", given("reps", "amount", "5"), plus(1), ["6", "7", "8"]],
    ["+10 % of reps stays whole", given("reps", "amount", "5"), percent(10), ["6", "6", "7"]],
    ["-1 rep, never below zero", given("reps", "amount", "2"), plus(-1), ["1", "0", "0"]],
    [
      "a drop set, weight by weight",
      given("weight", "dropSet", "80/70/60"),
      plus(2.5),
      ["82.5/72.5/62.5", "85/75/65", "87.5/77.5/67.5"],
    ],
    [
      "a drop set that a step would flatten",
      given("weight", "dropSet", "12/11"),
      percent(5, 2.5),
      ["12.6/11.55", "13.23/12.13", "15/12.5"],
    ],
    ["a drop set that would sink to nothing stays", given("weight", "dropSet", "4/2"), plus(-4), ["4/2", "4/2", "4/2"]],
    ["forced repetitions: the own ones", given("reps", "forcedReps", "8+2"), plus(1), ["9+2", "10+2", "11+2"]],
    ["both ends of a range", given("weight", "range", "60-70"), percent(5, 2.5), ["62.5-72.5", "65-77.5", "70-80"]],
    [
      "both ends of a range of percentages",
      given("weight", "percentageRange", "70-75"),
      plus(2.5),
      ["72.5-77.5", "75-80", "77.5-82.5"],
    ],
    ["a minimum", given("reps", "minimum", "8+"), plus(1), ["9+", "10+", "11+"]],
    ["to failure stays", given("reps", "toFailure", "max"), plus(1), ["max", "max", "max"]],
    ["a range of RPE up to 10", given("rpe", "range", "8-9"), plus(1), ["9-10", "10-10", "10-10"]],
    ["seconds", given("time", "amount", "1:30"), plus(15), ["1:45", "2:00", "2:15"]],
    ["a percentage of whole seconds", given("time", "amount", "1:30"), percent(5), ["1:35", "1:39", "1:44"]],
    ["hundredths of a sprint", given("fastestTime", "amount", "11.5"), percent(-1), ["11.39", "11.27", "11.16"]],
    [
      "an automatic percentage's offset",
      given("weight", "automaticPercentage", "-5"),
      plus(2.5),
      ["-2.5", "+0", "+2.5"],
    ],
    ["RPE up to 10", given("rpe", "amount", "9"), plus(1), ["10", "10", "10"]],
    ["a zone up to 5, in whole numbers", given("heartRateZone", "amount", "3"), plus(0.5), ["4", "4", "5"]],
    ["a distance beyond 10000", given("distance", "amount", "42195"), plus(500), ["42695", "43195", "43695"]],
    ["a percentage up to 10000", given("weight", "percentage", "9999"), plus(2), ["10000", "10000", "10000"]],
    ["an empty value", given("weight", "amount", ""), plus(2.5), ["", "", ""]],
    ["no rule", given("weight", "amount", "80"), { kind: "none" }, ["80", "80", "80"]],
  ])("%s", (_, definition, rule, expected) => {
    expect(three(definition, rule)).toEqual(expected);
  });
});

const kinds = trackableCategories.flatMap((category) =>
  trackables[category].types.flatMap((type) => trackables[category].units.map((unit) => ({ category, type, unit }))),
);
const number = fc.oneof(
  fc.nat(12),
  fc.nat(12_000),
  fc.integer({ min: 0, max: 99_999 }).map((cents) => cents / 100),
);
const text = fc.oneof(
  number.map(String),
  fc.tuple(number, number).map(([own, forced]) => `${own}+${forced}`),
  number.map((offset) => `+${offset}`),
  fc.uniqueArray(number, { minLength: 2, maxLength: 6 }).map((weights) => weights.sort((a, b) => b - a).join("/")),
  fc.tuple(number, number).map((ends) => ends.sort((a, b) => a - b).join("-")),
  number.map((least) => `${least}+`),
  fc.constantFrom("", "max"),
);
const rule = fc.record({
  kind: fc.constantFrom("amount" as const, "percent" as const),
  by: fc.integer({ min: -20_000, max: 100_000 }).map((cents) => cents / 100),
  step: fc.constantFrom(0, 0.5, 1, 2.5, 5),
});

test("whatever the rule, every value is one that could have been typed, of the same kind", () => {
  fc.assert(
    fc.property(fc.constantFrom(...kinds), text, rule, fc.integer({ min: 1, max: 51 }), (kind, typed, drawn, nth) => {
      const parsed = parseValue(kind, typed);
      fc.pre(parsed.ok);
      const { category: trackableCategory, unit: measurementUnit, type: trackableType } = kind;
      const { value, additionalValue } = parsed;
      const definition = { trackableCategory, measurementUnit, trackableType, value, additionalValue };
      const repeated = repeatValue(definition, drawn, nth);
      expect(valueProblem(repeated)).toBeNull();
      expect(repeated).toMatchObject({ trackableCategory, measurementUnit, trackableType });
      if (trackableType === "forcedReps") expect(repeated.additionalValue).toBe(additionalValue);
      expect((repeated.value === null) === (value === null)).toBe(true);
    }),
    { numRuns: 2000 },
  );
});

test("adding zero, or zero percent without a step, changes nothing", () => {
  fc.assert(
    fc.property(fc.constantFrom(...kinds), text, fc.boolean(), (kind, typed, isPercent) => {
      const parsed = parseValue(kind, typed);
      fc.pre(parsed.ok);
      const { category: trackableCategory, unit: measurementUnit, type: trackableType } = kind;
      const { value, additionalValue } = parsed;
      const definition = { trackableCategory, measurementUnit, trackableType, value, additionalValue };
      expect(repeatValue(definition, isPercent ? percent(0) : plus(0), 3)).toBe(definition);
    }),
  );
});

test("only what a rule is for changes, and the rest is shared", () => {
  const empty = edit(threeSets(), adding(backSquat), adding(run, "two"));
  const typed = edit(empty, typing(empty, "Back squat", 1, 0, "5"), typing(empty, "Back squat", 1, 1, "80"));
  const [reps, weight] = quantitiesOf([typed]);
  expect([reps, weight].map((quantity) => quantity && quantityName(quantity))).toEqual(["Reps", "Weight, kg"]);
  const repeated = repeatDay(typed, rulesOf(weight, { rule: plus(2.5) }), turnOf(2, 0, 1));
  expect([texts(repeated, "Back squat", 0), texts(repeated, "Back squat", 1)]).toEqual([["5"], ["85"]]);
  expect(repeated.modules[1]).toBe(typed.modules[1]);
  expect(repeatDay(typed, new Map(), turnOf(2, 0, 1))).toBe(typed);
});

describe("by exercise", () => {
  const empty = edit(threeSets(), adding(backSquat), adding(bench, "two"));
  const both = edit(empty, typing(empty, "Back squat", 1, 1, "100"), typing(empty, "Bench press", 1, 1, "60"));
  const quantities = quantitiesOf([both]).map((one) => ({ ...one, exercises: exercisesWith([both], one) }));
  const key = "weight-kilograms-amount";
  const names = ruleNames(key);
  const [ofSquat, ofBench] = [backSquat, bench].map(({ id }) => ownRuleName(key, id)) as [string, string];

  function weeks(typed: Record<string, string>) {
    const { rules, problems } = readRules(quantities, typed, { first: 2, last: 5 });
    return [
      problems,
      previewRepeat([[both]], rules, [0, 1, 2, 3, 4]).map(({ exercise, values }) => [exercise, ...values]),
    ];
  }

  test("squat +5 kg, bench +2.5 kg, week 4 at 90 %", () => {
    const typed = { [ofSquat]: "+5", [ofBench]: "2,5", [names.weeks]: "4", [names.at]: "90 %" };
    expect(weeks(typed)).toEqual([
      [],
      [
        ["Back squat", "100", "105", "110", "102.5", "120"],
        ["Bench press", "60", "62.5", "65", "60", "70"],
      ],
    ]);
  });

  test("an exercise without a rule of its own goes with all, one at 0 stays", () => {
    const all = { [names.kind]: "amount", [names.by]: "1" };
    expect(weeks({ ...all, [ofSquat]: "5 %" })[1]).toEqual([
      ["Back squat", "100", "105", "110", "115", "122.5"],
      ["Bench press", "60", "61", "62", "63", "64"],
    ]);
    expect(weeks({ ...all, [ofSquat]: "0" })[1]).toEqual([["Bench press", "60", "61", "62", "63", "64"]]);
  });

  test.each<[Record<string, string>, string, string]>([
    [{ [ofSquat]: "much" }, ofSquat, "Enter a number, like 80 or 82.5."],
    [{ [ofSquat]: "2000 %" }, ofSquat, "Enter a percentage from -100 to 1000."],
    [{ [names.weeks]: "6", [names.at]: "90" }, names.weeks, "Enter which weeks, from 2 to 5."],
    [{ [names.weeks]: "4, x", [names.at]: "90" }, names.weeks, "Enter which weeks, from 2 to 5."],
    [{ [names.at]: "90" }, names.weeks, "Enter which weeks, from 2 to 5."],
    [{ [names.weeks]: "4" }, names.at, "Enter at how many percent, like 90."],
    [{ [names.weeks]: "4", [names.at]: "-90" }, names.at, "Enter at how many percent, like 90."],
  ])("%j is refused at its field", (typed, name, message) => {
    expect(weeks(typed)).toEqual([[{ name, message }], []]);
  });
});

test("drop sets and forced repetitions go with the quantity that they are made of, percentages do not", () => {
  const key = (category: TrackableCategory, type: TrackableType, typed: string) =>
    quantityOf(given(category, type, typed))?.key;
  expect(key("weight", "dropSet", "80/70")).toBe(key("weight", "amount", "80"));
  expect(key("reps", "forcedReps", "8+2")).toBe(key("reps", "amount", "8"));
  expect(key("reps", "range", "8-12")).toBe(key("reps", "amount", "8"));
  expect(key("weight", "percentageRange", "70-75")).toBe(key("weight", "percentage", "70"));
  expect(key("weight", "percentage", "80")).not.toBe(key("weight", "amount", "80"));
});
