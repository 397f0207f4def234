import fc from "fast-check";
import { expect, test } from "vitest";
import { distance } from "./distance.ts";

test("two letters that changed places are one error", () => {
  expect(distance("bakc squat", "back squat", 2)).toBe(1);
});

test("texts further apart than allowed have no distance", () => {
  expect(distance("dip", "burpee", 3)).toBeNull();
});

test("a narrow search finds what a full table finds", () => {
  const word = fc.string({ unit: fc.constantFrom("a", "b", "c"), maxLength: 12 });
  fc.assert(
    fc.property(word, word, fc.nat(8), (a, b, allowed) => {
      const whole = fullDistance(a, b);
      expect(distance(a, b, allowed)).toBe(whole > allowed ? null : whole);
    }),
  );
});

function fullDistance(a: string, b: string): number {
  const of = (row: number, column: number): number => {
    if (row === 0 || column === 0) return row + column;
    const known = table.get(`${row} ${column}`);
    if (known !== undefined) return known;
    const isSwap = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
    const found = Math.min(
      of(row - 1, column) + 1,
      of(row, column - 1) + 1,
      of(row - 1, column - 1) + (a[row - 1] === b[column - 1] ? 0 : 1),
      isSwap && row > 1 && column > 1 ? of(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
    );
    table.set(`${row} ${column}`, found);
    return found;
  };
  const table = new Map<string, number>();
  return of(a.length, b.length);
}
