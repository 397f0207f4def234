import { expect, test } from "vitest";
import { printWeek } from "#app/domain/workout/text/print/print.ts";
import { acceptedAs } from "./lines-support.ts";
import { clubSeasonText, conditioningWeekText, hypertrophyDayText } from "./program-texts-support.ts";
import { emptyDay, readWeek } from "./text-support.ts";

function thousandLines() {
  const sources = [conditioningWeekText, hypertrophyDayText, clubSeasonText("2026-05-04")];
  const bodies = sources.flatMap((text) => text.split(/^== .*$/m).slice(1));
  const lines: string[] = [];
  let day = 0;
  while (lines.length < 1000) {
    lines.push(...`== day ${day + 1}${bodies[day % bodies.length] ?? ""}`.trimEnd().split("\n"));
    day++;
  }
  return { text: lines.join("\n"), days: Array.from({ length: day }, (_, index) => emptyDay(index + 1)) };
}

test("a thousand lines are read; the time is printed, not judged", () => {
  const { text, days } = thousandLines();
  const first = readWeek(text, days);
  const times = Array.from({ length: 30 }, () => {
    const started = performance.now();
    readWeek(text, first);
    return performance.now() - started;
  });
  const sorted = times.toSorted((a, b) => a - b);
  const [best, median, worst] = [0, 15, 29].map((index) => (sorted[index] ?? 0).toFixed(1));
  console.info(`${text.split("\n").length} lines: ${median} ms (best ${best}, worst ${worst})`);
  expect(readWeek(printWeek(first), first)).toEqual(first);
});

const signs = [
  "-",
  " - ",
  "/",
  " / ",
  ",",
  ", ",
  "+",
  " + ",
  "x",
  " x ",
  " ",
  ":",
  "|",
  " | ",
  ". ",
  "@",
  "%, ",
  "' ",
  "m, ",
  "s/",
];

test.each(signs)("a long list with '%s' between its numbers is read or refused in the end", (sign) => {
  const list = Array(90).fill(12).join(sign);
  const texts = ["Row", "Back squat", "Swim"].map((name) => `${name} ${list}`.slice(0, 195));
  expect(texts.map((written) => acceptedAs({ written, isWeek: false }))).toHaveLength(3);
});
