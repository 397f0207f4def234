import { printSeconds } from "./seconds.ts";

/** All in seconds, 1 to 7,200 (decisions §6). */

/** Between the rounds of an exercise; `to` is the longer end of a range. */
export type RestBetweenRounds = { from: number; to: number | null };

/** A round starts every so many seconds, or work and rest take turns. */
export type Interval = { every: number } | { work: number; rest: number };

export function printRestBetween({ from, to }: RestBetweenRounds): string {
  return [from, to].flatMap((seconds) => (seconds === null ? [] : printDuration(seconds))).join("-");
}

export function printInterval(interval: Interval): string {
  if ("every" in interval) return printDuration(interval.every);
  return `${printDuration(interval.work)}/${printDuration(interval.rest)}`;
}

/** '45s', '1:30'. */
export function printDuration(seconds: number): string {
  return seconds < 60 ? `${seconds}s` : printSeconds(seconds);
}
