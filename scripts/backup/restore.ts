import type postgres from "postgres";
import type { z } from "zod";
import type { FileStore } from "#app/services/files/port.ts";
import { migrationLock } from "#db/migrate.ts";
import { OperatorError } from "#db/operator-error.ts";
import { readArchive } from "./archive.ts";
import { withConnection } from "./connection.ts";
import {
  type Begin,
  beginEntry,
  beginSchema,
  type End,
  endEntry,
  endSchema,
  filesFolder,
  tablesFolder,
} from "./contents.ts";
import { createSchema, openTables, rejectFilled, rejectLost, withoutReferences } from "./copy-in.ts";
import { openTally } from "./tally.ts";

type To = { url: string; files: FileStore };
type Contents = { begin: Begin; end: End };

/**
 * Into an empty database, in one transaction: after a failure it is still empty. Reads the backup twice, since nothing is
 * written before all checksums were right.
 */
export async function restore({ url, files }: To, path: string): Promise<Contents> {
  const contents = await verify(path);
  await withConnection(url, (sql) => sql.begin((tx) => load(tx, { files, path, contents })));
  return contents;
}

async function verify(path: string): Promise<Contents> {
  let begin: Begin | undefined;
  let end: End | undefined;
  let tally: ReturnType<typeof openTally> | undefined;
  for await (const { name, bytes } of readArchive(path)) {
    if (!tally) {
      begin = parseBegin(path, name, bytes);
      tally = openTally(begin.tables.map((table) => table.name));
    } else if (name === endEntry) {
      end = parseJson(endSchema, bytes);
    } else {
      tally.add(name, bytes);
    }
  }
  if (!begin || !end || !tally) throw new OperatorError(`${path} is not a complete backup: its end is missing.`);
  const counted = tally.end();
  if (JSON.stringify(counted) !== JSON.stringify(end))
    throw new OperatorError(`${path} is damaged: its checksums are wrong.`);
  return { begin, end };
}

function parseBegin(path: string, name: string, bytes: Buffer): Begin {
  const begin = name === beginEntry ? parseJson(beginSchema, bytes) : undefined;
  if (!begin) throw new OperatorError(`${path} is not a backup that this version can read.`);
  return begin;
}

function parseJson<T>(schema: z.ZodType<T>, bytes: Buffer): T | undefined {
  try {
    return schema.safeParse(JSON.parse(bytes.toString())).data;
  } catch {
    return undefined;
  }
}

type Load = { files: FileStore; path: string; contents: Contents };

async function load(tx: postgres.TransactionSql, { files, path, contents: { begin, end } }: Load) {
  await tx`select pg_advisory_xact_lock(${migrationLock})`;
  await rejectFilled(tx);
  await createSchema(tx, begin);
  await withoutReferences(tx, begin, async () => {
    const tables = openTables(tx, begin);
    try {
      for await (const { name, bytes } of readArchive(path)) {
        if (name.startsWith(`${tablesFolder}/`)) await tables.add(name, bytes);
        else if (name.startsWith(`${filesFolder}/`)) await storeFile(files, name.slice(filesFolder.length + 1), bytes);
      }
      await tables.close();
    } finally {
      tables.abort();
    }
    await rejectLost(tx, end);
  });
}

async function storeFile(files: FileStore, key: string, bytes: Buffer) {
  const stored = await files.put(key, bytes);
  if (!stored.ok)
    throw new OperatorError(`The file ${key} could not be stored: the file store is ${whys[stored.why]}.`);
}

const whys = { full: "full", readOnly: "read-only", away: "not there" };
