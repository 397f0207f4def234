import { NotFound } from "#app/domain/errors.ts";
import { findPrescribed } from "#app/features/prescriptions/queries.server.ts";
import { type ShownWorkout, showWorkout } from "#app/features/prescriptions/show.server.ts";
import type { Context } from "#app/services/context.server.ts";

type Place = { programId: string; workoutId: string };
type Version = Pick<ShownWorkout, "workout" | "prescriptionId">;

export type ShownVersions = { current: ShownWorkout | null; begun: Version | null };

/**
 * `current`: as the program has it, null once it was taken away. `begun`: as the page of that prescription showed it,
 * which the coach may have changed or taken away since.
 */
export async function findShown(
  ctx: Context,
  { programId, workoutId }: Place,
  prescriptionId: string | null,
  beside?: Parameters<typeof showWorkout>[3],
): Promise<ShownVersions> {
  const current = await showWorkout(ctx, programId, workoutId, beside).catch(nullIfGone);
  if (prescriptionId === null || prescriptionId === current?.prescriptionId) return { current, begun: current };
  const before = await findPrescribed(ctx, prescriptionId).catch(nullIfGone);
  const isIt = before?.programId === programId && before.workout.id === workoutId;
  return { current, begun: before && isIt ? { workout: before.workout, prescriptionId: before.id } : current };
}

function nullIfGone(error: unknown): null {
  if (error instanceof NotFound) return null;
  throw error;
}
