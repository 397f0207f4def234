import { and, eq, inArray, ne } from "drizzle-orm";
import { NotFound } from "#app/domain/errors.ts";
import { savedMeanwhile } from "#app/domain/forms/conflict.ts";
import type { Done, Refused, Result } from "#app/domain/forms/result.ts";
import { allow } from "#app/domain/policy/can.ts";
import { foldForSearch } from "#app/domain/text/fold.ts";
import type { Context } from "#app/services/context.server.ts";
import { lockClients, lockGroups } from "#db/locks.ts";
import { clientGroupMembers, clientGroups } from "#db/schema/groups.ts";
import { updateVersioned } from "#db/versioned.ts";
import type { GroupFields, GroupInput, GroupsOfInput, IntoGroupFields, MembersInput } from "./form.ts";
import { findGroup, type GroupView, listGroups } from "./queries.server.ts";

type Saved = Result<GroupView, GroupFields>;

/** Names are unique without case and accents. */
export async function createGroup(ctx: Context, id: string, { name }: GroupInput): Promise<Saved> {
  allow(ctx.actor, "group:manage");
  const group = { accountId: ctx.actor.accountId, id, name, searchName: foldForSearch(name), createdAt: ctx.now };
  await ctx.db.insert(clientGroups).values(group).onConflictDoNothing();
  const [made] = await ctx.db.select().from(clientGroups).where(isGroup(ctx, { id }));
  return made ? { ok: true, id, name: made.name, version: made.version } : isTaken(name);
}

export async function renameGroup(ctx: Context, id: string, seen: number, { name }: GroupInput): Promise<Saved> {
  const group = await findGroup(ctx, id);
  allow(ctx.actor, "group:manage");
  return ctx.db.transaction(async (tx): Promise<Saved> => {
    const inside = { ...ctx, db: tx };
    const searchName = foldForSearch(name);
    const isOther = and(eq(clientGroups.accountId, ctx.actor.accountId), eq(clientGroups.searchName, searchName));
    const [taken] = await tx
      .select({ id: clientGroups.id })
      .from(clientGroups)
      .where(and(isOther, ne(clientGroups.id, group.id)));
    if (taken) return isTaken(name);
    const which = and(isGroup(ctx, group), ne(clientGroups.name, name));
    await updateVersioned(tx, clientGroups, { which, seen, values: { name, searchName, updatedBy: ctx.actor.userId } });
    const current = await findGroup(inside, id);
    if (current.name === name) return { ok: true, ...current };
    const [by] = await tx.select({ id: clientGroups.updatedBy }).from(clientGroups).where(isGroup(ctx, group));
    const isOwn = by?.id === ctx.actor.userId;
    return savedMeanwhile("group", isOwn, { values: { name: current.name }, version: current.version });
  });
}

export async function deleteGroup(ctx: Context, id: string): Promise<Done<GroupView>> {
  const group = await findGroup(ctx, id);
  allow(ctx.actor, "group:manage");
  await ctx.db.delete(clientGroups).where(isGroup(ctx, group));
  return { ok: true, ...group };
}

/** Removes clients that were shown and are not ticked. */
export async function setMembers(ctx: Context, id: string, { members, shown }: MembersInput): Promise<Done<GroupView>> {
  const group = await findGroup(ctx, id);
  allow(ctx.actor, "group:manage");
  const { accountId } = ctx.actor;
  await ctx.db.transaction(async (tx) => {
    if (!(await lockGroups(tx, accountId, [group.id], "share"))) throw new NotFound();
    if (!(await lockClients(tx, accountId, members, "share"))) throw new NotFound();
    const gone = shown.filter((userId) => !members.includes(userId));
    const inGroup = and(eq(clientGroupMembers.accountId, accountId), eq(clientGroupMembers.groupId, group.id));
    await tx.delete(clientGroupMembers).where(and(inGroup, inArray(clientGroupMembers.userId, gone)));
    const rows = members.map((userId) => ({ accountId, groupId: group.id, userId }));
    if (rows.length > 0) await tx.insert(clientGroupMembers).values(rows).onConflictDoNothing();
  });
  return { ok: true, ...group };
}

/** Members of the group stay in it. */
export async function putIntoGroup(
  ctx: Context,
  id: string,
  members: string[],
): Promise<Result<GroupView & { members: number }, IntoGroupFields>> {
  allow(ctx.actor, "group:manage");
  const group = (await listGroups(ctx)).find((one) => one.id === id);
  if (!group) return { ok: false, problems: { group: ["Choose a group"] } };
  return { ...(await setMembers(ctx, group.id, { members, shown: [] })), members: members.length };
}

/** Removes the client from groups that were shown and are not ticked. */
export async function setGroupsOf(ctx: Context, userId: string, { groups, shown }: GroupsOfInput): Promise<Done> {
  allow(ctx.actor, "group:manage");
  const { accountId } = ctx.actor;
  await ctx.db.transaction(async (tx) => {
    if (!(await lockGroups(tx, accountId, groups, "share"))) throw new NotFound();
    if (!(await lockClients(tx, accountId, [userId], "share"))) throw new NotFound();
    const gone = shown.filter((id) => !groups.includes(id));
    const isTheirs = and(eq(clientGroupMembers.accountId, accountId), eq(clientGroupMembers.userId, userId));
    await tx.delete(clientGroupMembers).where(and(isTheirs, inArray(clientGroupMembers.groupId, gone)));
    const rows = groups.map((groupId) => ({ accountId, groupId, userId }));
    if (rows.length > 0) await tx.insert(clientGroupMembers).values(rows).onConflictDoNothing();
  });
  return { ok: true };
}

function isTaken(name: string): Refused<GroupFields> {
  return { ok: false, problems: { name: [`You already have a group called ${name}`] } };
}

function isGroup({ actor }: Context, { id }: { id: string }) {
  return and(eq(clientGroups.accountId, actor.accountId), eq(clientGroups.id, id));
}
