import { and, eq, exists, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Where } from "#app/domain/filters/where.ts";
import type { Slice } from "#app/domain/lists/slice.ts";
import { can } from "#app/domain/policy/can.ts";
import type { Context } from "#app/services/context.server.ts";
import { conditionOf, type Filterable } from "#app/services/filters/conditions.server.ts";
import { rowsAfter } from "#app/services/lists/keyset.server.ts";
import { accounts, userRoles, users } from "#db/schema/accounts.ts";
import { packages } from "#db/schema/packages.ts";
import type { userFilters } from "./filters.ts";
import { selectUsers } from "./list.server.ts";

export const userKeys = z.tuple([z.string(), z.guid()]);

type Filters = keyof typeof userFilters;
type Wanted = Slice<z.infer<typeof userKeys>> & { where: Where<Filters> | null };

export async function pageOfUsers(ctx: Context, { where, limit, offset, after, noCount }: Wanted) {
  const scope = can(ctx.actor, "user:manage") ? undefined : sql`false`;
  const wanted = and(scope, conditionOf(where, columnsOf(ctx)));
  const following = and(wanted, rowsAfter([users.sortName, users.id], after));
  const rows = await selectUsers(ctx, following, { limit: limit + 1, offset });
  const total = noCount ? null : await ctx.db.$count(users, wanted);
  return { rows, total };
}

export type UserOfPage = Awaited<ReturnType<typeof pageOfUsers>>["rows"][number];

function columnsOf({ db, now }: Context): Record<Filters, Filterable> {
  const one = { one: sql`1` };
  const isTheirs = and(eq(userRoles.accountId, users.accountId), eq(userRoles.userId, users.id));
  // why: a new one each time, since a filter may use it twice
  const account = () => {
    return db.select(one).from(accounts).leftJoin(packages, eq(packages.id, accounts.subscriptionPackageId));
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
    subscriptionStatus: (matches) => {
      return exists(account().where(and(eq(accounts.id, users.accountId), matches(statusAt(now)))));
    },
  };
}

/** As in the list's own filter (document 3 §2). */
function statusAt(now: Date): SQL {
  const until = accounts.subscriptionValidUntil;
  return sql`case when ${until} is null then 'FREE' when ${until} <= ${now.toISOString()}::timestamptz then 'EXPIRED'
    else ${packages.name} end`;
}
