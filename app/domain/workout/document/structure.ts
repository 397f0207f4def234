import { allowsType, allowsUnit } from "#app/domain/trackables/allowed.ts";
import { scaleOf } from "#app/domain/trackables/types.ts";
import { valueProblem } from "#app/domain/trackables/value-problems.ts";
import type { Module, ModuleExercise, Round, TrackableSlot, Workout, WorkoutClip } from "./document.ts";
import { idsOfExercise, idsOfModule } from "./find.ts";
import { limits } from "./limits.ts";
import { repeats } from "./lists.ts";
import { hasRoundCount, hasTimeCap, noRoundCount } from "./set-types.ts";
import { tooManyValues, valueCount } from "./value-count.ts";

/** In a document whose single fields are valid. */
export type Problem = { path: (string | number)[]; message: string };

export function workoutProblems(workout: Workout): Problem[] {
  const problems = contentProblems(workout);
  if ((workout.day === null) === (workout.date === null)) {
    problems.push({ path: ["day"], message: "A workout has either a day or a date." });
  }
  if (workout.modules.some((module) => idsOfModule(module).includes(workout.id))) {
    problems.push(repeatedId("id"));
  }
  return problems;
}

export function contentProblems({ restDay, modules }: WorkoutClip): Problem[] {
  const problems: Problem[] = [];
  if (restDay && modules.length > 0) problems.push({ path: ["modules"], message: "A rest day has no sets." });
  if (valueCount(modules) > limits.values) problems.push({ path: ["modules"], message: tooManyValues });
  if (!areNumbered(modules)) {
    problems.push({ path: ["modules"], message: "Sets are numbered from 1, their alternatives from 0, in order." });
  }
  if (repeats(modules.flatMap(idsOfModule))) problems.push(repeatedId("modules"));
  return problems;
}

export function moduleProblems(module: Module): Problem[] {
  const problems: Problem[] = [];
  if (!hasRoundCount(module.setType) && module.setRounds !== null) {
    problems.push({ path: ["setRounds"], message: noRoundCount(module.setType) });
  }
  if (module.timeCap != null && !hasTimeCap(module.setType)) {
    problems.push({ path: ["timeCap"], message: "Only an amrap or a set for time has a time cap." });
  }
  if (module.moduleExercises.some(({ orderNumber }, index) => orderNumber !== index + 1)) {
    problems.push({ path: ["moduleExercises"], message: "Exercises are numbered from 1, in order." });
  }
  if (repeats(idsOfModule(module))) problems.push(repeatedId("moduleExercises"));
  return problems;
}

export function exerciseProblems(entry: ModuleExercise): Problem[] {
  const problems = entry.trackableCategories.flatMap(slotProblems);
  const { trackableCategories: slots, moduleExerciseRounds: rounds } = entry;
  if (entry.isRest !== (entry.exercise === null)) {
    problems.push({ path: ["exercise"], message: "An entry is either an exercise or a rest." });
  }
  if (entry.isRest && (slots.length !== 1 || slots[0]?.trackableCategory !== "time")) {
    problems.push({ path: ["trackableCategories"], message: "A rest has one column, its time." });
  }
  if (repeats(slots.flatMap(({ trackableCategory }) => trackableCategory ?? []))) {
    problems.push({ path: ["trackableCategories"], message: "A category can be picked only once per exercise." });
  }
  if (rounds.some(({ orderNumber }, index) => orderNumber !== index + 1)) {
    problems.push({ path: ["moduleExerciseRounds"], message: "Rounds are numbered from 1, in order." });
  }
  if (repeats(idsOfExercise(entry))) problems.push(repeatedId("moduleExerciseRounds"));
  return [...problems, ...rounds.flatMap((round, index) => roundProblems(round, index, slots))];
}

function slotProblems({ trackableCategory, measurementUnit }: TrackableSlot, index: number): Problem[] {
  const path = ["trackableCategories", index];
  if (trackableCategory === null && measurementUnit === null) return [];
  if (trackableCategory === null || measurementUnit === null) {
    return [{ path, message: "A column has both a category and a unit, or neither." }];
  }
  if (allowsUnit(trackableCategory, measurementUnit)) return [];
  return [{ path, message: "This unit does not measure this category." }];
}

function roundProblems({ roundDefinitions }: Round, index: number, slots: TrackableSlot[]): Problem[] {
  const path = ["moduleExerciseRounds", index, "roundDefinitions"];
  if (roundDefinitions.length !== slots.length) return [{ path, message: "A round has one value for each column." }];
  return roundDefinitions.flatMap((definition, slotIndex) => {
    const message = definitionProblem(definition, slots[slotIndex]);
    return message === null ? [] : [{ path: [...path, slotIndex], message }];
  });
}

function definitionProblem(definition: Round["roundDefinitions"][number], slot: TrackableSlot | undefined) {
  const { trackableCategory: category, measurementUnit, trackableType } = definition;
  if (category !== slot?.trackableCategory || measurementUnit !== slot.measurementUnit) {
    return "A value has the category and the unit of its column.";
  }
  if (category === null ? trackableType !== "amount" : !allowsType(category, trackableType)) {
    return "This category has no values of this type.";
  }
  if (definition.percentageOf && (category !== "weight" || scaleOf(trackableType) !== "percentage")) {
    return "Only a percentage of a weight refers to a training maximum or a top set.";
  }
  return valueProblem(definition);
}

function areNumbered(modules: Module[]): boolean {
  return modules.every(({ orderNumber, orderNumberInAlternatives }, index) => {
    const before = modules[index - 1];
    const startsPosition = orderNumber === (before?.orderNumber ?? 0) + 1 && orderNumberInAlternatives === 0;
    const continuesIt =
      before?.orderNumber === orderNumber && orderNumberInAlternatives === before.orderNumberInAlternatives + 1;
    return startsPosition || continuesIt;
  });
}

function repeatedId(field: string): Problem {
  return { path: [field], message: "Every part has an id of its own." };
}
