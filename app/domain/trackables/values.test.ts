import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { defaultUnit } from "./allowed.ts";
import { type TrackableCategory, trackableCategories, trackables } from "./table.ts";
import type { ValueKind } from "./text-forms.ts";
import type { TrackableType } from "./types.ts";
import { parseValue, valueProblem } from "./value-problems.ts";
import { formatValue, printForClient, printValue } from "./values.ts";

function kind(category: TrackableCategory, type: TrackableType = "amount"): ValueKind {
  return { category, unit: defaultUnit(category), type };
}

function read(of: ValueKind, text: string) {
  const parsed = parseValue(of, text);
  if (!parsed.ok) return parsed.reason;
  return parsed.additionalValue === null ? parsed.value : `${parsed.value}&${parsed.additionalValue}`;
}

function definitionOf(
  { category, unit, type }: ValueKind,
  value: number | string | null,
  additionalValue: number | null,
) {
  return { trackableCategory: category, measurementUnit: unit, trackableType: type, value, additionalValue };
}

describe("numbers", () => {
  test("decimals up to 2 places, trailing dot tolerated, point or comma", () => {
    const texts = ["80", "82.5", "82,5", "82.25", "82.", " 82 ", ".5", "007"];
    expect(texts.map((text) => read(kind("weight"), text))).toEqual([80, 82.5, 82.5, 82.25, 82, 82, 0.5, 7]);
    expect(read(kind("weight"), "82.255")).toBe("Use at most 2 decimals.");
  });

  test("non-numeric input is rejected", () => {
    const texts = ["eighty", "80kg", "1.2.3", "1,000.5", ".", "1e3", "0x10", "٥", "Infinity"];
    for (const text of texts) expect(read(kind("weight"), text)).toBe("Enter a number, like 80 or 82.5.");
  });

  test("values below 0 or above 10000 are rejected, except for the amount type", () => {
    expect(read(kind("weight", "percentage"), "10000")).toBe(10000);
    expect(read(kind("weight", "percentage"), "10000.01")).toBe("Enter a number from 0 to 10000.");
    expect(read(kind("weight", "bodyWeightPercentage"), "-1")).toBe("Enter a number from 0 to 10000.");
    expect(read(kind("distance"), "42195")).toBe(42195);
    expect(read(kind("weight"), "-20")).toBe(-20);
    expect(read(kind("weight"), "99999999999")).toBe("This number is too large.");
  });

  test("an empty text is no value", () => {
    for (const category of trackableCategories) expect(read(kind(category), "  ")).toBeNull();
  });

  test("an empty column takes no value", () => {
    expect(read({ category: null, unit: null, type: "amount" }, "5")).toBe("Choose a category first.");
  });
});

describe("times", () => {
  test("seconds amounts accept 'm:ss' and convert to seconds", () => {
    const texts = ["1:30", "0:15", "90", "45:00", "90:00", "1:30:00", "1:15.5", "4.20", "0:05"];
    expect(texts.map((text) => read(kind("time"), text))).toEqual([90, 15, 90, 2700, 5400, 5400, 75.5, 4.2, 5]);
  });

  test("what is no time is refused with the rule", () => {
    expect(read(kind("time"), "1:3")).toMatch(/minutes:seconds, like 1:30/);
    expect(read(kind("time"), "1:75")).toBe("Seconds after the colon go from 00 to 59.");
    expect(read(kind("time"), "1:75:00")).toBe("Minutes between hours go from 00 to 59.");
    expect(read(kind("time"), "soon")).toMatch(/minutes:seconds, like 1:30/);
    expect(read(kind("time"), "-5")).toBe("A time can't be below zero.");
    expect(read(kind("time", "percentage"), "1:30")).toBe("Enter a number, like 80 or 82.5.");
  });

  test("in a field times are m:ss, for reading mm:ss, from one hour h:mm:ss", () => {
    const seconds = [15, 90, 2700, 3600, 5405, 75.5, 4.2, 0];
    const definitions = seconds.map((value) => definitionOf(kind("time"), value, null));
    expect(definitions.map(printValue)).toEqual([
      "0:15",
      "1:30",
      "45:00",
      "1:00:00",
      "1:30:05",
      "1:15.5",
      "4.2",
      "0:00",
    ]);
    expect(definitions.slice(0, 5).map(formatValue)).toEqual(["00:15", "01:30", "45:00", "1:00:00", "1:30:05"]);
    expect(formatValue(definitionOf(kind("fastestTime"), 4.2, null))).toBe("4.2");
    expect(formatValue(definitionOf(kind("time", "percentage"), 90, null))).toBe("90");
  });
});

test("for a client times stand in seconds, which read back as the same", () => {
  for (const seconds of [15, 90, 2700, 75.5, 4.2, 0]) {
    const text = printForClient(definitionOf(kind("time"), seconds, null));
    expect(text).toBe(String(seconds));
    expect(parseValue(kind("time"), text)).toMatchObject({ ok: true, value: seconds });
  }
  expect(printForClient(definitionOf(kind("time"), null, null))).toBe("");
  expect(printForClient(definitionOf(kind("reps", "forcedReps"), 8, 2))).toBe("8+2");
});

describe("text forms", () => {
  test("a drop set is weights, falling", () => {
    const dropSet = kind("weight", "dropSet");
    expect(read(dropSet, "80/70/60")).toBe("80/70/60");
    expect(read(dropSet, " 82,5 / 70. ")).toBe("82.5/70");
    for (const text of ["80", "80/", "60/70", "80/80", "a/b", "80/-70", "10001/1", "80 70"]) {
      expect(read(dropSet, text)).toMatch(/from heavy to light, like 80\/70\/60\.$/);
    }
    expect(read(dropSet, "11/10/9/8/7/6/5/4/3/2/1")).toBe("A drop set has at most 10 weights.");
  });

  test("forced repetitions are own + forced", () => {
    const forced = kind("reps", "forcedReps");
    expect(read(forced, "8+2")).toBe("8&2");
    expect(read(forced, " 8 + 2 ")).toBe("8&2");
    for (const text of ["8", "8+", "+2", "8+2+1", "8+-2", "8+x", "10001+2"]) {
      expect(read(forced, text)).toMatch(/Write own and forced repetitions, like 8\+2\.$/);
    }
  });

  test("an automatic percentage is empty or a signed offset in percent", () => {
    const automatic = kind("weight", "automaticPercentage");
    expect(["-5", "+2.5", "−5", "–5", "0", "+0", ""].map((text) => read(automatic, text))).toEqual([
      -5,
      2.5,
      -5,
      -5,
      0,
      0,
      null,
    ]);
    for (const text of ["80", "5", "x", "+-5", "-", "-10001"]) {
      expect(read(automatic, text)).toMatch(/offset with its sign, like -5 or \+2\.5, or leave it empty\.$/);
    }
    expect([-5, 2.5, 0, null].map((value) => printValue(definitionOf(automatic, value, null)))).toEqual([
      "-5",
      "+2.5",
      "+0",
      "",
    ]);
  });

  test("heart-rate zone choices 1 to 5; rpe choices 0 to 10", () => {
    expect(["1", "5", "3."].map((text) => read(kind("heartRateZone"), text))).toEqual([1, 5, 3]);
    expect(["0", "10"].map((text) => read(kind("rpe"), text))).toEqual([0, 10]);
    for (const text of ["0", "6", "2.5", "x"]) {
      expect(read(kind("heartRateZone"), text)).toBe("Enter a whole number from 1 to 5.");
    }
    for (const text of ["-1", "11", "7.25"])
      expect(read(kind("rpe"), text)).toBe("Enter a whole or half number from 0 to 10.");
  });
});

const anyKind = fc.constantFrom(...trackableCategories).chain((category) =>
  fc.record({
    category: fc.constant(category),
    unit: fc.constantFrom(...trackables[category].units),
    type: fc.constantFrom(...trackables[category].types),
  }),
);

const hundredths = fc.integer({ min: -20_000, max: 2_000_000 }).map((number) => String(number / 100));
const typedText = fc.oneof(
  hundredths,
  fc.integer({ min: 0, max: 12 }).map(String),
  fc.tuple(fc.nat(200), fc.nat(59)).map(([minutes, seconds]) => `${minutes}:${String(seconds).padStart(2, "0")}`),
  fc
    .array(hundredths, { minLength: 2, maxLength: 4 })
    .map((parts) => parts.toSorted((a, b) => Number(b) - Number(a)).join("/")),
  fc.tuple(fc.nat(30), fc.nat(10)).map(([own, forced]) => `${own}+${forced}`),
  fc.tuple(hundredths, hundredths).map((ends) => ends.toSorted((a, b) => Number(a) - Number(b)).join("-")),
  fc.tuple(fc.nat(10), fc.integer({ min: 11, max: 59 })).map(([from, to]) => `0:${from + 10}-1:${to}`),
  hundredths.map((number) => `${number}+`),
  fc.constant("max"),
  hundredths.map((number) => (number.startsWith("-") ? number : `+${number}`)),
  fc.string({ maxLength: 8 }),
);

test("a value that was accepted prints as a text that is read back as the same value", () => {
  let accepted = 0;
  fc.assert(
    fc.property(anyKind, typedText, (of, text) => {
      const parsed = parseValue(of, text);
      if (!parsed.ok) return;
      accepted++;
      const definition = definitionOf(of, parsed.value, parsed.additionalValue);
      expect(parseValue(of, printValue(definition))).toEqual(parsed);
      expect(valueProblem(definition)).toBeNull();
    }),
    { numRuns: 8000, seed: 11 },
  );
  expect(accepted).toBeGreaterThan(800);
});

test("a stored value that nobody could have typed is found out", () => {
  const wrong = [
    definitionOf(kind("weight"), 80.123, null),
    definitionOf(kind("weight"), Number.NaN, null),
    definitionOf(kind("weight"), "80", null),
    definitionOf(kind("weight"), 80, 2),
    definitionOf(kind("weight", "percentage"), -1, null),
    definitionOf(kind("weight", "dropSet"), "80 / 70", null),
    definitionOf(kind("weight", "dropSet"), 80, null),
    definitionOf(kind("reps", "forcedReps"), 8, null),
    definitionOf(kind("rpe"), 7.25, null),
    definitionOf(kind("reps", "clusterReps"), "5+3", null),
    definitionOf(kind("reps", "clusterReps"), "5+3+2", 8000),
    definitionOf(kind("weight", "bodyWeightOffset"), "bw", null),
    definitionOf({ category: "velocity", unit: "minutesPerKilometer", type: "range" }, 270, 300),
    definitionOf(kind("time"), 75.555, null),
    definitionOf({ category: null, unit: null, type: "amount" }, 5, null),
    definitionOf(kind("weight"), null, 3),
    definitionOf(kind("weight", "range"), 70, 60),
    definitionOf(kind("weight", "range"), 70, null),
    definitionOf(kind("weight", "range"), "60-70", null),
    definitionOf(kind("weight", "percentageRange"), null, 75),
    definitionOf(kind("reps", "minimum"), 8, 12),
    definitionOf(kind("reps", "minimum"), -8, null),
    definitionOf(kind("reps", "toFailure"), 8, null),
    definitionOf(kind("reps", "toFailure"), null, 8),
    definitionOf(kind("reps", "toFailure"), "max", null),
  ];
  for (const definition of wrong) expect(valueProblem(definition)).toEqual(expect.any(String));
});
