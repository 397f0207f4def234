import { and, eq } from "drizzle-orm";
import { pendingParts, rolesInvitedAs } from "#app/domain/people/invited-as.ts";
import type { Role } from "#app/domain/policy/roles.ts";
import type { VisitorContext } from "#app/services/context.server.ts";
import { readLink } from "#app/services/link-tokens.server.ts";
import type { Db, Tx } from "#db/client.ts";
import { fullNameIfAny } from "#db/full-name.ts";
import { lockAccounts, lockInvite } from "#db/locks.ts";
import { invites } from "#db/schema/access.ts";
import { accounts, users } from "#db/schema/accounts.ts";
import { acceptParts } from "./accept.server.ts";
import { findByEmail, type UserKey } from "./queries.server.ts";

/** `isKnown`: the e-mail already has a user. */
export async function readInvitation(
  { db, secret, now }: Pick<VisitorContext, "db" | "secret" | "now">,
  token: string,
) {
  const { state, subject } = await readLink(db, secret, "invitation", token, now);
  const [invite] = subject ? await withInviter(db, subject) : [];
  if (!invite || invite.status === "withdrawn") return { state: "unknown" as const };
  if (state === "used" || invite.status !== "open") return { state: "used" as const, email: invite.email };
  if (state !== "good") return { state };
  const isKnown = (await findByEmail(db, invite.email)) !== undefined;
  const { email, firstName, lastName, businessName, invitedBy } = invite;
  const inviter = { businessName, invitedBy, as: rolesInvitedAs(invite) };
  return { state: "open" as const, id: subject?.id ?? "", email, firstName, lastName, inviter, isKnown };
}

function withInviter(db: Db | Tx, { accountId, id }: UserKey) {
  return db
    .select({
      email: invites.email,
      firstName: invites.firstName,
      lastName: invites.lastName,
      status: invites.status,
      isClient: invites.isClient,
      isPartner: invites.isPartner,
      isTrainer: invites.isTrainer,
      isWriter: invites.isWriter,
      businessName: accounts.name,
      invitedBy: fullNameIfAny,
    })
    .from(invites)
    .innerJoin(accounts, eq(accounts.id, invites.accountId))
    .leftJoin(users, and(eq(users.accountId, invites.accountId), eq(users.id, invites.invitedBy)))
    .where(and(eq(invites.accountId, accountId), eq(invites.id, id)));
}

/**
 * After signing up by the invitation's link: grants its roles, and makes them a client if that is all it asks, or
 * `asClient`. Other invitations stay open. Null if it is no longer open.
 */
export async function acceptByLink(
  { db: tx, now }: { db: Db; now: Date },
  { accountId, id }: UserKey,
  user: UserKey & { email: string },
  asClient: boolean,
): Promise<Role[] | null> {
  return tx.transaction(async (inside) => {
    await lockAccounts(inside, [accountId, user.accountId], "write");
    const invite = await lockInvite(inside, { accountId, id }, "delete");
    if (invite?.status !== "open") return null;
    const pending = pendingParts(invite);
    const isBoth = pending.includes("client") && pending.includes("roles");
    const parts = isBoth && !asClient ? (["roles"] as const) : pending;
    return acceptParts(inside, invite, { ...user, roles: [] }, parts, now);
  });
}
