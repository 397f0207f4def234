import { and, eq } from "drizzle-orm";
import { savedMeanwhile } from "#app/domain/forms/conflict.ts";
import type { Result } from "#app/domain/forms/result.ts";
import { formatDate } from "#app/domain/schedule/dates.ts";
import { defaultTrainingShare } from "#app/domain/strength/training-maximum.ts";
import { unitName } from "#app/domain/trackables/names.ts";
import { roundToHundredths } from "#app/domain/trackables/numbers.ts";
import { homeOf, lockCoachedClient } from "#app/features/calculation/client-queries.server.ts";
import type { Context } from "#app/services/context.server.ts";
import type { Tx } from "#db/client.ts";
import { trainingMaxima, trainingShares } from "#db/schema/records.ts";
import { updateVersioned } from "#db/versioned.ts";
import type { Measured } from "./queries.server.ts";
import type { TrainingMaximumFields, TrainingMaximumInput, TrainingShareFields } from "./training-forms.ts";

/** Version 0: nobody has set one yet. */
export async function findTrainingMaximum({ db }: Context, userId: string, exerciseId: string) {
  const isIt = whose({ accountId: homeOf(userId), userId, exerciseId });
  const [row] = await db.select().from(trainingMaxima).where(isIt);
  return { value: row?.value ?? null, version: row?.version ?? 0 };
}

export async function findTrainingShare({ db }: Context, userId: string) {
  const [row] = await db
    .select()
    .from(trainingShares)
    .where(and(eq(trainingShares.accountId, homeOf(userId)), eq(trainingShares.userId, userId)));
  return { share: row?.share ?? defaultTrainingShare, version: row?.version ?? 0 };
}

type Seen = Measured & { seen: number };

/** In the client's own account. Without a value it is removed. */
export function setTrainingMaximum(
  ctx: Context,
  { exerciseId, seen, ...target }: Seen & { exerciseId: string },
  { value, on }: TrainingMaximumInput,
): Promise<Result<object, TrainingMaximumFields>> {
  return ctx.db.transaction(async (tx) => {
    const key = { ...(await lockHome(tx, ctx, target)), exerciseId };
    const isIt = whose(key);
    const [current] = await tx.select().from(trainingMaxima).where(isIt);
    if (isSame(current?.value ?? null, value) && (value === null || current?.setOn === on)) return { ok: true };
    const values = { value, setOn: on, ...enteredNow(ctx) };
    if (!current) await tx.insert(trainingMaxima).values({ ...key, ...values });
    else if (!(await updateVersioned(tx, trainingMaxima, { which: isIt, seen, values })))
      return setMeanwhile(ctx, current);
    return { ok: true };
  });
}

/** In percent, for all exercises of the client. */
export function setTrainingShare(
  ctx: Context,
  { seen, ...target }: Seen,
  share: number,
): Promise<Result<object, TrainingShareFields>> {
  return ctx.db.transaction(async (tx) => {
    const key = await lockHome(tx, ctx, target);
    const isIt = and(eq(trainingShares.accountId, key.accountId), eq(trainingShares.userId, key.userId));
    const [current] = await tx.select().from(trainingShares).where(isIt);
    if ((current?.share ?? defaultTrainingShare) === share) return { ok: true };
    const values = { share, ...enteredNow(ctx) };
    if (!current) await tx.insert(trainingShares).values({ ...key, ...values });
    else if (!(await updateVersioned(tx, trainingShares, { which: isIt, seen, values }))) {
      const theirs = { values: { share: `${current.share}` }, version: current.version };
      return savedMeanwhile<TrainingShareFields>("share", isOwn(ctx, current), theirs);
    }
    return { ok: true };
  });
}

// why: a row that is not there yet can't be locked, so whoever enters something locks the person
async function lockHome(tx: Tx, ctx: Context, { accountId, userId }: Measured) {
  const client = await lockCoachedClient(tx, ctx, accountId, userId);
  return { accountId: client.accountId, userId: client.id };
}

type Key = { accountId: string | ReturnType<typeof homeOf>; userId: string; exerciseId: string };

function whose({ accountId, userId, exerciseId }: Key) {
  const isTheirs = and(eq(trainingMaxima.accountId, accountId), eq(trainingMaxima.userId, userId));
  return and(isTheirs, eq(trainingMaxima.exerciseId, exerciseId));
}

function enteredNow({ actor, now }: Context) {
  return { enteredBy: actor.userId, enteredAt: now };
}

/** As forms show them: one entered in pounds has more decimals. */
function isSame(one: number | null, other: number | null) {
  return one === other || (one !== null && other !== null && roundToHundredths(one) === roundToHundredths(other));
}

type Row = typeof trainingMaxima.$inferSelect;

function setMeanwhile(ctx: Context, current: Row) {
  const value = current.value === null ? "" : `${roundToHundredths(current.value)}`;
  return savedMeanwhile<TrainingMaximumFields>("training maximum", isOwn(ctx, current), {
    values: { value, unit: "kilograms", on: current.setOn },
    words: { unit: unitName("kilograms"), on: formatDate(current.setOn) },
    version: current.version,
  });
}

function isOwn({ actor }: Context, { enteredBy }: { enteredBy: string }) {
  return enteredBy === actor.userId;
}
