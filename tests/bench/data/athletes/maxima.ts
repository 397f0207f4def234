import { defaultFormula } from "#app/domain/strength/maxima.ts";
import { oneRepetitionMaximum } from "#app/domain/strength/one-repetition-maximum.ts";
import { toFirstUnit } from "#app/domain/trackables/conversion.ts";
import { type TrackableCategory, trackables } from "#app/domain/trackables/table.ts";
import type { MeasurementUnit } from "#app/domain/trackables/units.ts";
import { starterExercises } from "#db/seed/library/all.ts";
import { idAt } from "./ids.ts";
import type { Client } from "./people.ts";

type Best = { value: number; on: string } | null;
type Raised = { exerciseId: string; category: TrackableCategory; id: string; real: Best; calculated: Best };
type Done = {
  exerciseId: string;
  category: TrackableCategory;
  unit: MeasurementUnit;
  value: number;
  repetitions: number | null;
};

const formulas = new Map(starterExercises.map(({ id, formula }) => [id, formula]));

/** Collects a client's results into the rows of their records; nobody resets one. */
export function collectMaxima(client: Client) {
  const raised = new Map<string, Raised>();

  function take(done: Done, on: string, time: number) {
    const key = `${done.exerciseId} ${done.category}`;
    const record = raised.get(key) ?? begin(done, time);
    const value = toFirstUnit(done.category, done.value, done.unit) ?? done.value;
    const isWeight = done.category === "weight";
    if (!isWeight || done.repetitions === 1) record.real = betterOf(done.category, record.real, { value, on });
    const calculated = isWeight && done.repetitions ? calculate(done.exerciseId, value, done.repetitions) : null;
    if (calculated) record.calculated = betterOf(done.category, record.calculated, { value: calculated, on });
    if (record.real || record.calculated) raised.set(key, record);
  }

  function begin({ exerciseId, category }: Done, time: number): Raised {
    return { exerciseId, category, id: idAt(time, client.random), real: null, calculated: null };
  }

  const rows = () =>
    [...raised.values()].map(({ id, exerciseId, category, real, calculated }) => ({
      ...{ accountId: client.accountId, id, userId: client.id, exerciseId, category, resetAt: null },
      ...{ currentReal: real?.value ?? null, currentRealOn: real?.on ?? null },
      ...{ currentCalculated: calculated?.value ?? null, currentCalculatedOn: calculated?.on ?? null },
      ...{ allTimeReal: real?.value ?? null, allTimeRealOn: real?.on ?? null },
      ...{ allTimeCalculated: calculated?.value ?? null, allTimeCalculatedOn: calculated?.on ?? null },
      formula: calculated ? formulaOf(exerciseId) : null,
    }));

  return { take, rows };
}

function calculate(exerciseId: string, weight: number, repetitions: number) {
  return oneRepetitionMaximum(formulaOf(exerciseId), weight, repetitions);
}

function formulaOf(exerciseId: string) {
  return formulas.get(exerciseId) ?? defaultFormula;
}

/** The first of two equal ones stays. */
function betterOf(category: TrackableCategory, best: Best, one: NonNullable<Best>): Best {
  if (!best) return one;
  const isBetter = trackables[category].lowerIsBetter ? one.value < best.value : one.value > best.value;
  return isBetter ? one : best;
}
