import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { NotFound } from "#app/domain/errors.ts";
import { isStored, savedMeanwhile } from "#app/domain/forms/conflict.ts";
import type { Result } from "#app/domain/forms/result.ts";
import { parseUuid } from "#app/domain/ids/ids.ts";
import { allow, can } from "#app/domain/policy/can.ts";
import type { Context } from "#app/services/context.server.ts";
import type { Db, Tx } from "#db/client.ts";
import { lockBilling } from "#db/locks.ts";
import { billingInformation } from "#db/schema/sales.ts";
import { updateVersioned } from "#db/versioned.ts";
import { type BillingFields, type BillingValues, isFilled } from "./billing-form.ts";

/** The version before anything was stored. */
const none = 0;

type Row = typeof billingInformation.$inferSelect;

export async function findBilling({ db, actor }: Context): Promise<{
  starts: Partial<BillingValues>;
  version: number;
}> {
  const [row] = await selectBilling(db, actor.accountId);
  return row ? { starts: valuesOf(row), version: row.version } : { starts: {}, version: none };
}

export type Billing = Omit<Row, "updatedBy">;

export async function billingOfAccount({ db, actor }: Context, accountId: string): Promise<Billing | null> {
  const known = parseUuid(accountId);
  const isSeen = known && can(actor, "invoice:see", { accountId: known, creatorId: null });
  if (!isSeen) throw new NotFound();
  const [row] = await selectBilling(db, known);
  if (!row) return null;
  const { updatedBy: _, ...billing } = row;
  return billing;
}

export async function findOwnBilling(ctx: Context, id: string): Promise<Billing> {
  const own = await billingOfAccount(ctx, ctx.actor.accountId);
  if (!own || own.id !== parseUuid(id)) throw new NotFound();
  return own;
}

type Named = { accountId?: string; id?: string };

/** An empty form stores nothing unless there is something to clear. */
export async function saveBilling(
  ctx: Context,
  seen: number,
  values: BillingValues,
  { accountId = ctx.actor.accountId, id = newId() }: Named = {},
): Promise<Result<object, BillingFields>> {
  const { userId } = ctx.actor;
  if (accountId !== ctx.actor.accountId) throw new NotFound();
  allow(ctx.actor, "billing:manage", { accountId, creatorId: null });
  return ctx.db.transaction(async (tx): Promise<Result<object, BillingFields>> => {
    if (seen === none && !isFilled(values)) return { ok: true };
    const fresh = { ...values, accountId, id, updatedBy: userId };
    const made = await tx.insert(billingInformation).values(fresh).onConflictDoNothing().returning();
    if (made.length > 0) return { ok: true };
    const row = await lockBilling(tx, accountId, "delete");
    if (!row || isStored(values, row)) return { ok: true };
    const which = eq(billingInformation.accountId, accountId);
    const changed = { which, seen, values: { ...values, updatedBy: userId } };
    if (await updateVersioned(tx, billingInformation, changed)) return { ok: true };
    const theirs = { values: valuesOf(row), version: row.version };
    return savedMeanwhile("billing information", row.updatedBy === userId, theirs);
  });
}

function selectBilling(on: Db | Tx, accountId: string) {
  return on.select().from(billingInformation).where(eq(billingInformation.accountId, accountId));
}

function valuesOf({ accountId: _, id: __, version: ___, updatedBy: ____, ...values }: Row): BillingValues {
  return values;
}
