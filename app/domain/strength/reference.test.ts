import { describe, expect, test } from "vitest";
import { dimensionOf } from "#app/domain/trackables/conversion.ts";
import { trackableCategories, trackables } from "#app/domain/trackables/table.ts";
import { type Maxima, maximumKinds, referenceFor } from "./reference.ts";
import { measured, subjectOf } from "./subject-support.ts";

const on = "2026-11-03";
const byKind: Required<Maxima> = {
  currentReal: { value: 100, on },
  currentCalculated: { value: 105, on },
  allTimeReal: { value: 120, on },
  allTimeCalculated: { value: 125, on },
};

test("current comes before all-time, real before calculated", () => {
  const kinds: string[] = [];
  for (const skipped of [0, 1, 2, 3, 4]) {
    const weight = Object.fromEntries(maximumKinds.slice(skipped).map((kind) => [kind, byKind[kind]]));
    kinds.push(referenceFor(subjectOf([measured("Squat", { weight })]).exercises, "Squat", "weight")?.kind ?? "none");
  }
  expect(kinds).toEqual(["currentReal", "currentCalculated", "allTimeReal", "allTimeCalculated", "none"]);
});

describe("the superior exercise", () => {
  /** 'Lift 0' is 50 % of 'Lift 1', and so on; the last one has a maximum of 160. */
  function chain(length: number) {
    return Array.from({ length: length + 1 }, (_, index) =>
      index === length
        ? measured(`Lift ${index}`, { weight: { currentReal: { value: 160, on } } })
        : measured(`Lift ${index}`, { superiorId: `Lift ${index + 1}`, superiorPercentage: 50 }),
    );
  }
  const find = (exercises: ReturnType<typeof chain>) =>
    referenceFor(subjectOf(exercises).exercises, "Lift 0", "weight");

  test("lends its reference, share by share, at most 5 steps", () => {
    expect([0, 1, 2, 5, 6].map((length) => find(chain(length))?.value ?? null)).toEqual([160, 80, 40, 5, null]);
    expect(find(chain(2))?.through).toEqual([
      { name: "Lift 1", percentage: 50 },
      { name: "Lift 2", percentage: 50 },
    ]);
  });

  test("is not asked by who has a maximum", () => {
    const [first, ...others] = chain(1);
    if (!first) throw new Error("The chain has no exercise.");
    expect(find([{ ...first, maxima: { weight: { allTimeCalculated: { value: 70, on } } } }, ...others])?.value).toBe(
      70,
    );
  });

  test("asked in a ring, or gone, answers nothing", () => {
    const ring = [
      measured("Lift 0", { superiorId: "Lift 1", superiorPercentage: 50 }),
      measured("Lift 1", { superiorId: "Lift 0", superiorPercentage: 50 }),
    ];
    expect(find(ring)).toBeNull();
    expect(find(ring.slice(0, 1))).toBeNull();
  });
});

test("a category has one dimension, so that a record needs no other unit than its category's first", () => {
  for (const category of trackableCategories) {
    expect(new Set(trackables[category].units.map(dimensionOf)).size).toBe(1);
  }
});
