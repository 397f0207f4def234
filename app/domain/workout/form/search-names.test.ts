import { expect, test } from "vitest";
import { findName, fittingFilters, parseFindName } from "./search-names.ts";

const subcategories = [
  { id: "legs", categoryId: "strength" },
  { id: "rowing", categoryId: "cardio" },
];

test("a set's search box is known by its name", () => {
  expect(parseFindName(findName("2026-03-02", "set"))).toEqual({ key: "2026-03-02", moduleId: "set" });
  expect(["find", "find 3", "3.name", ""].map(parseFindName)).toEqual([null, null, null, null]);
});

test.each([
  ["strength", "legs", "legs"],
  ["cardio", "legs", ""],
  ["", "legs", "legs"],
  ["cardio", "", ""],
])("with category '%s' and subcategory '%s', '%s' is searched", (category, subcategory, searched) => {
  expect(fittingFilters({ search: "x", category, subcategory }, subcategories)).toEqual({
    search: "x",
    category,
    subcategory: searched,
  });
});
