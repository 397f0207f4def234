import { and, eq } from "drizzle-orm";
import type { PrescribedWorkout } from "#app/domain/completions/document.ts";
import { NotFound } from "#app/domain/errors.ts";
import { EMPTY_ID, parseUuid } from "#app/domain/ids/ids.ts";
import type { Context } from "#app/services/context.server.ts";
import { prescriptions } from "#db/schema/completions.ts";

export type ShownPrescription = {
  id: string;
  programId: string;
  firstShownAt: Date;
  lastShownAt: Date;
  workout: PrescribedWorkout;
};

/** The actor's own, as it was shown. */
export async function findPrescribed({ db, actor }: Context, id: string): Promise<ShownPrescription> {
  const { accountId, userId, programId, firstShownAt, lastShownAt, document } = prescriptions;
  const isOwn = and(eq(accountId, actor.accountId), eq(userId, actor.userId));
  const [row] = await db
    .select({ id: prescriptions.id, programId, firstShownAt, lastShownAt, document })
    .from(prescriptions)
    .where(and(isOwn, eq(prescriptions.id, parseUuid(id) ?? EMPTY_ID)));
  if (!row) throw new NotFound();
  const { document: workout, ...shown } = row;
  // why: the column only holds what was calculated
  return { ...shown, workout: workout as PrescribedWorkout };
}
