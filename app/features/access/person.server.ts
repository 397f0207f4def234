import { v7 as newId } from "uuid";
import type { Role } from "#app/domain/policy/roles.ts";
import { foldForSearch, sortKey } from "#app/domain/text/fold.ts";
import type { Db, Tx } from "#db/client.ts";
import { accounts, userEmails, userRoles, users } from "#db/schema/accounts.ts";
import { raiseGrantsVersion } from "#db/versioned.ts";
import type { UserKey } from "./queries.server.ts";

export type NewPerson = {
  firstName: string;
  lastName: string;
  email: string;
  passwordHash: string | null;
  isActivated: boolean;
  roles: readonly Role[];
};

/**
 * `attempt` becomes the account's id if free, so a repeated request finds it. Returns null if the e-mail is taken, and
 * the caller must roll back; a concurrent second call waits.
 */
export async function createPerson(
  on: Db | Tx,
  attempt: string,
  person: NewPerson,
  now: Date,
): Promise<UserKey | null> {
  const { firstName, lastName, email, passwordHash, isActivated, roles } = person;
  const fullName = `${firstName} ${lastName}`;
  const accountId = await makeAccount(on, attempt, fullName, now);
  const id = newId();
  const claim = { email, accountId, userId: id };
  if ((await on.insert(userEmails).values(claim).onConflictDoNothing().returning()).length === 0) return null;
  const names = { firstName, lastName, sortName: sortKey(fullName), searchName: foldForSearch(fullName) };
  await on.insert(users).values({ accountId, id, email, ...names, passwordHash, isActivated, createdAt: now });
  if (roles.length > 0) await on.insert(userRoles).values(roles.map((role) => ({ accountId, userId: id, role })));
  return { accountId, id };
}

/** Raises the version, so an open editor of this user is told of the change. */
export async function grantRoles(on: Db | Tx, { accountId, id: userId }: UserKey, roles: readonly Role[]) {
  const rows = roles.map((role) => ({ accountId, userId, role }));
  if (rows.length > 0) await on.insert(userRoles).values(rows).onConflictDoNothing();
  await raiseGrantsVersion(on, [accountId], null);
}

async function makeAccount(on: Db | Tx, attempt: string, name: string, createdAt: Date) {
  const made = await on.insert(accounts).values({ id: attempt, name, createdAt }).onConflictDoNothing().returning();
  if (made.length > 0) return attempt;
  const id = newId();
  await on.insert(accounts).values({ id, name, createdAt });
  return id;
}
