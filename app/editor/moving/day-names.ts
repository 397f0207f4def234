import { weekdayNames } from "#app/domain/schedule/dates.ts";
import type { DayName } from "#app/domain/workout/moving/landing.ts";
import type { EditorDay } from "#app/editor/state/views.ts";

export function dayNames(days: EditorDay[]): DayName {
  const names = new Map(days.map(({ key, weekday }) => [key, weekdayNames[weekday] ?? ""]));
  return (key) => names.get(key) ?? "";
}
