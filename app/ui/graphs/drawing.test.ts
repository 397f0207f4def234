import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { day, type Graph } from "#app/domain/graphs/graph.ts";
import { Drawing } from "./drawing.tsx";
import { momentAt, sizes } from "./size.ts";

const graph: Graph = {
  id: "mood",
  title: "Mood",
  unit: "",
  lowest: 1,
  highest: 5,
  lines: [
    { id: "a", label: "Amara", points: [1, 2, 3].map((at) => ({ at: at * day, value: at })) },
    { id: "b", label: "A name of more than twenty letters", points: [{ at: 2 * day, value: 5 }] },
  ],
};

const html = (from: number, to: number) =>
  renderToString(createElement(Drawing, { graph, palette: "single", window: { from: from * day, to: to * day } }));

test("lines are drawn on the server, within the window, each with a dash and a mark of its own", () => {
  const drawn = html(1, 3);
  // 520 wide and 256 high within the axes: 1 of 1 to 5 is at the bottom, 3 in the middle
  expect(drawn).toContain('d="M0,256L260,192L520,128"');
  expect(drawn).toContain('stroke-dasharray="7 5"');
  expect(drawn).toMatch(/A name of more than…</);
  expect(html(2, 3)).toContain('d="M-520,256L0,192L520,128"');
});

test("a place of the screen is a moment of the window, none outside of it", () => {
  const [wide] = sizes;
  if (!wide) throw new Error("There is no wide graph.");
  const window = { from: 0, to: 100 };
  // shown at half its width: the axis begins at 22 and ends at 282
  expect([22, 152, 282, 0, 360].map((at) => momentAt(at, 360, wide, window))).toEqual([0, 50, 100, 0, 100]);
});
