import { type AnyColumn, and, asc, eq, type SQL, sql } from "drizzle-orm";
import { foldForSearch } from "#app/domain/text/fold.ts";
import type { Db, Tx } from "#db/client.ts";
import { fullName } from "#db/full-name.ts";
import { accountClients, users } from "#db/schema/accounts.ts";

export type ClientView = { id: string; fullName: string; email: string };

export type FoundClient = ClientView & { imageId: string | null };

type Search = {
  accountId: string;
  search: string;
  /** An additional condition on `accountClients`. */
  where?: SQL;
  limit: number;
};

/**
 * By name; includes guests with an account of their own. Checks no rights: the caller has found something in scope that
 * is for the account's clients.
 */
export function searchClients(db: Db | Tx, { accountId, search, where, limit }: Search): Promise<FoundClient[]> {
  return db
    .select({ id: users.id, fullName, email: users.email, imageId: users.imageId })
    .from(accountClients)
    .innerJoin(users, eq(users.id, accountClients.userId))
    .where(and(eq(accountClients.accountId, accountId), matchesPerson(users, search), where))
    .orderBy(asc(users.sortName), asc(users.id))
    .limit(limit);
}

type Person = { searchName: AnyColumn; email: AnyColumn };

/** Ignores case and accents in names, but not in e-mails; undefined without a search. */
export function matchesPerson({ searchName, email }: Person, search: string): SQL | undefined {
  const folded = foldForSearch(search);
  if (folded === "") return undefined;
  return sql`(strpos(${searchName}, ${folded}) > 0 or strpos(${email}, ${folded}) > 0
    or strpos(${email}, ${search.trim().toLowerCase()}) > 0)`;
}
