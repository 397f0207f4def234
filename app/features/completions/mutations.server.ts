import { and, eq, TransactionRollbackError } from "drizzle-orm";
import { type DoneDay, doneDayOf } from "#app/domain/completions/done-day.ts";
import { addsToBodyWeight, resultsOf, volumeLoad } from "#app/domain/completions/results.ts";
import type { CompletionInput } from "#app/domain/completions/schema.ts";
import { withPrescribedSides } from "#app/domain/completions/sides.ts";
import { NotFound } from "#app/domain/errors.ts";
import { type Done, type Refused, type Result, refused } from "#app/domain/forms/result.ts";
import { EMPTY_ID, parseUuid } from "#app/domain/ids/ids.ts";
import { allow } from "#app/domain/policy/can.ts";
import { recomputeRecords } from "#app/features/records/raise.server.ts";
import type { Context } from "#app/services/context.server.ts";
import type { Tx } from "#db/client.ts";
import { lockUser } from "#db/locks.ts";
import { completions } from "#db/schema/completions.ts";
import { type Athlete, type Coach, findBodyWeight, lockAthlete } from "./athlete.server.ts";
import { type Existing, findExisting, isTheirWorkout } from "./existing.server.ts";
import { findPlace, findWorkoutOf } from "./place.server.ts";
import { ownCompletions } from "./queries.server.ts";
import { dropComment, moveComment, notifyReaders } from "./readers.server.ts";
import { imageRefusal, limitsRefusal, timeProblem } from "./refusals.server.ts";
import { deleteResults, keysOf, storeResults, type Trained } from "./results.server.ts";

type Stored = Result<{ id: string; isNew: boolean }>;

/**
 * Stores the completion, its results, records and comment readers in one transaction (decisions §11). Repeating a
 * request returns what is stored; the same id with other content is an update. NotFound for a program that was neither
 * assigned nor bought. Rejects unknown workouts, ids of others' completions, future days, and values beyond limits.
 */
export function storeCompletion(ctx: Context, input: CompletionInput): Promise<Stored> {
  allow(ctx.actor, "completion:manage");
  return send(ctx, { userId: ctx.actor.userId, input }, addCompletion);
}

/**
 * For a client, with a program that this business assigned; marked as entered by the coach. Never changes what the
 * athlete sent.
 */
export async function enterCompletion(ctx: Context, userId: string, input: CompletionInput): Promise<Stored> {
  allow(ctx.actor, "client:manage");
  return send(ctx, { userId: parseUuid(userId) ?? EMPTY_ID, input }, addCompletion);
}

export function updateCompletion(ctx: Context, input: CompletionInput): Promise<Stored> {
  allow(ctx.actor, "completion:manage");
  return send(ctx, { userId: ctx.actor.userId, input }, () => {
    throw new NotFound();
  });
}

type Finishing = {
  occurrence: number;
  mayBegin: (tx: Tx, athlete: Athlete) => Promise<Refused | null>;
  close: (tx: Tx) => Promise<void>;
};

/**
 * Of a draft, whose id it has (decisions §11). What is stored already stays as it is, so of two presses the second one
 * gets the answer of the first. Both callbacks run in its transaction, with the athlete locked.
 */
export function finishCompletion(ctx: Context, input: CompletionInput, finishing: Finishing): Promise<Stored> {
  allow(ctx.actor, "completion:manage");
  const { occurrence, mayBegin, close } = finishing;
  async function add(sending: Sending): Promise<Stored> {
    const problem = await mayBegin(sending.tx, sending.athlete);
    if (problem) return problem;
    const stored = await addCompletion(sending, occurrence);
    if (stored.ok) await close(sending.tx);
    return stored;
  }
  return send(ctx, { userId: ctx.actor.userId, input }, add, keep);
}

/** Recalculates the records it had raised. */
export async function deleteCompletion(ctx: Context, completionId: string): Promise<Done> {
  allow(ctx.actor, "completion:manage");
  const id = parseUuid(completionId) ?? EMPTY_ID;
  await ctx.db.transaction(async (tx) => {
    await lockUser(tx, { accountId: ctx.actor.accountId, id: ctx.actor.userId }, "write");
    const isIt = and(ownCompletions(ctx.actor), eq(completions.id, id));
    const [gone] = await tx.delete(completions).where(isIt).returning({ accountId: completions.accountId });
    if (!gone) throw new NotFound();
    const { accountId, userId } = ctx.actor;
    await dropComment(tx, { accountId, id });
    await recomputeRecords(tx, keysOf({ accountId, userId }, await deleteResults(tx, { accountId, id })));
  });
  return { ok: true };
}

type Sending = {
  tx: Tx;
  ctx: Context;
  input: CompletionInput;
  done: DoneDay;
  coaches: Coach[];
  athlete: Athlete;
};

async function send(
  ctx: Context,
  { userId, input }: { userId: string; input: CompletionInput },
  add: (sending: Sending) => Promise<Stored>,
  changeExisting = change,
): Promise<Stored> {
  const problem = timeProblem(new Date(input.doneAt), ctx.now);
  if (problem) return refused(problem);
  const told = { ...input, comment: input.comment?.trim() || null };
  try {
    return await ctx.db.transaction(async (tx) => {
      const { coaches, athlete } = await lockAthlete(tx, ctx, userId, told);
      const done = doneDayOf(told.doneAt, athlete.timeZone);
      const workout = withPrescribedSides(told.workout, athlete.oneSided);
      const sending = { tx, ctx, input: { ...told, workout }, done, coaches, athlete };
      const existing = await findExisting(sending);
      const unfit = (await limitsRefusal(sending, existing !== null)) ?? imageRefusal(sending, existing?.imageId);
      if (unfit) return unfit;
      return existing ? changeExisting(sending, existing) : add(sending);
    });
  } catch (error) {
    if (error instanceof TransactionRollbackError) return isTaken;
    throw error;
  }
}

async function addCompletion(sending: Sending, occurrence: number | null = null): Promise<Stored> {
  const { tx, ctx, input, coaches, athlete } = sending;
  const { accountId, userId } = athlete;
  const found = await findPlace(sending);
  if (!found.ok) return found;
  const completion = {
    accountId,
    id: input.id,
    userId,
    ...found.place,
    occurrence,
    ...dayOf(sending, null),
    ...contentOf(sending, null),
    createdAt: ctx.now,
    updatedAt: ctx.now,
  };
  const bodyWeight = await bodyWeightOf(sending, completion.doneOn, null);
  const done = resultsOf(input.workout, bodyWeight);
  await tx.insert(completions).values({ ...completion, bodyWeight, volumeLoad: volumeLoad(done) });
  await storeResults(tx, completion, done, { before: [], now: ctx.now });
  if (input.comment && !(await notifyReaders(tx, completion, coaches, found.program, ctx.actor.userId))) tx.rollback();
  return { ok: true, id: input.id, isNew: true };
}

/** Once known it is that day's, whatever is measured later. */
async function bodyWeightOf({ tx, athlete, input }: Sending, day: string, existing: Existing | null) {
  if (!addsToBodyWeight(input.workout)) return null;
  const known = existing?.doneOn === day ? existing.bodyWeight : null;
  return known ?? findBodyWeight(tx, athlete, day);
}

/** An unchanged day keeps its stored time, unless another place is sent. */
function dayOf({ done }: Sending, existing: Existing | null) {
  const isSameTime = existing?.doneAt.getTime() === done.at.getTime();
  const isMoved = done.isSentOffset && existing?.doneOffset != null && existing.doneOffset !== done.offset;
  if (existing && isSameTime && !isMoved) {
    return { doneOn: existing.doneOn, doneAt: done.at, doneOffset: existing.doneOffset };
  }
  return { doneOn: done.on, doneAt: done.at, doneOffset: done.offset };
}

function contentOf({ ctx, input, athlete }: Sending, existing: Existing | null) {
  const { successfullyCompleted, comment = null, workout } = input;
  const kept = <T>(given: T | null | undefined, stored: T | null | undefined) =>
    given === undefined ? (stored ?? null) : given;
  return {
    successfullyCompleted,
    comment,
    document: workout,
    sessionRpe: kept(input.sessionRpe, existing?.sessionRpe),
    minutes: kept(input.minutes, existing?.minutes),
    imageId: kept(input.imageId, existing?.imageId),
    prescriptionId: kept(input.prescriptionId && athlete.prescriptionId, existing?.prescriptionId),
    enteredBy: ctx.actor.userId === athlete.userId ? null : ctx.actor.userId,
  };
}

const isTaken = refused("Another workout has this id.");

async function keep(sending: Sending, existing: Existing): Promise<Stored> {
  return isTheirWorkout(sending, existing) ? { ok: true, id: sending.input.id, isNew: false } : isTaken;
}

async function change(sending: Sending, existing: Existing): Promise<Stored> {
  const { tx, ctx, input, athlete } = sending;
  if (!isTheirWorkout(sending, existing)) return isTaken;
  const stored = { ok: true, id: input.id, isNew: false } as const;
  const content = { ...dayOf(sending, existing), ...contentOf(sending, existing) };
  if (existing.isSame && isUnchanged(existing, content)) return stored;
  const { accountId, userId } = athlete;
  const completion = { ...existing, ...content, accountId, userId, id: input.id };
  const bodyWeight = await bodyWeightOf(sending, content.doneOn, existing);
  const done = resultsOf(input.workout, bodyWeight);
  await tx
    .update(completions)
    .set({ ...content, bodyWeight, volumeLoad: volumeLoad(done), updatedAt: ctx.now })
    .where(and(eq(completions.accountId, accountId), eq(completions.userId, userId), eq(completions.id, input.id)));
  const before = await deleteResults(tx, completion);
  await storeResults(tx, completion, done, { before, now: ctx.now });
  if (!(await changeComment(sending, existing, completion))) tx.rollback();
  return stored;
}

type Content = ReturnType<typeof contentOf> & ReturnType<typeof dayOf>;

/** Except the workout, which the database compares. */
function isUnchanged(existing: Existing, { document: _, successfullyCompleted: __, enteredBy: ___, ...rest }: Content) {
  const { doneAt, ...others } = rest;
  const names = Object.keys(others) as (keyof typeof others)[];
  return existing.doneAt.getTime() === doneAt.getTime() && names.every((name) => existing[name] === others[name]);
}

/** An unchanged comment stays read; a changed one is unread. */
async function changeComment({ tx, ctx, input, coaches }: Sending, existing: Existing, completion: Trained) {
  if (existing.comment === (input.comment ?? null)) {
    await moveComment(tx, completion);
    return true;
  }
  await dropComment(tx, completion);
  if (!input.comment) return true;
  const { programAccountId: accountId, programId, workoutId } = existing;
  const found = await findWorkoutOf(tx, { accountId, programId, workoutId });
  return notifyReaders(tx, { ...completion, programId }, coaches, found?.program ?? null, ctx.actor.userId);
}
