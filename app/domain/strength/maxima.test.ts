import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Achieved, betterMaxima, defaultFormula, hasMaxima, maximaFrom } from "./maxima.ts";

const plain = { unit: "kilograms", on: "2026-03-02", repetitions: 1, isByCoach: false } as const;
const current = { isSinceReset: true, isSinceSaid: true };

function done(value: number, changes: Partial<Achieved> = {}): Achieved {
  return { value, ...plain, ...current, ...changes };
}

const weightOf = (...achieved: Achieved[]) => maximaFrom("weight", "epley", achieved);

describe("what is real, and what is calculated", () => {
  test("a weight at one repetition is real, at more it is calculated", () => {
    const on = "2026-03-02";
    expect(weightOf(done(120), done(110, { repetitions: 5 }))).toEqual({
      currentReal: { value: 120, on },
      allTimeReal: { value: 120, on },
      currentCalculated: { value: 110 * (1 + 5 / 30), on },
      allTimeCalculated: { value: 110 * (1 + 5 / 30), on },
    });
  });

  test("by the exercise's formula", () => {
    const five = [done(100, { repetitions: 5 })];
    expect(maximaFrom("weight", "brzycki", five).allTimeCalculated?.value).toBe(112.5);
    expect(maximaFrom("weight", defaultFormula, five).allTimeCalculated?.value).toBeCloseTo(116.67, 2);
  });

  test("a weight for more than 10 repetitions, or for none that are known, is neither", () => {
    expect(weightOf(done(60, { repetitions: 11 }), done(60, { repetitions: null }))).toEqual({});
  });

  test("anything done of another category is real; nothing and less is no achievement", () => {
    const jump = done(40, { unit: "centimeters", repetitions: null });
    expect(maximaFrom("height", defaultFormula, [jump]).currentReal?.value).toBe(40);
    expect(weightOf(done(0), done(-5))).toEqual({});
  });

  test("what a coach says is real alone", () => {
    expect(Object.keys(weightOf(done(130, { isByCoach: true, repetitions: null })))).toEqual([
      "currentReal",
      "allTimeReal",
    ]);
  });
});

test("values are compared and kept in the first unit", () => {
  const maxima = weightOf(done(100), done(225, { unit: "pounds", on: "2026-03-03" }));
  expect(maxima.allTimeReal).toEqual({ value: 225 * 0.45359237, on: "2026-03-03" });
});

test("lower is better for times that are raced against", () => {
  const times = [31, 29.5, 30].map((value) => done(value, { unit: "seconds", repetitions: null }));
  expect(maximaFrom("fastestTime", defaultFormula, times).allTimeReal?.value).toBe(29.5);
  expect(maximaFrom("timeToPeakVelocity", defaultFormula, times).allTimeReal?.value).toBe(29.5);
  expect(maximaFrom("time", defaultFormula, times).allTimeReal?.value).toBe(31);
});

test("what was before the reset is all-time alone, and what was before the coach's word is not the current real one", () => {
  const before = done(150, { isSinceReset: false, on: "2026-01-05" });
  const unsaid = done(140, { isSinceSaid: false, on: "2026-02-05" });
  const said = done(120, { isByCoach: true, repetitions: null, on: "2026-02-10" });
  expect(weightOf(before, unsaid, said)).toEqual({
    currentReal: { value: 120, on: "2026-02-10" },
    currentCalculated: { value: 140, on: "2026-02-05" },
    allTimeReal: { value: 150, on: "2026-01-05" },
    allTimeCalculated: { value: 150, on: "2026-01-05" },
  });
  expect(weightOf(before, said, done(125, { on: "2026-03-01" })).currentReal?.value).toBe(125);
});

test("of two alike the earlier day stands, in whatever order they come", () => {
  const one = fc.record({ value: fc.integer({ min: 1, max: 9 }), day: fc.integer({ min: 1, max: 9 }) });
  fc.assert(
    fc.property(fc.array(one, { minLength: 1, maxLength: 12 }), (list) => {
      const achieved = list.map(({ value, day }) => done(value, { on: `2026-02-0${day}` }));
      const most = Math.max(...list.map(({ value }) => value));
      const first = Math.min(...list.filter(({ value }) => value === most).map(({ day }) => day));
      expect(weightOf(...achieved).allTimeReal).toEqual({ value: most, on: `2026-02-0${first}` });
      expect(weightOf(...achieved.toReversed())).toEqual(weightOf(...achieved));
    }),
  );
});

test("told from the parts and put together they are those of the whole", () => {
  const one = fc.record({
    value: fc.integer({ min: 0, max: 9 }),
    day: fc.integer({ min: 1, max: 5 }),
    repetitions: fc.constantFrom(1, 3, 11, null),
    isByCoach: fc.boolean(),
    isSinceReset: fc.boolean(),
    isSinceSaid: fc.boolean(),
  });
  const parts = fc.tuple(fc.array(one, { maxLength: 8 }), fc.array(one, { maxLength: 8 }));
  fc.assert(
    fc.property(parts, fc.constantFrom("weight", "fastestTime"), (lists, category) => {
      const unit = category === "weight" ? "kilograms" : "seconds";
      const maximaOf = (list: (typeof lists)[number]) =>
        maximaFrom(
          category,
          defaultFormula,
          list.map(({ day, ...rest }) => ({ ...rest, unit, on: `2026-02-0${day}` })),
        );
      const [before, added] = lists;
      expect(betterMaxima(category, maximaOf(before), maximaOf(added))).toEqual(maximaOf([...before, ...added]));
    }),
  );
});

test("no maxima are kept of zones and of exertion, which no percentage is of", () => {
  expect([hasMaxima("weight"), hasMaxima("reps"), hasMaxima("heartRateZone"), hasMaxima("rpe")]).toEqual([
    ...[true, true, false, false],
  ]);
});
