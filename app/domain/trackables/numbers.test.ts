import { expect, test } from "vitest";
import { roundToHundredths } from "./numbers.ts";

test("values are rounded half up to 2 decimals as they are written", () => {
  expect([1.005, 2.675, 116.666666, 0.004, 80].map(roundToHundredths)).toEqual([1.01, 2.68, 116.67, 0, 80]);
});
