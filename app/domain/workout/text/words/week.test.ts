import { expect, test } from "vitest";
import { idOf } from "#app/domain/workout/commands/test-support.ts";
import { newWorkout } from "#app/domain/workout/document/create.ts";
import { emptyDay, freshIds, read, readWeek, starterIndex } from "#app/domain/workout/text/corpus/text-support.ts";
import { parseWeek } from "#app/domain/workout/text/parse/parse.ts";
import { printWeek } from "#app/domain/workout/text/print/print.ts";

const fixed = [8, 9, 10, 11, 12, 13, 14].map(emptyDay);
const dates = ["2026-05-04", "2026-05-05", "2026-05-06"];
const dated = dates.map((date) => newWorkout({ id: idOf(date), day: null, date }));

function named(line: string, days = fixed): number | string {
  const parsed = parseWeek(`${line}\nDip 8`, { current: days, find: starterIndex, newId: freshIds() });
  if (!parsed.ok) return parsed.errors.map(({ message }) => message).join(" ");
  return parsed.workouts.findIndex(({ modules }) => modules.length > 0);
}

test("a week prints each day below its name", () => {
  const text = "== Monday, day 8\n# Squat day\n\nBack squat  5x5 @80%\n\n== Tuesday, day 9\nrest day";
  expect(printWeek(readWeek(text, fixed).slice(0, 2))).toBe(text);
  expect(printWeek(readWeek("== 04/05/2026\nDip 8", dated).slice(0, 2))).toBe(
    "== Monday, 04/05/2026\nDip  8\n\n== Tuesday, 05/05/2026\nrest day",
  );
});

test("a day is named by its weekday, its number, its date, or several of them", () => {
  const lines = [
    "== Tuesday, day 9",
    "== tuesday",
    "== TUE",
    "== Tues.",
    "== day 9",
    "== 9",
    "== Tuesday 9 ==",
    "===Tuesday:",
  ];
  expect(lines.map((line) => named(line))).toEqual(lines.map(() => 1));
  const datedLines = ["== Tuesday, 05/05/2026", "== 5.5.2026", "== 2026-05-05", "== 05/05", "== Tuesday"];
  expect(datedLines.map((line) => named(line, dated))).toEqual(datedLines.map(() => 1));
});

test("a line with nothing but a day needs no mark", () => {
  for (const line of ["Tuesday", "Tuesday:", "Tue, day 9", "day 9:", "TUESDAY"]) expect(named(line), line).toBe(1);
  expect(named("05/05/2026", dated)).toBe(1);
});

test("a day is named as coaches name it, with a title or a rest behind it", () => {
  const lines = ["Week 2 Day 2", "W2D2", "**Tuesday**", "## Day 9", "Dienstag", "Tag 9", "Utorak", "Week 2\nTuesday"];
  expect(lines.map((line) => named(line))).toEqual(lines.map(() => 1));
  expect(named("Week 1\nTuesday")).toBe("This is the text of week 2, not of week 1.");
  const trained = fixed.map((day) => ({ ...day, restDay: false }));
  const week = readWeek("Day 8 - Lower\nDip 8\nTuesday (Arms)\nDip 8\nMittwoch: Ruhetag\nThu - off", trained);
  expect(printWeek(week.slice(0, 4))).toBe(
    "== Monday, day 8\n# Lower\n\nDip  8\n\n== Tuesday, day 9\n# Arms\n\nDip  8\n\n== Wednesday, day 10\nrest day\n\n== Thursday, day 11\nrest day",
  );
  expect(printWeek(readWeek("== Monday\n# Monday (Arms)", fixed).slice(0, 1))).toBe(
    "== Monday, day 8\n# Monday (Arms)",
  );
});

test("a day that isn't there, contradicts itself or stands twice is refused", () => {
  const noSuchDay = "There is no such day here. The first is '== Monday, day 8'.";
  expect(named("== Monday, day 9")).toBe(noSuchDay);
  expect(named("== day 1")).toBe(noSuchDay);
  expect(named("== someday")).toBe(noSuchDay);
  expect(named("== 31/02/2026", dated)).toContain("There is no such day here.");
  expect(named("== Monday\nDip 8\n== Monday")).toBe("This day already appears above.");
  expect(named("== Monday", [...fixed, emptyDay(15)])).toBe(
    "This may be one of several days. Write its number or its date.",
  );
  expect(named("Dip 8\nDip 8")).toBe("'Dip 8' names no day. Name the day first, like '== Monday, day 8'.");
});

test("days that the text leaves out stay as they are, and questions name the line of the whole text", () => {
  const [monday] = fixed;
  if (!monday) return;
  const trained = read("Back squat 5x5", monday);
  const week = [trained, ...fixed.slice(1)];
  const [first, second] = readWeek("== Tuesday\nDip 8", week);
  expect(first).toBe(trained);
  expect(second?.modules).toHaveLength(1);
  const parsed = parseWeek("== Monday\nDip 8\n\n== Tuesday\nDipp 8", {
    current: week,
    find: starterIndex,
    newId: freshIds(),
  });
  expect(parsed.ok ? [] : parsed.questions.map(({ line, column }) => [line, column])).toEqual([[5, 1]]);
});

test("a named day without lines has no sets and is no rest day", () => {
  const [monday] = readWeek("== Monday\n\n== Tuesday\nrest day", fixed);
  expect(monday).toMatchObject({ restDay: false, modules: [] });
});
