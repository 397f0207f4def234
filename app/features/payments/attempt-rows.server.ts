import { setTimeout as wait } from "node:timers/promises";
import { and, eq, lt, or, sql } from "drizzle-orm";
import { NotFound } from "#app/domain/errors.ts";
import { resumeAfter } from "#app/domain/money/resume-after.ts";
import type { Selling } from "#app/features/sales/settings.server.ts";
import type { Payments } from "#app/services/payments/port.ts";
import type { Db, Tx } from "#db/client.ts";
import { paymentAttempts } from "#db/schema/payments.ts";

export type PayContext = { db: Db; payments: Payments; selling: Selling; now: Date };

export type Attempt = typeof paymentAttempts.$inferSelect;

/** `problem`: a message for the payer. */
export type Outcome = { state: Attempt["state"]; problem?: string };

/** How long a second request waits for the first one's result, in milliseconds. */
const patience = 10_000;
const pause = 200;

export function isAttempt(accountId: string, id: string) {
  return and(eq(paymentAttempts.accountId, accountId), eq(paymentAttempts.id, id));
}

export async function findAttempt(on: Db | Tx, accountId: string, id: string): Promise<Attempt | null> {
  const [attempt] = await on.select().from(paymentAttempts).where(isAttempt(accountId, id));
  return attempt ?? null;
}

export async function findOpenAttempt(on: Db | Tx, accountId: string): Promise<Attempt | null> {
  const isOpen = and(eq(paymentAttempts.accountId, accountId), eq(paymentAttempts.state, "open"));
  const [attempt] = await on.select().from(paymentAttempts).where(isOpen);
  return attempt ?? null;
}

/** Money can be taken once the card is stored, unless the bank's confirmation is pending. */
export function mayBeCharged({ nonce, awaitsBank }: Attempt): boolean {
  return nonce === null && !awaitsBank;
}

/** Claims the open order; null if another process has it or it is not open. */
export async function claim({ db, now }: PayContext, accountId: string, id: string): Promise<Attempt | null> {
  const { state, triedAt, createdAt } = paymentAttempts;
  const isFree = or(eq(triedAt, createdAt), lt(triedAt, new Date(now.getTime() - resumeAfter)));
  // why: a first try in the millisecond of creation must differ from no try
  const triedNow = sql`greatest(${now.toISOString()}::timestamptz, ${createdAt} + interval '1 millisecond')`;
  const [attempt] = await db
    .update(paymentAttempts)
    .set({ triedAt: triedNow })
    .where(and(isAttempt(accountId, id), eq(state, "open"), isFree))
    .returning();
  return attempt ?? null;
}

/** Nothing was done, so the next process need not wait. */
export async function release({ db }: PayContext, { accountId, id }: Attempt) {
  await db
    .update(paymentAttempts)
    .set({ triedAt: sql`${paymentAttempts.createdAt}` })
    .where(and(isAttempt(accountId, id), eq(paymentAttempts.state, "open")));
}

export async function waitForOutcome({ db }: PayContext, accountId: string, id: string): Promise<Outcome> {
  const until = performance.now() + patience;
  for (;;) {
    const attempt = await findAttempt(db, accountId, id);
    if (!attempt) throw new NotFound();
    const isOver = attempt.state !== "open" || attempt.awaitsBank;
    if (isOver || performance.now() > until) return outcomeOf(attempt);
    await wait(pause);
  }
}

export function outcomeOf({ state, problem }: Pick<Attempt, "state" | "problem">): Outcome {
  return problem === null ? { state } : { state, problem };
}

/** No effect on a finished order. */
export async function endAttempt(on: Db | Tx, { accountId, id }: Attempt, end: Outcome): Promise<Outcome> {
  const { state, problem = null } = end;
  const isOpen = and(isAttempt(accountId, id), eq(paymentAttempts.state, "open"));
  await on
    .update(paymentAttempts)
    .set({ state, problem, nonce: null, confirmedNonce: null, awaitsBank: false })
    .where(isOpen);
  return end;
}
