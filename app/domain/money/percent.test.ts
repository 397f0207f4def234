import { expect, test } from "vitest";
import { formatPercent, readPercent } from "./percent.ts";

test.each([
  ["15", "15.00"],
  ["12,5", "12.50"],
  [" 12.50 % ", "12.50"],
  ["0", "0.00"],
  ["100", "100.00"],
  ["100.01", null],
  ["-1", null],
  ["12.345", null],
  ["1e1", null],
  ["", null],
])("%j is read as %j", (typed, share) => expect(readPercent(typed)).toBe(share));

test("a share is written without needless zeros", () => {
  expect(formatPercent("12.50")).toBe("12.5 %");
});
