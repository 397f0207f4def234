import type { DoneExercise, DoneWorkout } from "./document.ts";

/** An exercise that was prescribed per side. */
export type OneSided = { id: string; exercise: { id: string } | null };

type Sent = Omit<DoneExercise, "perSide"> & { perSide?: boolean | null | undefined };

/**
 * An app that doesn't know of sides leaves them out, so they are taken from the prescription; false or null says that it
 * was not per side, and isn't stored (decisions §6). What the athlete did instead keeps its own.
 */
export function withPrescribedSides(done: DoneWorkout, prescribed: readonly OneSided[]): DoneWorkout {
  const exerciseIds = new Map(prescribed.map(({ id, exercise }) => [id, exercise?.id]));
  const modules = done.modules.map((module) => ({
    ...module,
    moduleExercises: module.moduleExercises.map(({ perSide, ...entry }: Sent) => {
      const isSame = entry.exercise !== null && exerciseIds.get(entry.id) === entry.exercise.id;
      return (perSide === undefined ? isSame : perSide) ? { ...entry, perSide: true as const } : entry;
    }),
  }));
  return { ...done, modules };
}
