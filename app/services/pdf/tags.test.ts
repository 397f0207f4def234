import { expect, test } from "vitest";
import { paper } from "#app/domain/report/layout/paper.ts";
import { rule, textMark } from "#app/domain/report/layout/rows.ts";
import { blocksOf } from "./tags.ts";

const at = (y: number, mark = textMark("Back squat", "exercise", 172)) => ({ ...mark, y });

test("a heading is one, a line is read in one go, and so are the lines of a paragraph", () => {
  const marks = [
    at(100, textMark("Day 1", "day", 0)),
    at(120, textMark("Main lift", "set", 0)),
    at(120, textMark("a", "exercise", 158)),
    at(120),
    at(120, textMark("5 × 5 @ 80 %", "text", 326)),
    at(140, textMark("Sit between", "note", 172)),
    at(152.5, textMark("the heels.", "note", 172)),
    at(200, textMark("Another note", "note", 172)),
  ];
  const said = blocksOf(marks).map(({ tag, marks: some }) => [
    tag,
    ...some.map((mark) => mark.is === "text" && mark.text),
  ]);
  expect(said).toEqual([
    ["H2", "Day 1"],
    ["H3", "Main lift"],
    ["P", "a", "Back squat", "5 × 5 @ 80 %"],
    ["P", "Sit between", "the heels."],
    ["P", "Another note"],
  ]);
});

test("what repeats on each page is furniture, rules are only for the eye, and pictures are figures", () => {
  const number = at(paper.bodyBottom + 14, textMark("Page 2 of 2", "chrome", 0));
  const picture = { is: "image", x: 0, y: 90, width: 10, height: 10, id: "i" } as const;
  const tags = blocksOf([...rule().marks, picture, picture, number]).map(({ tag }) => tag);
  expect(tags).toEqual(["Artifact", "Figure", "Figure", "furniture"]);
});
