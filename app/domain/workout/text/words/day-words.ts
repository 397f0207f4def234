import { weekdayNames } from "#app/domain/schedule/dates.ts";

export const weekdayShape = "(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?";

/** 0 is Monday, 6 is Sunday. */
export function weekdayNamed(word: string): number {
  const start = word.slice(0, 3).toLowerCase();
  return weekdayNames.findIndex((name) => name.toLowerCase().startsWith(start));
}
