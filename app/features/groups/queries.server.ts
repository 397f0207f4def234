import { and, asc, eq, sql } from "drizzle-orm";
import { NotFound } from "#app/domain/errors.ts";
import { parseUuid } from "#app/domain/ids/ids.ts";
import { can } from "#app/domain/policy/can.ts";
import type { Actor } from "#app/domain/policy/roles.ts";
import { type ClientView, searchClients } from "#app/features/clients/queries.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { clientGroupMembers, clientGroups } from "#db/schema/groups.ts";

/** `version` counts the changes of its name. */
export type GroupView = { id: string; name: string; version: number };

const columns = { id: clientGroups.id, name: clientGroups.name, version: clientGroups.version };

/** The groups of the actor's account, by name; none for who keeps none. */
export function listGroups({ db, actor }: Context): Promise<GroupView[]> {
  return db.select(columns).from(clientGroups).where(inGroupScope(actor)).orderBy(asc(clientGroups.searchName));
}

/** The same, with how many clients each has. */
export function listGroupsWithCounts({ db, actor }: Context) {
  const inGroup = and(
    eq(clientGroupMembers.accountId, clientGroups.accountId),
    eq(clientGroupMembers.groupId, clientGroups.id),
  );
  const count = db.select({ count: sql`count(*)` }).from(clientGroupMembers).where(inGroup);
  return db
    .select({ ...columns, clients: sql<number>`(${count})::int` })
    .from(clientGroups)
    .where(inGroupScope(actor))
    .orderBy(asc(clientGroups.searchName));
}

/** One of the account's groups; NotFound for anything else. */
export async function findGroup({ db, actor }: Context, id: string): Promise<GroupView> {
  const known = parseUuid(id);
  const isIt = and(inGroupScope(actor), eq(clientGroups.id, known ?? ""));
  const [group] = known ? await db.select(columns).from(clientGroups).where(isIt) : [];
  if (!group) throw new NotFound();
  return group;
}

export type MemberChoices = {
  clients: ClientView[];
  memberIds: string[];
  /** There are more than these: a search tells them apart. */
  hasMore: boolean;
};

const mostShown = 100;

/** Clients of the account by name, 100 at most, and which of them are in the group. */
export async function memberChoices({ db, actor }: Context, group: GroupView, search: string): Promise<MemberChoices> {
  const { accountId } = actor;
  const found = await searchClients(db, { accountId, search, limit: mostShown + 1 });
  const inGroup = and(eq(clientGroupMembers.accountId, accountId), eq(clientGroupMembers.groupId, group.id));
  const members = await db.select({ id: clientGroupMembers.userId }).from(clientGroupMembers).where(inGroup);
  return {
    clients: found.slice(0, mostShown),
    memberIds: members.map(({ id }) => id),
    hasMore: found.length > mostShown,
  };
}

function inGroupScope(actor: Actor) {
  return can(actor, "group:manage") ? eq(clientGroups.accountId, actor.accountId) : sql`false`;
}
