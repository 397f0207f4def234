import { calculateValue, shownNumber } from "#app/domain/strength/calculated-value.ts";
import type { Subject } from "#app/domain/strength/subject.ts";
import { type CountedEntry, type CountedRound, countedEntries, nobody } from "#app/domain/strength/totals.ts";
import { unitName } from "#app/domain/trackables/names.ts";
import type { ModuleExercise, Workout } from "#app/domain/workout/document/document.ts";
import { sayRounds } from "#app/domain/workout/preview/coach-words.ts";
import { hasLoad, shareOfMaximum } from "./load.ts";

/** `top`: '3 × 5 @ 100 kg', the heaviest rounds of an exercise that are alike. */
export type DayLift = { name: string; top: string };

export type DayOverview = { title: string; sets: number; lifts: DayLift[] };

const mostLifts = 3;

/** The first exercises with a weight, or of a day without any the first ones. Null for a rest day. */
export function dayOverview(workout: Workout, subject: Subject | null): DayOverview | null {
  if (workout.restDay) return null;
  const entries = countedEntries(workout, subject);
  const byExercise = Map.groupBy(entries, ({ exercise }) => exercise.id);
  const all = [...byExercise.values()];
  const loaded = all.filter((same) => same.some(({ rounds }) => rounds.some(hasLoad)));
  return {
    title: workout.name.trim(),
    sets: entries.reduce((sum, { rounds }) => sum + rounds.length, 0),
    lifts: (loaded.length > 0 ? loaded : all).slice(0, mostLifts).flatMap((same) => liftOf(same, subject) ?? []),
  };
}

function liftOf(same: CountedEntry[], subject: Subject | null): DayLift | null {
  const [first] = same;
  const rounds = same.flatMap(({ entry, rounds: own }) => own.map((counted) => ({ entry, counted })));
  const [top] = rounds.toSorted((one, other) => byLoad(other, one, subject));
  if (!first) return null;
  return { name: first.exercise.name, top: top ? wordsAt(top, subject) : "" };
}

type At = { entry: ModuleExercise; counted: CountedRound };

/** By kilograms, or by percent where they are not known. */
function byLoad(one: At, other: At, subject: Subject | null): number {
  const byWeight = heaviest(one.counted) - heaviest(other.counted);
  if (byWeight !== 0) return byWeight;
  const share = ({ entry, counted }: At) => shareOfMaximum(entry, counted, subject) ?? 0;
  return share(one) - share(other);
}

function heaviest({ weights }: CountedRound): number {
  return Math.max(0, ...weights);
}

function wordsAt({ entry, counted: { round } }: At, subject: Subject | null): string {
  const index = entry.moduleExerciseRounds.indexOf(round);
  const said = sayRounds(entry, (roundId, slot) => kilogramsOf(entry, roundId, slot, subject));
  return said.find(({ first, count }) => index >= first && index < first + count)?.words ?? "";
}

/** Of a percentage, for the client. */
function kilogramsOf(entry: ModuleExercise, roundId: string, slot: number, subject: Subject | null) {
  const round = entry.moduleExerciseRounds.find(({ id }) => id === roundId);
  const calculated = round ? calculateValue(subject ?? nobody, entry, round, slot) : null;
  if (calculated?.is !== "calculated") return undefined;
  return [shownNumber(calculated), unitName(calculated.unit)].filter(Boolean).join(" ");
}
