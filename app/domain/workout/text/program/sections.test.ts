import { expect, test } from "vitest";
import type { ProgramSpan } from "#app/domain/schedule/span.ts";
import { linesOf } from "#app/domain/workout/text/words/lines.ts";
import { programRules } from "./rules.ts";
import { splitProgram } from "./sections.ts";

const fixed: ProgramSpan = { continuous: false, startDate: null, duration: 4, timeUnit: "W" };
/** A Wednesday. */
const dated: ProgramSpan = { continuous: true, startDate: "2026-05-06", duration: null, timeUnit: null };
const today = "2026-05-06";

function split(text: string, span = fixed) {
  const problems: string[] = [];
  const report = ({ line }: { line: number }, message: string) => void problems.push(`${line}: ${message}`);
  const { days, unkept } = splitProgram(linesOf(text), { span, today }, report);
  const read = days.map(({ place, lines }) => {
    const written = lines.map(({ raw }) => raw.trim()).filter((line) => line !== "");
    return [place.day ?? place.date, ...written];
  });
  return { days: read, unkept: unkept.map((one) => one.text), problems };
}

test.each([
  ["Week 1\nDay 1\nDip 8\nDay 2\nDip 9\nWeek 2\nDay 1\nDip 10", [1, 2, 8]],
  ["Week 1\nMonday\nDip 8\nThursday:\nDip 9\nWeek 3:\nMon\nDip 10", [1, 4, 15]],
  ["Woche 1\nMontag\nDip 8\nDonnerstag\nDip 9\n2. Woche\nTag 2\nDip 10", [1, 4, 9]],
  ["Tjedan 1\nPonedjeljak\nDip 8\nČetvrtak\nDip 9\n2. tjedan\n1. dan\nDip 10", [1, 4, 8]],
  ["Day 1\nDip 8\nDay 3\nDip 9\nDay 15\nDip 10", [1, 3, 15]],
  ["Week 2\nDay 8\nDip 8\nDay 14\nDip 9\nDay 3\nDip 10", [8, 14, 10]],
  ["Week 1, Day 1\nDip 8\nWeek 1 - Day 3\nDip 9\nW2D1\nDip 10", [1, 3, 8]],
  ["== Monday, day 8\nDip 8\n== Tuesday, day 9\nDip 9\n## Week 3\n### Day 1\nDip 10", [8, 9, 15]],
])("the days of '%s' are found", (text, days) => {
  const read = split(text);
  expect(read.problems).toEqual([]);
  expect(read.days).toEqual(days.map((day, index) => [day, `Dip ${8 + index}`]));
});

test("what follows a day is its title or its rest, and the name of a week is listed as left out", () => {
  const text =
    "# Winter\nWeek 1: Deload\nDay 1 - Upper body\nDip 8\nDay 2: rest day\nWednesday – Legs\nDip 9\nDay 5 Off";
  expect(split(text)).toEqual({
    days: [
      [1, "# Upper body", "Dip 8"],
      [2, "rest day"],
      [3, "# Legs", "Dip 9"],
      [5, "rest day"],
    ],
    unkept: ["Winter", "Deload"],
    problems: [],
  });
});

test("a line of a workout that starts like a day stays in its day", () => {
  const lines = ["Sun salutation 5", "Sat-up 10", "10/12", "Fri. press 5", "day off", "Weekly test", "3. Dips"];
  expect(split(["Day 1", ...lines].join("\n")).days).toEqual([[1, ...lines]]);
});

test.each([
  ["Dip 8", "1: Name the day first: Week 1 and below it Monday, or Day 1."],
  ["Week 1\nDip 8\nDip 9", "2: Name the day first: Week 1 and below it Monday, or Day 1."],
  ["Monday\nMonday", "2: This day already appears above. Write Week 2 above the days of the next week."],
  ["Week 1\nDay 1\nDay 1", "3: This day already appears above."],
  ["Week 2\nDay 15", "2: Day 15 isn't in week 2."],
  ["Tuesday, day 1", "1: This day is a Monday."],
  ["Day A", "1: Write the number of the week or the day, like Week 2 or Day 3."],
  ["== Someday", "1: Write a week or a day here, like Week 2, Monday or Day 3."],
  ["Weeks 1-3\nDay 1", "1: Write each week by itself, with its own days: Week 1, then Week 2."],
  ["Day 0", "1: Weeks and days count from 1."],
  ["Day 4000", "1: A program has at most 3650 days."],
  ["Monday: Dip 5x5", "1: Write exercises below the line of their day, and a title with a number as # Title."],
  ["Monday Dip", "1: Write the day on a line of its own, and its exercises below."],
  ["04/05/2026", "1: This program has days and no dates: write Week 1 and Monday, or Day 1."],
])("'%s' is refused", (text, problem) => {
  expect(split(text).problems[0]).toBe(problem);
});

test("a continuous program's days are dates, days since its start, or weekdays of its weeks", () => {
  const text = "06/05/2026\nDip 8\nFri 8.5.\nDip 9\nWeek 2\nMonday\nDip 10\nDay 2\nDip 11\n2026-05-20\nDip 12";
  expect(split(text, dated)).toMatchObject({
    days: ["2026-05-06", "2026-05-08", "2026-05-11", "2026-05-12", "2026-05-20"].map((date, index) => [
      date,
      `Dip ${8 + index}`,
    ]),
    problems: [],
  });
  expect(split("Day 2\nDip 8", dated).days).toEqual([["2026-05-07", "Dip 8"]]);
  expect(["Monday", "2026-02-31", "2026-09-01", "Monday 08/05"].map((one) => split(one, dated).problems[0])).toEqual([
    "1: This program starts on 06/05/2026.",
    "1: There is no such date.",
    "1: This program can be planned up to 06/06/2026: 32 days from today.",
    "1: This day is a Friday.",
  ]);
});

test.each(programRules.rules)("the rule '$text' is read as the page of rules says", ({ text, places }) => {
  const isDated = places.some((place) => typeof place === "string");
  const read = split(text, isDated ? { ...dated, startDate: "2026-05-01" } : fixed);
  expect(read).toMatchObject({ problems: [] });
  expect(read.days.map(([place]) => place)).toEqual(places);
});

test("a text has at most as many days as one save stores", () => {
  const days = Array.from({ length: 420 }, (_, index) => `Day ${index + 1}\n${"Dip 8\n".repeat(20)}`);
  expect(split(days.join("")).days).toHaveLength(420);
  expect(split(`${days.join("")}Day 421`).problems).toEqual([`${420 * 21 + 1}: A text has at most 420 days.`]);
});
