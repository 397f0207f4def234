import { and, eq } from "drizzle-orm";
import { Forbidden, NotFound } from "#app/domain/errors.ts";
import { commissionsOf, type SaleRates } from "#app/domain/money/commissions.ts";
import { allow } from "#app/domain/policy/can.ts";
import { type Actor, isAdmin } from "#app/domain/policy/roles.ts";
import {
  askedPrice,
  copyNotPublished,
  type PublishVariant,
  publishVariant,
} from "#app/domain/publishing/publishing.ts";
import { findProgram, type ProgramView } from "#app/features/programs/queries.server.ts";
import { findPartner } from "#app/features/sales/partner-queries.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { programs } from "#db/schema/programs.ts";

/**
 * What a sale will record, in cents, as far as the viewer may see. `own`: the creator's share (the partner commission);
 * null for everybody else.
 */
export type Commission = {
  platform: number | null;
  partner: number | null;
  admin: number | null;
  own: number | null;
};

export type PublishView = {
  id: string;
  name: string;
  creatorName: string;
  variant: PublishVariant;
  isCreator: boolean;
  status: number;
  priceCents: number | null;
  askedPriceCents: number | null;
  feedback: string;
  version: number;
  /** For the price being typed, else the current one; null without a price. */
  commission: Commission | null;
};

type PriceQuery = { platformRate: number; typedCents: number | null };

/**
 * `platformRate` in percent; `typedCents`: a price that is not saved yet. Forbidden without a dialog, and for a copy of
 * a bought program.
 */
export async function findPublishing(ctx: Context, programId: string, wanted: PriceQuery): Promise<PublishView> {
  const program = await findProgram(ctx, programId);
  allow(ctx.actor, "program:publish", program);
  if (program.isCopyOfBought) throw new Forbidden(copyNotPublished);
  const [row] = await selectPublishing(ctx, program);
  if (!row) throw new NotFound();
  const isCreator = isCreatorOf(ctx.actor, program);
  const cents = wanted.typedCents ?? row.priceCents;
  const partner = await findPartner(ctx.db, program);
  const rates = { platform: wanted.platformRate, partner: partner?.rate ?? null };
  const { id, name, creatorName } = program;
  return {
    id,
    name,
    creatorName,
    isCreator,
    status: row.status,
    priceCents: row.priceCents,
    askedPriceCents: askedPrice(row),
    feedback: row.feedback,
    version: row.version,
    variant: publishVariant(viewerOf(ctx.actor, program), row.status) ?? "readOnly",
    commission: cents === null ? null : commissionOf(cents, rates, isCreator),
  };
}

/** Document 1 §6. */
export function offersPublishing(actor: Actor, program: ProgramView): boolean {
  if (program.isCopyOfBought) return false;
  const variant = publishVariant(viewerOf(actor, program), program.status);
  return variant !== null && !(variant === "readOnly" && program.status === 1);
}

export function isCreatorOf(actor: Actor, program: { accountId: string; creatorId: string }): boolean {
  return actor.accountId === program.accountId && actor.userId === program.creatorId;
}

function viewerOf(actor: Actor, program: ProgramView) {
  const isPartner = actor.roles.includes("PAR");
  return { isAdmin: isAdmin(actor), isPartner, isCreator: isCreatorOf(actor, program) };
}

function commissionOf(cents: number, rates: SaleRates, isCreator: boolean): Commission {
  const { tsCommission, partnerCommission, adminCommission } = commissionsOf("program", cents, rates);
  if (!isCreator) return { platform: tsCommission, partner: partnerCommission, admin: adminCommission, own: null };
  if (rates.partner !== null) return { ...hidden, own: partnerCommission };
  return { ...hidden, platform: tsCommission, own: adminCommission };
}

const hidden = { platform: null, partner: null, admin: null };

function selectPublishing({ db }: Context, { accountId, id }: ProgramView) {
  const { status, priceCents, askedPriceCents, feedback, publishingVersion: version } = programs;
  return db
    .select({ status, priceCents, askedPriceCents, feedback, version })
    .from(programs)
    .where(and(eq(programs.accountId, accountId), eq(programs.id, id)));
}
