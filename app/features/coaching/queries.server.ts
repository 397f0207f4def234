import { and, asc, desc, eq, sql } from "drizzle-orm";
import { NotFound } from "#app/domain/errors.ts";
import { EMPTY_ID, parseUuid } from "#app/domain/ids/ids.ts";
import { pendingParts } from "#app/domain/people/invited-as.ts";
import type { Context } from "#app/services/context.server.ts";
import { fullNameIfAny } from "#db/full-name.ts";
import { invites } from "#db/schema/access.ts";
import { accountClients, accounts, users } from "#db/schema/accounts.ts";

export type Coach = {
  accountId: string;
  businessName: string;
  coachNames: string[];
  imageId: string | null;
  since: Date;
};

type InvitedRole = "PAR" | "TRN" | "WRT";

/** `asClient` and `roles`: the parts without an answer. */
export type MyInvitation = {
  id: string;
  accountId: string;
  businessName: string;
  invitedBy: string | null;
  sentOn: Date;
  status: (typeof invites.$inferSelect)["status"];
  asClient: boolean;
  roles: InvitedRole[];
};

export type MyCoaching = {
  coaches: Coach[];
  pending: MyInvitation[];
  blocked: { accountId: string; businessName: string }[];
  /** Businesses that coached the actor before consent was required; null after closing the notice. */
  notice: string[] | null;
};

export async function readMyCoaching(ctx: Context): Promise<MyCoaching> {
  const [coaches, waiting, blocked] = await Promise.all([
    listCoaches(ctx),
    selectInvitations(ctx)
      .where(and(isMine(ctx), eq(invites.status, "open")))
      .orderBy(desc(invites.sentOn), invites.id),
    listBlocked(ctx),
  ]);
  const told = coaches.filter(({ isNoticeDue }) => isNoticeDue).map(({ businessName }) => businessName);
  return {
    coaches: coaches.map(({ isNoticeDue: _, ...coach }) => coach),
    pending: waiting.map(toView),
    blocked,
    notice: told.length > 0 ? told : null,
  };
}

export async function findMyInvitation(ctx: Context, id: string): Promise<MyInvitation> {
  const isIt = and(isMine(ctx), eq(invites.id, parseUuid(id) ?? EMPTY_ID));
  const [row] = await selectInvitations(ctx).where(isIt);
  if (!row) throw new NotFound();
  return toView(row);
}

function listCoaches({ db, actor }: Context) {
  const ofBusiness = sql`from ${users} where ${users.accountId} = ${accounts.id} order by ${users.createdAt}, ${users.id}`;
  const coachNames = sql<string[]>`array(select ${users.firstName} || ' ' || ${users.lastName} ${ofBusiness} limit 3)`;
  return db
    .select({
      accountId: accounts.id,
      businessName: accounts.name,
      coachNames,
      imageId: sql<string | null>`(select ${users.imageId} ${ofBusiness} limit 1)`,
      since: accountClients.createdAt,
      isNoticeDue: accountClients.isNoticeDue,
    })
    .from(accountClients)
    .innerJoin(accounts, eq(accounts.id, accountClients.accountId))
    .where(eq(accountClients.userId, actor.userId))
    .orderBy(asc(accounts.name), asc(accounts.id));
}

function listBlocked({ db, actor }: Context) {
  return db
    .selectDistinct({ accountId: accounts.id, businessName: accounts.name })
    .from(invites)
    .innerJoin(accounts, eq(accounts.id, invites.accountId))
    .where(and(eq(invites.email, actor.email), eq(invites.status, "blocked")))
    .orderBy(asc(accounts.name), asc(accounts.id));
}

function selectInvitations({ db }: Context) {
  return db
    .select({ invite: invites, businessName: accounts.name, invitedBy: fullNameIfAny })
    .from(invites)
    .innerJoin(accounts, eq(accounts.id, invites.accountId))
    .leftJoin(users, and(eq(users.accountId, invites.accountId), eq(users.id, invites.invitedBy)))
    .$dynamic();
}

/** E-mails are verified and can't be changed. */
function isMine({ actor }: Context) {
  return eq(invites.email, actor.email);
}

type Row = Awaited<ReturnType<typeof selectInvitations>>[number];

function toView({ invite, businessName, invitedBy }: Row): MyInvitation {
  const { id, accountId, sentOn, status } = invite;
  const pending = status === "open" ? pendingParts(invite) : [];
  const roles: InvitedRole[] = [];
  if (pending.includes("roles")) {
    if (invite.isPartner) roles.push("PAR");
    if (invite.isTrainer) roles.push("TRN");
    if (invite.isWriter) roles.push("WRT");
  }
  return { id, accountId, businessName, invitedBy, sentOn, status, asClient: pending.includes("client"), roles };
}
