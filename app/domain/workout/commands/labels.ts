import { categoryInSentence } from "#app/domain/trackables/names.ts";
import { detailNames } from "#app/domain/workout/document/details.ts";
import type { Workout } from "#app/domain/workout/document/document.ts";
import { findExercise, findModule } from "#app/domain/workout/document/find.ts";
import { exerciseTitle, setPlace } from "#app/domain/workout/document/names.ts";
import { roundWord } from "#app/domain/workout/document/set-types.ts";
import type { Command, CommandType } from "./commands.ts";
import type { CommandOf } from "./handlers.ts";

type Labels = { [T in CommandType]: (workout: Workout, command: CommandOf<T>) => string };

const labels: Labels = {
  "workout.rename": () => "change title",
  "workout.motivate": () => "change motivational text",
  "workout.setImage": (_, { image }) => (image === null ? "remove image" : "change image"),
  "workout.setRestDay": (_, { restDay }) => (restDay ? "tick Rest day" : "untick Rest day"),
  "workout.paste": () => "paste workout",
  "set.add": () => "add set",
  "set.remove": (workout, { moduleId }) => `remove ${setTitle(workout, moduleId)}`,
  "set.move": (workout, { moduleId }) => `move ${setTitle(workout, moduleId)}`,
  "set.rename": (workout, { moduleId }) => `rename ${setTitle(workout, moduleId)}`,
  "set.describe": (workout, { moduleId }) => `describe ${setTitle(workout, moduleId)}`,
  "set.setType": (workout, { moduleId }) => `change type of ${setTitle(workout, moduleId)}`,
  "set.setRounds": (workout, { moduleId }) => {
    const setType = findModule(workout, moduleId)?.setType ?? null;
    return `change ${roundWord(setType)} of ${setTitle(workout, moduleId)}`;
  },
  "set.setTiming": (workout, { moduleId, part }) =>
    `change ${part === "timeCap" ? "time cap" : "interval"} of ${setTitle(workout, moduleId)}`,
  "set.addAlternative": (workout, { moduleId }) => `add alternative to ${setTitle(workout, moduleId)}`,
  "set.paste": () => "paste set",
  "exercise.add": (_, { exercise }) => `add ${exercise.name}`,
  "exercise.addRest": () => "add Rest",
  "exercise.remove": (workout, { moduleExerciseId }) => `remove ${titleOf(workout, moduleExerciseId)}`,
  "exercise.move": (workout, { moduleExerciseId }) => `move ${titleOf(workout, moduleExerciseId)}`,
  "exercise.describe": (workout, { moduleExerciseId }) => `describe ${titleOf(workout, moduleExerciseId)}`,
  "exercise.setDetail": (workout, { moduleExerciseId, detail }) =>
    `change ${detailNames[detail].toLowerCase()} of ${titleOf(workout, moduleExerciseId)}`,
  "exercise.paste": (_, { moduleExercise }) => `paste ${exerciseTitle(moduleExercise)}`,
  "exercise.oneRepetitionMaximum": (workout, { moduleExerciseId }) =>
    `set ${titleOf(workout, moduleExerciseId)} to its one-repetition maximum`,
  "trackable.add": (workout, { moduleExerciseId, category }) =>
    `add ${category ? categoryInSentence(category) : "column"} to ${titleOf(workout, moduleExerciseId)}`,
  "trackable.change": (workout, { moduleExerciseId, slot }) =>
    `change column ${slot + 1} of ${titleOf(workout, moduleExerciseId)}`,
  "trackable.remove": (workout, { moduleExerciseId, slot }) =>
    `remove ${quantityOf(workout, moduleExerciseId, slot)} of ${titleOf(workout, moduleExerciseId)}`,
  "unit.change": (workout, { moduleExerciseId, slot }) =>
    `change unit of ${quantityOf(workout, moduleExerciseId, slot)} of ${titleOf(workout, moduleExerciseId)}`,
  "type.change": (workout, { moduleExerciseId, slot, roundId }) =>
    `change type of ${quantityOf(workout, moduleExerciseId, slot)} of ${roundOf(workout, moduleExerciseId, roundId)}`,
  "base.change": (workout, { moduleExerciseId, slot }) =>
    `change what ${quantityOf(workout, moduleExerciseId, slot)} of ${titleOf(workout, moduleExerciseId)} is a percentage of`,
  "value.set": (workout, { moduleExerciseId, slot, roundId }) =>
    `change ${quantityOf(workout, moduleExerciseId, slot)} of ${roundOf(workout, moduleExerciseId, roundId)}`,
  "value.setAll": (workout, { moduleExerciseId, slot }) =>
    `change ${quantityOf(workout, moduleExerciseId, slot)} of ${titleOf(workout, moduleExerciseId)}`,
  "round.setRest": (workout, { moduleExerciseId, roundId, isRest }) =>
    `${isRest ? "tick" : "untick"} Rest of ${roundOf(workout, moduleExerciseId, roundId)}`,
};

export function commandLabel(before: Workout, command: Command): string {
  return labelOf(before, command);
}

// why: a union of commands meets the table of labels only through the command's type as a parameter
function labelOf<T extends CommandType>(before: Workout, command: CommandOf<T>): string {
  return labels[command.type](before, command);
}

function setTitle(workout: Workout, moduleId: string): string {
  const module = findModule(workout, moduleId);
  if (!module) return "set";
  return module.name.trim() || setPlace(module);
}

function titleOf(workout: Workout, moduleExerciseId: string): string {
  const found = findExercise(workout, moduleExerciseId);
  return found ? exerciseTitle(found.moduleExercise) : "exercise";
}

function roundOf(workout: Workout, moduleExerciseId: string, roundId: string | undefined): string {
  const title = titleOf(workout, moduleExerciseId);
  const rounds = findExercise(workout, moduleExerciseId)?.moduleExercise.moduleExerciseRounds;
  const round = rounds?.find(({ id }) => id === roundId);
  return round ? `${title}, round ${round.orderNumber}` : title;
}

function quantityOf(workout: Workout, moduleExerciseId: string, slot: number): string {
  const found = findExercise(workout, moduleExerciseId);
  const category = found?.moduleExercise.trackableCategories[slot]?.trackableCategory;
  return category ? categoryInSentence(category) : `column ${slot + 1}`;
}
