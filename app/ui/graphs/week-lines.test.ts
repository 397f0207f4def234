import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { WeekLines } from "./week-lines.tsx";

const html = (...values: (number | null)[]) =>
  renderToString(
    createElement(WeekLines, { title: "Squat", unit: "kg", first: 5, lines: [{ label: "Tonnage", values }] }),
  );

test("a line goes from week to week, over those without a value", () => {
  // 204 wide and 70 high within the axes, which go from 50 to 350: 100 is a sixth of 70 above their bottom at 78
  expect(html(100, null, 200, 300)).toContain('d="M46 66L182 43L250 20"');
  expect(html(100, null, 200, 300)).toContain('aria-label="Squat; Tonnage 100 kg in week 5, 300 kg in week 8"');
});

test("one value is a mark, and without any there is no drawing", () => {
  expect(html(null, 100)).toContain('aria-label="Squat; Tonnage 100 kg in week 6"');
  expect(html(null, null)).toBe("");
});
