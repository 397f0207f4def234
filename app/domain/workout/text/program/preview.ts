import { daysBetween, daysOfWeek, weekdayNames } from "#app/domain/schedule/dates.ts";
import { leadingDays, type ProgramSpan } from "#app/domain/schedule/span.ts";
import { formatPlace, printWorkoutKey, weekdayOfPlace } from "#app/domain/schedule/workout-key.ts";
import { counted } from "#app/domain/text/counted.ts";
import type { Workout } from "#app/domain/workout/document/document.ts";
import type { ProgramSections } from "./sections.ts";

export type DayPreview = {
  key: string;
  week: number;
  place: string;
  title: string;
  holds: string;
  becomes: "new" | "replaced" | "same";
  /** The current content of a day that is replaced. */
  replaces: string;
};

export type ProgramPreview = {
  days: DayPreview[];
  /** Exercises that the text adds to the library. */
  added: string[];
  unkept: ProgramSections["unkept"];
  pastEnd: { message: string; canLengthen: boolean } | null;
};

type Change = { before: Workout; after: Workout };

export function previewDays(changes: readonly Change[], span: ProgramSpan): DayPreview[] {
  return changes.map(({ before, after }) => {
    const isReplaced = before !== after && !isBare(before);
    return {
      key: printWorkoutKey(after),
      week: weekOf(after, span),
      place: `${weekdayNames[weekdayOfPlace(after)]}, ${formatPlace(after)}`,
      title: after.name,
      holds: describe(after),
      becomes: before === after ? "same" : isReplaced ? "replaced" : "new",
      replaces: isReplaced ? [before.name.trim(), describe(before)].filter(Boolean).join(": ") : "",
    };
  });
}

/** Counted from 1, as the editor's pages are. */
export function weekOf({ day, date }: Pick<Workout, "day" | "date">, span: ProgramSpan): number {
  const nth = date === null ? (day ?? 1) : daysBetween(span.startDate ?? date, date) + 1;
  return Math.ceil((nth + leadingDays(span)) / daysOfWeek);
}

/** Rest days that nobody has written anything on. */
function isBare({ restDay, name, motivation, image }: Workout): boolean {
  return restDay && name.trim() === "" && motivation.trim() === "" && !image;
}

function describe({ restDay, modules }: Workout): string {
  if (restDay) return "Rest day";
  const exercises = modules.flatMap(({ moduleExercises }) => moduleExercises).filter(({ isRest }) => !isRest);
  return modules.length === 0
    ? "No sets"
    : `${counted(modules.length, "set")}, ${counted(exercises.length, "exercise")}`;
}
