import { type AnyColumn, type SQL, sql } from "drizzle-orm";
import { foldForSearch } from "#app/domain/text/fold.ts";

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
