import type { AddressedCommand } from "#app/domain/workout/commands/apply.ts";
import type { Module, Workout } from "#app/domain/workout/document/document.ts";
import { findExercise, findModule } from "#app/domain/workout/document/find.ts";
import { notFound, type Outcome, refuse } from "#app/domain/workout/document/outcome.ts";
import { type Clip, type ClipKind, clipWithFreshIds, type Part } from "./clip.ts";

/** `made`: the part to scroll to. */
export type Pasted = { commands: AddressedCommand[]; made: string | null };

export type PasteAt = { key: string; workout: Workout; part: Part };

export const emptyClipboard = "The clipboard is empty. Copy something first.";

/**
 * A workout replaces the day; a set goes behind the set at `at`; an exercise behind the exercise, or to the end of the
 * set or of the day's last set.
 */
export function pasteAt(clip: Clip, at: PasteAt, newId: () => string): Outcome<Pasted> {
  const misplaced = whereItGoes(clip.kind, at.part.kind);
  if (misplaced) return refuse(misplaced);
  const [day] = clipWithFreshIds(clip, newId).days;
  if (!day) return refuse(emptyClipboard);
  const { key, workout, part } = at;
  if (clip.kind === "workout") {
    return { commands: [{ workoutKey: key, command: { type: "workout.paste", clip: day } }], made: null };
  }
  const [module, ...alternatives] = day.modules;
  if (!module) return refuse(emptyClipboard);
  return clip.kind === "set"
    ? pasteSet(key, { workout, part }, module, alternatives)
    : pasteExercise(key, { workout, part }, module);
}

/** Monday first; a day missing in either week stays as it is. */
export function pasteWeek(clip: Clip, keys: readonly (string | null)[], newId: () => string): Outcome<Pasted> {
  if (clip.kind !== "week") return refuse("The clipboard holds no week. Use 'Copy week' first.");
  const { days } = clipWithFreshIds(clip, newId);
  const commands = keys.flatMap((workoutKey, weekday): AddressedCommand[] => {
    const day = days[weekday];
    return workoutKey && day ? [{ workoutKey, command: { type: "workout.paste", clip: day } }] : [];
  });
  return { commands, made: null };
}

function whereItGoes(kind: ClipKind, at: Part["kind"]): string | null {
  if (kind === "week") return "The clipboard holds a whole week. Use 'Paste week'.";
  if (kind === "workout" && at !== "workout") return "The clipboard holds a whole day. Paste it into a day.";
  return null;
}

type Target = Pick<PasteAt, "workout" | "part">;

function pasteSet(key: string, target: Target, module: Module, alternatives: Module[]): Outcome<Pasted> {
  const { workout, part } = target;
  const beside = part.kind === "workout" ? null : setAt(target);
  if (part.kind !== "workout" && !beside) return notFound();
  // why: a rest day has no sets; pasting makes it a training day
  if (workout.restDay) return pasteIntoRestDay(key, module, alternatives);
  const at = beside ? beside.orderNumber + 1 : undefined;
  const command = { type: "set.paste", module, alternatives, at } as const;
  return { commands: [{ workoutKey: key, command }], made: module.id };
}

function pasteIntoRestDay(key: string, module: Module, alternatives: Module[]): Pasted {
  const modules = [module, ...alternatives];
  const clip = { restDay: false, name: "", motivation: "", image: null, modules };
  return { commands: [{ workoutKey: key, command: { type: "workout.paste", clip } }], made: module.id };
}

function pasteExercise(key: string, target: Target, { moduleExercises }: Module): Outcome<Pasted> {
  const { workout, part } = target;
  const [moduleExercise] = moduleExercises;
  if (!moduleExercise) return refuse(emptyClipboard);
  if (workout.restDay) return refuse("This is a rest day. Untick 'Rest day' to edit it.");
  const set = setAt(target);
  if (!set) return part.kind === "workout" ? refuse("Add a set first: an exercise is pasted into a set.") : notFound();
  const index = set.moduleExercises.findIndex(({ id }) => part.kind === "exercise" && id === part.id);
  const at = index < 0 ? undefined : index + 2;
  const command = { type: "exercise.paste", moduleId: set.id, moduleExercise, at } as const;
  return { commands: [{ workoutKey: key, command }], made: moduleExercise.id };
}

function setAt({ workout, part }: Target): Module | null {
  if (part.kind === "workout") return workout.modules.at(-1) ?? null;
  if (part.kind === "set") return findModule(workout, part.id);
  return findExercise(workout, part.id)?.module ?? null;
}
