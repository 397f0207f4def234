import { idsFrom } from "#app/domain/ids/derived.ts";
import { parseUuid } from "#app/domain/ids/ids.ts";
import { daysOfWeek } from "#app/domain/schedule/dates.ts";
import { parseWorkoutKey, printWorkoutKey, type WorkoutPlace } from "#app/domain/schedule/workout-key.ts";
import type { PreferredUnits } from "#app/domain/trackables/preferred.ts";
import type { Workout } from "#app/domain/workout/document/document.ts";
import { repeats } from "#app/domain/workout/document/lists.ts";
import { workoutSchema } from "#app/domain/workout/document/schema.ts";
import { pressOfEnter } from "#app/domain/workout/form/enter.ts";
import { parsePress } from "#app/domain/workout/form/parse-press.ts";
import { type PostedField, readFields } from "#app/domain/workout/form/posted.ts";
import type { Press } from "#app/domain/workout/form/presses.ts";
import { dayBox, explorerNames, typedName } from "#app/domain/workout/form/search-names.ts";

/** `typed`: the document of a rejected page: that version with earlier input. */
export type PostedDay = { key: string; place: WorkoutPlace; version: number; typed?: Workout };

export type PostedWeek = {
  /** Made once per page: the same form sent twice is stored once. */
  saveId: string;
  press: Press;
  days: PostedDay[];
  fields: PostedField[];
  selected: string[];
  units?: PreferredUnits;
};

export type Entries = readonly (readonly [string, string])[];

export function readPostedWeek(entries: Entries): PostedWeek | null {
  const saveId = parseUuid(textOf(entries, "saveId") ?? "");
  const press = saveId && readPress(entries, saveId);
  const days = readDays(entries);
  if (!saveId || !press || !days) return null;
  const selected = entries.flatMap(([name, text]) => (name === dayBox ? text : []));
  return { saveId, press, days, fields: readFields(entries), selected };
}

export function readVersions(entries: Entries): { key: string; version: number }[] {
  return entries.flatMap(([name, text]) => {
    const key = name.endsWith(versionEnd) ? name.slice(0, -versionEnd.length) : "";
    return parseWorkoutKey(key) ? [{ key, version: Number(text) }] : [];
  });
}

export function textOf(entries: Entries, name: string): string | null {
  return entries.find(([other]) => other === name)?.[1] ?? null;
}

const versionEnd = ".version";

function readPress(entries: Entries, saveId: string): Press | null {
  const value = textOf(entries, "do") ?? "save";
  const press = pressOfEnter(value, entries) ?? parsePress(value, idsFrom(saveId));
  if (press?.press !== "addToTarget") return press;
  // why: 'Add' in the explorer only names the exercise; the set is in the field beside it
  const [key, moduleId] = textOf(entries, explorerNames.target)?.split(" ") ?? [];
  return key && moduleId ? { press: "add", key, moduleId, exerciseId: press.exerciseId } : press;
}

function readDays(entries: Entries): PostedDay[] | null {
  const days = readVersions(entries).flatMap(({ key, version }) => {
    const place = parseWorkoutKey(key);
    return place ? [{ key: printWorkoutKey(place), place, version, typed: readTyped(entries, key) }] : [];
  });
  return days.length > daysOfWeek || repeats(days.map(({ key }) => key)) ? null : days;
}

function readTyped(entries: Entries, key: string): Workout | undefined {
  const text = textOf(entries, typedName(key));
  if (text === null) return undefined;
  try {
    return workoutSchema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}
