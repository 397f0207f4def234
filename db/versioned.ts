import { and, eq, getTableColumns, inArray, type SQL, sql } from "drizzle-orm";
import type { PgTable, PgUpdateSetSource } from "drizzle-orm/pg-core";
import type { Db, Tx } from "./client.ts";
import { accounts } from "./schema/accounts.ts";

type VersionColumn = "version" | "detailsVersion" | "infoVersion" | "grantsVersion";

type Change<T extends PgTable> = {
  which: SQL | undefined;
  seen: number;
  values: PgUpdateSetSource<T>;
  column?: VersionColumn;
};

export async function updateVersioned<T extends PgTable>(
  on: Db | Tx,
  table: T,
  { which, seen, values, column = "version" }: Change<T>,
): Promise<number | null> {
  const version = getTableColumns(table)[column];
  if (!version) throw new Error(`The table has no column ${column}.`);
  const next = { ...values, [column]: seen + 1 };
  const changed = await on
    .update(table)
    .set(next)
    .where(and(which, eq(version, seen)))
    .returning({ version });
  return changed.length > 0 ? seen + 1 : null;
}

/** An open editor of these users is then told of the change. */
export async function raiseGrantsVersion(on: Db | Tx, accountIds: readonly string[], by: string | null) {
  const next = { grantsVersion: sql`${accounts.grantsVersion} + 1`, grantsBy: by };
  await on
    .update(accounts)
    .set(next)
    .where(inArray(accounts.id, [...accountIds]));
}
