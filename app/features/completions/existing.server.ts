import { and, eq, sql } from "drizzle-orm";
import type { CompletionInput } from "#app/domain/completions/schema.ts";
import type { Context } from "#app/services/context.server.ts";
import type { Tx } from "#db/client.ts";
import { completions } from "#db/schema/completions.ts";
import type { Athlete } from "./athlete.server.ts";

type Sent = { tx: Tx; ctx: Context; input: CompletionInput; athlete: Athlete };

export type Existing = NonNullable<Awaited<ReturnType<typeof findExisting>>>;

/** `isSame`: with the same workout. */
export async function findExisting({ tx, athlete, input }: Omit<Sent, "ctx">) {
  const { userId, programAccountId, programId, workoutId, doneOn, doneAt, doneOffset, comment } = completions;
  const { successfullyCompleted, document, sessionRpe, minutes, imageId, prescriptionId, enteredBy } = completions;
  const isSame = sql<boolean>`${document} = ${JSON.stringify(input.workout)}::jsonb
    and ${successfullyCompleted} = ${input.successfullyCompleted}`;
  const [row] = await tx
    .select({
      userId,
      programAccountId,
      programId,
      workoutId,
      doneOn,
      doneAt,
      doneOffset,
      comment,
      isSame,
      sessionRpe,
      minutes,
      imageId,
      prescriptionId,
      enteredBy,
      bodyWeight: completions.bodyWeight,
    })
    .from(completions)
    .where(and(eq(completions.accountId, athlete.accountId), eq(completions.id, input.id)));
  return row ?? null;
}

/** Their own, or entered by this coach. */
export function isTheirWorkout({ ctx, input, athlete }: Omit<Sent, "tx">, existing: Existing) {
  const isWorkout = existing.programId === input.programId && existing.workoutId === input.workout.id;
  const isTheirs = athlete.userId === ctx.actor.userId || existing.enteredBy === ctx.actor.userId;
  return existing.userId === athlete.userId && isWorkout && isTheirs;
}
