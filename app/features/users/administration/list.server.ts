import { and, asc, eq, exists, gt, inArray, isNull, lte, type SQL, sql } from "drizzle-orm";
import { EMPTY_ID, parseUuid } from "#app/domain/ids/ids.ts";
import { formatPackage } from "#app/domain/people/format-package.ts";
import { can } from "#app/domain/policy/can.ts";
import { roles } from "#app/domain/policy/roles.ts";
import { matchesPerson } from "#app/features/clients/queries.server.ts";
import { faceUrl } from "#app/features/uploads/queries.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { fullName } from "#db/full-name.ts";
import { rolesOfUser } from "#db/roles-of-user.ts";
import { accounts, userRoles, users } from "#db/schema/accounts.ts";
import { packages } from "#db/schema/packages.ts";
import { type UserQuery, userList } from "./list.ts";
import { mayDelete, mayEdit } from "./queries.server.ts";
import type { UserRow } from "./views.ts";

export async function listUsers(ctx: Context, query: UserQuery): Promise<{ rows: UserRow[]; total: number }> {
  const wanted = matching(ctx, query);
  const [total, found] = await Promise.all([ctx.db.$count(users, wanted), selectUsers(ctx, wanted, sliceOf(query))]);
  return { total, rows: found.map((row) => toRow(ctx, row)) };
}

function matching(ctx: Context, { search, role, subscription }: UserQuery): SQL | undefined {
  const scope = can(ctx.actor, "user:manage") ? undefined : sql`false`;
  return and(scope, matchesPerson(users, search), hasRole(ctx, role), isSubscribed(ctx, subscription));
}

function hasRole({ db }: Context, wanted: string) {
  const role = roles.find((known) => known === wanted);
  if (!role) return undefined;
  const isTheirs = and(eq(userRoles.accountId, users.accountId), eq(userRoles.userId, users.id));
  return exists(
    db
      .select({ one: sql`1` })
      .from(userRoles)
      .where(and(isTheirs, eq(userRoles.role, role))),
  );
}

function isSubscribed({ db, now }: Context, wanted: string) {
  if (wanted === "") return undefined;
  return exists(
    db
      .select({ one: sql`1` })
      .from(accounts)
      .where(and(eq(accounts.id, users.accountId), subscriptionIs(wanted, now))),
  );
}

/** Never one, an expired one, or one to the package with that id. */
function subscriptionIs(wanted: string, now: Date) {
  const until = accounts.subscriptionValidUntil;
  if (wanted === "FREE") return isNull(until);
  if (wanted === "EXPIRED") return lte(until, now);
  return and(gt(until, now), eq(accounts.subscriptionPackageId, parseUuid(wanted) ?? EMPTY_ID));
}

type Asked = { limit: number; offset: number };

function sliceOf({ page }: UserQuery): Asked {
  return { limit: userList.size, offset: (page - 1) * userList.size };
}

export function selectUsers({ db }: Context, wanted: SQL | undefined, { limit, offset }: Asked) {
  // why: roles are only looked up for the page, not for every row before it
  const onPage = db
    .select({ id: users.id })
    .from(users)
    .where(wanted)
    .orderBy(asc(users.sortName), asc(users.id))
    .limit(limit)
    .offset(offset);
  return db
    .select({
      id: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      sortName: users.sortName,
      fullName,
      email: users.email,
      imageId: users.imageId,
      isActivated: users.isActivated,
      roles: rolesOfUser,
      subscriptionValidUntil: accounts.subscriptionValidUntil,
      packageName: packages.name,
    })
    .from(users)
    .innerJoin(accounts, eq(accounts.id, users.accountId))
    .leftJoin(packages, eq(packages.id, accounts.subscriptionPackageId))
    .where(inArray(users.id, onPage))
    .orderBy(asc(users.sortName), asc(users.id));
}

type Found = Awaited<ReturnType<typeof selectUsers>>[number];

function toRow({ actor, now }: Context, found: Found): UserRow {
  const { subscriptionValidUntil, packageName, imageId, id, email, isActivated, ...more } = found;
  const user = { id, roles: more.roles };
  return {
    id,
    email,
    isActivated,
    fullName: more.fullName,
    pictureUrl: faceUrl(imageId),
    roles: roles.filter((role) => user.roles.includes(role)),
    package: formatPackage({ subscriptionValidUntil, packageName }, now),
    mayEdit: mayEdit(actor, user),
    mayDelete: mayDelete(actor, user),
  };
}
