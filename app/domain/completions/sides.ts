import type { DoneWorkout } from "./document.ts";

/** An exercise that was prescribed per side. */
export type OneSided = { id: string; exercise: { id: string } | null };

/**
 * An app that doesn't know of sides leaves them out, so they are taken from the prescription (decisions §6). What the
 * athlete did instead keeps its own.
 */
export function withPrescribedSides(done: DoneWorkout, prescribed: readonly OneSided[]): DoneWorkout {
  if (prescribed.length === 0) return done;
  const exerciseIds = new Map(prescribed.map(({ id, exercise }) => [id, exercise?.id]));
  const modules = done.modules.map((module) => ({
    ...module,
    moduleExercises: module.moduleExercises.map((entry) => {
      const isSame = entry.exercise !== null && exerciseIds.get(entry.id) === entry.exercise.id;
      return isSame ? { ...entry, perSide: true as const } : entry;
    }),
  }));
  return { ...done, modules };
}
