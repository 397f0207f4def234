import { weekdayNames } from "#app/domain/schedule/dates.ts";

export const weekdayShape = "(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?";

export const otherWeekdays =
  "montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag|ponedjeljak|utorak|srijeda|[čc]etvrtak|petak|subota|nedjelja";

/** 0 is Monday, 6 is Sunday. */
export function weekdayNamed(word: string): number {
  const start = word.slice(0, 3).toLowerCase();
  return weekdayNames.findIndex((name) => name.toLowerCase().startsWith(start));
}
