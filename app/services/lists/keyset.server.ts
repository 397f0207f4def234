import { type AnyColumn, type SQL, sql } from "drizzle-orm";
import { z } from "zod";

/**
 * All columns in one direction, the row's id last. Stable while others add or remove rows. Use `exactMoment` for times:
 * a Date is less exact than the column.
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

export const momentKey = z.iso.datetime({ precision: 6 }).refine((moment) => moment >= "0001", "There is no year 0");

/** To the microsecond. */
export function exactMoment(column: AnyColumn): SQL<string> {
  return sql<string>`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
}
