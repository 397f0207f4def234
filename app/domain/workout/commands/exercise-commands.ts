import { newModuleExercise, newRestEntry } from "#app/domain/workout/document/create.ts";
import type { Module, ModuleExercise, Workout } from "#app/domain/workout/document/document.ts";
import {
  changeExercise,
  changeModule,
  containsAny,
  findExercise,
  findModule,
  idsOfExercise,
} from "#app/domain/workout/document/find.ts";
import { limits } from "#app/domain/workout/document/limits.ts";
import { insertAt, moveItem } from "#app/domain/workout/document/lists.ts";
import { isRefusal, notFound, type Outcome, refuse } from "#app/domain/workout/document/outcome.ts";
import { rebuildModule } from "#app/domain/workout/document/rounds.ts";
import type { CommandOf, Handlers } from "./handlers.ts";

type ExerciseCommandType =
  | "exercise.add"
  | "exercise.addRest"
  | "exercise.remove"
  | "exercise.move"
  | "exercise.describe"
  | "exercise.paste";

export const exerciseCommands: Handlers<ExerciseCommandType> = {
  "exercise.add": add,
  "exercise.addRest": addRest,
  "exercise.remove": remove,
  "exercise.move": move,
  "exercise.describe": describe,
  "exercise.paste": paste,
};

function add(workout: Workout, command: CommandOf<"exercise.add">): Outcome<Workout> {
  return insertNew(
    workout,
    command.moduleId,
    newModuleExercise(command.moduleExerciseId, command.exercise, command.units),
    command.at,
  );
}

function addRest(workout: Workout, command: CommandOf<"exercise.addRest">): Outcome<Workout> {
  return insertNew(workout, command.moduleId, newRestEntry(command.moduleExerciseId), command.at);
}

function paste(workout: Workout, { moduleId, moduleExercise, at }: CommandOf<"exercise.paste">): Outcome<Workout> {
  return insertNew(workout, moduleId, moduleExercise, at);
}

function remove(workout: Workout, { moduleExerciseId }: CommandOf<"exercise.remove">): Outcome<Workout> {
  const found = findExercise(workout, moduleExerciseId);
  if (!found) return notFound();
  return removeFrom(workout, found.module, moduleExerciseId);
}

function move(workout: Workout, { moduleExerciseId, moduleId, at }: CommandOf<"exercise.move">): Outcome<Workout> {
  const found = findExercise(workout, moduleExerciseId);
  if (!found || !findModule(workout, moduleId)) return notFound();
  const { module, moduleExercise } = found;
  if (module.id === moduleId) return changeModule(workout, moduleId, () => reorder(module, moduleExercise, at));
  const without = removeFrom(workout, module, moduleExerciseId);
  return isRefusal(without) ? without : insert(without, moduleId, moduleExercise, at);
}

function describe(workout: Workout, command: CommandOf<"exercise.describe">): Outcome<Workout> {
  const { moduleExerciseId, description } = command;
  if (description.length > limits.description) {
    return refuse(`A description has at most ${limits.description} characters.`);
  }
  return changeExercise(workout, moduleExerciseId, (moduleExercise) =>
    moduleExercise.description === description ? moduleExercise : { ...moduleExercise, description },
  );
}

/** An identical insert has already been done; other known ids are rejected. */
function insertNew(workout: Workout, moduleId: string, entry: ModuleExercise, at?: number): Outcome<Workout> {
  if (!findModule(workout, moduleId)) return notFound();
  if (containsAny(workout, [entry.id])) return workout;
  if (containsAny(workout, idsOfExercise(entry))) return refuse("A pasted exercise needs ids of its own.");
  return insert(workout, moduleId, entry, at);
}

function insert(workout: Workout, moduleId: string, entry: ModuleExercise, at?: number): Outcome<Workout> {
  return changeModule(workout, moduleId, (module) => {
    if (module.moduleExercises.length >= limits.moduleExercises) {
      return refuse(`A set has at most ${limits.moduleExercises} exercises.`);
    }
    return rebuildModule({ ...module, moduleExercises: insertAt(module.moduleExercises, entry, at) });
  });
}

function removeFrom(workout: Workout, module: Module, moduleExerciseId: string): Outcome<Workout> {
  const moduleExercises = module.moduleExercises.filter(({ id }) => id !== moduleExerciseId);
  return changeModule(workout, module.id, () => rebuildModule({ ...module, moduleExercises }));
}

function reorder(module: Module, moduleExercise: ModuleExercise, at: number): Module {
  const { moduleExercises } = module;
  const moved = moveItem(moduleExercises, moduleExercises.indexOf(moduleExercise), at);
  return moved === moduleExercises ? module : rebuildModule({ ...module, moduleExercises: moved });
}
