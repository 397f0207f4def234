import fc from "fast-check";
import { expect, test } from "vitest";
import { pageWindow } from "./page-window.ts";

test("a short list offers all its pages", () => {
  expect(pageWindow(1, 1)).toEqual([1]);
  expect(pageWindow(2, 3)).toEqual([1, 2, 3]);
  expect(pageWindow(7, 10)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
});

test("a long list offers ten pages around the current one", () => {
  expect(pageWindow(1, 25)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(pageWindow(13, 25)).toEqual([8, 9, 10, 11, 12, 13, 14, 15, 16, 17]);
  expect(pageWindow(25, 25)).toEqual([16, 17, 18, 19, 20, 21, 22, 23, 24, 25]);
});

test("the window never leaves the list, is in a row, and holds the current page", () => {
  const lists = fc
    .integer({ min: 1, max: 500 })
    .chain((pages) => fc.tuple(fc.integer({ min: 1, max: pages }), fc.constant(pages)));
  fc.assert(
    fc.property(lists, ([page, pages]) => {
      const window = pageWindow(page, pages);
      expect(window).toContain(page);
      expect(window).toHaveLength(Math.min(10, pages));
      expect(window[0]).toBeGreaterThanOrEqual(1);
      expect(window.at(-1)).toBeLessThanOrEqual(pages);
      expect(window.every((number, index) => index === 0 || number === (window[index - 1] ?? 0) + 1)).toBe(true);
    }),
  );
});
