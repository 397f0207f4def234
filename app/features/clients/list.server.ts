import { and, desc, eq, exists, inArray, isNull, type SQL, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import { EMPTY_ID, parseUuid } from "#app/domain/ids/ids.ts";
import { invitedRoles } from "#app/domain/people/invited-as.ts";
import type { Actor } from "#app/domain/policy/roles.ts";
import { foldForSearch } from "#app/domain/text/fold.ts";
import type { Context } from "#app/services/context.server.ts";
import { fullName } from "#db/full-name.ts";
import { invites } from "#db/schema/access.ts";
import { accountClients, users } from "#db/schema/accounts.ts";
import { clientGroupMembers } from "#db/schema/groups.ts";
import { programAssignments, programs } from "#db/schema/programs.ts";
import { type ClientQuery, clientList } from "./list.ts";
import { isUserLike } from "./queries.server.ts";
import { inClientScope } from "./scope.server.ts";
import type { ClientRow } from "./views.ts";

/**
 * A page of the clients in the actor's scope and of the open invitations, by name, or e-mail where there is no name yet,
 * and how many there are. Four queries, whatever their number.
 */
export async function listClients(ctx: Context, query: ClientQuery): Promise<{ rows: ClientRow[]; total: number }> {
  const [clients, invited] = [clientsMatching(ctx, query), invitesMatching(ctx, query)];
  const [clientCount, inviteCount, found] = await Promise.all([
    ctx.db.$count(users, clients),
    ctx.db.$count(invites, invited),
    selectPage(ctx, { clients, invited, page: query.page }),
  ]);
  const programsOf = await followedPrograms(
    ctx,
    found.filter(({ as }) => as === null).map(({ id }) => id),
  );
  return { rows: found.map((row) => toRow(row, programsOf)), total: clientCount + inviteCount };
}

type Wanted = { clients: SQL | undefined; invited: SQL | undefined; page: number };

function selectPage({ db }: Context, { clients, invited, page }: Wanted) {
  const people = db
    .select({
      id: users.id,
      name: sql<string>`${fullName}`.as("name"),
      email: users.email,
      isActivated: users.isActivated,
      as: sql<string[] | null>`null::text[]`.as("as"),
      sortName: sql<string>`${users.sortName}`.as("sort_name"),
    })
    .from(users)
    .where(clients);
  const invitations = db
    .select({
      id: invites.id,
      name: sql<string>`trim(${invites.firstName} || ' ' || ${invites.lastName})`.as("name"),
      email: invites.email,
      isActivated: sql<boolean>`false`.as("is_activated"),
      as: sql<string[] | null>`${invitedAs}`.as("as"),
      sortName: sql<string>`${invites.email}`.as("sort_name"),
    })
    .from(invites)
    .where(invited);
  return unionAll(people, invitations)
    .orderBy(sql`sort_name`, sql`id`)
    .limit(clientList.size)
    .offset((page - 1) * clientList.size);
}

const invitedAs = sql`array_remove(array[
  case when ${invites.isClient} then 'client' end, case when ${invites.isPartner} then 'partner' end,
  case when ${invites.isTrainer} then 'trainer' end, case when ${invites.isWriter} then 'writer' end], null)`;

function clientsMatching({ db, actor }: Context, { search, show, group }: ClientQuery): SQL | undefined {
  if (show === "invites") return sql`false`;
  // why: who is a client of two businesses is one person, also in the list of who sees both
  const relations = db
    .select({ one: sql`1` })
    .from(accountClients)
    .where(and(eq(accountClients.userId, users.id), inClientScope(actor, accountClients.accountId)));
  const inGroup = group ? exists(membersOf(db, actor, group)) : undefined;
  return and(exists(relations), isUserLike(search), inGroup);
}

/** Groups are the own account's, so their members are its clients. */
function membersOf(db: Context["db"], { accountId }: Actor, groupId: string) {
  const { accountId: account, groupId: group, userId } = clientGroupMembers;
  return db
    .select({ one: sql`1` })
    .from(clientGroupMembers)
    .where(and(eq(account, accountId), eq(group, parseUuid(groupId) ?? EMPTY_ID), eq(userId, users.id)));
}

function invitesMatching({ actor }: Context, { search, show, group }: ClientQuery): SQL | undefined {
  if (show === "clients" || group) return sql`false`;
  const folded = foldForSearch(search);
  const isLike =
    folded === ""
      ? undefined
      : sql`(strpos(${invites.searchName}, ${folded}) > 0 or strpos(${invites.email}, ${folded}) > 0)`;
  return and(isNull(invites.acceptedOn), inClientScope(actor, invites.accountId), isLike);
}

/** The names of the programs that businesses in the actor's scope gave to these clients, the newest first. */
async function followedPrograms({ db, actor }: Context, clientIds: string[]) {
  const names = new Map<string, string[]>();
  if (clientIds.length === 0) return names;
  const isOf = and(eq(programs.accountId, programAssignments.accountId), eq(programs.id, programAssignments.programId));
  const rows = await db
    .select({ clientId: programAssignments.assigneeId, name: programs.name })
    .from(programAssignments)
    .innerJoin(programs, isOf)
    .where(and(inClientScope(actor, programAssignments.accountId), inArray(programAssignments.assigneeId, clientIds)))
    .orderBy(desc(programAssignments.assignDate), desc(programAssignments.startDate), programs.sortName);
  for (const { clientId, name } of rows) names.set(clientId, [...(names.get(clientId) ?? []), name]);
  return names;
}

type Found = Awaited<ReturnType<typeof selectPage>>[number];

function toRow({ id, name, email, isActivated, as }: Found, programsOf: Map<string, string[]>): ClientRow {
  const row = { id, email, isActivated, fullName: name, programs: programsOf.get(id) ?? [] };
  if (as === null) return { ...row, kind: "client" };
  return { ...row, kind: "invite", as: invitedRoles.filter((role) => as.includes(role)) };
}
