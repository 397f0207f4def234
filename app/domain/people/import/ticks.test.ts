import { expect, test } from "vitest";
import type { Line } from "./lines.ts";
import { excessOf, inOrder, rowsThatFit, rowsToTick, stillOffered, tickedWith, ticksAnew, ticksOf } from "./ticks.ts";

const line = (row: number, problem: Line["problem"] = null, isInvited = false): Line => {
  return { row, email: `${row}@people.test`, firstName: "", lastName: "", groups: [], problem, isInvited };
};
const lines = [line(2), line(3, "badEmail"), line(4, null, true), line(5), line(6)];
const none = { ticked: [], unticked: [] };

test("lines with a problem come first, and only the others can be ticked", () => {
  expect(inOrder(lines, false).map(({ row }) => row)).toEqual([3, 4, 2, 5, 6]);
  expect(rowsToTick(lines, false)).toEqual([2, 5, 6]);
  expect(rowsToTick(lines, true)).toEqual([2, 4, 5, 6]);
});

test("what a page says of its lines leaves those of other pages as they were", () => {
  const before = { ticked: [2, 5, 9], unticked: [] };
  expect(tickedWith(before, { from: 5, to: 7, ticked: [7] })).toEqual([2, 7, 9]);
  expect(tickedWith(before, { from: 0, to: 0, ticked: [] })).toEqual([2, 5, 9]);
});

test("what was left out stays so when the file is read in another way, twice", () => {
  const first = ticksOf([2, 5, 6], [2, 6], none);
  expect(first).toEqual({ ticked: [2, 6], unticked: [5] });
  const second = ticksAnew([2, 4], first);
  expect(second).toEqual({ ticked: [2, 4], unticked: [5] });
  const third = ticksOf([2, 4], [4], second);
  expect(ticksAnew([2, 4, 5, 6], third)).toEqual({ ticked: [4, 6], unticked: [5, 2] });
});

test("a line that can't be ticked any more is not ticked, and one that now can be is not either", () => {
  expect(stillOffered({ ticked: [2, 3], unticked: [4] }, [2, 4, 5])).toEqual({ ticked: [2], unticked: [4] });
});

test("as many as fit are counted from the top, and who has a place needs none", () => {
  const places = new Set(["4@people.test"]);
  expect(rowsThatFit(lines, true, { places, free: 2 })).toEqual([2, 4, 5]);
  expect(rowsThatFit(lines, true, { places, free: 0 })).toEqual([4]);
  expect(rowsThatFit(lines, true, { places, free: -3 })).toEqual([4]);
  expect(rowsThatFit(lines, false, { places, free: Number.POSITIVE_INFINITY })).toEqual([2, 5, 6]);
  expect(excessOf([line(2), line(4), line(5)], { places, free: 1 })).toBe(1);
  expect(excessOf([line(4)], { places, free: -3 })).toBe(0);
});
