import type { TrackableCategory } from "#app/domain/trackables/table.ts";
import { units } from "#app/domain/trackables/units.ts";
import type { Client } from "./people.ts";
import type { Entry } from "./program.ts";
import type { Random } from "./random.ts";

/** What an athlete can do, and how it grows: fast at first, by a quarter at most in a year. */
export type Athlete = {
  random: Random;
  bodyWeight: number;
  talent: number;
  gain: number;
  /** One, in the unit in which the coach writes weights, in kilograms; and the step of the plates. */
  unitFactor: number;
  step: number;
};

/** A round as it was prescribed: what the columns hold, and which one it is, from 0. */
export type Prescribed = { categories: (TrackableCategory | null)[]; values: (number | null)[]; round: number };

/** Of so many values one is left out. */
const leftOut = 0.012;

export function athleteOf({ random, coach: { weightUnit } }: Client): Athlete {
  const bodyWeight = random.around(76, 8);
  const [talent, gain] = [Math.max(0.5, random.around(0.85, 0.14)), random.between(0.05, 0.25)];
  const [unitFactor, step] = [units[weightUnit].factor, weightUnit === "pounds" ? 5 : 2.5];
  return { random, bodyWeight, talent, gain, unitFactor, step };
}

/** What was done of a round in each column, in its unit; null where it was left out. `day`: of the year, from 0. */
export function doneOf(athlete: Athlete, entry: Entry, prescribed: Prescribed, day: number): (number | null)[] {
  const form = 1 + athlete.gain * (1 - Math.exp(-day / 120)) + athlete.random.around(0, 0.012);
  return prescribed.categories.map((category, column) => {
    if (category === null || athlete.random.chance(leftOut)) return null;
    return amountOf(athlete, entry, category, { value: prescribed.values[column] ?? null, form, prescribed });
  });
}

type Asked = { value: number | null; form: number; prescribed: Prescribed };

function amountOf(athlete: Athlete, entry: Entry, category: TrackableCategory, asked: Asked) {
  const { random } = athlete;
  const { value, form, prescribed } = asked;
  switch (category) {
    case "weight":
      return weightOf(athlete, entry, asked);
    case "reps":
      return repetitionsOf(random, value ?? 1, prescribed.round);
    case "time":
      if (entry.manner === "hold") return Math.round((value ?? 45) * form + random.around(0, 3));
      return Math.round(118 / form + prescribed.round * 1.5 + random.around(0, 2));
    case "fastestTime":
      return hundredths(4.9 / form + random.around(0, 0.06));
    case "height":
      return Math.round(52 * form + random.around(0, 3));
    default:
      return value;
  }
}

/** The last rounds of many repetitions are the ones that fall short; a single is done or left out. */
function repetitionsOf(random: Random, asked: number, round: number) {
  if (asked === 1) return 1;
  if (asked >= 8) return asked + random.whole(-2, 2);
  return round >= 3 && random.chance(0.15) ? asked - 1 : asked;
}

/** In the coach's unit, in whole plates. */
function weightOf({ bodyWeight, talent, unitFactor, step }: Athlete, entry: Entry, { value, form, prescribed }: Asked) {
  const maximum = (bodyWeight * talent * entry.ratio * form) / unitFactor;
  const share = entry.manner === "main" ? (value ?? 75) / 100 : 0.62 + prescribed.round * 0.02;
  return Math.max(step, Math.round((maximum * share) / step) * step);
}

function hundredths(value: number) {
  return Math.round(value * 100) / 100;
}
