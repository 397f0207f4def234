import { type AnyColumn, and, asc, eq, type SQL, sql } from "drizzle-orm";
import { foldForSearch } from "#app/domain/text/fold.ts";
import type { Db, Tx } from "#db/client.ts";
import { fullName } from "#db/full-name.ts";
import { accountClients, users } from "#db/schema/accounts.ts";

export type ClientView = { id: string; fullName: string; email: string };

export type FoundClient = ClientView & { imageId: string | null };

type Search = {
  accountId: string;
  /** Contained in the name or the e-mail, whatever its case and accents; empty for all. */
  search: string;
  /** What else must hold of `accountClients`. */
  where?: SQL;
  limit: number;
};

/**
 * The account's clients by name, guests with a home account of their own too. Asks no rights: whoever calls has found
 * something of the account in their scope that is for its clients.
 */
export function searchClients(db: Db | Tx, { accountId, search, where, limit }: Search): Promise<FoundClient[]> {
  return db
    .select({ id: users.id, fullName, email: users.email, imageId: users.imageId })
    .from(accountClients)
    .innerJoin(users, eq(users.id, accountClients.userId))
    .where(and(eq(accountClients.accountId, accountId), isPersonLike(users, search), where))
    .orderBy(asc(users.sortName), asc(users.id))
    .limit(limit);
}

type Person = { searchName: AnyColumn; email: AnyColumn };

/**
 * The where-clause of people with this in their name, whatever its case and accents, or in their e-mail, whose letters
 * are as they were typed; undefined for all.
 */
export function isPersonLike({ searchName, email }: Person, search: string): SQL | undefined {
  const folded = foldForSearch(search);
  if (folded === "") return undefined;
  return sql`(strpos(${searchName}, ${folded}) > 0 or strpos(${email}, ${folded}) > 0
    or strpos(${email}, ${search.trim().toLowerCase()}) > 0)`;
}
