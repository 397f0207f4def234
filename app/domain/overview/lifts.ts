import type { Subject } from "#app/domain/strength/subject.ts";
import { type CountedRound, countedEntries } from "#app/domain/strength/totals.ts";
import { roundToHundredths } from "#app/domain/trackables/numbers.ts";
import type { ModuleExercise, Workout } from "#app/domain/workout/document/document.ts";
import { hasLoad, shareOfMaximum } from "./load.ts";

/**
 * Of one week; null where there is nothing known. `tonnage`: Σ weight × repetitions in kilograms. `average` counts each
 * repetition, `peak` is the heaviest round.
 */
export type LiftWeek = { tonnage: number | null; average: number | null; peak: number | null };

/** `unit` of average and peak: percent of the maximum if any round is one, else kilograms. A week for each one given. */
export type Lift = { id: string; name: string; unit: "%" | "kg"; weeks: LiftWeek[] };

const mostLifts = 6;

type Done = { week: number; counted: CountedRound; share: number | null };
type Found = { id: string; name: string; done: Done[] };

/** The exercises with a weight that are in most weeks, then with most sets. */
export function liftsByWeek(weeks: readonly (readonly Workout[])[], subject: Subject | null): Lift[] {
  const found = new Map<string, Found>();
  for (const [week, days] of weeks.entries()) {
    for (const { entry, exercise, rounds } of days.flatMap((day) => countedEntries(day, subject))) {
      const { id, name } = exercise;
      const lift = found.get(id) ?? { id, name, done: [] };
      lift.done.push(...rounds.filter(hasLoad).map((counted) => doneIn(week, entry, counted, subject)));
      found.set(id, lift);
    }
  }
  const trained = [...found.values()].filter(({ done }) => done.length > 0);
  return trained
    .toSorted(byUse)
    .slice(0, mostLifts)
    .map((lift) => liftOf(lift, weeks.length));
}

function doneIn(week: number, entry: ModuleExercise, counted: CountedRound, subject: Subject | null): Done {
  return { week, counted, share: shareOfMaximum(entry, counted, subject) };
}

function byUse(one: Found, other: Found): number {
  const weeksOf = ({ done }: Found) => new Set(done.map(({ week }) => week)).size;
  return weeksOf(other) - weeksOf(one) || other.done.length - one.done.length || (one.name < other.name ? -1 : 1);
}

function liftOf({ id, name, done }: Found, count: number): Lift {
  const unit = done.some(({ share }) => share !== null) ? "%" : "kg";
  const byWeek = Map.groupBy(done, ({ week }) => week);
  return { id, name, unit, weeks: Array.from({ length: count }, (_, week) => weekOf(byWeek.get(week) ?? [], unit)) };
}

function weekOf(done: readonly Done[], unit: Lift["unit"]): LiftWeek {
  const tonnage = done.reduce((sum, { counted }) => sum + counted.totals.volume, 0);
  const loads = done.flatMap(({ counted: { weights, totals }, share }) => {
    const load = unit === "%" ? share : weights.length > 0 ? Math.max(...weights) : null;
    return load === null ? [] : [{ load, repetitions: totals.repetitions, lifted: liftedIn(totals, load, unit) }];
  });
  const repetitions = loads.reduce((sum, one) => sum + one.repetitions, 0);
  const lifted = loads.reduce((sum, one) => sum + one.lifted, 0);
  return {
    tonnage: tonnage > 0 ? roundToHundredths(tonnage) : null,
    average: repetitions > 0 ? roundToHundredths(lifted / repetitions) : null,
    peak: loads.length > 0 ? roundToHundredths(Math.max(...loads.map(({ load }) => load))) : null,
  };
}

/** In kilograms, each weight of a drop set counts by itself. */
function liftedIn({ volume, repetitions }: CountedRound["totals"], load: number, unit: Lift["unit"]): number {
  return unit === "kg" ? volume : load * repetitions;
}
