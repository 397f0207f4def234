import type { Sight } from "../browser/sight.ts";
import { screens, type WeekFigures } from "../browser/week.ts";

/** Of the page before the compact week: commit 6b1c52b1 of 2026-11-26. */
const before: WeekFigures = {
  seen: [
    {
      daysAcross: 1,
      days: 0,
      trainingDays: 0,
      tallestDay: 2407,
      firstDay: 344,
      firstValue: 791,
      values: 0,
      controls: 31,
    },
    {
      daysAcross: 3,
      days: 1,
      trainingDays: 0,
      tallestDay: 2266,
      firstDay: 189,
      firstValue: 585,
      values: 12,
      controls: 118,
    },
    {
      daysAcross: 3,
      days: 1,
      trainingDays: 0,
      tallestDay: 2266,
      firstDay: 189,
      firstValue: 585,
      values: 12,
      controls: 140,
    },
    {
      daysAcross: 5,
      days: 1,
      trainingDays: 0,
      tallestDay: 2266,
      firstDay: 189,
      firstValue: 585,
      values: 34,
      controls: 236,
    },
  ],
  heard: { stops: 2383, closed: 343, ends: 535, words: 17_669, fromTitle: 139, fromDay: 71 },
  tabs: { all: 1260, aside: 687 },
  html: { week: 218_354, dialog: 222_347 },
  keys: [
    { what: "GZCLP, first day", count: 59 },
    { what: "nSuns, both lifts", count: 118 },
  ],
};

/** How much of a week is on a screen and how long it is to hear, beside what it was, in Markdown. */
export function printWeek(now: WeekFigures & { at: string }): string[] {
  const [was, is] = [cellsOf(before), cellsOf(now)];
  const rows = Object.entries(is).map(([what, cell]) => `| ${what} | ${was[what] ?? ""} | ${cell} |`);
  return [
    "| | before | after |",
    "|---|---|---|",
    ...rows,
    "",
    `Before: 6b1c52b1 of 2026-11-26. After: ${now.at.slice(0, 10)}.`,
  ];
}

const sizes = screens.map(({ width, height }) => `${width} × ${height}`).join(", ");

function cellsOf({ seen, heard, tabs, html, keys }: WeekFigures): Record<string, string> {
  const onEach = (of: (sight: Sight) => number) => seen.map((sight) => count(of(sight))).join(" / ");
  return {
    [`days with their whole width in sight, at ${sizes}`]: onEach(({ daysAcross }) => daysAcross),
    "days wholly in sight": onEach(({ days }) => days),
    "of these, days of training": onEach(({ trainingDays }) => trainingDays),
    "height of the tallest day, px": onEach(({ tallestDay }) => tallestDay),
    "the first day begins at, px": onEach(({ firstDay }) => firstDay),
    "the first value begins at, px": onEach(({ firstValue }) => firstValue),
    "values in sight": onEach(({ values }) => values),
    "other controls in sight": onEach(({ controls }) => controls),
    "stops of a screen reader (in closed lists and menus; ends of groups)": `${count(heard.stops)} (${count(heard.closed)}; ${count(heard.ends)})`,
    "words that it says": count(heard.words),
    "its stops from the first day's heading to the first value": count(heard.fromDay),
    "its stops from the page's heading to the first value": count(heard.fromTitle),
    "stops of the Tab key (in the explorer)": `${count(tabs.all)} (${count(tabs.aside)})`,
    "HTML of the week, uncompressed": kB(html.week),
    "HTML of a dialog over the week, uncompressed": kB(html.dialog),
    ...Object.fromEntries(
      keys.map((day) => [`keys to write ${day.what}`, day.count === null ? "failed" : count(day.count)]),
    ),
  };
}

function count(number: number) {
  return number.toLocaleString("en");
}

function kB(bytes: number) {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
