import { and, eq, type SQL, sql } from "drizzle-orm";
import type { DoneWorkout } from "#app/domain/completions/document.ts";
import { inPounds, resultsOf, volumeLoad } from "#app/domain/completions/results.ts";
import { NotFound } from "#app/domain/errors.ts";
import { can } from "#app/domain/policy/can.ts";
import type { Actor } from "#app/domain/policy/roles.ts";
import { roundToHundredths } from "#app/domain/strength/one-repetition-maximum.ts";
import type { Context } from "#app/services/context.server.ts";
import { completions } from "#db/schema/completions.ts";

/** A workout as it was done, and the volume load that it comes to, rounded half up to 2 decimals. */
export type Details = { workout: DoneWorkout; volumeLoad: number; volumeLoadInPounds: number };

/** The where-clause of completions that are the actor's own. */
export function ownCompletions(actor: Actor): SQL | undefined {
  if (!can(actor, "completion:manage")) return sql`false`;
  return and(eq(completions.accountId, actor.accountId), eq(completions.userId, actor.userId));
}

/**
 * What was done in a completion, which whoever asks has found in the actor's scope; NotFound where it is gone meanwhile.
 * One statement, on its own: a list of completions would carry each document for nothing.
 */
export async function readDetails(
  { db }: Context,
  { accountId, id }: { accountId: string; id: string },
): Promise<Details> {
  const isIt = and(eq(completions.accountId, accountId), eq(completions.id, id));
  const [found] = await db.select({ document: completions.document }).from(completions).where(isIt);
  if (!found) throw new NotFound();
  // why: the column holds what the schema let in
  const workout = found.document as DoneWorkout;
  const kilograms = volumeLoad(resultsOf(workout));
  return {
    workout,
    volumeLoad: roundToHundredths(kilograms),
    volumeLoadInPounds: roundToHundredths(inPounds(kilograms)),
  };
}
