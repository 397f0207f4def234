import { and, asc, eq, exists, inArray, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Slice } from "#app/domain/lists/slice.ts";
import { can } from "#app/domain/policy/can.ts";
import type { Context } from "#app/services/context.server.ts";
import { conditionOf, type Filterable } from "#app/services/filters/conditions.server.ts";
import { rowsAfter } from "#app/services/lists/keyset.server.ts";
import { fullName } from "#db/full-name.ts";
import { rolesOfUser } from "#db/roles-of-user.ts";
import { accounts, userRoles, users } from "#db/schema/accounts.ts";
import { packages } from "#db/schema/packages.ts";
import type { UserField, UserWhere } from "./list.ts";

export const userKeys = z.tuple([z.string(), z.guid()]);

type Wanted = Slice<z.infer<typeof userKeys>> & { where: UserWhere };

export async function pageOfUsers(ctx: Context, { where, limit, offset, after, noCount }: Wanted) {
  const scope = can(ctx.actor, "user:manage") ? undefined : sql`false`;
  const wanted = and(scope, conditionOf(where, columnsOf(ctx)));
  const following = and(wanted, rowsAfter([users.sortName, users.id], after));
  const rows = await selectUsers(ctx, following, { limit: limit + 1, offset });
  const total = noCount ? null : await ctx.db.$count(users, wanted);
  return { rows, total };
}

export type UserOfPage = Awaited<ReturnType<typeof pageOfUsers>>["rows"][number];

function selectUsers({ db }: Context, wanted: SQL | undefined, { limit, offset }: { limit: number; offset: number }) {
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

function columnsOf({ db, now }: Context): Record<UserField, Filterable> {
  const one = { one: sql`1` };
  const isTheirs = and(eq(userRoles.accountId, users.accountId), eq(userRoles.userId, users.id));
  const ofAccount = (whilePaid: SQL): Filterable => {
    return (matches) =>
      exists(
        db
          .select(one)
          .from(accounts)
          .leftJoin(packages, eq(packages.id, accounts.subscriptionPackageId))
          .where(and(eq(accounts.id, users.accountId), matches(statusAt(now, whilePaid)))),
      );
  };
  return {
    firstName: users.firstName,
    lastName: users.lastName,
    fullName: { folded: users.searchName },
    eMail: users.email,
    roleCode: (matches) =>
      exists(
        db
          .select(one)
          .from(userRoles)
          .where(and(isTheirs, matches(userRoles.role))),
      ),
    subscriptionStatus: ofAccount(sql`${packages.name}`),
    subscription: ofAccount(sql`${accounts.subscriptionPackageId}::text`),
  };
}

/** Document 3 §2. */
function statusAt(now: Date, whilePaid: SQL): SQL {
  const until = accounts.subscriptionValidUntil;
  return sql`case when ${until} is null then 'FREE' when ${until} <= ${now.toISOString()}::timestamptz then 'EXPIRED'
    else ${whilePaid} end`;
}
