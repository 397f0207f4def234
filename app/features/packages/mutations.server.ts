import { eq } from "drizzle-orm";
import { isStored, savedMeanwhile } from "#app/domain/forms/conflict.ts";
import { type Result, refused } from "#app/domain/forms/result.ts";
import { EMPTY_ID, parseUuid } from "#app/domain/ids/ids.ts";
import { billingOf } from "#app/domain/packages/billing.ts";
import { allow } from "#app/domain/policy/can.ts";
import { sortKey } from "#app/domain/text/fold.ts";
import type { Context } from "#app/services/context.server.ts";
import type { Tx } from "#db/client.ts";
import { lockPackage } from "#db/locks.ts";
import { accounts } from "#db/schema/accounts.ts";
import { packages } from "#db/schema/packages.ts";
import { paymentAttempts, subscriptions } from "#db/schema/payments.ts";
import { sellingRecords } from "#db/schema/sales.ts";
import { updateVersioned } from "#db/versioned.ts";
import { cleanDescription } from "./description.server.ts";
import { type PackageFields, type PackageInput, startsOf } from "./form.ts";
import { savePlanOf } from "./plan.server.ts";
import { findPackage } from "./queries.server.ts";
import type { PackageView } from "./views.ts";

export type SavedPackage = Result<{ name: string }, PackageFields>;

export async function createPackage(ctx: Context, id: string, input: PackageInput): Promise<SavedPackage> {
  allow(ctx.actor, "package:manage");
  const read = columnsOf(input);
  if (!read.ok) return read;
  const when = { createdAt: ctx.now, updatedAt: ctx.now, updatedBy: ctx.actor.userId };
  await ctx.db
    .insert(packages)
    .values({ ...read.columns, ...when, id, published: false })
    .onConflictDoNothing();
  return { ok: true, name: (await findPackage(ctx, id)).name };
}

/**
 * A sold package keeps its duration (decisions §14). The plan at the gateway and the package are saved together or not
 * at all.
 */
export async function updatePackage(ctx: Context, id: string, seen: number, input: PackageInput) {
  allow(ctx.actor, "package:manage");
  const read = columnsOf(input);
  if (!read.ok) return read;
  return ctx.db.transaction(async (tx): Promise<SavedPackage> => {
    const { current, updatedBy } = await lockCurrent(tx, ctx, id);
    const isSame = isStored(storedOf(read.columns), current);
    if (!isSame && current.version !== seen) return conflictOf(current, updatedBy === ctx.actor.userId);
    if (read.columns.durationInDays !== current.durationInDays && (await isSold(tx, current.id))) return keepsDuration;
    // why: inside the transaction, so that no other save comes between the plan's price and the package's
    const plan = { ...read.columns, id: current.id };
    const saved = plan.published ? await savePlanOf(ctx.services.payments, plan) : ({ ok: true } as const);
    if (!saved.ok) return saved;
    if (isSame) return { ok: true, name: current.name };
    const values = { ...read.columns, updatedAt: ctx.now, updatedBy: ctx.actor.userId };
    await updateVersioned(tx, packages, { which: eq(packages.id, current.id), seen, values });
    return { ok: true, name: input.name };
  });
}

/** Rejects a sold package. */
export async function deletePackage(ctx: Context, id: string): Promise<Result<PackageView>> {
  allow(ctx.actor, "package:manage");
  return ctx.db.transaction(async (tx): Promise<Result<PackageView>> => {
    const { current } = await lockCurrent(tx, ctx, id);
    if (await isSold(tx, current.id)) return refused("This package is in use and can't be deleted.");
    await tx.delete(packages).where(eq(packages.id, current.id));
    return { ok: true, ...current };
  });
}

const keepsDuration: SavedPackage = {
  ok: false,
  problems: { billing: ["A package that was sold keeps its duration."] },
};

/** Locks it against changes and new subscriptions. */
async function lockCurrent(tx: Tx, ctx: Context, id: string) {
  const row = await lockPackage(tx, parseUuid(id) ?? EMPTY_ID, "delete");
  return { current: await findPackage({ ...ctx, db: tx }, id), updatedBy: row?.updatedBy };
}

async function isSold(tx: Tx, id: string) {
  const counts = await Promise.all([
    tx.$count(accounts, eq(accounts.subscriptionPackageId, id)),
    tx.$count(subscriptions, eq(subscriptions.packageId, id)),
    tx.$count(sellingRecords, eq(sellingRecords.packageId, id)),
    tx.$count(paymentAttempts, eq(paymentAttempts.packageId, id)),
  ]);
  return counts.some((count) => count > 0);
}

function storedOf({ sortName: _, ...seen }: { sortName: string } & object) {
  return seen;
}

/** Rejects a description that would lose something unseen. */
function columnsOf({ leaveOut, ...input }: PackageInput) {
  const { html, lost } = cleanDescription(input.description);
  if (lost.length > 0 && !leaveOut) {
    const problem = `The description can't have ${lost.join(", ")}. Change it, or tick this to save it without.`;
    return { ok: false as const, problems: { leaveOut: [problem] } };
  }
  return { ok: true as const, columns: { ...input, description: html, sortName: sortKey(input.name) } };
}

function conflictOf(theirs: PackageView, isOwn: boolean): SavedPackage {
  const words = { billing: billingOf(theirs.durationInDays) === "monthly" ? "Monthly" : "Yearly" };
  return savedMeanwhile("package", isOwn, { values: startsOf(theirs), words, version: theirs.version });
}
