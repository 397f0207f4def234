import { and, asc, eq, exists, sql } from "drizzle-orm";
import { NotFound } from "#app/domain/errors.ts";
import { EMPTY_ID, parseUuid } from "#app/domain/ids/ids.ts";
import type { Actor } from "#app/domain/policy/roles.ts";
import { searchClients } from "#app/features/clients/queries.server.ts";
import { faceUrl } from "#app/features/uploads/queries.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { inOrder } from "#db/lock-order.ts";
import { accountClients } from "#db/schema/accounts.ts";
import { clientGroupMembers, clientGroups } from "#db/schema/groups.ts";
import { groupsInScope } from "./scope.server.ts";

export type GroupView = { id: string; name: string; version: number };

const columns = { id: clientGroups.id, name: clientGroups.name, version: clientGroups.version };

export function listGroups({ db, actor }: Context): Promise<GroupView[]> {
  return db.select(columns).from(clientGroups).where(inGroupScope(actor)).orderBy(asc(clientGroups.searchName));
}

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

export async function findGroup({ db, actor }: Context, id: string): Promise<GroupView> {
  const known = parseUuid(id);
  const isIt = and(inGroupScope(actor), eq(clientGroups.id, known ?? ""));
  const [group] = known ? await db.select(columns).from(clientGroups).where(isIt) : [];
  if (!group) throw new NotFound();
  return group;
}

export type MemberChoices = {
  clients: { id: string; fullName: string; pictureUrl: string | null }[];
  memberIds: string[];
  hasMore: boolean;
};

export function groupsOfClient({ db, actor }: Context, userId: string) {
  const { accountId, groupId } = clientGroupMembers;
  const member = db
    .select({ one: sql`1` })
    .from(clientGroupMembers)
    .where(
      and(eq(accountId, clientGroups.accountId), eq(groupId, clientGroups.id), eq(clientGroupMembers.userId, userId)),
    );
  return db
    .select({ id: clientGroups.id, name: clientGroups.name, isMember: sql<boolean>`${exists(member)}` })
    .from(clientGroups)
    .where(inGroupScope(actor))
    .orderBy(asc(clientGroups.searchName));
}

const maxShown = 100;

export async function memberChoices({ db, actor }: Context, group: GroupView, search: string): Promise<MemberChoices> {
  const { accountId } = actor;
  const found = await searchClients(db, { accountId, search, limit: maxShown + 1 });
  const inGroup = and(eq(clientGroupMembers.accountId, accountId), eq(clientGroupMembers.groupId, group.id));
  const members = await db.select({ id: clientGroupMembers.userId }).from(clientGroupMembers).where(inGroup);
  return {
    clients: found
      .slice(0, maxShown)
      .map(({ id, fullName, imageId }) => ({ id, fullName, pictureUrl: faceUrl(imageId) })),
    memberIds: members.map(({ id }) => id),
    hasMore: found.length > maxShown,
  };
}

/** Locks the members' relations until the transaction ends. Null if the actor has no such group. */
export async function groupMembers({ db, actor }: Context, accountId: string, id: string) {
  const isIt = and(groupsInScope(actor, accountId), eq(clientGroups.id, parseUuid(id) ?? EMPTY_ID));
  const [group] = await db.select(columns).from(clientGroups).where(isIt);
  if (!group) return null;
  const { accountId: account, groupId, userId } = clientGroupMembers;
  const isClient = and(eq(accountClients.accountId, account), eq(accountClients.userId, userId));
  const members = await db
    .select({ id: userId })
    .from(clientGroupMembers)
    .innerJoin(accountClients, isClient)
    .where(and(eq(account, accountId), eq(groupId, group.id)))
    .orderBy(asc(userId))
    .for(inOrder(db, accountClients, "share"), { of: accountClients });
  return { name: group.name, memberIds: members.map((member) => member.id) };
}

function inGroupScope(actor: Actor) {
  return groupsInScope(actor, actor.accountId);
}
