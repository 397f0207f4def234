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
  .refine(holdsItsKind);

/**
 * What a clipboard holds that anybody may have written to (the browser's, or a session's of an earlier version), ready
 * to be pasted: cleared ids are filled in by `newId`. Null when it is no clip. On the server only.
 */
export function readClip(value: unknown, newId: () => string): Clip | null {
  const parsed = clipSchema.safeParse(withIds(value, newId));
  return parsed.success ? parsed.data : null;
}

function holdsItsKind({ kind, days }: Clip) {
  if (kind === "week") return days.length === daysOfWeek;
  const [day, ...others] = days;
  return others.length === 0 && !!day && (kind === "workout" || isOnePosition(day, kind === "exercise"));
}

function isOnePosition({ restDay, modules }: WorkoutClip, isAlone: boolean) {
  const [first] = modules;
  if (restDay || !first || modules.some(({ orderNumber }) => orderNumber !== 1)) return false;
  return !isAlone || (modules.length === 1 && first.moduleExercises.length === 1);
}

/** No clip is nested deeper: what is goes to the schema as it came, which refuses it. */
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
