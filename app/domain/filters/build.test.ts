import { expect, test } from "vitest";
import { EMPTY_ID } from "#app/domain/ids/ids.ts";
import { contains, equals, equalsId, every, some } from "./build.ts";

test("what is not chosen filters nothing", () => {
  expect(every(equals("role", ""), equalsId("creator", ""), contains("name", ""))).toBeNull();
  expect(some()).toBeNull();
});

test("what is chosen is compared, and being empty can be chosen", () => {
  const none = { field: "folder", operation: "equals", value: null };
  const named = { field: "name", operation: "contains", value: "squat" };
  const both = { operation: "or", value: [none, named] };
  expect(every(some(equals("folder", null), contains("name", "squat")), equals("role", ""))).toEqual({
    operation: "and",
    value: [both],
  });
});

test("text that is no id equals no row's id", () => {
  expect(equalsId("creator", "' or 1=1")).toEqual({ field: "creator", operation: "equals", value: EMPTY_ID });
});
