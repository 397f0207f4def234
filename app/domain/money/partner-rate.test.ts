import { expect, test } from "vitest";
import { partnerRateProblem } from "./partner-rate.ts";

test.each([
  ["", 20, "Must enter commission rate"],
  ["many", 20, "Enter a percentage from 0 to 100, with at most 2 decimals"],
  ["100.5", 0, "Enter a percentage from 0 to 100, with at most 2 decimals"],
  ["0", 20, null],
  ["80", 20, null],
  ["80,01", 20, "With the platform's 20 % this is more than the price"],
  ["79.99", 20.01, null],
])("'%s' beside the platform's %d %%", (typed, platformRate, problem) => {
  expect(partnerRateProblem(typed, platformRate)).toBe(problem);
});
