import { and, eq, ne, not, sql } from "drizzle-orm";
import type { Context } from "#app/services/context.server.ts";
import { isInUse } from "#db/program-use.ts";
import { accountClients, userRoles, users } from "#db/schema/accounts.ts";
import { posts } from "#db/schema/posts.ts";
import { programs } from "#db/schema/programs.ts";

export type LeaveView = {
  followedPrograms: number;
  otherPrograms: number;
  posts: number;
  clients: number | null;
  /** Now or in the past; an athlete's account is not a business. */
  isCoach: boolean;
  isLastAdministrator: boolean;
};

export async function previewLeaving({ db, actor }: Context): Promise<LeaveView> {
  const { accountId, userId } = actor;
  const own = and(eq(programs.accountId, accountId), eq(programs.creatorId, userId));
  const counts = {
    followedPrograms: db.$count(programs, and(own, isInUse(db))),
    otherPrograms: db.$count(programs, and(own, not(isInUse(db)))),
    posts: db.$count(posts, and(eq(posts.accountId, accountId), eq(posts.creatorId, userId))),
    colleagues: db.$count(
      sql`${users} as colleagues`,
      sql`colleagues.account_id = ${accountId} and colleagues.id <> ${userId}`,
    ),
    clients: db.$count(accountClients, eq(accountClients.accountId, accountId)),
    otherAdministrators: db.$count(userRoles, and(eq(userRoles.role, "SYS"), ne(userRoles.userId, userId))),
  };
  const [row] = await db
    .select(counts)
    .from(users)
    .where(and(eq(users.accountId, accountId), eq(users.id, userId)));
  const { colleagues = 0, clients = 0, otherAdministrators = 0, ...shown } = row ?? {};
  return {
    followedPrograms: 0,
    otherPrograms: 0,
    posts: 0,
    ...shown,
    clients: colleagues === 0 ? clients : null,
    isCoach: actor.roles.some((role) => role !== "USR"),
    isLastAdministrator: actor.roles.includes("SYS") && otherAdministrators === 0,
  };
}
