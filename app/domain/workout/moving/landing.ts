import { printWorkoutKey } from "#app/domain/schedule/workout-key.ts";
import { applyTogether } from "#app/domain/workout/commands/apply.ts";
import type { Command } from "#app/domain/workout/commands/commands.ts";
import type { Change } from "#app/domain/workout/commands/history.ts";
import type { Workout } from "#app/domain/workout/document/document.ts";
import { findExercise, findModule } from "#app/domain/workout/document/find.ts";
import { exerciseTitle, setPlace } from "#app/domain/workout/document/names.ts";
import { type Dragged, drop, droppedId, type Over, type WorkoutOf } from "./drop.ts";

export type Landing =
  | { ok: true; changes: Change<Workout>[]; where: string; side: "before" | "after" | "into" }
  | { ok: false; reason: string };

export type DayName = (workoutKey: string) => string;

/** `where`: 'Wednesday, set 2, after Deadlift', or 'Wednesday, as set 2'; `side`: before or behind what it is over. */
export function landing(
  workoutOf: WorkoutOf,
  dayName: DayName,
  dragged: Dragged,
  over: Over,
  newId: () => string,
): Landing {
  const commands = drop(workoutOf, dragged, over, newId);
  if (commands.length === 0) return { ok: false, reason: "It can't be dropped here." };
  const applied = applyTogether(workoutOf, commands);
  if (!applied.ok) return applied;
  const { changes } = applied;
  const changed = changes.find(({ workoutKey }) => workoutKey === over.workoutKey);
  const after = changed?.after ?? workoutOf(over.workoutKey);
  if (!after) return { ok: false, reason: "Given item not found." };
  const place = landedPlace(after, dragged);
  const noRest = changed?.before.restDay ? ", no longer a rest day" : "";
  return {
    ok: true,
    changes,
    where: `${dayName(over.workoutKey)}, ${place}${noRest}`,
    side: sideOf(after, dragged, over),
  };
}

/** 'Back squat', 'Warm-up', or 'set 2' without a name. */
export function titleOf(workoutOf: WorkoutOf, dragged: Dragged): string {
  if (dragged.kind === "library") return dragged.exercise.name;
  const workout = workoutOf(dragged.workoutKey);
  if (dragged.kind === "exercise") {
    const found = workout && findExercise(workout, dragged.moduleExerciseId);
    return found ? exerciseTitle(found.moduleExercise) : "exercise";
  }
  const module = workout && findModule(workout, dragged.moduleId);
  return module ? module.name.trim() || setPlace(module) : "set";
}

export function dropLabel(workoutOf: WorkoutOf, dragged: Dragged): string {
  return `${verbs[dropEffect(dragged)].verb} ${titleOf(workoutOf, dragged)}`;
}

const verbs = {
  add: { verb: "add", done: "Added" },
  copy: { verb: "copy", done: "Copied" },
  move: { verb: "move", done: "Moved" },
};

export function dropEffect(dragged: Dragged): keyof typeof verbs {
  if (dragged.kind === "library") return "add";
  return dragged.copyId ? "copy" : "move";
}

export function announcePickedUp(workoutOf: WorkoutOf, dayName: DayName, dragged: Dragged): string {
  const title = titleOf(workoutOf, dragged);
  if (dragged.kind === "library") return `Picked up ${title}.`;
  const workout = workoutOf(dragged.workoutKey);
  const module =
    dragged.kind === "set"
      ? workout && findModule(workout, dragged.moduleId)
      : workout && findExercise(workout, dragged.moduleExerciseId)?.module;
  const place = module ? setPlace(module) : "";
  const named = title === place ? title : `${title}, ${place}`;
  return `Picked up ${named} of ${dayName(dragged.workoutKey)}.`;
}

export function announceOver(dayName: DayName, dragged: Dragged, over: Over, landed: Landing): string {
  if (!landed.ok) return `Over ${dayName(over.workoutKey)}. ${landed.reason}`;
  return `${dropEffect(dragged) === "copy" ? "Copy to" : "Over"} ${landed.where}.`;
}

export function announceDropped(title: string, dragged: Dragged, landed: Landing): string {
  if (!landed.ok) return `Put back. ${landed.reason}`;
  if (landed.changes.length === 0) return "Put back.";
  return `${verbs[dropEffect(dragged)].done} ${title} to ${landed.where}.`;
}

/** For a move up or down into another workout; otherwise null. */
export function announceMoved(before: Workout, after: Workout, dayName: DayName, command: Command): string | null {
  if (command.type !== "set.move" && command.type !== "exercise.move") return null;
  const workoutKey = printWorkoutKey(after);
  const moved: Dragged =
    command.type === "set.move"
      ? { kind: "set", workoutKey, moduleId: command.moduleId }
      : { kind: "exercise", workoutKey, moduleExerciseId: command.moduleExerciseId };
  return `Moved ${titleOf(() => before, moved)} to ${dayName(workoutKey)}, ${landedPlace(after, moved)}.`;
}

export function landedPlace(workout: Workout, dragged: Dragged): string {
  const id = droppedId(dragged);
  if (dragged.kind === "set") {
    const module = findModule(workout, id);
    return module ? `as set ${module.orderNumber}` : "";
  }
  const found = findExercise(workout, id);
  if (!found) return "";
  const before = found.module.moduleExercises[found.moduleExercise.orderNumber - 2];
  return `${setPlace(found.module)}, ${before ? `after ${exerciseTitle(before)}` : "first"}`;
}

function sideOf(after: Workout, dragged: Dragged, over: Over): "before" | "after" | "into" {
  if (over.kind === "workout") return "into";
  if (dragged.kind === "set") {
    const target =
      over.kind === "set" ? findModule(after, over.moduleId) : findExercise(after, over.moduleExerciseId)?.module;
    const module = findModule(after, droppedId(dragged));
    return target && module && module.orderNumber > target.orderNumber ? "after" : "before";
  }
  if (over.kind === "set") return "into";
  const [entry, target] = [droppedId(dragged), over.moduleExerciseId].map(
    (id) => findExercise(after, id)?.moduleExercise,
  );
  return entry && target && entry.orderNumber > target.orderNumber ? "after" : "before";
}
