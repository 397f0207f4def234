import { and, asc, eq } from "drizzle-orm";
import { z } from "zod";
import type { Where } from "#app/domain/filters/where.ts";
import type { Slice } from "#app/domain/lists/slice.ts";
import { inClientScope } from "#app/features/clients/scope.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { conditionOf } from "#app/services/filters/conditions.server.ts";
import { rowsAfter } from "#app/services/lists/keyset.server.ts";
import { invites } from "#db/schema/access.ts";
import type { invitationFilters } from "./filters.ts";

export const invitationKeys = z.tuple([z.string(), z.guid()]);

type Wanted = Slice<z.infer<typeof invitationKeys>> & {
  where: Where<keyof typeof invitationFilters> | null;
  ofClients: boolean;
};

export async function pageOfInvitations(ctx: Context, { where, ofClients, limit, offset, after, noCount }: Wanted) {
  const { email, id, accountId } = invites;
  const wanted = and(
    inClientScope(ctx.actor, accountId),
    eq(invites.status, "open"),
    ofClients ? eq(invites.isClient, true) : undefined,
    conditionOf(where, { email }),
  );
  const { isClient, isPartner, isTrainer, isWriter, partnerCommissionRate, sentOn } = invites;
  const rows = await ctx.db
    .select({ id, email, isClient, isPartner, isTrainer, isWriter, partnerCommissionRate, sentOn })
    .from(invites)
    .where(and(wanted, rowsAfter([email, id], after)))
    .orderBy(asc(email), asc(id))
    .limit(limit + 1)
    .offset(offset);
  const total = noCount ? null : await ctx.db.$count(invites, wanted);
  return { rows, total };
}

export type InvitationRow = Awaited<ReturnType<typeof pageOfInvitations>>["rows"][number];
