import type { TrackableCategory } from "#app/domain/trackables/table.ts";
import type { Module, ModuleExercise, Round, RoundDefinition, Workout } from "#app/domain/workout/document/document.ts";
import { calculateValue, numberIn, type Subject } from "./calculated-value.ts";

/**
 * What a week asks for. A set here is one round of one exercise, as coaches count sets per muscle group; `volume` is
 * the volume load, Σ weight × repetitions (decisions §11), in kilograms; `seconds` the time of timed rounds.
 * `uncounted`: rounds whose weight or repetitions are a share of something unknown, so not in the volume.
 */
export type Totals = { sets: number; repetitions: number; volume: number; seconds: number; uncounted: number };

export const noTotals: Totals = { sets: 0, repetitions: 0, volume: 0, seconds: 0, uncounted: 0 };

const nobody: Subject = { bodyWeight: null, exercises: new Map() };

/**
 * The totals of a workout, by the id of the exercise. Counted is what is written: every round of the main variation
 * of each set, whatever its type, so the rounds that an Emom's minutes give and one round of an Amrap. Alternatives,
 * rest entries, rest rounds and rest days count nothing. Each weight of a drop set is lifted for the round's
 * repetitions; forced repetitions are done too. Shares count where `subject` has what they are of.
 */
export function workoutTotals(workout: Workout, subject: Subject | null): Map<string, Totals> {
  const totals = new Map<string, Totals>();
  if (workout.restDay) return totals;
  for (const entry of workout.modules.filter(isMain).flatMap(({ moduleExercises }) => moduleExercises)) {
    const id = entry.exercise?.id;
    if (!id || entry.isRest) continue;
    const rounds = entry.moduleExerciseRounds.filter(({ isRest }) => !isRest);
    const sums = rounds.map((round) => roundTotals(subject ?? nobody, entry, round));
    totals.set(id, sums.reduce(addTotals, totals.get(id) ?? noTotals));
  }
  return totals;
}

/** Both together. */
export function addTotals(one: Totals, other: Totals): Totals {
  return {
    sets: one.sets + other.sets,
    repetitions: one.repetitions + other.repetitions,
    volume: one.volume + other.volume,
    seconds: one.seconds + other.seconds,
    uncounted: one.uncounted + other.uncounted,
  };
}

function isMain({ orderNumberInAlternatives }: Module) {
  return orderNumberInAlternatives === 0;
}

function roundTotals(subject: Subject, entry: ModuleExercise, round: Round): Totals {
  const read = (category: TrackableCategory, numbersOf = plainNumbers) => {
    const slot = round.roundDefinitions.findIndex(({ trackableCategory }) => trackableCategory === category);
    const definition = round.roundDefinitions[slot];
    return definition ? numbersOf(subject, entry, round, slot, definition) : none;
  };
  const repetitions = read("reps", repetitionNumbers);
  const weights = read("weight", weightNumbers);
  const once = sum(repetitions.numbers);
  const isUnknown = weights.isUnknown || (repetitions.isUnknown && weights.numbers.length > 0);
  return {
    sets: 1,
    repetitions: once * Math.max(1, weights.numbers.length),
    volume: sum(weights.numbers) * once,
    seconds: sum(read("time").numbers),
    uncounted: isUnknown ? 1 : 0,
  };
}

/** The numbers of a value in the first unit of its category; none where it is unknown or empty. */
type Numbers = { numbers: number[]; isUnknown: boolean };
type Reader = (
  subject: Subject,
  entry: ModuleExercise,
  round: Round,
  slot: number,
  definition: RoundDefinition,
) => Numbers;

const none: Numbers = { numbers: [], isUnknown: false };

const plainNumbers: Reader = (subject, entry, round, slot, { trackableCategory }) => {
  const calculated = calculateValue(subject, entry, round, slot);
  const number = trackableCategory && numberIn(trackableCategory, calculated);
  return { numbers: number === null ? [] : [number], isUnknown: calculated?.is === "missing" };
};

const repetitionNumbers: Reader = (subject, entry, round, slot, definition) => {
  const { numbers, isUnknown } = plainNumbers(subject, entry, round, slot, definition);
  const forced = definition.trackableType === "forcedReps" ? (definition.additionalValue ?? 0) : 0;
  return { numbers: numbers.map((own) => own + forced), isUnknown };
};

const weightNumbers: Reader = (subject, entry, round, slot, definition) => {
  const { value, trackableType, measurementUnit } = definition;
  if (trackableType !== "dropSet" || typeof value !== "string" || !measurementUnit) {
    return plainNumbers(subject, entry, round, slot, definition);
  }
  const drops = value.split("/").map((text) => ({ is: "given" as const, value: Number(text), unit: measurementUnit }));
  return { numbers: drops.flatMap((drop) => numberIn("weight", drop) ?? []), isUnknown: false };
};

function sum(numbers: number[]) {
  return numbers.reduce((total, number) => total + number, 0);
}
