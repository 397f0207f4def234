import { daysOfWeek, formatDate, isIsoDate, weekdayOf } from "./dates.ts";

/** The day (from 1) of a fixed program, or the date of a continuous one. */
export type WorkoutPlace = { day: number; date: null } | { day: null; date: string };

const dayShape = /^[1-9]\d{0,5}$/;

/** '12' or '2026-05-04', as in addresses. */
export function printWorkoutKey(place: { day: number | null; date: string | null }): string {
  return place.date ?? String(place.day);
}

export function parseWorkoutKey(key: string): WorkoutPlace | null {
  if (dayShape.test(key)) return { day: Number(key), date: null };
  if (isIsoDate(key)) return { day: null, date: key };
  return null;
}

export function formatPlace(place: { day: number | null; date: string | null }): string {
  return place.date === null ? `Day ${place.day}` : formatDate(place.date);
}

/** Text that is not a key stays as it is. */
export function formatPlaceOfKey(key: string): string {
  const place = parseWorkoutKey(key);
  return place ? formatPlace(place) : key;
}

/** 0 is Monday, 6 is Sunday; day 1 of a fixed program is a Monday. */
export function weekdayOfPlace({ day, date }: { day: number | null; date: string | null }): number {
  return date === null ? ((day ?? 1) - 1) % daysOfWeek : weekdayOf(date);
}
