import { defaultUnit } from "#app/domain/trackables/allowed.ts";
import { toFirstUnit } from "#app/domain/trackables/conversion.ts";
import { measuredAs, type RecordedCategory } from "#app/domain/trackables/recorded.ts";
import { units } from "#app/domain/trackables/units.ts";
import type { DoneDefinition, DoneExercise, DoneResult, DoneRound, DoneWorkout } from "./document.ts";
import { type DoneNumbers, readDone } from "./done-value.ts";

/** Decisions §11. */
const poundsInKilogram = 2.2046226218;

/**
 * One row per number: each weight of a drop set, and forced repetitions without the assisted ones. Rests give no rows;
 * nor do the repetitions of a cluster, which are no maximum and give none. Paces are stored in m/s and repetitions in
 * reserve as RPE, so that the database compares like with like. What was added to a body weight is stored with it.
 * `bodyWeight`: in kilograms; without one, what was added to it gives no row.
 */
export function resultsOf(workout: DoneWorkout, bodyWeight: number | null = null): DoneResult[] {
  const entries = workout.modules.flatMap(({ moduleExercises }) => moduleExercises);
  return entries.flatMap((entry) => {
    if (entry.isRest || !entry.exercise) return [];
    const exerciseId = entry.exercise.id;
    return entry.moduleExerciseRounds
      .filter(({ isRest }) => !isRest)
      .flatMap((round) => resultsIn(exerciseId, entry, round, bodyWeight));
  });
}

export function addsToBodyWeight({ modules }: DoneWorkout): boolean {
  const rounds = modules.flatMap((set) => set.moduleExercises.flatMap((entry) => entry.moduleExerciseRounds));
  const definitions = rounds.flatMap(({ roundDefinitions }) => roundDefinitions);
  return definitions.some(({ trackableType, doneValue }) => trackableType === "bodyWeightOffset" && doneValue !== null);
}

function resultsIn(exerciseId: string, entry: DoneExercise, round: DoneRound, bodyWeight: number | null): DoneResult[] {
  const repetitions = repetitionsOf(round);
  const sides = entry.perSide ? ({ sides: 2 } as const) : {};
  const place = { exerciseId, moduleExerciseId: entry.id, round: round.orderNumber, repetitions, ...sides };
  return round.roundDefinitions.flatMap((definition) => {
    if (definition.trackableType === "clusterReps") return [];
    const measured = (doneNumbers(definition)?.own ?? []).flatMap((value) => measure(definition, value, bodyWeight));
    return measured.map((one) => ({ ...place, ...one }));
  });
}

function measure(
  { trackableCategory: category, trackableType, measurementUnit: unit }: DoneDefinition,
  value: number,
  bodyWeight: number | null,
): Pick<DoneResult, "category" | "unit" | "value">[] {
  if (!category || !unit) return [];
  if (trackableType === "bodyWeightOffset") {
    const lifted = bodyWeight === null ? 0 : bodyWeight + (toFirstUnit(category, value, unit) ?? 0);
    return lifted > 0 ? [{ category: trackableType, unit: defaultUnit(category), value: lifted }] : [];
  }
  if (units[unit].counts === undefined) return [{ category, unit, value }];
  const stored = toFirstUnit(category, value, unit);
  return stored === null ? [] : [{ category, unit: defaultUnit(category), value: stored }];
}

function repetitionsOf({ roundDefinitions }: DoneRound): number | null {
  const definition = roundDefinitions.find(({ trackableCategory }) => trackableCategory === "reps");
  const done = definition ? doneNumbers(definition) : null;
  return done ? (done.own[0] ?? 0) + done.forced : null;
}

function doneNumbers(definition: DoneDefinition): DoneNumbers | null {
  const read = readDone(definition);
  return read.ok ? read.done : null;
}

export function quantitiesOf(
  results: readonly Pick<DoneResult, "exerciseId" | "category">[],
): { exerciseId: string; category: RecordedCategory }[] {
  const once = new Map(
    results.map(({ exerciseId, category }) => [`${exerciseId} ${category}`, { exerciseId, category }]),
  );
  return [...once.values()];
}

/** Σ weight × repetitions in kilograms, not rounded (decisions §11). */
export function volumeLoad(
  results: readonly Pick<DoneResult, "category" | "value" | "unit" | "repetitions" | "sides">[],
): number {
  return results.reduce((sum, { category, value, unit, repetitions, sides = 1 }) => {
    if (measuredAs(category) !== "weight") return sum;
    return sum + (toFirstUnit("weight", value, unit) ?? 0) * (repetitions ?? 0) * sides;
  }, 0);
}

/** Not rounded. */
export function inPounds(kilograms: number): number {
  return kilograms * poundsInKilogram;
}
