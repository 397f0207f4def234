import { expect, test } from "vitest";
import { counted, plural } from "./counted.ts";

test("one is one, and everything else is many", () => {
  expect([0, 1, 2].map((count) => counted(count, "exercise"))).toEqual(["0 exercises", "1 exercise", "2 exercises"]);
  expect([1, 3].map((count) => counted(count, "category", "categories"))).toEqual(["1 category", "3 categories"]);
  expect([1, 3].map((count) => plural(count, "week is", "weeks are"))).toEqual(["week is", "weeks are"]);
});
