import { addDays } from "#app/domain/schedule/dates.ts";
import { type Client, yearDays } from "./people.ts";
import type { Random } from "./random.ts";

/** When somebody trains and answers: from when to when, on which weekdays, how faithfully, and what weeks they are away. */
export type Habits = {
  from: number;
  to: number;
  weekdays: readonly number[];
  /** How many of the planned sessions, and of the days, are not left out. */
  trains: number;
  answers: number;
  /** First days of a week without either. */
  away: ReadonlySet<number>;
};

const week = 7;
const weeks = Math.ceil(yearDays / week);
const patterns = { two: [1, 4], three: [0, 2, 4], four: [0, 1, 3, 5] } as const;

/** A team's athletes train and answer all year; others begin some time and stay for a while, and many seldom answer. */
export function habitsOf({ isOfTeam, random }: Pick<Client, "isOfTeam" | "random">): Habits {
  if (isOfTeam) {
    const rest = { trains: random.between(0.8, 0.97), answers: random.between(0.75, 0.98) };
    return { from: 0, to: yearDays, weekdays: patterns.four, ...rest, away: awayWeeks(random, 4) };
  }
  const from = Math.max(0, random.whole(-150, yearDays - 30));
  const to = Math.min(yearDays, from + week * random.whole(2, 25));
  return {
    ...{ from, to },
    weekdays: random.pick([patterns.two, patterns.three, patterns.three, patterns.four]),
    trains: random.between(0.5, 0.95),
    answers: random.pick([0.25, 0.65, 0.97]),
    away: awayWeeks(random, 5),
  };
}

/** The days of a week of the year, each with what happens on it; `first`: the year's first day. */
export function daysOfWeek(habits: Habits, of: number, first: string, random: Random) {
  const days = Array.from({ length: week }, (_, at) => of * week + at).filter((day) => isPresent(habits, day));
  return days.map((day) => ({
    day,
    date: addDays(first, day),
    isTrained: habits.weekdays.includes(day % week) && random.chance(habits.trains),
    isAnswered: random.chance(habits.answers),
  }));
}

function isPresent({ from, to, away }: Habits, day: number) {
  return day >= from && day < to && !away.has(day - (day % week));
}

function awayWeeks(random: Random, most: number) {
  return new Set(Array.from({ length: random.whole(1, most) }, () => random.whole(0, weeks - 1) * week));
}

export const weeksOfYear = weeks;
