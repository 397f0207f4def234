import { expect, test } from "vitest";
import { type Barbell, platesFor, standardBarbell } from "./plates.ts";

const kilograms = standardBarbell("kilograms");
const pounds = standardBarbell("pounds");
const plates = (weights: number[], pairs = 1) => weights.map((weight) => ({ weight, pairs }));
const own = (weights: number[], more: Partial<Barbell> = {}): Barbell => ({
  ...kilograms,
  plates: plates(weights),
  ...more,
});

test.each<[number, number[], number]>([
  [20, [], 0],
  [60, [20], 0],
  [100, [25, 15], 0],
  [102.5, [25, 15, 1.25], 0],
  [103, [25, 15, 1.25], 0.5],
  [142.5, [25, 25, 10, 1.25], 0],
  [230, [25, 25, 25, 25, 5], 0],
])("%d kg is the bar and %j on each side, with %d kg left", (weight, perSide, rest) => {
  expect(platesFor(weight, "kilograms", kilograms)).toEqual({ perSide, plateUnit: "kilograms", rest });
});

test("pounds are loaded from pounds", () => {
  expect(platesFor(225, "pounds", pounds)).toEqual({ perSide: [45, 45], plateUnit: "pounds", rest: 0 });
  expect(platesFor(232, "pounds", pounds)).toEqual({ perSide: [45, 45, 2.5], plateUnit: "pounds", rest: 2 });
});

test("less than the bar can't be loaded", () => {
  expect(platesFor(19.9, "kilograms", kilograms)).toBeNull();
  expect(platesFor(45, "pounds", kilograms)).toEqual({ perSide: [], plateUnit: "kilograms", rest: 0.91 });
  expect(platesFor(44, "pounds", kilograms)).toBeNull();
});

test("a weight in another unit than the plates is loaded below it, and the rest is given in its own unit", () => {
  expect(platesFor(225, "pounds", kilograms)).toEqual({ perSide: [25, 15], plateUnit: "kilograms", rest: 4.54 });
  const mixed = own([25, 20, 15, 10, 5, 2.5], { plateUnit: "pounds" });
  expect(platesFor(20 + 2 * 45 * 0.45359237, "kilograms", mixed)).toEqual({
    perSide: [25, 20],
    plateUnit: "pounds",
    rest: 0,
  });
});

test("with few plates, the most that fits is found even if it is not begun with the heaviest", () => {
  expect(platesFor(60, "kilograms", own([15, 10, 9.5, 0.5]))?.perSide).toEqual([10, 9.5, 0.5]);
  expect(
    platesFor(60, "kilograms", {
      ...kilograms,
      plates: [
        { weight: 15, pairs: 1 },
        { weight: 10, pairs: 2 },
      ],
    }),
  ).toEqual({
    perSide: [10, 10],
    plateUnit: "kilograms",
    rest: 0,
  });
  expect(platesFor(200, "kilograms", own([20, 10]))).toEqual({ perSide: [20, 10], plateUnit: "kilograms", rest: 120 });
  expect(platesFor(200, "kilograms", own([]))).toEqual({ perSide: [], plateUnit: "kilograms", rest: 180 });
});

test("whatever is asked, bar, plates and rest are the weight, and no pair is used twice", () => {
  for (let weight = 20; weight <= 320; weight += 0.5) {
    const { perSide, rest } = platesFor(weight, "kilograms", kilograms) ?? { perSide: [], rest: 0 };
    expect(20 + 2 * perSide.reduce((sum, one) => sum + one, 0) + rest).toBeCloseTo(weight, 9);
    expect(rest).toBeLessThan(2.5);
    for (const { weight: plate, pairs } of kilograms.plates) {
      expect(perSide.filter((one) => one === plate).length).toBeLessThanOrEqual(pairs);
    }
  }
});
