import { and, eq } from "drizzle-orm";
import { NotFound } from "#app/domain/errors.ts";
import { type Result, refused } from "#app/domain/forms/result.ts";
import { EMPTY_ID, parseUuid } from "#app/domain/ids/ids.ts";
import type { InvoiceLine } from "#app/domain/money/invoice.ts";
import { upgradeSum } from "#app/domain/money/upgrade.ts";
import { choiceProblem } from "#app/domain/packages/plan-choice.ts";
import { findChooser } from "#app/features/subscriptions/chooser-queries.server.ts";
import type { GatewayEnvironment } from "#app/services/payments/port.ts";
import type { Db, Tx } from "#db/client.ts";
import { packages } from "#db/schema/packages.ts";
import { programs } from "#db/schema/programs.ts";
import { programPurchases } from "#db/schema/sales.ts";
import { boughtAlready } from "./card-words.ts";

export type Order = { kind: "package"; packageId: string } | { kind: "program"; programId: string };

/** Days are in the gateway's time zone. */
export type Buyer = { accountId: string; userId: string; environment: GatewayEnvironment; now: Date; timeZone: string };

/** `lines` and `afterwards` explain the price of an upgrade. */
export type Quote = {
  kind: "subscribe" | "upgrade" | "program";
  name: string;
  cents: number;
  priceCents: number | null;
  durationInDays: number | null;
  lines: InvoiceLine[] | null;
  afterwards: string | null;
  subscriptionId: string | null;
  packageId: string | null;
  program: { accountId: string; id: string } | null;
};

export function quoteOrder(on: Db | Tx, buyer: Buyer, order: Order): Promise<Result<Quote>> {
  return order.kind === "package" ? quotePackage(on, buyer, order.packageId) : quoteProgram(on, buyer, order.programId);
}

async function quotePackage(on: Db | Tx, buyer: Buyer, packageId: string): Promise<Result<Quote>> {
  const isIt = and(eq(packages.id, parseUuid(packageId) ?? EMPTY_ID), eq(packages.published, true));
  const [next] = await on.select().from(packages).where(isIt);
  if (!next) throw new NotFound();
  const chooser = await findChooser(on, buyer);
  const problem = choiceProblem(next, chooser);
  if (problem !== null) return refused(problem);
  const wanted = { name: next.name, priceCents: next.priceCents, durationInDays: next.durationInDays };
  const named = { ...wanted, packageId: next.id, program: null };
  const { current, today } = chooser;
  if (current === null) return { ok: true, ...named, ...whole, kind: "subscribe", cents: next.priceCents };
  const { subscriptionId, paidThrough } = current;
  const { lines, totalCents, afterwards } = upgradeSum({ current, next: wanted, paidThrough, today });
  return { ok: true, ...named, kind: "upgrade", cents: totalCents, lines, afterwards, subscriptionId };
}

const whole = { lines: null, afterwards: null, subscriptionId: null };

const published = 3;

async function quoteProgram(on: Db | Tx, buyer: Buyer, programId: string): Promise<Result<Quote>> {
  const id = parseUuid(programId) ?? EMPTY_ID;
  const [program] = await on
    .select()
    .from(programs)
    .where(and(eq(programs.id, id), eq(programs.status, published)));
  if (!program) throw new NotFound();
  if (program.creatorId === buyer.userId) return refused("This is your own program.");
  if (await isBought(on, buyer, id)) return refused(boughtAlready);
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
