import { expect, test } from "vitest";
import { columnOf, columnWords } from "./columns.ts";

test.each(columnWords)("the heading '$example' is of a column of $kind", ({ kind, example }) => {
  expect(columnOf(example)?.kind).toBe(kind);
});
