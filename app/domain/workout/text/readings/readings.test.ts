import { expect, test } from "vitest";
import { starterIndex } from "#app/domain/workout/text/corpus/text-support.ts";
import { type LineReader, lineReaderOf } from "#app/domain/workout/text/parse/line-reader.ts";
import type { Line } from "#app/domain/workout/text/words/lines.ts";
import { type DaysRead, readingsOf, type Split } from "./readings.ts";

const oneDay: Split = (lines) => [lines];

/** A day starts at each line '--'. */
const byDashes: Split = (lines) => {
  const days: Line[][] = [];
  for (const line of lines) {
    if (line.raw === "--") days.push([]);
    else days.at(-1)?.push(line);
  }
  return days;
};

const read = (text: string, split = oneDay) => readingsOf(text, split, lineReaderOf(starterIndex)).readings;

test("each line says how it is read, as a coach would say it", () => {
  const text = [
    "# Volume day",
    "squats 5x5 @80%",
    "Superset x3: Arms",
    "  Dip 8",
    "  Chin-up 8 rpe 8",
    "",
    "Bench press 5 @60% | 5 @70%",
    "rest 1:30",
    "! kept 1: Deadlift, because its values are not those of its columns",
  ];
  expect(read(text.join("\n")).map(({ line, kind, words }) => [line, kind, words])).toEqual([
    [2, "read", "Back squat 5 × 5 @ 80 %"],
    [3, "read", "Set, Superset, 3 rounds: Arms"],
    [4, "read", "Dip 8"],
    [5, "read", "Chin-up 8 rpe 8"],
    [7, "read", "Bench press 5 @ 60 %, 5 @ 70 %"],
    [8, "read", "rest 1:30"],
    [9, "read", "Stays as it is"],
  ]);
  expect(read("rest day")).toEqual([{ line: 1, kind: "read", words: "Rest day" }]);
});

test("words that became a note are said, and every exercise of a line that is a set", () => {
  expect(read("Dips 3x8, slow and controlled")).toMatchObject([{ words: "Dip 3 × 8; note: slow and controlled" }]);
  expect(read("3 rounds: 10 dips, 5 chin-ups")).toMatchObject([{ words: "Set, 3 rounds / Dip 10 / Chin-up 5" }]);
  expect(read("AMRAP 12: 10 dips")).toMatchObject([{ words: "Set, Amrap, cap 12:00 / Dip 10" }]);
  expect(read("Every 2 min x 8: 5 dips")).toMatchObject([{ words: "Set, Interval, 8 rounds, every 2:00 / Dip 5" }]);
});

test("what can't be read and what is asked stand at their lines, and the others are read all the same", () => {
  const text = "Bakc squat 5x5\nDip 8\n\nSuperset A x3:\n  Dip 5\nDip 3x8kk";
  const lines = read(text).map(({ line, kind }) => [line, kind]);
  expect(lines).toEqual([
    [1, "asks"],
    [2, "read"],
    [4, "asks"],
    [5, "read"],
    [6, "unread"],
  ]);
  expect(read(text)[0]?.words).toContain("Which do you mean?");
});

test("a day whose text did not change is not read again, wherever it moves", () => {
  const text = "--\nDip 8\n--\nBakc squat 5x5";
  const first = readingsOf(text, byDashes, lineReaderOf(starterIndex));
  const known: DaysRead = new Map(
    [...first.days].map(([key, day]) => [key, day.map((one) => ({ ...one, words: "known" }))]),
  );
  const { readings, days } = readingsOf(`--\n\nDip 9\n${text}`, byDashes, lineReaderOf(starterIndex), known);
  expect(readings.map(({ line, words }) => [line, words])).toEqual([
    [3, "Dip 9"],
    [5, "known"],
    [7, "known"],
  ]);
  expect(days.size).toBe(3);
});

test("of a text in which lines changed, were added or moved, only what is new is read again", () => {
  let looked = 0;
  const get = (key: string) => {
    looked++;
    return starterIndex.byName.get(key);
  };
  const lookedUpFor = (reader: LineReader, lines: readonly string[]) => {
    looked = 0;
    const { readings } = readingsOf(lines.join("\n"), oneDay, reader);
    expect(readings.every(({ kind }) => kind === "read")).toBe(true);
    return looked;
  };
  const counting = () => lineReaderOf({ ...starterIndex, byName: { get } });
  const lines = Array.from({ length: 40 }, (_, n) => `squats ${40 + n}% x 5, slow`);
  const [changed, first] = ["bench 5x5 with 80kg, slow", "3 rounds: 10 dips, 5 chin-ups"];
  const alone = lookedUpFor(counting(), [changed]) + lookedUpFor(counting(), [first]);
  const reader = counting();
  expect(lookedUpFor(reader, lines)).toBeGreaterThan(5 * alone);
  expect(lookedUpFor(reader, [first, ...lines.slice(20), changed, ...lines.slice(0, 19)])).toBeLessThan(2 * alone);
});

test("beyond a thousand lines in a coach's own words, a line is refused, never read otherwise", () => {
  const lines = Array.from({ length: 1010 }, (_, n) => `Back squat ${(n + 1) / 100}% x 5`);
  const readings = read(lines.join("\n"));
  expect(readings[999]).toEqual({ line: 1000, kind: "read", words: "Back squat 5 @ 10 %" });
  expect(readings.slice(1000).map(({ kind }) => kind)).toEqual(Array(10).fill("unread"));
});

test("a line longer than coaches write is read as the notation or not at all", () => {
  const ladder = Array.from({ length: 20 }, () => "65% x 5").join(", ");
  expect(read(`Back squat ${ladder}`)[0]?.kind).toBe("read");
  expect(read(`Back squat ${ladder}, ${ladder}`)[0]?.kind).toBe("unread");
});
