import { toFirstUnit } from "#app/domain/trackables/conversion.ts";
import type { ModuleExercise, Round, RoundDefinition } from "#app/domain/workout/document/document.ts";
import type { Base } from "./percentage-base.ts";

/** `beside`: the workout's exercises, this one included. */
export type Place = { entry: ModuleExercise; round: Round; beside: readonly ModuleExercise[] };

/** In kilograms; of a drop set its heaviest; null if it is not known. */
export type WeightOf = (entry: ModuleExercise, round: Round, slot: number) => number | null;

/** The heaviest other round of the exercise, as it was done where it was (decisions §7); null without one. */
export function topSetOf(place: Place, weightOf: WeightOf): Base | null {
  const weights = othersOf(place).flatMap(([entry, round]) => weightIn(entry, round, weightOf) ?? []);
  const [top] = weights.toSorted((one, other) => other.amount - one.amount);
  return top ? { of: "topSet", ...top } : null;
}

function othersOf({ entry, round, beside }: Place): (readonly [ModuleExercise, Round])[] {
  const same = beside.filter(({ isRest, exercise }) => !isRest && exercise?.id === entry.exercise?.id);
  const rounds = same.flatMap((one) => one.moduleExerciseRounds.map((other) => [one, other] as const));
  return rounds.filter(([one, other]) => !other.isRest && (other.id !== round.id || one.id !== entry.id));
}

/** Null for a round that is itself a share of the top set. */
function weightIn(entry: ModuleExercise, round: Round, weightOf: WeightOf) {
  const slot = round.roundDefinitions.findIndex(
    ({ trackableCategory, percentageOf }) => trackableCategory === "weight" && percentageOf !== "topSet",
  );
  const definition = round.roundDefinitions[slot];
  if (!definition) return null;
  const done = asDone(definition);
  const whole = done ? { ...round, roundDefinitions: round.roundDefinitions.with(slot, done) } : round;
  const amount = weightOf(entry, whole, slot);
  return amount === null ? null : { amount, isDone: done !== null };
}

/** A round of a completion carries what was done; of a body weight and more, it is what was added. */
function asDone(definition: RoundDefinition & { doneValue?: number | string | null }): RoundDefinition | null {
  const { doneValue = null, trackableType } = definition;
  if (doneValue === null || doneValue === "") return null;
  const type = trackableType === "bodyWeightOffset" ? trackableType : "amount";
  return { ...definition, trackableType: type, value: doneValue, additionalValue: null };
}

export function heaviestOf(value: number | string, unit: NonNullable<RoundDefinition["measurementUnit"]>) {
  const heaviest = Math.max(...String(value).split("/").map(Number));
  return Number.isFinite(heaviest) ? toFirstUnit("weight", heaviest, unit) : null;
}
