import { drizzle, type PostgresJsDatabase } from "drizzle-orm/postgres-js";
import postgres from "postgres";
import * as accounts from "./schema/accounts.ts";
import * as catalogues from "./schema/catalogues.ts";
import * as exercises from "./schema/exercises.ts";
import * as files from "./schema/files.ts";
import * as programs from "./schema/programs.ts";
import * as records from "./schema/records.ts";
import * as revisions from "./schema/revisions.ts";

const schema = { ...accounts, ...catalogues, ...exercises, ...files, ...programs, ...records, ...revisions };

/** The pool, or a transaction of it. */
export type Db = PostgresJsDatabase<typeof schema>;
export type Tx = Parameters<Parameters<Db["transaction"]>[0]>[0];

type Options = {
  max?: number;
  /** False when a transaction pooler stands between. */
  prepare?: boolean;
  /** Called with the text of every statement: how tests, the log and the bench count queries. */
  onQuery?: (text: string) => void;
};

/** A pool on the named server; `end` waits for running queries, some seconds at most, then closes it. */
export function openDatabase(url: string, { max = 10, prepare = true, onQuery }: Options = {}) {
  const sql = postgres(url, {
    max,
    prepare,
    connect_timeout: 5,
    onnotice: () => {},
    // why: a pooler refuses connections that ask for settings it does not know
    connection: { application_name: "macrocycle", ...(prepare ? { statement_timeout: 30_000 } : {}) },
  });
  const db = drizzle(sql, { schema, casing: "snake_case", logger: onQuery ? { logQuery: onQuery } : false });
  return { db, end: (seconds = 20) => sql.end({ timeout: seconds }) };
}
