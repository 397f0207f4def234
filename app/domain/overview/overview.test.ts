import { describe, expect, test } from "vitest";
import { dayOf, entryWith, measured, roundOf, subjectOf } from "#app/domain/strength/subject-support.ts";
import { workoutTotals } from "#app/domain/strength/totals.ts";
import type { Workout } from "#app/domain/workout/document/document.ts";
import { dayOverview } from "./day.ts";
import { liftsByWeek } from "./lifts.ts";

const reps = (value: number) => ({ category: "reps", value }) as const;
const kilos = (value: number) => ({ category: "weight", value }) as const;
const share = (value: number) => ({ category: "weight", type: "percentage", value }) as const;
const client = subjectOf([measured("Squat", { weight: { currentReal: { value: 200, on: "2026-11-03" } } })]);

type Cells = Parameters<typeof roundOf>;

/** Rounds with ids of their own, as in a document. */
function entry(name: string, ...rounds: Cells[]) {
  return entryWith(
    name,
    rounds.map((cells, index) => ({ ...roundOf(...cells), id: `${name} ${index}` })),
  );
}

const dayWith = (...entries: ReturnType<typeof entry>[]): Workout => ({ ...dayOf(entries), name: " Heavy " });

describe("a day", () => {
  test("has its title, its sets as the totals count them, and each lift's heaviest rounds", () => {
    const squat = entry(
      "Squat",
      [reps(5), kilos(60)],
      [reps(5), kilos(100)],
      [reps(5), kilos(100)],
      [reps(8), kilos(80)],
    );
    const day = dayWith(squat, entry("Row", [reps(10), kilos(50)]));
    expect(dayOverview(day, null)).toEqual({
      title: "Heavy",
      sets: 5,
      lifts: [
        { name: "Squat", top: "2 × 5 @ 100 kg" },
        { name: "Row", top: "1 × 10 @ 50 kg" },
      ],
    });
    expect([...workoutTotals(day, null).values()].reduce((sum, { sets }) => sum + sets, 0)).toBe(5);
  });

  test("takes the top set of an exercise that stands in two sets, and shows three lifts at most", () => {
    const names = ["Row", "Press", "Curl"].map((name) => entry(name, [reps(10), kilos(20)]));
    const back = { ...entry("Squat", [reps(3), kilos(120)]), id: "again" };
    const day = dayWith(entry("Squat", [reps(5), kilos(100)]), back, ...names);
    expect(dayOverview(day, null)?.lifts.map(({ name, top }) => [name, top])).toEqual([
      ["Squat", "1 × 3 @ 120 kg"],
      ["Row", "1 × 10 @ 20 kg"],
      ["Press", "1 × 10 @ 20 kg"],
    ]);
  });

  test("shows percentages by percent, and what they come to for a client", () => {
    const day = dayWith(entry("Squat", [reps(5), share(70)], [reps(3), share(85)]));
    expect(dayOverview(day, null)?.lifts[0]?.top).toBe("1 × 3 @ 85 %");
    expect(dayOverview(day, client)?.lifts[0]?.top).toBe("1 × 3 @ 85 % (170 kg)");
  });

  test("prefers exercises with a weight, and without any shows the first", () => {
    const run = entry("Run", [{ category: "distance", unit: "meters", value: 400 }]);
    const lift = entry("Squat", [reps(5), kilos(100)]);
    expect(dayOverview(dayWith(run, lift), null)?.lifts.map(({ name }) => name)).toEqual(["Squat"]);
    expect(dayOverview(dayWith(run), null)?.lifts).toEqual([{ name: "Run", top: "400 m" }]);
  });

  test("of rest has no overview, and one without exercises no sets", () => {
    expect(dayOverview({ ...dayOf([]), restDay: true }, null)).toBeNull();
    expect(dayOverview(dayOf([]), null)).toEqual({ title: "", sets: 0, lifts: [] });
  });
});

describe("the lifts of a program by week", () => {
  test("have tonnage, the average of each repetition and the heaviest weight in kilograms", () => {
    // 5 × 100 + 3 × 120 = 860 kg in 8 repetitions, 107.5 kg each
    const first = [dayWith(entry("Squat", [reps(5), kilos(100)])), dayWith(entry("Squat", [reps(3), kilos(120)]))];
    const third = [dayWith(entry("Squat", [reps(2), kilos(130)]))];
    expect(liftsByWeek([first, [], third], null)).toEqual([
      {
        ...{ id: "Squat", name: "Squat", unit: "kg" },
        weeks: [
          { tonnage: 860, average: 107.5, peak: 120 },
          { tonnage: null, average: null, peak: null },
          { tonnage: 260, average: 130, peak: 130 },
        ],
      },
    ]);
  });

  test("have percent where a percentage is written: tonnage only for a client whose maximum is known", () => {
    const week = [dayWith(entry("Squat", [reps(5), share(70)], [reps(3), share(86)]))];
    // (5 × 70 + 3 × 86) / 8 = 76; of 200 kg 5 × 140 + 3 × 172 = 1216
    expect(liftsByWeek([week], null)[0]).toMatchObject({
      unit: "%",
      weeks: [{ tonnage: null, average: 76, peak: 86 }],
    });
    expect(liftsByWeek([week], client)[0]?.weeks).toEqual([{ tonnage: 1216, average: 76, peak: 86 }]);
  });

  test("have percent of a client's maximum for kilograms, too", () => {
    const week = [dayWith(entry("Squat", [reps(5), kilos(150)]))];
    expect(liftsByWeek([week], client)[0]).toMatchObject({
      unit: "%",
      weeks: [{ tonnage: 750, average: 75, peak: 75 }],
    });
  });

  test("count each weight of a drop set, and a percentage of something else not as intensity", () => {
    // 8 × (80 + 60) = 1120 kg in 16 repetitions
    const drop = [dayWith(entry("Squat", [reps(8), { type: "dropSet", value: "80/60" }]))];
    expect(liftsByWeek([drop], null)[0]?.weeks).toEqual([{ tonnage: 1120, average: 70, peak: 80 }]);
    const training = { ...share(90), percentageOf: "trainingMax" } as const;
    expect(liftsByWeek([[dayWith(entry("Squat", [reps(5), training]))]], null)[0]).toMatchObject({
      unit: "kg",
      weeks: [{ tonnage: null, average: null, peak: null }],
    });
  });

  test("are the six in most weeks, and none without a weight", () => {
    const often = dayWith(entry("Often", [reps(1), kilos(1)]));
    const names = ["F", "E", "D", "C", "B", "A"];
    const once = dayWith(...names.map((name) => entry(name, [reps(1), kilos(1)])), entry("Chin-up", [reps(9)]));
    expect(liftsByWeek([[once], [often], [often]], null).map(({ name }) => name)).toEqual([
      ...["Often", "A", "B", "C", "D", "E"],
    ]);
    const twice = dayWith(entry("F", [reps(1), kilos(1)], [reps(1), kilos(1)]), ...names.map((name) => entry(name)));
    expect(liftsByWeek([[twice]], null).map(({ name }) => name)).toEqual(["F"]);
  });
});
