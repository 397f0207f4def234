import { and, asc, desc, eq, inArray, isNotNull, isNull, notExists, sql } from "drizzle-orm";
import { alias, unionAll } from "drizzle-orm/pg-core";
import { z } from "zod";
import { NotFound } from "#app/domain/errors.ts";
import type { Where } from "#app/domain/filters/where.ts";
import { parseUuid } from "#app/domain/ids/ids.ts";
import type { Slice } from "#app/domain/lists/slice.ts";
import { type InvitedRole, rolesInvitedAs } from "#app/domain/people/invited-as.ts";
import { inClientScope } from "#app/features/clients/scope.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { conditionOf } from "#app/services/filters/conditions.server.ts";
import { rowsAfter } from "#app/services/lists/keyset.server.ts";
import { invites } from "#db/schema/access.ts";
import { accountClients, accounts, users } from "#db/schema/accounts.ts";
import type { invitationFilters } from "./filters.ts";

export type InvitationView = {
  id: string;
  accountId: string;
  businessName: string;
  email: string;
  as: InvitedRole[];
  partnerCommissionRate: string | null;
  sentOn: Date;
};

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

export async function findInvitation(ctx: Context, id: string): Promise<InvitationView> {
  const { status, ...invitation } = await findShownInvitation(ctx, id);
  if (status !== "open") throw new NotFound();
  return invitation;
}

/** A block looks like a decline. */
export async function findShownInvitation(
  { db, actor }: Context,
  id: string,
): Promise<InvitationView & { status: "open" | "declined" | "ended" }> {
  const known = parseUuid(id) ?? "";
  const isShown = inArray(invites.status, ["open", "declined", "blocked", "ended"]);
  const isIt = and(eq(invites.id, known), isShown, inClientScope(actor, invites.accountId));
  const [row] = known
    ? await db
        .select({ invite: invites, businessName: accounts.name })
        .from(invites)
        .innerJoin(accounts, eq(accounts.id, invites.accountId))
        .where(isIt)
    : [];
  if (!row) throw new NotFound();
  const { accountId, email, partnerCommissionRate, sentOn, status: stored } = row.invite;
  const { businessName } = row;
  const as = rolesInvitedAs(row.invite);
  const status = stored === "open" || stored === "ended" ? stored : "declined";
  return { id: known, accountId, businessName, email, as, partnerCommissionRate, sentOn, status };
}

/** The newest accepted one in scope; without one, only the e-mail. */
export async function findClientInvitation(
  { db, actor }: Context,
  { id, email, businesses: [business] }: { id: string; email: string; businesses: { name: string }[] },
) {
  const [accepted] = await db
    .select({ businessName: accounts.name, sentOn: invites.sentOn, acceptedOn: invites.acceptedOn })
    .from(invites)
    .innerJoin(accounts, eq(accounts.id, invites.accountId))
    .where(and(eq(invites.acceptedUserId, id), isNotNull(invites.acceptedOn), inClientScope(actor, invites.accountId)))
    .orderBy(desc(invites.acceptedOn), asc(invites.id))
    .limit(1);
  const { businessName = business?.name ?? "", sentOn = null, acceptedOn = null } = accepted ?? {};
  return { email, businessName, sentOn: sentOn?.toISOString() ?? null, acceptedOn: acceptedOn?.toISOString() ?? null };
}

export function isAskedAsClient(db: Context["db"], accountId: string) {
  const asked = alias(invites, "asked");
  const isOpen = and(eq(asked.accountId, accountId), eq(asked.email, users.email), eq(asked.status, "open"));
  return db
    .select({ one: sql`1` })
    .from(asked)
    .where(and(isOpen, eq(asked.isClient, true), isNull(asked.clientAcceptedOn)));
}

const maxSuggestions = 100;

export async function suggestEmails({ db, actor }: Context): Promise<string[]> {
  const { accountId } = actor;
  const isClient = db
    .select({ one: sql`1` })
    .from(accountClients)
    .where(and(eq(accountClients.accountId, accountId), eq(accountClients.userId, users.id)));
  const open = and(eq(invites.accountId, accountId), eq(invites.status, "open"));
  const rows = await unionAll(
    db.select({ email: invites.email }).from(invites).where(open),
    db
      .select({ email: users.email })
      .from(users)
      .where(and(eq(users.accountId, accountId), notExists(isClient), sql`${users.id} <> ${actor.userId}`)),
  )
    .orderBy(asc(sql`email`))
    .limit(maxSuggestions);
  return [...new Set(rows.map(({ email }) => email))];
}
