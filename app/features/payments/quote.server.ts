import { and, desc, eq } from "drizzle-orm";
import { NotFound } from "#app/domain/errors.ts";
import { type Result, refused } from "#app/domain/forms/result.ts";
import { EMPTY_ID, parseUuid } from "#app/domain/ids/ids.ts";
import type { InvoiceLine } from "#app/domain/money/invoice.ts";
import { upgradeSum } from "#app/domain/money/upgrade.ts";
import { type CurrentPlan, choiceProblem, notYet } from "#app/domain/packages/plan-choice.ts";
import { subscriptionState } from "#app/domain/policy/paid-access.ts";
import { todayOf } from "#app/domain/schedule/time-zone.ts";
import { countUsed, findLicence } from "#app/features/clients/licence-queries.server.ts";
import type { GatewayEnvironment } from "#app/services/payments/port.ts";
import type { Db, Tx } from "#db/client.ts";
import { packages } from "#db/schema/packages.ts";
import { subscriptions } from "#db/schema/payments.ts";
import { programs } from "#db/schema/programs.ts";
import { programPurchases } from "#db/schema/sales.ts";

/** What somebody is about to pay for. */
export type Order = { kind: "package"; packageId: string } | { kind: "program"; programId: string };

/** Who pays, when, and by which gateway. Days are those of `timeZone`, the gateway's. */
export type Buyer = { accountId: string; userId: string; environment: GatewayEnvironment; now: Date; timeZone: string };

/** What an order costs now. `lines` and `afterwards` say how an upgrade's sum is reckoned. */
export type Quote = {
  kind: "subscribe" | "upgrade" | "program";
  name: string;
  cents: number;
  /** What a renewal will charge; null of a program. */
  priceCents: number | null;
  durationInDays: number | null;
  lines: InvoiceLine[] | null;
  afterwards: string | null;
  subscriptionId: string | null;
  packageId: string | null;
  program: { accountId: string; id: string } | null;
};

/** What the order costs now, or why it can't be had. NotFound of what is not sold. */
export function quoteOrder(on: Db | Tx, buyer: Buyer, order: Order): Promise<Result<Quote>> {
  return order.kind === "package" ? quotePackage(on, buyer, order.packageId) : quoteProgram(on, buyer, order.programId);
}

async function quotePackage(on: Db | Tx, buyer: Buyer, packageId: string): Promise<Result<Quote>> {
  const isIt = and(eq(packages.id, parseUuid(packageId) ?? EMPTY_ID), eq(packages.published, true));
  const [next] = await on.select().from(packages).where(isIt);
  if (!next) throw new NotFound();
  const current = await findCurrentPlan(on, buyer);
  const today = todayOf(buyer);
  const users = await countUsed(on, buyer.accountId);
  const problem = choiceProblem(next, { users, current, today });
  if (problem !== null) return refused(problem);
  const wanted = { name: next.name, priceCents: next.priceCents, durationInDays: next.durationInDays };
  const named = { ...wanted, packageId: next.id, program: null };
  if (current === null) return { ok: true, ...named, ...whole, kind: "subscribe", cents: next.priceCents };
  const { subscriptionId, paidThrough } = current;
  // why: what this gateway does not know can't be changed there
  if (subscriptionId === null) return refused(notYet);
  const { lines, totalCents, afterwards } = upgradeSum({ current, next: wanted, paidThrough, today });
  return { ok: true, ...named, kind: "upgrade", cents: totalCents, lines, afterwards, subscriptionId };
}

const whole = { lines: null, afterwards: null, subscriptionId: null };

type Current = CurrentPlan & { name: string; subscriptionId: string | null };

/** The plan that the account pays, at its subscription's own price; null without a subscription that still pays. */
export async function findCurrentPlan(on: Db | Tx, buyer: Omit<Buyer, "userId">): Promise<Current | null> {
  const { account } = await findLicence(on, buyer.accountId, buyer.now);
  const state = subscriptionState(account, buyer.now);
  const { subscriptionValidUntil: until, subscriptionPackageId } = account;
  if (state === "none" || state === "ended" || until === null || subscriptionPackageId === null) return null;
  const [plan] = await on.select().from(packages).where(eq(packages.id, subscriptionPackageId));
  if (!plan) return null;
  const own = await newestSubscription(on, buyer);
  return {
    id: plan.id,
    name: plan.name,
    priceCents: own?.priceCents ?? plan.priceCents,
    durationInDays: own?.durationInDays ?? plan.durationInDays,
    isRenewed: state === "active",
    paidThrough: own?.paidThrough ?? todayOf({ now: until, timeZone: buyer.timeZone }),
    subscriptionId: own?.id ?? null,
  };
}

async function newestSubscription(on: Db | Tx, { accountId, environment }: Omit<Buyer, "userId">) {
  const isTheirs = and(eq(subscriptions.accountId, accountId), eq(subscriptions.environment, environment));
  const [own] = await on
    .select()
    .from(subscriptions)
    .where(isTheirs)
    .orderBy(desc(subscriptions.createdAt), desc(subscriptions.id))
    .limit(1);
  return own ?? null;
}

const published = 3;

async function quoteProgram(on: Db | Tx, buyer: Buyer, programId: string): Promise<Result<Quote>> {
  const id = parseUuid(programId) ?? EMPTY_ID;
  const [program] = await on
    .select()
    .from(programs)
    .where(and(eq(programs.id, id), eq(programs.status, published)));
  if (!program) throw new NotFound();
  if (program.creatorId === buyer.userId) return refused("This is your own program.");
  if (await isBought(on, buyer, id)) return refused("You have bought this program already.");
  const cents = program.priceCents ?? 0;
  const named = { name: program.name, packageId: null, program: { accountId: program.accountId, id } };
  return { ok: true, ...named, ...whole, kind: "program", cents, priceCents: null, durationInDays: null };
}

async function isBought(on: Db | Tx, { accountId, userId }: Buyer, programId: string) {
  const isIt = and(
    eq(programPurchases.accountId, accountId),
    eq(programPurchases.buyerId, userId),
    eq(programPurchases.programId, programId),
  );
  return (await on.$count(programPurchases, isIt)) > 0;
}
