import { and, asc, eq, gt, inArray, isNull, sql } from "drizzle-orm";
import { rolesByInvitations } from "#app/domain/access/invited-roles.ts";
import { rolesInvitedAs } from "#app/domain/people/invited-as.ts";
import type { Role } from "#app/domain/policy/roles.ts";
import { holdAccounts } from "#app/features/clients/licence-queries.server.ts";
import type { VisitorContext } from "#app/services/context.server.ts";
import { endLinks, lifetimes, readLink } from "#app/services/link-tokens.server.ts";
import type { Db, Tx } from "#db/client.ts";
import { invites } from "#db/schema/access.ts";
import { accountClients, accounts, users } from "#db/schema/accounts.ts";
import { clientGroupMembers, inviteGroups } from "#db/schema/groups.ts";
import { grantRoles } from "./person.server.ts";
import { findByEmail, isUser, type UserKey } from "./queries.server.ts";

type Invite = typeof invites.$inferSelect;
type Invited = UserKey & { email: string; roles: readonly Role[] };

/** What the link of an invitation's mail is good for; `isKnown`: its e-mail has a user, who has only to log in. */
export async function readInvitation(
  { db, secret, now }: Pick<VisitorContext, "db" | "secret" | "now">,
  token: string,
) {
  const { state, subject } = await readLink(db, secret, "invitation", token, now);
  const [invite] = subject ? await withInviter(db, subject) : [];
  if (!invite) return { state: "unknown" as const };
  if (invite.acceptedOn || state === "used") return { state: "used" as const, email: invite.email };
  if (state !== "good") return { state };
  const isKnown = (await findByEmail(db, invite.email)) !== undefined;
  const { email, firstName, lastName, businessName } = invite;
  const inviter = { businessName, as: rolesInvitedAs(invite) };
  return { state: "open" as const, email, firstName, lastName, inviter, isKnown };
}

function withInviter(db: Db | Tx, { accountId, id }: UserKey) {
  return db
    .select({
      email: invites.email,
      firstName: invites.firstName,
      lastName: invites.lastName,
      acceptedOn: invites.acceptedOn,
      isClient: invites.isClient,
      isPartner: invites.isPartner,
      isTrainer: invites.isTrainer,
      isWriter: invites.isWriter,
      businessName: accounts.name,
    })
    .from(invites)
    .innerJoin(accounts, eq(accounts.id, invites.accountId))
    .where(and(eq(invites.accountId, accountId), eq(invites.id, id)));
}

/**
 * Accepts every open invitation of the user's e-mail, which they have proved to be theirs, that was sent as lately as its
 * link is good for: they get the roles, and are a client of who invited them as one. Returns the roles that they have now,
 * and how many invitations there were.
 */
export async function acceptInvitations({ db, now }: { db: Db; now: Date }, user: Invited) {
  const sentSince = new Date(now.getTime() - lifetimes.invitation);
  const isOpen = and(eq(invites.email, user.email), isNull(invites.acceptedOn), gt(invites.sentOn, sentSince));
  const inviting = await db.select({ accountId: invites.accountId }).from(invites).where(isOpen);
  if (inviting.length === 0) return { roles: user.roles, accepted: 0 };
  return db.transaction(async (tx) => {
    const accountIds = inviting.map(({ accountId }) => accountId);
    // why: who counts a licence meanwhile would see neither the open invitation nor the client
    await holdAccounts(tx, [...accountIds, user.accountId]);
    // why: in one order, so that two logins at once wait for each other and none for both
    const open = await tx
      .select()
      .from(invites)
      .where(and(isOpen, inArray(invites.accountId, accountIds)))
      .orderBy(asc(invites.accountId))
      .for("update");
    for (const invite of open) await accept(tx, invite, user, now);
    const roles = rolesByInvitations(open, user.roles);
    if (open.length > 0) {
      await grantRoles(
        tx,
        user,
        roles.filter((role) => !user.roles.includes(role)),
      );
    }
    return { roles, accepted: open.length };
  });
}

async function accept(tx: Tx, invite: Invite, user: Invited, now: Date) {
  const { accountId, id, isClient, isPartner, partnerCommissionRate } = invite;
  const acceptance = { acceptedOn: now, acceptedUserId: user.id };
  await tx
    .update(invites)
    .set(acceptance)
    .where(and(eq(invites.accountId, accountId), eq(invites.id, id)));
  await endLinks(tx, "invitation", { accountId, id }, now);
  if (isClient) {
    await tx.insert(accountClients).values({ accountId, userId: user.id, createdAt: now }).onConflictDoNothing();
    await joinGroups(tx, { accountId, id }, user.id);
  }
  if (isPartner && partnerCommissionRate !== null) {
    await tx.update(users).set({ partnerCommissionRate }).where(isUser(user));
  }
}

/** The groups that they were invited into. */
async function joinGroups(tx: Tx, { accountId, id }: UserKey, userId: string) {
  const into = tx
    .select({
      accountId: inviteGroups.accountId,
      groupId: inviteGroups.groupId,
      userId: sql<string>`${userId}::uuid`.as("user_id"),
    })
    .from(inviteGroups)
    .where(and(eq(inviteGroups.accountId, accountId), eq(inviteGroups.inviteId, id)));
  await tx.insert(clientGroupMembers).select(into).onConflictDoNothing();
}
