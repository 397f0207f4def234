import { weekdayNames } from "#app/domain/schedule/dates.ts";

/** A weekday in full or by its usual short forms. */
export const weekdayShape = "(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?";

/** 0 for Monday to 6 for Sunday, by the first letters of the word. */
export function weekdayNamed(word: string): number {
  const start = word.slice(0, 3).toLowerCase();
  return weekdayNames.findIndex((name) => name.toLowerCase().startsWith(start));
}
