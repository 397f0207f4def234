import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { groupTotals, joinTotals } from "./group-totals.ts";
import { dayOf, entryWith, measured, roundOf, subjectOf } from "./subject-support.ts";
import { addTotals, noTotals, type Totals, workoutTotals } from "./totals.ts";

const reps = (value: number) => ({ category: "reps", value }) as const;
const kilos = (value: number) => ({ category: "weight", value }) as const;
const client = subjectOf([measured("Squat", { weight: { currentReal: { value: 100, on: "2026-11-03" } } })]);

function totalsOf(...rounds: Parameters<typeof roundOf>[]) {
  const day = dayOf([
    entryWith(
      "Squat",
      rounds.map((cells) => roundOf(...cells)),
    ),
  ]);
  return { alone: workoutTotals(day, null).get("Squat"), shown: workoutTotals(day, client).get("Squat") };
}

test("each round is a set; volume is weight times repetitions in kilograms", () => {
  expect(totalsOf([reps(5), kilos(100)], [reps(3), kilos(110)]).alone).toEqual({
    sets: 2,
    repetitions: 8,
    volume: 830,
    seconds: 0,
    uncounted: 0,
    toFailure: 0,
  });
  const { alone } = totalsOf([reps(10), { ...kilos(100), unit: "pounds" }]);
  expect(alone?.volume).toBeCloseTo(453.59, 2);
});

test("time is added up, and a set without weight has no volume", () => {
  const run = { category: "time", unit: "seconds", value: 90 } as const;
  expect(totalsOf([run], [run], [reps(12)]).alone).toEqual({ ...noTotals, sets: 3, repetitions: 12, seconds: 180 });
});

test("every weight of a drop set is lifted for the repetitions, and forced repetitions are done too", () => {
  expect(totalsOf([reps(8), { type: "dropSet", value: "80/70/60" }]).alone).toMatchObject({
    sets: 1,
    repetitions: 24,
    volume: 1680,
  });
  const forced = { category: "reps", type: "forcedReps", value: 8, additionalValue: 2 } as const;
  expect(totalsOf([forced, kilos(50)]).alone).toMatchObject({ repetitions: 10, volume: 500 });
});

test("a share counts for the client alone whose maximum is known, and is told otherwise", () => {
  const { alone, shown } = totalsOf([reps(5), { type: "percentage", value: 80 }], [reps(5), kilos(60)]);
  expect(alone).toMatchObject({ sets: 2, repetitions: 10, volume: 300, uncounted: 1 });
  expect(shown).toMatchObject({ sets: 2, repetitions: 10, volume: 700, uncounted: 0 });
});

test("a range counts with its lower end, a minimum with its number", () => {
  const range = { category: "reps", type: "range", value: 8, additionalValue: 12 } as const;
  const loads = { type: "range", value: 60, additionalValue: 70 } as const;
  const least = { category: "reps", type: "minimum", value: 5 } as const;
  expect(totalsOf([range, loads], [least, kilos(100)]).alone).toMatchObject({
    ...{ sets: 2, repetitions: 13, volume: 8 * 60 + 5 * 100, uncounted: 0 },
  });
  const shares = { type: "percentageRange", value: 70, additionalValue: 75 } as const;
  const { alone, shown } = totalsOf([reps(5), shares]);
  expect([alone?.uncounted, shown?.volume, shown?.uncounted]).toEqual([1, 350, 0]);
});

test("a round to failure is uncounted, with a weight, without one and by time", () => {
  const max = { category: "reps", type: "toFailure", value: null } as const;
  const hold = { category: "time", unit: "seconds", type: "toFailure", value: null } as const;
  expect(totalsOf([max, kilos(60)], [max], [hold], [reps(5), kilos(60)]).shown).toEqual({
    ...{ sets: 4, repetitions: 5, volume: 300, seconds: 0, uncounted: 3, toFailure: 3 },
  });
});

test("only the main variation counts, and neither rests nor rest days", () => {
  const round = roundOf(reps(5), kilos(100));
  const squat = entryWith("Squat", [round, { ...round, isRest: true }]);
  const pause = { ...entryWith("Pause", [round]), isRest: true, exercise: null };
  const day = dayOf([squat, pause], [entryWith("Lunge", [round])]);
  expect([...workoutTotals(day, null)]).toEqual([["Squat", { ...noTotals, sets: 1, repetitions: 5, volume: 500 }]]);
  expect(workoutTotals({ ...day, restDay: true }, null).size).toBe(0);
});

const legs = { id: "legs", name: "Legs" };
const back = { id: "back", name: "Back" };
const groupings = new Map([
  ["Squat", { categories: [legs], subcategories: [{ id: "quads", name: "Quads", categoryId: "legs" }] }],
  ["Pull", { categories: [legs, back], subcategories: [{ id: "hams", name: "Hamstrings", categoryId: "legs" }] }],
]);

describe("totals by category and subcategory", () => {
  const sets = (number: number): Totals => ({ ...noTotals, sets: number });

  test("stand in the order of their names, what belongs nowhere last", () => {
    const { all, groups } = groupTotals(
      [
        ["New", sets(1)],
        ["Squat", sets(2)],
        ["Pull", sets(4)],
      ],
      groupings,
    );
    expect(all.sets).toBe(7);
    expect(groups.map(({ name, totals }) => [name, totals.sets])).toEqual([
      ["Back", 4],
      ["Legs", 6],
      ["Other", 1],
    ]);
    expect(groups[1]?.subcategories.map(({ name, totals }) => [name, totals.sets])).toEqual([
      ["Hamstrings", 4],
      ["Quads", 2],
    ]);
    expect(groups[0]?.subcategories).toEqual([]);
  });

  test("of a week are the sum of its days, whatever the order", () => {
    const totals = fc.record({
      sets: fc.nat(50),
      repetitions: fc.nat(500),
      volume: fc.nat(10_000),
      seconds: fc.nat(5000),
      uncounted: fc.nat(9),
      toFailure: fc.nat(9),
    });
    const day = fc
      .dictionary(fc.constantFrom("Squat", "Pull", "New"), totals)
      .map((own) => new Map(Object.entries(own)));
    fc.assert(
      fc.property(fc.array(day, { maxLength: 7 }), (days) => {
        const week = groupTotals(joinTotals(days), groupings);
        expect(groupTotals(joinTotals(days.toReversed()), groupings)).toEqual(week);
        expect(week.all).toEqual(days.flatMap((own) => [...own.values()]).reduce(addTotals, noTotals));
      }),
    );
  });
});
