import { once } from "node:events";
import type { Writable } from "node:stream";
import { finished } from "node:stream/promises";
import type postgres from "postgres";
import { applyMigrations } from "#db/migrate.ts";
import journal from "#db/migrations/meta/_journal.json" with { type: "json" };
import { OperatorError } from "#db/operator-error.ts";
import { type Begin, type End, tablesFolder } from "./contents.ts";
import { listTables } from "./copy-out.ts";

export async function rejectFilled(tx: postgres.TransactionSql) {
  const [row] = await tx`
    select count(*)::int as tables from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and n.nspname !~ '^pg_|^information_schema$'`;
  if (row?.tables === 0) return;
  throw new OperatorError(`This database is not empty: it has ${row?.tables} tables. Restore into a new database.`);
}

/** As the backup's own version left it, so that its rows fit; later migrations run afterwards, over the rows. */
export async function createSchema(tx: postgres.TransactionSql, { migration, tables }: Begin) {
  if (!journal.entries.some(({ when }) => when === migration.when)) {
    throw new OperatorError(
      `The backup is of a newer version: this one does not know ${migration.tag}. Restore it with that one.`,
    );
  }
  await applyMigrations(tx, (when) => when <= migration.when);
  const own = await listTables(tx);
  const foreign = tables.filter(
    ({ name, columns }) => !own.some((one) => one.name === name && isSame(one.columns, columns)),
  );
  if (foreign.length === 0 && own.length === tables.length) return;
  throw new OperatorError(
    `The backup has other tables than ${migration.tag}: ${foreign.map(({ name }) => name).join(", ")}.`,
  );
}

function isSame(some: string[], others: string[]) {
  return some.length === others.length && some.every((column) => others.includes(column));
}

/**
 * Tables refer to each other in circles, so no order would do: references are checked at the end, over all rows. Triggers
 * have done their work when the rows were first written.
 */
export async function withoutReferences(tx: postgres.TransactionSql, { tables }: Begin, load: () => Promise<void>) {
  const references = await tx<{ table: string; name: string; definition: string }[]>`
    select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`;
  for (const { table, name } of references) await tx.unsafe(`alter table ${table} drop constraint ${name}`);
  for (const { name } of tables) await tx`alter table ${tx(name)} disable trigger user`;
  await load();
  for (const { table, name, definition } of references) {
    await tx.unsafe(`alter table ${table} add constraint ${name} ${definition}`);
  }
  for (const { name } of tables) await tx`alter table ${tx(name)} enable trigger user`;
}

/** Takes the pieces of the tables in the order of the archive. */
export function openTables(tx: postgres.TransactionSql, { tables }: Begin) {
  const columns = new Map(tables.map((table) => [table.name, table.columns]));
  let open: { name: string; stream: Writable } | null = null;

  async function add(entry: string, bytes: Uint8Array) {
    const name = entry.split("/")[1] ?? "";
    if (open?.name !== name) {
      await close();
      const stream = await tx`copy ${tx(name)} (${tx(columns.get(name) ?? [])}) from stdin`.writable();
      open = { name, stream };
    }
    if (!open.stream.write(bytes)) await Promise.race([once(open.stream, "drain"), finished(open.stream)]);
  }

  async function close() {
    if (!open) return;
    const { stream } = open;
    open = null;
    stream.end();
    await finished(stream);
  }

  /** After an error: the connection could not even roll back while it waits for rows. */
  function abort() {
    open?.stream.destroy();
  }

  return { add, close, abort };
}

export async function rejectLost(tx: postgres.TransactionSql, { tables }: End) {
  for (const [name, { rows }] of Object.entries(tables)) {
    const [found] = await tx`select count(*)::int as rows from ${tx(name)}`;
    if (found?.rows !== rows) throw new Error(`${tablesFolder}/${name}: ${found?.rows} of ${rows} rows arrived.`);
  }
}
