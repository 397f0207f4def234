import { type AnyColumn, type SQL, sql } from "drizzle-orm";
import { z } from "zod";

/**
 * The where-clause of the rows that come after the one with these keys, in an order by all of these columns in one
 * direction, the row's own id last. A row that others add or remove in between moves none. Of a moment, the key is
 * `exactMoment`: a Date is not as exact as the column.
 */
export function rowsAfter(
  columns: readonly (AnyColumn | SQL)[],
  keys: readonly (string | number)[] | null,
  direction: "ascending" | "descending" = "ascending",
): SQL | undefined {
  if (keys === null) return undefined;
  const sign = direction === "ascending" ? sql`>` : sql`<`;
  const bound = keys.map((key) => sql`${key}`);
  return sql`(${sql.join([...columns], sql`, `)}) ${sign} (${sql.join(bound, sql`, `)})`;
}

/** What `exactMoment` gives; the database has no year 0. */
export const momentKey = z.iso.datetime({ precision: 6 }).refine((moment) => moment >= "0001", "There is no year 0");

/** The moment of a column as a key: to the microsecond, as a Date is not. */
export function exactMoment(column: AnyColumn): SQL<string> {
  return sql<string>`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
}
