import { expect, test } from "vitest";
import { formatEffort } from "./effort.ts";

test.each([
  [0, "rest (0)"],
  [7, "very hard (7)"],
  [7.5, "very hard (7.5)"],
  [10, "maximal (10)"],
])("a rating of %s is worded as %s", (rating, words) => {
  expect(formatEffort(rating)).toBe(words);
});
