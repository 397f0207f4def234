import { drizzle, type PostgresJsDatabase } from "drizzle-orm/postgres-js";
import postgres from "postgres";
import { boundedClient, limitsOfServer } from "./bounded.ts";

/** The pool, or a transaction of it. */
export type Db = PostgresJsDatabase;
export type Tx = Parameters<Parameters<Db["transaction"]>[0]>[0];

type Options = {
  max?: number;
  /** False when a transaction pooler stands between. */
  prepare?: boolean;
  /** Called with the text of every statement: how tests, the log and the bench count queries. */
  onQuery?: (text: string) => void;
};

/** In milliseconds. All three are named, because beside a pooler the role has those of pages. */
const limitsOfScripts = {
  lock_timeout: 30_000,
  statement_timeout: 30_000,
  idle_in_transaction_session_timeout: 300_000,
};

type Asker = { onUnavailable: () => void; hasGivenUp?: () => boolean };

/** A pool on the named server; `end` waits for running queries, some seconds at most, then closes it. */
export function openDatabase(url: string, { max = 10, prepare = true, onQuery }: Options = {}) {
  const sql = postgres(url, settings({ max, prepare }, limitsOfScripts));
  return { db: over(sql, onQuery), end: (seconds = 20) => sql.end({ timeout: seconds }) };
}

/**
 * The same for a server of requests: nothing waits for the database longer than a person would, and `onUnavailable` is
 * called in the context of whoever asks it in vain. While `hasGivenUp` says so of them, they are refused at once.
 */
export function openBoundedDatabase(url: string, { max = 10, prepare = true, onQuery, ...asker }: Options & Asker) {
  function open() {
    const sql = postgres(url, settings({ max, prepare }, limitsOfServer));
    // why: drizzle sets the parsers of the pool that it is given, and this one may be opened in the place of another
    drizzle(sql);
    return sql;
  }
  const { client, end } = boundedClient({ open, url, max, ...asker });
  // why: of a client drizzle calls only what this one has (its postgres-js session)
  return { db: over(client as unknown as postgres.Sql, onQuery), end: (seconds = 20) => end(seconds) };
}

function over(sql: postgres.Sql, onQuery: Options["onQuery"]) {
  return drizzle(sql, { casing: "snake_case", logger: onQuery ? { logQuery: onQuery } : false });
}

function settings({ max, prepare }: { max: number; prepare: boolean }, limits: Record<string, number>) {
  return {
    max,
    prepare,
    fetch_types: false,
    types: arrayTypes,
    connect_timeout: 2,
    // why: a statement behind another on its connection waits for that one's lock
    max_pipeline: 1,
    // why: after an outage the first who asks finds the server again; by default it is looked for every 20 s
    backoff: () => 0.25,
    onnotice: () => {},
    // why: a pooler refuses connections that ask for settings it does not know; there the role has them (migrate.ts)
    connection: { application_name: "macrocycle", ...(prepare ? limits : {}) },
  };
}

type Element = (text: string) => string | number | boolean;

/**
 * PostgreSQL's own array types by their fixed numbers (pg_type.dat). The driver would ask each new connection for them in
 * a statement that nobody waits for: when it fails, arrays stay text for good. Drizzle reads numeric[] and dates itself.
 */
const arrayTypes: Record<string, postgres.PostgresType> = {
  // why: bigint reads as text everywhere
  texts: arrayOf([1009, 1015, 1016, 2951], (text) => text),
  numbers: arrayOf([1007, 1005, 1021, 1022], Number),
  booleans: arrayOf([1000], (text) => text === "t"),
};

function arrayOf(numbers: [number, ...number[]], element: Element): postgres.PostgresType {
  return { to: numbers[0], from: numbers, serialize: formatArray, parse: (text: string) => parseArray(text, element) };
}

/** Of one dimension; a value that is written already, as drizzle does for its columns, stays as it is. */
function formatArray(values: unknown) {
  if (!Array.isArray(values)) return values;
  return `{${values.map((value) => (value === null ? "null" : `"${String(value).replace(/["\\]/g, "\\$&")}"`)).join(",")}}`;
}

function parseArray(text: string, element: Element) {
  return [...text.matchAll(/"((?:[^"\\]|\\.)*)"|[^",{}]+/gs)].map(([bare, quoted]) => {
    if (quoted !== undefined) return element(quoted.replace(/\\(.)/gs, "$1"));
    return bare === "NULL" ? null : element(bare);
  });
}
