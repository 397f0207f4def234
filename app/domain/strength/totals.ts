import type { TrackableCategory } from "#app/domain/trackables/table.ts";
import type {
  ExerciseSnapshot,
  Module,
  ModuleExercise,
  Round,
  RoundDefinition,
  Workout,
} from "#app/domain/workout/document/document.ts";
import { calculateValue, numberIn } from "./calculated-value.ts";
import { type Subject, subjectOf } from "./subject.ts";
import { defaultTrainingShare } from "./training-maximum.ts";

/**
 * A set is one round of one exercise, as coaches count sets per muscle group; `volume` is Σ weight × repetitions in
 * kilograms (decisions §11); `seconds`: of timed rounds; `uncounted`: rounds that are not all in the sums, because their
 * weight or repetitions are a share of something unknown, or because they go to failure (`toFailure`).
 */
export type Totals = {
  sets: number;
  repetitions: number;
  volume: number;
  seconds: number;
  uncounted: number;
  toFailure: number;
};

export const noTotals: Totals = { sets: 0, repetitions: 0, volume: 0, seconds: 0, uncounted: 0, toFailure: 0 };

export const nobody = subjectOf({ bodyWeight: null, trainingShare: defaultTrainingShare, exercises: [] });

/** `weights` in kilograms, of a drop set each; none if they are not known. */
export type CountedRound = { round: Round; weights: readonly number[]; totals: Totals };
export type CountedEntry = { entry: ModuleExercise; exercise: ExerciseSnapshot; rounds: CountedRound[] };

/**
 * Counts what is written: every round of each set's main variation, so the rounds that an Emom's minutes give and one
 * round of an Amrap. Alternatives and rests don't count. Each weight of a drop set is lifted for the round's
 * repetitions; forced repetitions and the parts of a cluster count too, and of a range its lower end. What is done per
 * side counts twice. Percentages count if `subject` has their base.
 */
export function countedEntries(workout: Workout, subject: Subject | null): CountedEntry[] {
  if (workout.restDay) return [];
  const beside = workout.modules.filter(isMain).flatMap(({ moduleExercises }) => moduleExercises);
  const counted = { ...(subject ?? nobody), beside };
  return beside.flatMap((entry) => {
    const { exercise, isRest, moduleExerciseRounds } = entry;
    if (!exercise?.id || isRest) return [];
    const rounds = moduleExerciseRounds.filter((round) => !round.isRest);
    return [{ entry, exercise, rounds: rounds.map((round) => countRound(counted, entry, round)) }];
  });
}

/** By exercise id. */
export function workoutTotals(workout: Workout, subject: Subject | null): Map<string, Totals> {
  const byExercise = new Map<string, Totals>();
  for (const { exercise, rounds } of countedEntries(workout, subject)) {
    const before = byExercise.get(exercise.id) ?? noTotals;
    byExercise.set(
      exercise.id,
      rounds.reduce((sums, { totals }) => addTotals(sums, totals), before),
    );
  }
  return byExercise;
}

export function addTotals(one: Totals, other: Totals): Totals {
  return {
    sets: one.sets + other.sets,
    repetitions: one.repetitions + other.repetitions,
    volume: one.volume + other.volume,
    seconds: one.seconds + other.seconds,
    uncounted: one.uncounted + other.uncounted,
    toFailure: one.toFailure + other.toFailure,
  };
}

function isMain({ orderNumberInAlternatives }: Module) {
  return orderNumberInAlternatives === 0;
}

function countRound(subject: Counted, entry: ModuleExercise, round: Round): CountedRound {
  const read = (category: TrackableCategory, numbersOf = plainNumbers) => {
    const slot = round.roundDefinitions.findIndex(({ trackableCategory }) => trackableCategory === category);
    const definition = round.roundDefinitions[slot];
    return definition ? numbersOf(subject, entry, round, slot, definition) : none;
  };
  const sides = entry.perSide ? 2 : 1;
  const repetitions = read("reps", repetitionNumbers);
  const weights = read("weight", weightNumbers);
  const once = sum(repetitions.numbers) * sides;
  const isToFailure = round.roundDefinitions.some(({ trackableType }) => trackableType === "toFailure");
  const isUnknown = isToFailure || weights.isUnknown || (repetitions.isUnknown && weights.numbers.length > 0);
  const totals = {
    sets: 1,
    repetitions: once * Math.max(1, weights.numbers.length),
    volume: sum(weights.numbers) * once,
    seconds: sum(read("time").numbers) * sides,
    uncounted: isUnknown ? 1 : 0,
    toFailure: isToFailure ? 1 : 0,
  };
  return { round, weights: weights.numbers, totals };
}

/** In the first unit of the category. */
type Numbers = { numbers: number[]; isUnknown: boolean };
type Counted = Subject & { beside: readonly ModuleExercise[] };
type Reader = (
  subject: Counted,
  entry: ModuleExercise,
  round: Round,
  slot: number,
  definition: RoundDefinition,
) => Numbers;

const none: Numbers = { numbers: [], isUnknown: false };

const plainNumbers: Reader = (subject, entry, round, slot, { trackableCategory }) => {
  const calculated = calculateValue(subject, entry, round, slot, subject.beside);
  const number = trackableCategory && numberIn(trackableCategory, calculated);
  return { numbers: number === null ? [] : [number], isUnknown: calculated?.is === "missing" };
};

const repetitionNumbers: Reader = (subject, entry, round, slot, definition) => {
  if (definition.trackableType === "clusterReps" && definition.value !== null) {
    return { numbers: [sumOfCluster(definition.value)], isUnknown: false };
  }
  const { numbers, isUnknown } = plainNumbers(subject, entry, round, slot, definition);
  const forced = definition.trackableType === "forcedReps" ? (definition.additionalValue ?? 0) : 0;
  return { numbers: numbers.map((own) => own + forced), isUnknown };
};

const weightNumbers: Reader = (subject, entry, round, slot, definition) => {
  const { value, trackableType, measurementUnit } = definition;
  if (trackableType !== "dropSet" || typeof value !== "string" || !measurementUnit) {
    return plainNumbers(subject, entry, round, slot, definition);
  }
  const drops = value
    .split("/")
    .map((text) => ({ is: "given" as const, value: Number(text), unit: measurementUnit, upper: null }));
  return { numbers: drops.flatMap((drop) => numberIn("weight", drop) ?? []), isUnknown: false };
};

function sumOfCluster(parts: number | string): number {
  return sum(String(parts).split("+").map(Number));
}

function sum(numbers: number[]) {
  return numbers.reduce((total, number) => total + number, 0);
}
