import { parseUuid } from "#app/domain/ids/ids.ts";
import { type AddressedCommand, applyTogether } from "#app/domain/workout/commands/apply.ts";
import { commandSchema } from "#app/domain/workout/commands/command-schema.ts";
import type { Command } from "#app/domain/workout/commands/commands.ts";
import type { Workout } from "#app/domain/workout/document/document.ts";
import type { Press } from "#app/domain/workout/form/presses.ts";
import { placeOfSet } from "#app/domain/workout/form/search-names.ts";
import { movable, overOf } from "#app/domain/workout/moving/destinations.ts";
import { drop } from "#app/domain/workout/moving/drop.ts";
import { refreshSnapshots } from "#app/features/exercises/queries.server.ts";
import type { Context } from "#app/services/context.server.ts";
import type { Pressed } from "./press-days.server.ts";

/** Whether the command is one that a document can take: what was posted may be anything. */
export function isSound(command: Command) {
  return commandSchema.safeParse(command).success;
}

type Wanted = { commands: AddressedCommand[]; made: string | null };
type Workouts = ReadonlyMap<string, Workout>;

/** Applies what the button asks for to its workouts, all of it or nothing. */
export function applyPress(workouts: Map<string, Workout>, wanted: Wanted | null): Pressed {
  if (!wanted) return { ok: true, made: null };
  const { commands, made } = wanted;
  const isKnown = commands.length > 0 && commands.every(({ command }) => isSound(command));
  if (!isKnown) return { ok: false, reason: "Given item not found." };
  const outcome = applyTogether((key) => workouts.get(key), commands);
  if (!outcome.ok) return outcome;
  for (const { workoutKey, after } of outcome.changes) workouts.set(workoutKey, after);
  return { ok: true, made };
}

/** What the button asks of parts of workouts; null for a button that asks for something else. */
export async function wantedBy(
  ctx: Context,
  press: Press,
  newId: () => string,
  workouts: Workouts,
): Promise<Wanted | null> {
  if (press.press === "command") return wanted(press.key, press.command, idMeant(press.command));
  if (press.press === "move" || press.press === "copyTo") return dropAsked(press, newId, workouts);
  if (press.press !== "add") return null;
  const [moduleExerciseId, exerciseId] = [newId(), parseUuid(press.exerciseId)];
  const exercise = exerciseId ? (await refreshSnapshots(ctx, [exerciseId])).get(exerciseId) : undefined;
  const { key, moduleId } = press;
  const command: Command | undefined = exercise && { type: "exercise.add", moduleId, moduleExerciseId, exercise };
  return wanted(key, command, moduleExerciseId);
}

function wanted(workoutKey: string, command: Command | undefined, made: string | null): Wanted {
  return { commands: command ? [{ workoutKey, command }] : [], made };
}

type DropPress = Extract<Press, { press: "move" | "copyTo" }>;

function dropAsked({ press, key, id, to }: DropPress, newId: () => string, workouts: Workouts): Wanted {
  const copyId = press === "copyTo" ? newId() : undefined;
  const source = workouts.get(key);
  const moved = source && movable(key, source, id);
  const commands = moved ? drop((other) => workouts.get(other), { ...moved, copyId }, overOf(to), newId) : [];
  return { commands, made: copyId ?? id };
}

/** What the command is about, where the page shall come back to. */
function idMeant(command: Command): string | null {
  // why: an alternative is folded away, and a browser unfolds what holds the place that it goes to
  if ("alternativeId" in command) return placeOfSet(command.alternativeId);
  if (command.type === "exercise.remove") return null;
  if ("moduleExerciseId" in command) return command.moduleExerciseId;
  if (command.type === "set.remove") return null;
  return "moduleId" in command ? command.moduleId : null;
}
