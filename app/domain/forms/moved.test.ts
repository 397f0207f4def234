import { expect, test } from "vitest";
import { movedWithin } from "./moved.ts";

test("one of a list changes places with its neighbour, and stays at the ends", () => {
  const list = ["reps", "weight", "time"];
  expect(movedWithin(list, "weight", "up")).toEqual(["weight", "reps", "time"]);
  expect(movedWithin(list, "weight", "down")).toEqual(["reps", "time", "weight"]);
  expect(movedWithin(list, "reps", "up")).toEqual(list);
  expect(movedWithin(list, "time", "down")).toEqual(list);
  expect(movedWithin(list, "rpe", "up")).toEqual(list);
});
