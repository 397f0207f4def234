import type { MeasuredExercise, MeasuredExercises } from "./reference.ts";

/** Body weight in kilograms, `trainingShare` in percent. */
export type Subject = {
  bodyWeight: { value: number; on: string } | null;
  trainingShare: number;
  exercises: MeasuredExercises;
};

type Known = Pick<Subject, "bodyWeight" | "trainingShare"> & { exercises: readonly MeasuredExercise[] };

export function subjectOf({ bodyWeight, trainingShare, exercises }: Known): Subject {
  return { bodyWeight, trainingShare, exercises: new Map(exercises.map((exercise) => [exercise.id, exercise])) };
}
