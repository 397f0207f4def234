import { newWorkout } from "#app/domain/workout/document/create.ts";
import type { Workout, WorkoutClip } from "#app/domain/workout/document/document.ts";
import { idsOfModule, idsOfWorkout } from "#app/domain/workout/document/find.ts";
import { limits } from "#app/domain/workout/document/limits.ts";
import { repeats } from "#app/domain/workout/document/lists.ts";
import { type Outcome, refuse } from "#app/domain/workout/document/outcome.ts";
import type { CommandOf, Handlers } from "./handlers.ts";

type WorkoutCommandType =
  | "workout.rename"
  | "workout.motivate"
  | "workout.setImage"
  | "workout.setRestDay"
  | "workout.paste";

export const workoutCommands: Handlers<WorkoutCommandType> = {
  "workout.rename": rename,
  "workout.motivate": motivate,
  "workout.setImage": setImage,
  "workout.setRestDay": setRestDay,
  "workout.paste": paste,
};

function rename(workout: Workout, { name }: CommandOf<"workout.rename">): Outcome<Workout> {
  if (name.length > limits.name) return refuse(`A title has at most ${limits.name} characters.`);
  return workout.name === name ? workout : { ...workout, name };
}

function motivate(workout: Workout, { motivation }: CommandOf<"workout.motivate">): Outcome<Workout> {
  if (motivation.length > limits.motivation) {
    return refuse(`A motivational text has at most ${limits.motivation} characters.`);
  }
  return workout.motivation === motivation ? workout : { ...workout, motivation };
}

function setImage(workout: Workout, { image }: CommandOf<"workout.setImage">): Outcome<Workout> {
  if (image !== null && image.length > limits.address) return refuse("This image address is too long.");
  return workout.image === image ? workout : { ...workout, image };
}

function setRestDay(workout: Workout, { restDay, moduleIds }: CommandOf<"workout.setRestDay">): Outcome<Workout> {
  if (workout.restDay === restDay) return workout;
  if (restDay) return newWorkout(workout);
  if (!moduleIds) return refuse("A new workout needs the ids of its three sets.");
  if (new Set([workout.id, ...moduleIds]).size < moduleIds.length + 1)
    return refuse("Each set needs an id of its own.");
  return newWorkout({ ...workout, moduleIds });
}

function paste(workout: Workout, { clip }: CommandOf<"workout.paste">): Outcome<Workout> {
  if (isPasted(workout, clip)) return workout;
  const { restDay, name, motivation, image, modules } = clip;
  const pasted: Workout = { ...workout, restDay, name, motivation, image, modules };
  if (repeats(idsOfWorkout(pasted))) return refuse("A pasted workout needs ids of its own.");
  return pasted;
}

/** A clip has fresh ids, so a workout with its first set is where it was pasted. */
function isPasted(workout: Workout, clip: WorkoutClip): boolean {
  const [first] = clip.modules;
  if (first) return workout.modules.some((module) => idsOfModule(module).includes(first.id));
  const isEmpty = workout.modules.length === 0 && workout.restDay === clip.restDay;
  return (
    isEmpty && workout.name === clip.name && workout.motivation === clip.motivation && workout.image === clip.image
  );
}
