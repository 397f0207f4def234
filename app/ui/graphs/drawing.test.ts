import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { day, type Graph } from "#app/domain/graphs/graph.ts";
import { Drawing } from "./drawing.tsx";
import { momentAt, sizesOf } from "./size.ts";

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

const html = (from: number, to: number, drawn = graph) =>
  renderToString(
    createElement(Drawing, { graph: drawn, palette: "single", window: { from: from * day, to: to * day } }),
  );

test("lines are drawn on the server, within the window, each with a dash and a mark of its own", () => {
  const drawn = html(1, 3);
  // 440 wide and 240 high within the axes: 1 of 1 to 5 is at the bottom, 3 in the middle
  expect(drawn).toContain('d="M0,240L220,180L440,120"');
  expect(drawn).toContain('stroke-dasharray="7 5"');
  expect(html(2, 3)).toContain('d="M-440,240L0,180L440,120"');
});

test("a line is named where it ends, as far as there is room, unless its graph is called like it", () => {
  expect(html(1, 3).match(/[^>]*…(?=<)/g)).toEqual(["A nam…", "A name of more t…", "A name of more than…"]);
  const alone = { ...graph, lines: [{ id: "mood", label: "Mood", points: [{ at: 2 * day, value: 5 }] }] };
  expect(html(1, 3, alone)).not.toContain(">Mood<");
  expect(html(1, 3, { ...alone, title: "Mind" })).toContain(">Mood<");
});

test("a place of the screen is a moment of the window, none outside of it", () => {
  const wide = sizesOf(graph).find(({ name }) => name === "wide");
  if (!wide) throw new Error("There is no wide graph.");
  const window = { from: 0, to: 100 };
  // shown at half its width: the axis begins at 22 and ends at 242
  expect([22, 132, 242, 0, 325].map((at) => Math.round(momentAt(at, 325, wide, window)))).toEqual([0, 50, 100, 0, 100]);
});
