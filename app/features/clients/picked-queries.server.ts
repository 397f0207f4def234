import { and, asc, eq, exists, inArray, type SQL, sql } from "drizzle-orm";
import type { Context } from "#app/services/context.server.ts";
import { fullName } from "#db/full-name.ts";
import { invites } from "#db/schema/access.ts";
import { accountClients, accounts, users } from "#db/schema/accounts.ts";
import { inClientScope } from "./scope.server.ts";
import type { Picked } from "./views.ts";

/** Clients and open invitations within the actor's scope; leaves out the rest. Two statements. */
export async function findPicked({ db, actor }: Context, ids: readonly string[]): Promise<Picked> {
  const isTheirs = eq(accountClients.userId, users.id);
  const relation = (scope: SQL) => exists(db.select({ one: sql`1` }).from(accountClients).where(and(isTheirs, scope)));
  const isOwn = relation(eq(accountClients.accountId, actor.accountId));
  const isClient = relation(inClientScope(actor, accountClients.accountId));
  const [clients, invitations] = await Promise.all([
    db
      .select({ id: users.id, fullName, isOwn: sql<boolean>`${isOwn}` })
      .from(users)
      .where(and(inArray(users.id, [...ids]), isClient))
      .orderBy(asc(users.sortName), asc(users.id)),
    db
      .select({ id: invites.id, accountId: invites.accountId, email: invites.email, businessName: accounts.name })
      .from(invites)
      .innerJoin(accounts, eq(accounts.id, invites.accountId))
      .where(and(inArray(invites.id, [...ids]), eq(invites.status, "open"), inClientScope(actor, invites.accountId)))
      .orderBy(asc(invites.email), asc(invites.id)),
  ]);
  return { clients, own: clients.filter(({ isOwn }) => isOwn), invitations };
}
