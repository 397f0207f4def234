import { formatDate } from "#app/domain/schedule/dates.ts";
import { parseWorkoutKey, placeInWords } from "#app/domain/schedule/workout-key.ts";

/** '21/11/2026 14:05 UTC': the server does not know where the reader is. */
export function momentInWords(iso: string): string {
  return `${formatDate(iso.slice(0, 10))} ${iso.slice(11, 16)} UTC`;
}

/** 'Day 3' or '04/05/2026'. */
export function dayInWords(key: string): string {
  const place = parseWorkoutKey(key);
  return place ? placeInWords(place) : key;
}
