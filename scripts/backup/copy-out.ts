import type postgres from "postgres";
import journal from "#db/migrations/meta/_journal.json" with { type: "json" };
import { OperatorError } from "#db/operator-error.ts";
import type { Archive } from "./archive.ts";
import { type Begin, format, type Table, tablesFolder } from "./contents.ts";

/** In bytes; a table of any size passes through memory in such pieces. */
const pieceSize = 4_000_000;

export async function describeDatabase(tx: postgres.TransactionSql, at: Date): Promise<Begin> {
  return { format, at: at.toISOString(), migration: await newestMigration(tx), tables: await listTables(tx) };
}

async function newestMigration(tx: postgres.TransactionSql) {
  const [found] = await tx`select to_regclass('drizzle.__drizzle_migrations') is not null as "isMigrated"`;
  if (!found?.isMigrated) throw new OperatorError("This database is empty: there is nothing to back up.");
  const [row] = await tx`select max(created_at)::float8 as newest from drizzle.__drizzle_migrations`;
  const known = journal.entries.find(({ when }) => when === row?.newest);
  if (known) return { tag: known.tag, when: known.when };
  const day = new Date(row?.newest).toISOString();
  throw new OperatorError(
    `This version does not know the database's newest migration, of ${day}. Use the version that ran it.`,
  );
}

export async function listTables(tx: postgres.TransactionSql): Promise<Table[]> {
  return tx<Table[]>`
    select c.relname as name, json_agg(a.attname order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and a.attnum > 0 and not a.attisdropped
    group by c.relname order by c.relname`;
}

export async function copyOut(tx: postgres.TransactionSql, table: Table, archive: Archive) {
  let [parts, size, number]: [Buffer[], number, number] = [[], 0, 0];
  async function addPiece() {
    const name = `${tablesFolder}/${table.name}/${String(++number).padStart(6, "0")}`;
    await archive.add(name, Buffer.concat(parts));
    [parts, size] = [[], 0];
  }
  const stream = await tx`copy ${tx(table.name)} (${tx(table.columns)}) to stdout`.readable();
  for await (const part of stream as AsyncIterable<Buffer>) {
    parts.push(part);
    size += part.byteLength;
    if (size >= pieceSize) await addPiece();
  }
  if (size > 0) await addPiece();
}
