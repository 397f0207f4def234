import { allowsType, allowsUnit } from "#app/domain/trackables/allowed.ts";
import { categoryInSentence, categoryName } from "#app/domain/trackables/names.ts";
import type { PreferredUnits } from "#app/domain/trackables/preferred.ts";
import type { TrackableCategory } from "#app/domain/trackables/table.ts";
import { scaleOf, typeName } from "#app/domain/trackables/types.ts";
import type { ModuleExercise, Round, TrackableSlot, Workout } from "#app/domain/workout/document/document.ts";
import { changeExercise } from "#app/domain/workout/document/find.ts";
import { limits, minSlots } from "#app/domain/workout/document/limits.ts";
import { isRefusal, notFound, type Outcome, refuse } from "#app/domain/workout/document/outcome.ts";
import {
  appendSlot,
  changeDefinitions,
  definitionFor,
  filterSlots,
  isEmptySlot,
  padExercise,
  replaceSlot,
  slotFor,
} from "#app/domain/workout/document/slots.ts";
import type { CommandOf, Handlers } from "./handlers.ts";

type TrackableCommandType =
  | "trackable.add"
  | "trackable.change"
  | "trackable.remove"
  | "unit.change"
  | "type.change"
  | "base.change"
  | "exercise.oneRepetitionMaximum";

export const trackableCommands: Handlers<TrackableCommandType> = {
  "trackable.add": add,
  "trackable.change": change,
  "trackable.remove": remove,
  "unit.change": changeUnit,
  "type.change": changeType,
  "base.change": changeBase,
  "exercise.oneRepetitionMaximum": setOneRepetitionMaximum,
};

function add(workout: Workout, { moduleExerciseId, category, units }: CommandOf<"trackable.add">): Outcome<Workout> {
  return changeTracked(workout, moduleExerciseId, (moduleExercise) =>
    category === undefined ? addColumn(moduleExercise, slotFor(null)) : addCategory(moduleExercise, category, units),
  );
}

function change(workout: Workout, command: CommandOf<"trackable.change">): Outcome<Workout> {
  const { moduleExerciseId, slot: index, category, units } = command;
  return changeSlot(workout, moduleExerciseId, index, (moduleExercise, slot) => {
    if (slot.trackableCategory === category) return moduleExercise;
    if (category !== null && slotOf(moduleExercise, category) >= 0) return pickedTwice(category);
    return replaceSlot(moduleExercise, index, slotFor(category, units));
  });
}

function remove(workout: Workout, { moduleExerciseId, slot }: CommandOf<"trackable.remove">): Outcome<Workout> {
  return changeSlot(workout, moduleExerciseId, slot, (moduleExercise, removed) => {
    const slots = moduleExercise.trackableCategories;
    const isReset = slots.length <= minSlots && slots.slice(slot).every(isEmptySlot);
    if (isReset && isEmptySlot(removed)) return moduleExercise;
    return padExercise(filterSlots(moduleExercise, (_, index) => index !== slot));
  });
}

function changeUnit(workout: Workout, command: CommandOf<"unit.change">): Outcome<Workout> {
  const { moduleExerciseId, slot: index, unit } = command;
  return changeSlot(workout, moduleExerciseId, index, (moduleExercise, slot) => {
    const category = slot.trackableCategory;
    if (category === null) return refuse("Choose a category first.");
    if (!allowsUnit(category, unit)) return refuse(`${categoryName(category)} is not measured in this unit.`);
    if (slot.measurementUnit === unit) return moduleExercise;
    return replaceSlot(moduleExercise, index, { ...slot, measurementUnit: unit });
  });
}

function changeType(workout: Workout, command: CommandOf<"type.change">): Outcome<Workout> {
  const { moduleExerciseId, slot: index, trackableType: type, roundId } = command;
  return changeSlot(workout, moduleExerciseId, index, (moduleExercise, slot) => {
    const category = slot.trackableCategory;
    if (category === null) return refuse("Choose a category first.");
    if (!allowsType(category, type)) return refuse(`${categoryName(category)} has no type ${typeName(type)}.`);
    const rounds = moduleExercise.moduleExerciseRounds;
    if (roundId !== undefined && !rounds.some(({ id }) => id === roundId)) return notFound();
    const changed = changeDefinitions(rounds, index, (definition, round) => {
      const isTarget = roundId === undefined || roundId === round.id;
      return isTarget && definition.trackableType !== type ? definitionFor(slot, type) : definition;
    });
    return withRounds(moduleExercise, changed);
  });
}

function changeBase(workout: Workout, command: CommandOf<"base.change">): Outcome<Workout> {
  const { moduleExerciseId, slot: index, percentageOf } = command;
  return changeSlot(workout, moduleExerciseId, index, (moduleExercise, slot) => {
    if (slot.trackableCategory !== "weight") return refuse("Only a weight is a percentage of a maximum like this.");
    const changed = changeDefinitions(moduleExercise.moduleExerciseRounds, index, (definition) => {
      const { percentageOf: old = "oneRepetitionMaximum", ...plain } = definition;
      if (old === percentageOf || scaleOf(definition.trackableType) !== "percentage") return definition;
      return percentageOf === "oneRepetitionMaximum" ? plain : { ...plain, percentageOf };
    });
    return withRounds(moduleExercise, changed);
  });
}

function setOneRepetitionMaximum(
  workout: Workout,
  { moduleExerciseId }: CommandOf<"exercise.oneRepetitionMaximum">,
): Outcome<Workout> {
  return changeTracked(workout, moduleExerciseId, (moduleExercise) => {
    const withReps = withColumn(moduleExercise, "reps");
    if (isRefusal(withReps)) return withReps;
    const withBoth = withColumn(withReps, "weight");
    if (isRefusal(withBoth)) return withBoth;
    return fill(fill(withBoth, "reps", "amount", 1), "weight", "percentage", 100);
  });
}

function fill(
  moduleExercise: ModuleExercise,
  category: TrackableCategory,
  trackableType: "amount" | "percentage",
  value: number,
): ModuleExercise {
  const index = slotOf(moduleExercise, category);
  const rounds = changeDefinitions(moduleExercise.moduleExerciseRounds, index, (definition) => {
    const { percentageOf, ...plain } = definition;
    const isFilled = definition.trackableType === trackableType && definition.value === value && !percentageOf;
    return isFilled ? definition : { ...plain, trackableType, value, additionalValue: null };
  });
  return withRounds(moduleExercise, rounds);
}

function withColumn(moduleExercise: ModuleExercise, category: TrackableCategory): Outcome<ModuleExercise> {
  return slotOf(moduleExercise, category) >= 0 ? moduleExercise : addCategory(moduleExercise, category);
}

function addCategory(
  moduleExercise: ModuleExercise,
  category: TrackableCategory,
  units?: PreferredUnits,
): Outcome<ModuleExercise> {
  if (slotOf(moduleExercise, category) >= 0) return pickedTwice(category);
  const firstEmpty = moduleExercise.trackableCategories.findIndex(isEmptySlot);
  if (firstEmpty >= 0) return replaceSlot(moduleExercise, firstEmpty, slotFor(category, units));
  return addColumn(moduleExercise, slotFor(category, units));
}

function addColumn(moduleExercise: ModuleExercise, slot: TrackableSlot): Outcome<ModuleExercise> {
  if (moduleExercise.trackableCategories.length >= limits.slots) {
    return refuse(`An exercise has at most ${limits.slots} columns.`);
  }
  return appendSlot(moduleExercise, slot);
}

function changeSlot(
  workout: Workout,
  moduleExerciseId: string,
  index: number,
  changeOf: (moduleExercise: ModuleExercise, slot: TrackableSlot) => Outcome<ModuleExercise>,
): Outcome<Workout> {
  return changeExercise(workout, moduleExerciseId, (moduleExercise) => {
    const slot = moduleExercise.trackableCategories[index];
    return slot ? changeOf(moduleExercise, slot) : notFound();
  });
}

function changeTracked(
  workout: Workout,
  moduleExerciseId: string,
  changeOf: (moduleExercise: ModuleExercise) => Outcome<ModuleExercise>,
): Outcome<Workout> {
  return changeExercise(workout, moduleExerciseId, (moduleExercise) =>
    moduleExercise.isRest ? refuse("A rest has one column, its time.") : changeOf(moduleExercise),
  );
}

function withRounds(moduleExercise: ModuleExercise, rounds: Round[]): ModuleExercise {
  if (rounds === moduleExercise.moduleExerciseRounds) return moduleExercise;
  return { ...moduleExercise, moduleExerciseRounds: rounds };
}

function slotOf(moduleExercise: ModuleExercise, category: TrackableCategory): number {
  return moduleExercise.trackableCategories.findIndex(({ trackableCategory }) => trackableCategory === category);
}

function pickedTwice(category: TrackableCategory) {
  return refuse(`This exercise tracks ${categoryInSentence(category)} already: a category can be picked only once.`);
}
