import { and, count, desc, eq, type SQL, sql } from "drizzle-orm";
import type { DoneWorkout } from "#app/domain/completions/document.ts";
import { inPounds, resultsOf, volumeLoad } from "#app/domain/completions/results.ts";
import { NotFound } from "#app/domain/errors.ts";
import { EMPTY_ID, parseUuid } from "#app/domain/ids/ids.ts";
import { can } from "#app/domain/policy/can.ts";
import type { Actor } from "#app/domain/policy/roles.ts";
import { roundToHundredths } from "#app/domain/strength/one-repetition-maximum.ts";
import type { Context } from "#app/services/context.server.ts";
import { completions } from "#db/schema/completions.ts";

/** A workout that was done, in short. */
export type CompletionView = {
  id: string;
  programId: string;
  programName: string;
  workoutId: string;
  /** The day number, or the date. */
  workoutKey: string;
  workoutName: string;
  /** The athlete's own day. */
  doneOn: string;
  doneAt: Date;
  successfullyCompleted: boolean;
  comment: string | null;
};

/** Volume load rounded half up to 2 decimals. */
export type CompletionDetails = CompletionView & {
  volumeLoad: number;
  volumeLoadInPounds: number;
  workout: DoneWorkout;
};

type Asked = { programId?: string | undefined; limit: number; offset: number };

/** The where-clause of completions that are the actor's own. */
export function ownCompletions(actor: Actor): SQL | undefined {
  if (!can(actor, "completion:manage")) return sql`false`;
  return and(eq(completions.accountId, actor.accountId), eq(completions.userId, actor.userId));
}

/** The actor's own completions, the latest first. One statement. */
export function listOwnCompletions(
  { db, actor }: Context,
  { programId, limit, offset }: Asked,
): Promise<CompletionView[]> {
  return db
    .select(shortColumns)
    .from(completions)
    .where(ofProgram(actor, programId))
    .orderBy(desc(completions.doneOn), desc(completions.id))
    .limit(limit)
    .offset(offset);
}

/** How many of them there are. */
export async function countOwnCompletions({ db, actor }: Context, { programId }: Pick<Asked, "programId">) {
  const [row] = await db.select({ total: count() }).from(completions).where(ofProgram(actor, programId));
  return row?.total ?? 0;
}

/** One of the actor's own with its workout as it was done; NotFound for any other. */
export async function findOwnCompletion({ db, actor }: Context, id: string): Promise<CompletionDetails> {
  const isIt = and(ownCompletions(actor), eq(completions.id, parseUuid(id) ?? EMPTY_ID));
  const [row] = await db
    .select({ ...shortColumns, document: completions.document })
    .from(completions)
    .where(isIt);
  if (!row) throw new NotFound();
  const { document, ...completion } = row;
  return { ...completion, ...detailsOf(document) };
}

/** What was done in a stored document, and the volume load that it comes to. */
export function detailsOf(document: unknown): Pick<CompletionDetails, "workout" | "volumeLoad" | "volumeLoadInPounds"> {
  // why: the column holds what the schema let in
  const workout = document as DoneWorkout;
  const kilograms = volumeLoad(resultsOf(workout));
  return {
    workout,
    volumeLoad: roundToHundredths(kilograms),
    volumeLoadInPounds: roundToHundredths(inPounds(kilograms)),
  };
}

function ofProgram(actor: Actor, programId: string | undefined) {
  return and(
    ownCompletions(actor),
    programId === undefined ? undefined : eq(completions.programId, parseUuid(programId) ?? EMPTY_ID),
  );
}

const shortColumns = {
  id: completions.id,
  programId: completions.programId,
  programName: completions.programName,
  workoutId: completions.workoutId,
  workoutKey: completions.workoutKey,
  workoutName: completions.workoutName,
  doneOn: completions.doneOn,
  doneAt: completions.doneAt,
  successfullyCompleted: completions.successfullyCompleted,
  comment: completions.comment,
};
