import { and, eq, inArray, sql } from "drizzle-orm";
import { v7 as newId } from "uuid";
import type { Line } from "#app/domain/people/import/lines.ts";
import { foldForSearch } from "#app/domain/text/fold.ts";
import type { Context } from "#app/services/context.server.ts";
import type { Tx } from "#db/client.ts";
import { invites } from "#db/schema/access.ts";
import { clientGroups, inviteGroups } from "#db/schema/groups.ts";

type GroupIds = ReadonlyMap<string, string>;

export async function storeGroups(tx: Tx, { actor, now }: Context, lines: readonly Line[]): Promise<GroupIds> {
  const { accountId } = actor;
  const names = new Map(lines.flatMap(({ groups }) => groups.map((name) => [foldForSearch(name), name])));
  if (names.size === 0) return new Map();
  const rows = [...names].map(([searchName, name]) => ({ accountId, id: newId(), name, searchName, createdAt: now }));
  await tx.insert(clientGroups).values(rows).onConflictDoNothing();
  const found = await tx
    .select({ id: clientGroups.id, searchName: clientGroups.searchName })
    .from(clientGroups)
    .where(and(eq(clientGroups.accountId, accountId), inArray(clientGroups.searchName, [...names.keys()])));
  return new Map(found.map(({ id, searchName }) => [searchName, id]));
}

export async function storeInvited(tx: Tx, { actor, now }: Context, lines: readonly Line[], groups: GroupIds) {
  const { accountId, userId } = actor;
  const rows = lines.map(({ email, firstName, lastName }) => {
    const searchName = foldForSearch(`${firstName} ${lastName}`);
    const when = { createdAt: now, sentOn: now };
    return {
      accountId,
      id: newId(),
      email,
      firstName,
      lastName,
      searchName,
      isClient: true,
      invitedBy: userId,
      ...when,
    };
  });
  const invited = await tx
    .insert(invites)
    .values(rows)
    .onConflictDoUpdate({
      target: [invites.accountId, invites.email],
      targetWhere: eq(invites.status, "open"),
      set: { isClient: true, ...namedBy(["firstName", "lastName", "searchName"]) },
    })
    .returning({ id: invites.id, email: invites.email });
  const idOf = new Map(invited.map(({ id, email }) => [email, id]));
  const memberships = lines.flatMap(({ email, groups: names }) =>
    names.map((name) => {
      const [inviteId = "", groupId = ""] = [idOf.get(email), groups.get(foldForSearch(name))];
      return { accountId, inviteId, groupId };
    }),
  );
  if (memberships.length > 0) await tx.insert(inviteGroups).values(memberships).onConflictDoNothing();
  return invited;
}

type NameColumn = "firstName" | "lastName" | "searchName";

/** Empty columns don't clear a stored name. */
function namedBy(columns: readonly NameColumn[]) {
  const named = sql`excluded.search_name <> ''`;
  const column = {
    firstName: sql`excluded.first_name`,
    lastName: sql`excluded.last_name`,
    searchName: sql`excluded.search_name`,
  };
  return Object.fromEntries(
    columns.map((name) => [name, sql`case when ${named} then ${column[name]} else ${invites[name]} end`]),
  ) as Record<NameColumn, ReturnType<typeof sql>>;
}
