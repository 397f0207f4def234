import { setTimeout as wait } from "node:timers/promises";
import { and, eq, lt, or, sql } from "drizzle-orm";
import { NotFound } from "#app/domain/errors.ts";
import { resumeAfter } from "#app/domain/money/resume-after.ts";
import type { Selling } from "#app/features/sales/settings.server.ts";
import type { Payments } from "#app/services/payments/port.ts";
import type { Db, Tx } from "#db/client.ts";
import { paymentAttempts } from "#db/schema/payments.ts";

/** What payments need: of a person who pays, and of whoever resumes what they left. */
export type PayContext = { db: Db; payments: Payments; selling: Selling; now: Date };

export type Attempt = typeof paymentAttempts.$inferSelect;

/** How an order stands. `problem`: in words for who paid. */
export type Outcome = { state: Attempt["state"]; problem?: string };

/** For how long a second request waits for the first one's outcome, in milliseconds. */
const patience = 10_000;
const pause = 200;

export function isAttempt(accountId: string, id: string) {
  return and(eq(paymentAttempts.accountId, accountId), eq(paymentAttempts.id, id));
}

export async function findAttempt(on: Db | Tx, accountId: string, id: string): Promise<Attempt | null> {
  const [attempt] = await on.select().from(paymentAttempts).where(isAttempt(accountId, id));
  return attempt ?? null;
}

/** The order that the account has not finished, or null. */
export async function findOpenAttempt(on: Db | Tx, accountId: string): Promise<Attempt | null> {
  const isOpen = and(eq(paymentAttempts.accountId, accountId), eq(paymentAttempts.state, "open"));
  const [attempt] = await on.select().from(paymentAttempts).where(isOpen);
  return attempt ?? null;
}

/** Whether money may have been taken: not before the card is kept, nor while who pays has to confirm it with their bank. */
export function mayBeCharged({ nonce, awaitsBank }: Attempt): boolean {
  return nonce === null && !awaitsBank;
}

/** The open order, to go on with alone; null while somebody else does, and of one that is not open. */
export async function claim({ db, now }: PayContext, accountId: string, id: string): Promise<Attempt | null> {
  const { state, triedAt, createdAt } = paymentAttempts;
  const isFree = or(eq(triedAt, createdAt), lt(triedAt, new Date(now.getTime() - resumeAfter)));
  // why: a first try in the millisecond in which the order was made has to be told from none
  const triedNow = sql`greatest(${now.toISOString()}::timestamptz, ${createdAt} + interval '1 millisecond')`;
  const [attempt] = await db
    .update(paymentAttempts)
    .set({ triedAt: triedNow })
    .where(and(isAttempt(accountId, id), eq(state, "open"), isFree))
    .returning();
  return attempt ?? null;
}

/** Lets whoever comes next go on at once: nothing was done. */
export async function release({ db }: PayContext, { accountId, id }: Attempt) {
  await db
    .update(paymentAttempts)
    .set({ triedAt: sql`${paymentAttempts.createdAt}` })
    .where(and(isAttempt(accountId, id), eq(paymentAttempts.state, "open")));
}

/** What came of an order that somebody else goes on with; `open` when it takes them too long. */
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

/** Ends an open order; what was ended before stays as it is. */
export async function endAttempt(on: Db | Tx, { accountId, id }: Attempt, end: Outcome): Promise<Outcome> {
  const { state, problem = null } = end;
  const isOpen = and(isAttempt(accountId, id), eq(paymentAttempts.state, "open"));
  await on
    .update(paymentAttempts)
    .set({ state, problem, nonce: null, confirmedNonce: null, awaitsBank: false })
    .where(isOpen);
  return end;
}
