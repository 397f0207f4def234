import { and, desc, eq } from "drizzle-orm";
import type { Problem } from "#app/services/payments/port.ts";
import type { Db, Tx } from "#db/client.ts";
import { users } from "#db/schema/accounts.ts";
import { paymentAttempts, paymentCards } from "#db/schema/payments.ts";
import { type Attempt, isAttempt, type PayContext } from "./attempt-rows.server.ts";

/** `awaitsBank`: must not be charged before the payer confirms it. `isNone`: neither a new nor a stored card. */
type Kept = { ok: true; cardToken: string; awaitsBank: boolean } | { ok: false; problems: Problem[]; isNone?: true };

/** Nothing was or will be charged: the order was replaced while its card was being stored. */
export const wasEnded = Symbol("ended");

/** Stores the form's card, at the gateway and here, or uses the one that paid before. */
export async function cardOf(ctx: PayContext, attempt: Attempt): Promise<Kept | typeof wasEnded> {
  if (attempt.nonce !== null) return storeCard(ctx, attempt, attempt.nonce);
  const { awaitsBank } = attempt;
  const own = await findCard(ctx.db, attempt);
  if (own) return { ok: true, cardToken: attempt.id, awaitsBank };
  const card = await findStoredCard(ctx.db, attempt.accountId, attempt.environment);
  return card ? { ok: true, cardToken: card.id, awaitsBank } : { ok: false, problems: [noCard], isNone: true };
}

const noCard: Problem = { kind: "invalid", field: "nonce", code: "91732", message: "There is no card." };

async function storeCard(ctx: PayContext, attempt: Attempt, nonce: string): Promise<Kept | typeof wasEnded> {
  const { accountId, id, environment } = attempt;
  const customer = await ctx.payments.saveCustomer({ id: accountId, ...(await payerOf(ctx.db, attempt)) });
  if (!customer.ok) return customer;
  const isChargedNext = attempt.cents > 0;
  const saved = await ctx.payments.saveCard({ token: id, customerId: accountId, nonce, isChargedNext });
  if (!saved.ok) return saved;
  const { brand, last4, expires } = saved.card;
  const awaitsBank = ctx.payments.threeDSecure && isChargedNext;
  const isStillOpen = await ctx.db.transaction(async (tx) => {
    const isOpen = and(isAttempt(accountId, id), eq(paymentAttempts.state, "open"));
    // why: money may be taken from here on, so a replaced order must stop here
    const open = await tx
      .update(paymentAttempts)
      .set({ nonce: null, awaitsBank })
      .where(isOpen)
      .returning({ id: paymentAttempts.id });
    if (open.length === 0) return false;
    const card = { accountId, id, environment, brand, last4, expires, createdAt: ctx.now };
    await tx.insert(paymentCards).values(card).onConflictDoNothing();
    return true;
  });
  return isStillOpen ? { ok: true, cardToken: id, awaitsBank } : wasEnded;
}

async function payerOf(db: Db, { accountId, userId }: Attempt) {
  const { email, firstName, lastName } = users;
  const [payer] = await db
    .select({ email, firstName, lastName })
    .from(users)
    .where(and(eq(users.accountId, accountId), eq(users.id, userId)));
  if (!payer) throw new Error("The user who pays no longer exists.");
  return payer;
}

export async function findCard(on: Db, { accountId, id }: Attempt) {
  const [card] = await on
    .select()
    .from(paymentCards)
    .where(and(eq(paymentCards.accountId, accountId), eq(paymentCards.id, id)));
  return card ?? null;
}

export async function findStoredCard(on: Db | Tx, accountId: string, environment: Attempt["environment"]) {
  const isOrder = and(eq(paymentAttempts.accountId, paymentCards.accountId), eq(paymentAttempts.id, paymentCards.id));
  const wanted = and(
    eq(paymentCards.accountId, accountId),
    eq(paymentCards.environment, environment),
    eq(paymentAttempts.state, "done"),
  );
  const { id, brand, last4, expires } = paymentCards;
  const [card] = await on
    .select({ id, brand, last4, expires })
    .from(paymentCards)
    .innerJoin(paymentAttempts, isOrder)
    .where(wanted)
    .orderBy(desc(paymentCards.createdAt), desc(id))
    .limit(1);
  return card ?? null;
}

/** Deletes a card that an order stored but did not pay with. */
export async function forgetCard(on: Db | Tx, { accountId, id }: Attempt) {
  await on.delete(paymentCards).where(and(eq(paymentCards.accountId, accountId), eq(paymentCards.id, id)));
}
