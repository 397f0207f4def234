import fc from "fast-check";
import { expect, test } from "vitest";
import { readJson } from "./json-text.ts";

test("any JSON within the bounds is read as it is", () => {
  const within = fc.json({ maxDepth: 5 }).filter((text) => !text.includes("u0000"));
  fc.assert(
    fc.property(within, (text) => {
      expect(readJson(text)).toEqual({ ok: true, value: JSON.parse(text) });
    }),
  );
});

test("nesting and number are counted outside texts alone", () => {
  const limits = { depth: 2, commas: 2 };
  const isRead = (text: string) => readJson(text, limits).ok;
  expect([isRead("[[1]]"), isRead("[[[1]]]"), isRead('["[[["]')]).toEqual([true, false, true]);
  expect([isRead("[1,2,3]"), isRead("[1,2,3,4]"), isRead('["\\",,,,"]')]).toEqual([true, false, true]);
});

test("the character that the database cannot hold is refused, its name in words is not", () => {
  expect([readJson('"a\\u0000"').ok, readJson('"\\\\\\u0000"').ok, readJson('"\\\\u0000"').ok]).toEqual([
    false,
    false,
    true,
  ]);
});

test("what is no JSON is said to be none", () => {
  for (const text of ["", "{", '"', "undefined", "[1,]", "\\"]) expect(readJson(text).ok).toBe(false);
});
