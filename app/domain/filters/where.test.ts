import { describe, expect, test } from "vitest";
import { comparisons, comparisonsOf, whereLimits, whereSchema } from "./where.ts";

const fields = {
  name: "text",
  reps: "whole",
  price: "number",
  at: "instant",
  on: "day",
  owner: "id",
  isDone: "flag",
  level: ["EASY", "HARD"],
} as const;
const schema = whereSchema(fields);
const id = "01990292-D006-748C-BEE5-036E911FEB14";

const good = (field: string, operation: string, value: unknown) =>
  schema.safeParse({ field, operation, value }).success;

test("a comparison is read with its value as the field holds it", () => {
  expect(schema.parse({ field: "owner", operation: "in", value: [id] })).toEqual({
    field: "owner",
    operation: "in",
    value: [id.toLowerCase()],
  });
  expect(schema.parse({ field: "at", operation: "less", value: "2026-03-02T10:00:00+01:00" })).toMatchObject({
    value: new Date("2026-03-02T09:00:00Z"),
  });
});

test("there are document 1's sixteen operations, and each kind of field has those that make sense of it", () => {
  expect(comparisons.length + ["and", "or"].length).toBe(16);
  expect(Object.values(fields).map((kind) => comparisonsOf(kind).length)).toEqual([14, 8, 8, 8, 8, 4, 2, 4]);
  expect([good("level", "contains", "E"), good("isDone", "in", [true]), good("owner", "less", id)]).toEqual(
    Array(3).fill(false),
  );
});

test.each([
  ["name", 1],
  ["name", "x".repeat(whereLimits.text + 1)],
  ["reps", 1.5],
  ["reps", 2 ** 31],
  ["price", Number.POSITIVE_INFINITY],
  ["price", "1"],
  ["at", "2026-03-02"],
  ["at", "2026-02-30T00:00:00Z"],
  ["on", "2026-02-30"],
  ["on", "0000-01-01"],
  ["owner", "x"],
  ["isDone", "true"],
  ["level", "MEDIUM"],
  ["level", ["EASY"]],
])("%s is never compared with %j", (field, value) => {
  expect(good(field, "equals", value)).toBe(false);
});

test("emptiness is equal or not, and nothing else", () => {
  expect([good("name", "equals", null), good("on", "notEquals", null)]).toEqual([true, true]);
  expect([good("name", "contains", null), good("on", "less", null), good("name", "in", [null])]).toEqual(
    Array(3).fill(false),
  );
});

describe("comparisons are joined", () => {
  const leaf = { field: "reps", operation: "equals", value: 1 };
  const joined = (members: unknown[], operation = "and") => ({ operation, value: members });
  const isRead = (where: unknown) => schema.safeParse(where).success;

  test("down to a depth, by and and or alone, none of nothing", () => {
    const deep = (levels: number): unknown => (levels === 1 ? leaf : joined([deep(levels - 1), leaf], "or"));
    expect([isRead(deep(whereLimits.depth)), isRead(deep(whereLimits.depth + 1))]).toEqual([true, false]);
    expect([isRead(joined([])), isRead(joined([leaf], "not")), isRead([leaf])]).toEqual(Array(3).fill(false));
  });

  test("so many in all", () => {
    const half = joined(Array(whereLimits.leaves / 2).fill(leaf));
    expect([isRead(joined([half, half])), isRead(joined([half, half, leaf]))]).toEqual([true, false]);
    expect(good("reps", "in", Array(whereLimits.members + 1).fill(1))).toBe(false);
  });
});

test("a field that there is not, and anything beside the three, is refused by name", () => {
  const messages = (where: unknown) =>
    schema.safeParse(where).error?.issues.map(({ path, message }) => [path, message]);
  expect(messages({ field: "password", operation: "equals", value: 1 })).toEqual([
    [["field"], expect.stringContaining("The fields are: name, reps")],
  ]);
  expect(good("__proto__", "equals", "x")).toBe(false);
  expect(schema.safeParse({ field: "reps", operation: "equals", value: 1, sql: "x" }).success).toBe(false);
});
