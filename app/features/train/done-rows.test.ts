import { expect, test } from "vitest";
import { doneRows, unitsOf } from "./done-rows.ts";

const columns = ["Reps", "Weight (kg)"];

function round(number: number, prescribed: string[], done: string[], isRest = false) {
  const cells = prescribed.map((text, at) => ({ prescribed: text, done: done[at] ?? "–" }));
  return { id: `round ${number}`, number, isRest, cells };
}

const rowsOf = (rounds: ReturnType<typeof round>[], titles = columns) =>
  doneRows({ columns: titles, rounds }).map(({ rounds: which, ...row }) => [
    which,
    plain(row.prescribed),
    plain(row.done),
  ]);

const plain = (text: string) => text.replaceAll("\u00a0", " ");

test("equal rounds in a row are one line, and a rest or another value begins a new one", () => {
  const rounds = [
    ...[1, 2].map((number) => round(number, ["5", "100"], ["5", "100"])),
    ...[3, 4].map((number) => round(number, ["5", "100"], ["4", "100"])),
    round(5, [], [], true),
    round(6, ["5", "100"], ["5", "100"]),
  ];
  expect(rowsOf(rounds)).toEqual([
    ["1–2", "5 × 100", "5 × 100"],
    ["3–4", "5 × 100", "4 × 100"],
    ["5, rest", "–", "–"],
    ["6", "5 × 100", "5 × 100"],
  ]);
});

test("what is missing at the end is left out, and before something else keeps its place", () => {
  expect(rowsOf([round(1, ["5", "–"], ["–", "100"])])).toEqual([["1", "5", "– × 100"]]);
  expect(rowsOf([round(1, ["–", "–"], ["–", "–"])])).toEqual([["1", "–", "–"]]);
  expect(rowsOf([round(1, ["not prescribed", "not prescribed"], ["8", "60"])])).toEqual([
    ["1", "not prescribed", "8 × 60"],
  ]);
});

test("quantities without repetitions stand beside each other", () => {
  const titles = ["Distance (m)", "Time"];
  expect(plain(unitsOf(titles))).toBe("Distance (m) · Time");
  expect(plain(unitsOf(columns))).toBe("Reps × Weight (kg)");
  expect(rowsOf([round(1, ["400", "1:30"], ["400", "1:28"])], titles)).toEqual([["1", "400 · 1:30", "400 · 1:28"]]);
});
