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
    createElement(Drawing, {
      graph: drawn,
      palette: "single",
      window: { from: from * day, to: to * day },
      sizes: sizesOf([drawn]),
    }),
  );

test("lines are drawn on the server, within the window, each with a dash and a mark of its own", () => {
  const drawn = html(1, 3);
  // 464 wide and 240 high within the axes: 1 of 1 to 5 is at the bottom, 3 in the middle
  expect(drawn).toContain('d="M0,240L232,180L464,120"');
  expect(drawn).toContain('stroke-dasharray="7 5"');
  expect(html(2, 3)).toContain('d="M-464,240L0,180L464,120"');
});

test("a line is named where it ends, as far as there is room, unless its graph is called like it", () => {
  expect(html(1, 3).match(/[^>]*…(?=<)/g)).toEqual(["A nam…", "A name of more t…", "A name of more than…"]);
  const alone = { ...graph, lines: [{ id: "mood", label: "Mood", points: [{ at: 2 * day, value: 5 }] }] };
  expect(html(1, 3, alone)).not.toContain(">Mood<");
  expect(html(1, 3, { ...alone, title: "Mind" })).toContain(">Mood<");
});

test("a place of the screen is a moment of the window, none outside of it", () => {
  const wide = sizesOf([graph]).find(({ name }) => name === "wide");
  if (!wide) throw new Error("There is no wide graph.");
  const window = { from: 0, to: 100 };
  // shown at half its width: the axis begins at 10 and ends at 242
  expect([10, 126, 242, 0, 325].map((at) => Math.round(momentAt(at, 325, wide, window)))).toEqual([0, 50, 100, 0, 100]);
});

test("the axis leaves room for the longest number, and as much in every graph of a page", () => {
  const load = { ...graph, lowest: 0, highest: 15_000 };
  const [left] = sizesOf([graph, load]).map((size) => size.left);
  const [alone] = sizesOf([graph]).map((size) => size.left);
  // 12.5 wide letters: five digits of 0.7 and a comma of 0.38, and 8 to the axis; a single digit is narrower than a date
  expect([left, alone]).toEqual([57, 20]);
});
