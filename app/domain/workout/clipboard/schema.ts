import { z } from "zod";
import { EMPTY_ID } from "#app/domain/ids/ids.ts";
import { daysOfWeek } from "#app/domain/schedule/dates.ts";
import type { WorkoutClip } from "#app/domain/workout/document/document.ts";
import { limits } from "#app/domain/workout/document/limits.ts";
import { workoutClipSchema } from "#app/domain/workout/document/schema.ts";
import { type Clip, clipKinds } from "./clip.ts";

const clipSchema: z.ZodType<Clip> = z
  .object({
    kind: z.enum(clipKinds),
    title: z.string().max(limits.name),
    days: z.array(workoutClipSchema.nullable()).min(1).max(daysOfWeek),
  })
  .refine(matchesKind);

/**
 * Reads untrusted data (the browser's clipboard, or a session of an earlier version) and fills in ids with `newId`.
 * Null if it is not a clip. Server only.
 */
export function readClip(value: unknown, newId: () => string): Clip | null {
  const parsed = clipSchema.safeParse(withIds(value, newId));
  return parsed.success ? parsed.data : null;
}

function matchesKind({ kind, days }: Clip) {
  if (kind === "week") return days.length === daysOfWeek;
  const [day, ...others] = days;
  return others.length === 0 && !!day && (kind === "workout" || isOnePosition(day, kind === "exercise"));
}

function isOnePosition({ restDay, modules }: WorkoutClip, isAlone: boolean) {
  const [first] = modules;
  if (restDay || !first || modules.some(({ orderNumber }) => orderNumber !== 1)) return false;
  return !isAlone || (modules.length === 1 && first.moduleExercises.length === 1);
}

/** No valid clip is nested deeper; anything deeper goes to the schema unchanged, which rejects it. */
const deepest = 12;

function withIds(value: unknown, newId: () => string, depth = 0): unknown {
  if (typeof value !== "object" || value === null || depth > deepest) return value;
  if (Array.isArray(value)) return value.map((part) => withIds(part, newId, depth + 1));
  const parts = Object.entries(value).map(([name, part]) => [
    name,
    name === "id" && part === EMPTY_ID ? newId() : withIds(part, newId, depth + 1),
  ]);
  return Object.fromEntries(parts);
}
