import { and, asc, eq, inArray } from "drizzle-orm";
import { NotFound } from "#app/domain/errors.ts";
import { parseUuid } from "#app/domain/ids/ids.ts";
import { can, reachOf } from "#app/domain/policy/can.ts";
import { matchesPerson, searchClients } from "#app/features/clients/queries.server.ts";
import { groupsInScope } from "#app/features/groups/scope.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { fullName } from "#db/full-name.ts";
import { users } from "#db/schema/accounts.ts";
import { clientGroupMembers, clientGroups } from "#db/schema/groups.ts";
import { measuredInScope } from "./scope.server.ts";

/** Results are in the person's own account (decisions §1). */
export type Measured = { id: string; accountId: string; fullName: string };

/** NotFound if any of them is out of scope. */
export async function findMeasured(ctx: Context, ids: readonly string[]): Promise<Measured[]> {
  const wanted = ids.map((id) => parseUuid(id) ?? "");
  if (wanted.includes("")) throw new NotFound();
  if (wanted.length === 0) return [];
  const { id, accountId } = users;
  const rows = await ctx.db
    .select({ id, accountId, fullName })
    .from(users)
    .where(and(inArray(id, wanted), measuredInScope(ctx)));
  return wanted.map((one) => {
    const found = rows.find((row) => row.id === one);
    if (!found) throw new NotFound();
    return found;
  });
}

export type ClientChoices = { clients: { id: string; fullName: string; email: string }[]; hasMore: boolean };

const maxShown = 100;

/** Clients by name, everybody for administrators; at most 100. */
export async function listMeasurable({ db, actor }: Context, search: string): Promise<ClientChoices> {
  const { id, email, sortName } = users;
  const limit = maxShown + 1;
  const found =
    reachOf(actor, "benchmark:see") === "all"
      ? await db
          .select({ id, fullName, email })
          .from(users)
          .where(matchesPerson(users, search))
          .orderBy(asc(sortName), asc(id))
          .limit(limit)
      : await searchClients(db, { accountId: actor.accountId, search, limit });
  const clients = found.slice(0, maxShown).map((one) => ({ id: one.id, fullName: one.fullName, email: one.email }));
  return { clients, hasMore: found.length > maxShown };
}

export type GroupChoice = { id: string; name: string; memberIds: string[] };

export async function listGroupChoices({ db, actor }: Context): Promise<GroupChoice[]> {
  if (!can(actor, "group:manage")) return [];
  const { accountId, groupId, userId } = clientGroupMembers;
  const rows = await db
    .select({ id: clientGroups.id, name: clientGroups.name, memberId: userId })
    .from(clientGroups)
    .innerJoin(clientGroupMembers, and(eq(accountId, clientGroups.accountId), eq(groupId, clientGroups.id)))
    .where(groupsInScope(actor, actor.accountId))
    .orderBy(asc(clientGroups.searchName), asc(userId));
  const groups = new Map<string, GroupChoice>();
  for (const { id, name, memberId } of rows) {
    const group = groups.get(id) ?? { id, name, memberIds: [] };
    group.memberIds.push(memberId);
    groups.set(id, group);
  }
  return [...groups.values()];
}
