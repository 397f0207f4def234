import fc from "fast-check";
import { expect, test } from "vitest";
import { placeBeside } from "./place.ts";

const panel = { width: 320, height: 200 };
const view = { width: 1280, height: 800 };

test("the panel stands below its target where it fits", () => {
  expect(placeBeside({ left: 100, top: 50, width: 200, height: 30 }, panel, view)).toEqual({ left: 100, top: 92 });
});

test("it stands above a target at the bottom, and beside one that fills the height", () => {
  expect(placeBeside({ left: 100, top: 700, width: 200, height: 60 }, panel, view)).toEqual({ left: 100, top: 488 });
  expect(placeBeside({ left: 100, top: 10, width: 200, height: 780 }, panel, view)).toEqual({ left: 312, top: 12 });
  expect(placeBeside({ left: 900, top: 10, width: 370, height: 780 }, panel, view)).toEqual({ left: 568, top: 12 });
});

test("it is on the screen, and over its target only where no side has room for it", () => {
  const coordinate = fc.integer({ min: 0, max: 1279 });
  const size = fc.integer({ min: 1, max: 1400 });
  fc.assert(
    fc.property(coordinate, fc.integer({ min: 0, max: 799 }), size, size, (left, top, width, height) => {
      const target = { left, top, width, height };
      const at = placeBeside(target, panel, view);
      expect(at.left).toBeGreaterThanOrEqual(12);
      expect(at.top).toBeGreaterThanOrEqual(12);
      expect(at.left + panel.width).toBeLessThanOrEqual(view.width - 12);
      expect(at.top + panel.height).toBeLessThanOrEqual(view.height - 12);
      if (!hasRoom(target)) return;
      const isClear =
        at.left >= left + width ||
        at.left + panel.width <= left ||
        at.top >= top + height ||
        at.top + panel.height <= top;
      expect(isClear).toBe(true);
    }),
  );
});

function hasRoom({ left, top, width, height }: { left: number; top: number; width: number; height: number }) {
  const room = 24;
  return (
    top + height + room + panel.height <= view.height ||
    top - room - panel.height >= 0 ||
    left + width + room + panel.width <= view.width ||
    left - room - panel.width >= 0
  );
}
