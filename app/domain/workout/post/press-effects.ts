import { idsFrom } from "#app/domain/ids/derived.ts";
import { daysOfWeek } from "#app/domain/schedule/dates.ts";
import { weekdayOfPlace } from "#app/domain/schedule/workout-key.ts";
import { type Clip, clipOf, clipOfWeek } from "#app/domain/workout/clipboard/clip.ts";
import { fillAt } from "#app/domain/workout/clipboard/fill.ts";
import { emptyClipboard, type Pasted, pasteAt, pasteWeek } from "#app/domain/workout/clipboard/paste.ts";
import { type AddressedCommand, applyTogether } from "#app/domain/workout/commands/apply.ts";
import { commandSchema } from "#app/domain/workout/commands/command-schema.ts";
import type { Command } from "#app/domain/workout/commands/commands.ts";
import { inUnits } from "#app/domain/workout/commands/in-units.ts";
import { clearDays, noDaySelected, restDays } from "#app/domain/workout/commands/select-days.ts";
import type { ExerciseSnapshot, ModuleExercise, Workout } from "#app/domain/workout/document/document.ts";
import { isRefusal, notFound, type Outcome, type Refusal, refuse } from "#app/domain/workout/document/outcome.ts";
import type { Press } from "#app/domain/workout/form/presses.ts";
import { placeOfSet } from "#app/domain/workout/form/search-names.ts";
import { movable, overOf } from "#app/domain/workout/moving/destinations.ts";
import { drop } from "#app/domain/workout/moving/drop.ts";
import type { PostedWeek } from "./posted-week.ts";

/** `last`: the last use of the exercise to fill. */
export type Supplies = {
  exercise: ExerciseSnapshot | null;
  clip: Outcome<Clip> | null;
  last: ModuleExercise | null;
};

export type PressEffect = { ok: true; workouts: Workouts; made: string | null; copied: Clip | null };

type Workouts = ReadonlyMap<string, Workout>;
type Commands = { commands: AddressedCommand[]; made: string | null };

/** All or nothing; no change for a button that only navigates. */
export function pressEffect(posted: PostedWeek, workouts: Workouts, supplies: Supplies): PressEffect | Refusal {
  const { press } = posted;
  if (press.press === "copy" || press.press === "copyWeek") {
    const copied = clipFor(press, workouts);
    return copied ? { ok: true, workouts, made: null, copied } : notFound();
  }
  const wanted = commandsFor(posted, workouts, supplies);
  if (wanted === null) return { ok: true, workouts, made: null, copied: null };
  if (isRefusal(wanted)) return wanted;
  const applied = applyTogether((key) => workouts.get(key), wanted.commands);
  if (!applied.ok) return applied;
  const changed = applied.changes.map(({ workoutKey, after }) => [workoutKey, after] as const);
  return { ok: true, workouts: new Map([...workouts, ...changed]), made: wanted.made, copied: null };
}

/** Posted values can be anything. */
export function isSound(command: Command) {
  return commandSchema.safeParse(command).success;
}

function commandsFor(posted: PostedWeek, workouts: Workouts, supplies: Supplies): Outcome<Commands> | null {
  const { press, saveId, selected, units } = posted;
  const newId = idsFrom(`${saveId} made`);
  switch (press.press) {
    case "paste":
    case "pasteWeek":
      return pasted(press, workouts, supplies.clip ?? refuse(emptyClipboard), newId);
    case "restDays":
    case "clearDays":
      return ofSelected(press.press, workouts, selected, newId);
    case "command":
      return sound(press.key, inUnits(press.command, units), targetId(press.command));
    case "add": {
      const { key, moduleId } = press;
      const [moduleExerciseId, { exercise }] = [newId(), supplies];
      return exercise
        ? sound(key, { type: "exercise.add", moduleId, moduleExerciseId, exercise, units }, moduleExerciseId)
        : notFound();
    }
    case "fill":
      return filled(press, workouts, supplies, newId);
    case "move":
    case "copyTo":
      return dropped(press, workouts, newId);
    default:
      return null;
  }
}

function clipFor(press: Extract<Press, { press: "copy" | "copyWeek" }>, workouts: Workouts): Clip | null {
  if (press.press === "copyWeek") {
    return clipOfWeek(keysByWeekday(workouts).map((key) => (key && workouts.get(key)) || null));
  }
  const workout = workouts.get(press.key);
  return workout ? clipOf(workout, press.part) : null;
}

type PastePress = Extract<Press, { press: "paste" | "pasteWeek" }>;

function pasted(press: PastePress, workouts: Workouts, clip: Outcome<Clip>, newId: () => string): Outcome<Pasted> {
  if (isRefusal(clip)) return clip;
  if (press.press === "pasteWeek") return pasteWeek(clip, keysByWeekday(workouts), newId);
  const workout = workouts.get(press.key);
  return workout ? pasteAt(clip, { key: press.key, workout, part: press.part }, newId) : notFound();
}

type FillPress = Extract<Press, { press: "fill" }>;

function filled({ key, id }: FillPress, workouts: Workouts, { last }: Supplies, newId: () => string) {
  const workout = workouts.get(key);
  return workout ? fillAt(last, { key, workout, id }, newId) : notFound();
}

function ofSelected(
  press: "restDays" | "clearDays",
  workouts: Workouts,
  keys: readonly string[],
  newId: () => string,
): Outcome<Commands> {
  if (keys.length === 0) return refuse(noDaySelected);
  if (!keys.every((key) => workouts.has(key))) return notFound();
  const isRest = (key: string) => workouts.get(key)?.restDay === true;
  return { commands: press === "restDays" ? restDays(keys) : clearDays(keys, isRest, newId), made: null };
}

function sound(workoutKey: string, command: Command, made: string | null): Outcome<Commands> {
  return isSound(command) ? { commands: [{ workoutKey, command }], made } : notFound();
}

type DropPress = Extract<Press, { press: "move" | "copyTo" }>;

function dropped({ press, key, id, to }: DropPress, workouts: Workouts, newId: () => string): Outcome<Commands> {
  const copyId = press === "copyTo" ? newId() : undefined;
  const source = workouts.get(key);
  const moved = source && movable(key, source, id);
  const commands = moved ? drop((other) => workouts.get(other), { ...moved, copyId }, overOf(to), newId) : [];
  const isSoundDrop = commands.length > 0 && commands.every(({ command }) => isSound(command));
  return isSoundDrop ? { commands, made: copyId ?? id } : notFound();
}

function keysByWeekday(workouts: Workouts): (string | null)[] {
  const keys = new Map([...workouts].map(([key, workout]) => [weekdayOfPlace(workout), key]));
  return Array.from({ length: daysOfWeek }, (_, weekday) => keys.get(weekday) ?? null);
}

function targetId(command: Command): string | null {
  // why: an alternative is folded, and a browser unfolds what contains the target of a link
  if ("alternativeId" in command) return placeOfSet(command.alternativeId);
  if (command.type === "exercise.remove") return null;
  if ("moduleExerciseId" in command) return command.moduleExerciseId;
  if (command.type === "set.remove") return null;
  return "moduleId" in command ? command.moduleId : null;
}
