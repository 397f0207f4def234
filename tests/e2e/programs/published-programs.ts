import type { Weekday } from "#tests/e2e/support/editor.ts";

/** A published program as facts: what a coach types, and must find again. */

/** One text for all rounds. */
type Column = { quantity: string; heading: string; type?: string; values: string };

export type ExerciseFacts = {
  name: string;
  note?: string;
  columns: Column[];
  /** What the library suggests to measure, and this program does not. */
  without?: string[];
};

export type SetFacts = { rounds: number; exercises: ExerciseFacts[] };
export type DayFacts = { weekday: Weekday; title: string; sets: SetFacts[] };
export type ProgramFacts = { weeks: DayFacts[][] };

const reps = (values: string): Column => ({ quantity: "Reps", heading: "Reps", values });
const ofMaximum = (values: string): Column => ({
  quantity: "Weight",
  heading: "Weight, % of 1RM",
  type: "Percentage",
  values,
});

/** Sets × repetitions of one lift at a percentage of its maximum. */
function lift(name: string, rounds: number, count: string, percent: string): SetFacts {
  return { rounds, exercises: [{ name, columns: [reps(count), ofMaximum(percent)] }] };
}

const texasWeek: DayFacts[] = [
  {
    weekday: "Monday",
    title: "Volume day",
    sets: [lift("Back squat", 5, "5", "80"), lift("Bench press", 5, "5", "80"), lift("Deadlift", 1, "5", "85")],
  },
  {
    weekday: "Wednesday",
    title: "Recovery day",
    sets: [
      lift("Back squat", 2, "5", "64"),
      lift("Barbell press", 3, "5", "72"),
      { rounds: 3, exercises: [{ name: "Chin-up", note: "To failure", columns: [reps("")], without: ["Weight"] }] },
      { rounds: 5, exercises: [{ name: "Back extension", columns: [reps("10")] }] },
    ],
  },
  {
    weekday: "Friday",
    title: "Intensity day",
    sets: [lift("Back squat", 1, "5", "88"), lift("Bench press", 1, "5", "88"), lift("Power clean", 5, "3", "75")],
  },
];

export const texasMethod: ProgramFacts = { weeks: [texasWeek, texasWeek] };
