import { daysOfWeek, formatDate, isIsoDate, weekdayOf } from "./dates.ts";

/** Where a workout stands: the day (from 1) of a fixed program, or the date of a continuous one. */
export type WorkoutPlace = { day: number; date: null } | { day: null; date: string };

const dayShape = /^[1-9]\d{0,5}$/;

/** The key of a workout in addresses: '12' or '2026-05-04'. */
export function printWorkoutKey(place: { day: number | null; date: string | null }): string {
  return place.date ?? String(place.day);
}

/** The place a key names; null for anything else, such as '0' or '2026-02-30'. */
export function parseWorkoutKey(key: string): WorkoutPlace | null {
  if (dayShape.test(key)) return { day: Number(key), date: null };
  if (isIsoDate(key)) return { day: null, date: key };
  return null;
}

/** The place in words: 'Day 12' or '04/05/2026'. */
export function placeInWords(place: { day: number | null; date: string | null }): string {
  return place.date === null ? `Day ${place.day}` : formatDate(place.date);
}

/** The place that the key names, in words; a text that is no key as it is. */
export function keyInWords(key: string): string {
  const place = parseWorkoutKey(key);
  return place ? placeInWords(place) : key;
}

/** 0 for Monday to 6 for Sunday: day 1 of a fixed program is a Monday. */
export function weekdayOfPlace({ day, date }: { day: number | null; date: string | null }): number {
  return date === null ? ((day ?? 1) - 1) % daysOfWeek : weekdayOf(date);
}
