import { and, eq, sql } from "drizzle-orm";
import { rolesByInvitations } from "#app/domain/access/invited-roles.ts";
import { type InvitationPart, pendingParts } from "#app/domain/people/invited-as.ts";
import type { Role } from "#app/domain/policy/roles.ts";
import { endLinks } from "#app/services/link-tokens.server.ts";
import { queueMail } from "#app/services/mail/outbox.server.ts";
import type { Tx } from "#db/client.ts";
import { invites } from "#db/schema/access.ts";
import { accountClients, accounts, users } from "#db/schema/accounts.ts";
import { clientGroupMembers, inviteGroups } from "#db/schema/groups.ts";
import { grantRoles } from "./person.server.ts";
import { isUser, type UserKey } from "./queries.server.ts";

type Invite = typeof invites.$inferSelect;
type Accepting = UserKey & { email: string; roles: readonly Role[] };

/**
 * The caller has locked the invitation and both accounts. Nothing else makes somebody a client: only signing up by the
 * invitation's link and the person's own click call this (decisions §1; tests/architecture/consent.test.ts). Returns
 * the person's roles afterwards.
 */
export async function acceptParts(
  tx: Tx,
  invite: Invite,
  user: Accepting,
  parts: readonly InvitationPart[],
  now: Date,
): Promise<Role[]> {
  const { accountId, id } = invite;
  const accepted = {
    acceptedOn: invite.acceptedOn ?? now,
    acceptedUserId: user.id,
    ...(parts.includes("client") ? { clientAcceptedOn: now } : {}),
    ...(parts.includes("roles") ? { rolesAcceptedOn: now } : {}),
  };
  const isAnswered = pendingParts({ ...invite, ...accepted }).length === 0;
  await tx
    .update(invites)
    .set({ ...accepted, status: isAnswered ? "accepted" : "open" })
    .where(and(eq(invites.accountId, accountId), eq(invites.id, id)));
  if (isAnswered) await endLinks(tx, "invitation", { accountId, id }, now);
  if (parts.includes("client")) await beginCoaching(tx, invite, user, now);
  return takeRoles(tx, invite, user, parts.includes("roles"));
}

type Relation = typeof accountClients.$inferInsert;

/** Called only by acceptances and the demo data. */
export function storeRelations(tx: Tx, relations: Relation[]) {
  return tx.insert(accountClients).values(relations).onConflictDoNothing().returning();
}

async function beginCoaching(tx: Tx, { accountId, id }: Invite, user: Accepting, now: Date) {
  const made = await storeRelations(tx, [{ accountId, userId: user.id, createdAt: now }]);
  await joinGroups(tx, { accountId, id }, user.id);
  if (made.length === 0) return;
  const [content] = await tx
    .select({ firstName: users.firstName, businessName: accounts.name })
    .from(users)
    .innerJoin(accounts, eq(accounts.id, accountId))
    .where(isUser(user));
  if (!content) return;
  await queueMail(tx, { kind: "coachingBegan", recipient: user.email, accountId: user.accountId, content }, now);
}

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

/** Somebody without a role who accepts none uses the mobile app. */
async function takeRoles(tx: Tx, invite: Invite, user: Accepting, isAccepted: boolean) {
  const roles = rolesByInvitations(isAccepted ? [invite] : [], user.roles);
  await grantRoles(
    tx,
    user,
    roles.filter((role) => !user.roles.includes(role)),
  );
  const { isPartner, partnerCommissionRate } = invite;
  if (isAccepted && isPartner && partnerCommissionRate !== null) {
    await tx.update(users).set({ partnerCommissionRate }).where(isUser(user));
  }
  return roles;
}
