import { convert } from "#app/domain/trackables/conversion.ts";
import { roundToHundredths } from "#app/domain/trackables/numbers.ts";
import type { PreferredUnits } from "#app/domain/trackables/preferred.ts";
import { scaleOf } from "#app/domain/trackables/types.ts";
import { isImperial, type MeasurementUnit } from "#app/domain/trackables/units.ts";
import { convertValue } from "#app/domain/trackables/values.ts";
import type { ModuleExercise, TrackableSlot, Workout } from "#app/domain/workout/document/document.ts";
import type { DoneDefinition, PrescribedDefinition } from "./document.ts";

type Value = number | string | null;
type Definition = PrescribedDefinition & Partial<Pick<DoneDefinition, "doneValue">>;

/** As its athlete reads and types it: weights, distances and heights in their own units, to hundredths. */
export function inOwnUnits<D extends Definition>(workout: Workout<D>, units: PreferredUnits): Workout<D> {
  return mapEntries(workout, (entry) =>
    entry.trackableCategories.reduce((so, _, slot) => columnIn(so, slot, ownUnit(so, slot, units)), entry),
  );
}

export function mapEntries<D extends Definition, Other extends Definition>(
  workout: Workout<D>,
  map: (entry: ModuleExercise<D>) => ModuleExercise<Other>,
): Workout<Other> {
  const modules = workout.modules.map((module) => ({ ...module, moduleExercises: module.moduleExercises.map(map) }));
  return { ...workout, modules };
}

/**
 * Within a system only the longer unit is taken: 5000 m are 5 km, but kilometers stay for those who prefer meters, as
 * everybody does who never chose. 400 m stay for those who prefer kilometers or miles: a part of one says less.
 */
function ownUnit<D extends Definition>(entry: ModuleExercise<D>, slot: number, units: PreferredUnits) {
  const { trackableCategory: category, measurementUnit: unit } = entry.trackableCategories[slot] ?? {};
  if (!unit || (category !== "weight" && category !== "distance" && category !== "height")) return unit ?? null;
  const own: MeasurementUnit = units[category];
  if (isImperial(own) === isImperial(unit) && (convert(1, own, unit) ?? 0) <= 1) return unit;
  const amounts = entry.moduleExerciseRounds.flatMap(({ roundDefinitions }) => amountIn(roundDefinitions[slot]) ?? []);
  const isSmall = category !== "weight" && amounts.some((amount) => (convert(amount, unit, own) ?? 0) < 1);
  return isSmall ? unit : own;
}

function amountIn(definition: Definition | undefined): number | null {
  if (!definition) return null;
  const amount = scaleOf(definition.trackableType) === "amount" ? definition.value : definition.calculatedValue;
  return typeof amount === "number" ? amount : null;
}

/** The column in that unit, which has its dimension, with what is asked and done. */
export function columnIn<D extends Definition>(
  entry: ModuleExercise<D>,
  slot: number,
  unit: MeasurementUnit | null,
): ModuleExercise<D> {
  const from = entry.trackableCategories[slot];
  if (!from || !unit || unit === from.measurementUnit) return entry;
  const column: TrackableSlot = { ...from, measurementUnit: unit };
  const moduleExerciseRounds = entry.moduleExerciseRounds.map((round) => {
    const definition = round.roundDefinitions[slot];
    if (!definition) return round;
    return { ...round, roundDefinitions: round.roundDefinitions.with(slot, definitionIn(definition, unit)) };
  });
  return { ...entry, trackableCategories: entry.trackableCategories.with(slot, column), moduleExerciseRounds };
}

function definitionIn<D extends Definition>(definition: D, unit: MeasurementUnit): D {
  const { measurementUnit: from, calculatedValue, doneValue } = definition;
  if (!from) return definition;
  const shown = (value: Value) =>
    mapNumbers(value, (number) => roundToHundredths(convert(number, from, unit) ?? number));
  const done = doneValue === undefined ? {} : { doneValue: shown(doneValue) };
  return { ...convertValue(definition, unit), calculatedValue: shown(calculatedValue), ...done };
}

/** Each weight of a drop set, and both ends of a range. */
function mapNumbers(value: Value, map: (number: number) => number): Value {
  if (typeof value === "number") return map(value);
  return value?.replace(/\d+(\.\d+)?/g, (number) => String(map(Number(number)))) ?? null;
}

/** Not rounded: shown in its first unit, it is what was typed. Of a drop set to hundredths, as texts are. */
export function amountInUnit(value: Value, from: MeasurementUnit | null, to: MeasurementUnit | null): Value {
  if (!from || !to || from === to) return value;
  const exact = (number: number) => convert(number, from, to) ?? number;
  return typeof value === "number" ? exact(value) : mapNumbers(value, (number) => roundToHundredths(exact(number)));
}
