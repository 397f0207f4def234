import { and, eq, sql, TransactionRollbackError } from "drizzle-orm";
import { resultsOf, volumeLoad } from "#app/domain/completions/results.ts";
import type { CompletionInput } from "#app/domain/completions/schema.ts";
import { NotFound } from "#app/domain/errors.ts";
import { type Done, type Result, refused } from "#app/domain/forms/result.ts";
import { EMPTY_ID, parseUuid } from "#app/domain/ids/ids.ts";
import { allow } from "#app/domain/policy/can.ts";
import { todayOf } from "#app/domain/schedule/time-zone.ts";
import { printWorkoutKey } from "#app/domain/schedule/workout-key.ts";
import { recomputeRecords } from "#app/features/records/raise.server.ts";
import type { Context } from "#app/services/context.server.ts";
import type { Tx } from "#db/client.ts";
import { completions } from "#db/schema/completions.ts";
import { accountOfHeld, findWorkoutOf, holdAthlete, holdPerson } from "./held.server.ts";
import { ownCompletions } from "./queries.server.ts";
import { dropComment, moveComment, tellReaders } from "./readers.server.ts";
import { keysOf, storeResults, type Trained, takeResults } from "./results.server.ts";

type Stored = Result<{ id: string; isNew: boolean }>;

/**
 * Stores a workout that the actor did, with its results, the records that they raise and whom its comment speaks to, in
 * one transaction (decisions §11). The same again, by its id, answers what is stored; the same id with other content
 * changes it. NotFound for a program that the actor was not given and did not buy. Refuses a workout that is not in it,
 * an id that somebody else's completion has, and a day to come.
 */
export function storeCompletion(ctx: Context, input: CompletionInput): Promise<Stored> {
  allow(ctx.actor, "completion:manage");
  return send(ctx, input, addCompletion);
}

/** Changes a completion of the actor's own. NotFound for any other; refuses as `storeCompletion` does. */
export function changeCompletion(ctx: Context, input: CompletionInput): Promise<Stored> {
  allow(ctx.actor, "completion:manage");
  return send(ctx, input, () => {
    throw new NotFound();
  });
}

/** Deletes a completion of the actor's own, and tells the records that it raised anew. NotFound for any other. */
export async function deleteCompletion(ctx: Context, completionId: string): Promise<Done> {
  allow(ctx.actor, "completion:manage");
  const id = parseUuid(completionId) ?? EMPTY_ID;
  await ctx.db.transaction(async (tx) => {
    await holdPerson(tx, ctx);
    const isIt = and(ownCompletions(ctx.actor), eq(completions.id, id));
    const [gone] = await tx.delete(completions).where(isIt).returning({ accountId: completions.accountId });
    if (!gone) throw new NotFound();
    const { accountId, userId } = ctx.actor;
    await dropComment(tx, { accountId, id });
    await recomputeRecords(tx, keysOf({ accountId, userId }, await takeResults(tx, { accountId, id })));
  });
  return { ok: true };
}

/** What is sent, inside its transaction; `at`: when it was done. */
type Sending = {
  tx: Tx;
  ctx: Context;
  input: CompletionInput;
  at: Date;
  coaches: Awaited<ReturnType<typeof holdAthlete>>;
};

async function send(ctx: Context, input: CompletionInput, add: (sending: Sending) => Promise<Stored>): Promise<Stored> {
  const at = new Date(input.doneAt);
  const problem = timeProblem(at, ctx.now);
  if (problem) return refused(problem);
  const told = { ...input, comment: input.comment?.trim() || null };
  try {
    return await ctx.db.transaction(async (tx) => {
      const coaches = await holdAthlete(tx, ctx, input.programId);
      const sending = { tx, ctx, input: told, at, coaches };
      const existing = await findExisting(sending);
      return existing ? change(sending, existing) : add(sending);
    });
  } catch (error) {
    if (error instanceof TransactionRollbackError) return isTaken;
    throw error;
  }
}

/** In milliseconds: how far the clock of a phone may be wrong. */
const wrongClock = 24 * 60 * 60 * 1000;

function timeProblem(at: Date, now: Date) {
  if (at.getTime() > now.getTime() + wrongClock) return "This workout lies in the future.";
  return at.getUTCFullYear() < 2000 ? "This workout lies too far in the past." : null;
}

type Existing = NonNullable<Awaited<ReturnType<typeof findExisting>>>;

/** Found by its id in the athlete's own account, whoever's it is there. */
async function findExisting({ tx, ctx: { actor }, input }: Sending) {
  const { userId, programAccountId, programId, workoutId, doneOn, doneAt, comment } = completions;
  const { successfullyCompleted, document } = completions;
  const isSame = sql<boolean>`${document} = ${JSON.stringify(input.workout)}::jsonb
    and ${successfullyCompleted} = ${input.successfullyCompleted}`;
  const [row] = await tx
    .select({ userId, programAccountId, programId, workoutId, doneOn, doneAt, comment, isSame })
    .from(completions)
    .where(and(eq(completions.accountId, actor.accountId), eq(completions.id, input.id)));
  return row ?? null;
}

async function addCompletion(sending: Sending): Promise<Stored> {
  const { tx, ctx, input, at, coaches } = sending;
  const { now, timeZone, actor } = ctx;
  const { accountId, userId } = actor;
  const programAccountId = await accountOfHeld(tx, ctx, input.programId, coaches);
  const found =
    programAccountId &&
    (await findWorkoutOf(tx, { accountId: programAccountId, programId: input.programId, workoutId: input.workout.id }));
  if (!found) throw new NotFound();
  const { program, workout } = found;
  if (!workout) return refused("This workout is not in the program.");
  const completion = {
    ...{ accountId, id: input.id, userId, programAccountId, programId: input.programId, workoutId: workout.id },
    ...{ workoutKey: printWorkoutKey(workout), programName: program.name, workoutName: workout.name },
    ...{ doneOn: todayOf({ now: at, timeZone }), doneAt: at, ...contentOf(input), createdAt: now, updatedAt: now },
  };
  const done = resultsOf(input.workout);
  await tx.insert(completions).values({ ...completion, volumeLoad: volumeLoad(done) });
  await storeResults(tx, completion, done, { before: [], now });
  if (input.comment && !(await tellReaders(tx, completion, coaches, program))) tx.rollback();
  return { ok: true, id: input.id, isNew: true };
}

function contentOf({ successfullyCompleted, comment = null, workout }: CompletionInput) {
  return { successfullyCompleted, comment, document: workout };
}

const isTaken = refused("Another workout has this id.");

async function change({ tx, ctx, input, at, coaches }: Sending, existing: Existing): Promise<Stored> {
  const { actor, now, timeZone } = ctx;
  const isIt = existing.programId === input.programId && existing.workoutId === input.workout.id;
  if (existing.userId !== actor.userId || !isIt) return isTaken;
  const isSameTime = existing.doneAt.getTime() === at.getTime();
  const isSaid = existing.comment === (input.comment ?? null);
  const stored = { ok: true, id: input.id, isNew: false } as const;
  if (existing.isSame && isSameTime && isSaid) return stored;
  const doneOn = isSameTime ? existing.doneOn : todayOf({ now: at, timeZone });
  const { accountId, userId } = actor;
  const completion = { ...existing, accountId, userId, id: input.id, doneOn, doneAt: at };
  const done = resultsOf(input.workout);
  await tx
    .update(completions)
    .set({ doneOn, doneAt: at, ...contentOf(input), volumeLoad: volumeLoad(done), updatedAt: now })
    .where(and(ownCompletions(actor), eq(completions.id, input.id)));
  const before = await takeResults(tx, completion);
  await storeResults(tx, completion, done, { before, now });
  if (!(await changeComment({ tx, ctx, input, at, coaches }, existing, completion))) tx.rollback();
  return stored;
}

/** The same words stay read or unread; others are news. */
async function changeComment({ tx, input, coaches }: Sending, existing: Existing, completion: Trained) {
  if (existing.comment === (input.comment ?? null)) {
    await moveComment(tx, completion);
    return true;
  }
  await dropComment(tx, completion);
  if (!input.comment) return true;
  const { programAccountId: accountId, programId, workoutId } = existing;
  const found = await findWorkoutOf(tx, { accountId, programId, workoutId });
  return tellReaders(tx, { ...completion, programId }, coaches, found?.program ?? null);
}
