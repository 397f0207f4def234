import { and, eq } from "drizzle-orm";
import type { Db, Tx } from "#db/client.ts";
import { rolesOfUser } from "#db/roles-of-user.ts";
import { userEmails, users } from "#db/schema/accounts.ts";

export type UserKey = { accountId: string; id: string };

const columns = {
  accountId: users.accountId,
  id: users.id,
  email: users.email,
  firstName: users.firstName,
  passwordHash: users.passwordHash,
  isActivated: users.isActivated,
  timeZone: users.timeZone,
  lastLoginAt: users.lastLoginAt,
  roles: rolesOfUser,
};

export async function findByEmail(on: Db | Tx, email: string) {
  const [user] = await on
    .select(columns)
    .from(userEmails)
    .innerJoin(users, and(eq(users.accountId, userEmails.accountId), eq(users.id, userEmails.userId)))
    .where(eq(userEmails.email, email));
  return user;
}

export type FoundUser = NonNullable<Awaited<ReturnType<typeof findByEmail>>>;

export async function findUser(on: Db | Tx, user: UserKey) {
  const [found] = await on.select(columns).from(users).where(isUser(user));
  return found;
}

export function isUser({ accountId, id }: UserKey) {
  return and(eq(users.accountId, accountId), eq(users.id, id));
}
