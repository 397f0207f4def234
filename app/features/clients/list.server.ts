import { and, eq, exists, gt, inArray, notExists, or, type SQL, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import { EMPTY_ID, parseUuid } from "#app/domain/ids/ids.ts";
import { invitedRoles } from "#app/domain/people/invited-as.ts";
import type { Actor } from "#app/domain/policy/roles.ts";
import type { Compliance } from "#app/domain/schedule/compliance.ts";
import { formatDate } from "#app/domain/schedule/dates.ts";
import { formatProgress } from "#app/domain/schedule/progress.ts";
import { relativeDay } from "#app/domain/schedule/relative-day.ts";
import { todayOf } from "#app/domain/schedule/time-zone.ts";
import { type FollowedProgram, listFollowed } from "#app/features/assignments/client-queries.server.ts";
import { isDue, isOfAssignment } from "#app/features/assignments/due-queries.server.ts";
import { compliancesOf } from "#app/features/compliance/queries.server.ts";
import { groupsInScope } from "#app/features/groups/scope.server.ts";
import { faceUrl } from "#app/features/uploads/queries.server.ts";
import { quietSince } from "#app/services/coaching-relations.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { rowsAfter } from "#app/services/lists/keyset.server.ts";
import { fullName } from "#db/full-name.ts";
import { invites } from "#db/schema/access.ts";
import { accountClients, users } from "#db/schema/accounts.ts";
import { clientGroupMembers, clientGroups } from "#db/schema/groups.ts";
import { programAssignments, programs, workouts } from "#db/schema/programs.ts";
import { type Activity, activitiesOf } from "./activity-queries.server.ts";
import { type ClientQuery, clientList } from "./list.ts";
import { matchesPerson } from "./queries.server.ts";
import { inClientScope } from "./scope.server.ts";
import type { ClientRow } from "./views.ts";

/** By name, or e-mail without a name. */
export async function listClients(ctx: Context, query: ClientQuery): Promise<{ rows: ClientRow[]; total: number }> {
  const { size: limit } = clientList;
  const shown = { ...query, withRefused: true };
  const [total, rows] = await Promise.all([
    countMatchingPeople(ctx, shown),
    readRows(ctx, query, { limit, offset: (query.page - 1) * limit }),
  ]);
  return { rows, total };
}

/** Four statements, however many people. */
export async function readRows(ctx: Context, query: ClientQuery, slice: { limit: number; offset: number }) {
  const found = await selectPeople(ctx, { ...query, withRefused: true }, { ...slice, after: null });
  const ids = clientIdsOf(found);
  const [followed, compliances, activities] = await Promise.all([
    listFollowed(ctx, ids),
    compliancesOf(ctx, ids),
    activitiesOf(ctx, ids),
  ]);
  const about = { followed, compliances, activities, today: todayOf(ctx), timeZone: ctx.timeZone };
  return found.map((row) => toRow(row, about));
}

/** `withRefused`: includes invitations declined, and coaching ended by the person, in the last 30 days. */
type Listed = ClientQuery & { withRefused?: boolean };

export async function countMatchingPeople(ctx: Context, query: Listed): Promise<number> {
  const clients = ctx.db.$count(users, clientsMatching(ctx, query));
  const invited = ctx.db.$count(invites, invitesMatching(ctx, query));
  const [row] = await ctx.db.execute<{ total: number }>(sql`select (${clients} + ${invited})::int as total`);
  return row?.total ?? 0;
}

export function clientIdsOf(found: readonly { id: string; as: string[] | null }[]): string[] {
  return found.filter(({ as }) => as === null).map(({ id }) => id);
}

/** `after`: the last sort key, ascending, and id. */
type Asked = { limit: number; offset: number; after: [string, string] | null };

/** `after` only works with the order by name. */
export function selectPeople(ctx: Context, query: Listed, { limit, offset, after }: Asked) {
  const { db, actor } = ctx;
  const clients = and(clientsMatching(ctx, query), rowsAfter([users.sortName, users.id], after));
  const invited = and(invitesMatching(ctx, query), rowsAfter([invites.email, invites.id], after));
  const order = [...orders[query.sort], sql`id`];
  // why: a page needs no more than this of each kind, and the groups of the rest need not be looked up
  const first = offset + limit;
  const people = db
    .select({
      id: users.id,
      name: sql<string>`${fullName}`.as("name"),
      email: users.email,
      imageId: users.imageId,
      isActivated: users.isActivated,
      as: sql<string[] | null>`null::text[]`.as("as"),
      status: sql<InviteStatus>`'accepted'`.as("status"),
      sentOn: sql<Date | null>`null::timestamptz`.mapWith(invites.sentOn).as("sent_on"),
      groups: sql<string[]>`array(${groupsOf(db, actor)})`.as("groups"),
      sortName: sql<string>`${users.sortName}`.as("sort_name"),
    })
    .from(users)
    .where(clients)
    .orderBy(...order)
    .limit(first);
  const invitations = selectInvited(db, invited)
    .orderBy(...order)
    .limit(first);
  return unionAll(people, invitations)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
}

function selectInvited(db: Context["db"], wanted: SQL | undefined) {
  return db
    .select({
      id: invites.id,
      name: sql<string>`trim(${invites.firstName} || ' ' || ${invites.lastName})`.as("name"),
      email: invites.email,
      imageId: sql<string | null>`null::uuid`.as("image_id"),
      isActivated: sql<boolean>`false`.as("is_activated"),
      as: sql<string[] | null>`${invitedAs}`.as("as"),
      status: sql<InviteStatus>`${invites.status}`.as("status"),
      sentOn: sql<Date | null>`${invites.sentOn}`.mapWith(invites.sentOn).as("sent_on"),
      groups: sql<string[]>`array[]::text[]`.as("groups"),
      sortName: sql<string>`${invites.email}`.as("sort_name"),
    })
    .from(invites)
    .where(wanted);
}

/** People who have not activated their account come first, since they may need help. */
const orders: Record<ClientQuery["sort"], SQL[]> = {
  name: [sql`sort_name`],
  "-name": [sql`sort_name desc`],
  email: [sql`email`],
  "-email": [sql`email desc`],
  activated: [sql`is_activated`, sql`sort_name`],
  "-activated": [sql`is_activated desc`, sql`sort_name`],
};

function groupsOf(db: Context["db"], actor: Actor) {
  const { accountId, groupId, userId } = clientGroupMembers;
  return db
    .select({ name: clientGroups.name })
    .from(clientGroupMembers)
    .innerJoin(clientGroups, and(eq(clientGroups.accountId, accountId), eq(clientGroups.id, groupId)))
    .where(and(groupsInScope(actor, actor.accountId), eq(userId, users.id)))
    .orderBy(clientGroups.searchName);
}

const invitedAs = sql`array_remove(array[
  case when ${invites.isClient} then 'client' end, case when ${invites.isPartner} then 'partner' end,
  case when ${invites.isTrainer} then 'trainer' end, case when ${invites.isWriter} then 'writer' end], null)`;

function clientsMatching(ctx: Context, { search, show, program, group }: ClientQuery): SQL | undefined {
  const { db, actor } = ctx;
  if (show === "invites") return sql`false`;
  // why: a client of two businesses is one row for somebody who sees both
  const relations = db
    .select({ one: sql`1` })
    .from(accountClients)
    .where(and(eq(accountClients.userId, users.id), inClientScope(actor, accountClients.accountId)));
  const inGroup = group ? exists(membersOf(db, actor, group)) : undefined;
  return and(exists(relations), matchesPerson(users, search), isFollowing(ctx, program), inGroup);
}

function isFollowing(ctx: Context, program: string): SQL | undefined {
  if (program === "") return undefined;
  const isTheirs = and(
    eq(programAssignments.assigneeId, users.id),
    inClientScope(ctx.actor, programAssignments.accountId),
  );
  const followed = ctx.db.select({ one: sql`1` }).from(programAssignments);
  if (program === "none") return notExists(followed.where(isTheirs));
  if (program === "due")
    return exists(followed.innerJoin(programs, isOfAssignment).where(and(isTheirs, isDue(todayOf(ctx)))));
  return exists(followed.where(and(isTheirs, hasWorkoutOn(todayOf(ctx)))));
}

/** By date, or by day number since they began. */
function hasWorkoutOn(today: string) {
  return sql`exists (select 1 from ${workouts} where ${workouts.accountId} = ${programAssignments.programAccountId}
    and ${workouts.programId} = ${programAssignments.programId} and not ${workouts.restDay}
    and ${programAssignments.startDate} <= ${today}::date
    and (${workouts.day} = ${today}::date - ${programAssignments.startDate} + 1 or ${workouts.date} = ${today}::date))`;
}

function membersOf(db: Context["db"], { accountId }: Actor, groupId: string) {
  const { accountId: account, groupId: group, userId } = clientGroupMembers;
  return db
    .select({ one: sql`1` })
    .from(clientGroupMembers)
    .where(and(eq(account, accountId), eq(group, parseUuid(groupId) ?? EMPTY_ID), eq(userId, users.id)));
}

function invitesMatching(ctx: Context, { search, show, program, group, withRefused }: Listed): SQL | undefined {
  if (show === "clients" || program || group) return sql`false`;
  const isOpen = eq(invites.status, "open");
  const isShown = withRefused ? or(isOpen, isRefusedLately(ctx.now)) : isOpen;
  return and(isShown, inClientScope(ctx.actor, invites.accountId), matchesPerson(invites, search));
}

/** A block is shown as long as a decline, so that a coach can't tell them apart. */
function isRefusedLately(now: Date): SQL | undefined {
  const isQuiet = and(inArray(invites.status, ["declined", "ended"]), gt(invites.quietUntil, now));
  return or(isQuiet, and(eq(invites.status, "blocked"), gt(invites.closedOn, quietSince(now))));
}

type InviteStatus = (typeof invites.$inferSelect)["status"];

type Found = Awaited<ReturnType<typeof selectPeople>>[number];

type About = {
  followed: FollowedProgram[];
  compliances: ReadonlyMap<string, Compliance>;
  activities: ReadonlyMap<string, Activity>;
  today: string;
  timeZone: string;
};

function toRow({ as, status, imageId, sentOn, ...found }: Found, about: About): ClientRow {
  const { id, name: fullName, email, isActivated, groups } = found;
  const programs = about.followed
    .filter(({ clientId }) => clientId === id)
    .map((program) => ({ name: program.name, progress: formatProgress(program.progress) }));
  const { lastActive = null, invitedAt = sentOn } = about.activities.get(id) ?? {};
  const row = {
    ...{ id, email, isActivated, fullName, programs, groups },
    active: lastActive === null ? null : { words: relativeDay(lastActive, about.today), date: formatDate(lastActive) },
    compliance: about.compliances.get(id) ?? null,
    invited: invitedAt === null ? null : formatDate(todayOf({ now: invitedAt, timeZone: about.timeZone })),
  };
  if (as === null) return { ...row, kind: "client", pictureUrl: faceUrl(imageId) };
  const answer = status === "open" ? "none" : status === "ended" ? "ended" : "declined";
  return { ...row, kind: "invite", answer, as: invitedRoles.filter((role) => as.includes(role)) };
}
