import { weekdayNames } from "#app/domain/schedule/dates.ts";

export const weekdayShape = "(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?";

export const otherWeekdays =
  "montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag|ponedjeljak|utorak|srijeda|[čc]etvrtak|petak|subota|nedjelja";

/** 0 is Monday, 6 is Sunday. */
export function weekdayNamed(word: string): number {
  const start = word.slice(0, 3).toLowerCase();
  return weekdayNames.findIndex((name) => name.toLowerCase().startsWith(start));
}

/** Surely a day without training; and what may be a set's name or a rest between exercises as well. */
export const restDayShape = "rest[ -]?day|day off|ruhetag|trainingsfrei|dan odmora|slobodan dan";
export const restWordShape =
  "off|off[ -]?day|day[ -]?off|rest|resting|rest[ -]?days?|recovery|recovery[ -]?day|free|free[ -]?day|pause|odmor|frei|slobodno";

const restTitle = new RegExp(`^(?:${restDayShape}|${restWordShape})[.!]?$`, "i");

/** Behind the name of a day. */
export function isRestTitle(title: string): boolean {
  return restTitle.test(title);
}
