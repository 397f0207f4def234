import type { ProgramSpan } from "#app/domain/schedule/span.ts";
import { parseWorkoutKey } from "#app/domain/schedule/workout-key.ts";
import { newWorkout } from "#app/domain/workout/document/create.ts";
import { splitProgram } from "#app/domain/workout/text/program/sections.ts";
import { splitDays } from "#app/domain/workout/text/words/week.ts";
import type { Split } from "./readings.ts";

/** What a text is about. `keys`: of the week's days. */
export type TextPlace =
  | { of: "day" }
  | { of: "week"; keys: string[] }
  | { of: "program"; span: ProgramSpan; today: string };

export function splitFor(place: TextPlace): Split {
  if (place.of === "day") return (lines) => [lines];
  if (place.of === "program") {
    return (lines, report) => splitProgram(lines, place, report).days.map((day) => day.lines);
  }
  const workouts = place.keys.flatMap((key) => {
    const day = parseWorkoutKey(key);
    return day ? [newWorkout({ id: key, ...day })] : [];
  });
  return (lines, report) => splitDays(lines, workouts, report).map((day) => day.lines);
}
