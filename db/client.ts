import { drizzle, type PostgresJsDatabase } from "drizzle-orm/postgres-js";
import postgres from "postgres";
import { boundedClient, limitsOfServer } from "./bounded.ts";
import { onFigures } from "./figures.ts";
import { tracedClient } from "./traced.ts";

export type Db = PostgresJsDatabase;
export type Tx = Parameters<Parameters<Db["transaction"]>[0]>[0];

type Options = {
  max?: number;
  prepare?: boolean;
  onQuery?: (text: string) => void;
};

/** In milliseconds. All three are set, because behind a pooler the role has those of pages. */
const limitsOfScripts = {
  lock_timeout: 30_000,
  statement_timeout: 30_000,
  idle_in_transaction_session_timeout: 300_000,
};

type Asker = { onUnavailable: () => void; hasGivenUp?: () => boolean };

export function openDatabase(url: string, { max = 10, prepare = true, onQuery }: Options = {}) {
  const sql = postgres(url, settings({ max, prepare }, limitsOfScripts));
  return { db: over(tracedClient(sql), onQuery), end: (seconds = 20) => sql.end({ timeout: seconds }) };
}

/**
 * For servers of requests: waits no longer than a person would. `onUnavailable` runs in the caller's context. While
 * `hasGivenUp`, requests fail at once.
 */
export function openBoundedDatabase(url: string, { max = 10, prepare = true, onQuery, ...asker }: Options & Asker) {
  function open() {
    const sql = postgres(url, settings({ max, prepare }, limitsOfServer));
    // why: drizzle sets the parsers of its pool, and this one may replace another
    drizzle(sql);
    return sql;
  }
  const { client, end, standing } = boundedClient({ open, url, max, ...asker });
  const forget = onFigures(({ pools }) => pools.push({ limit: max, ...standing() }));
  // why: drizzle only uses what this client has (its postgres-js session)
  const endPool = (seconds = 20) => {
    forget();
    return end(seconds);
  };
  return { db: over(client as unknown as postgres.Sql, onQuery), end: endPool };
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
    // why: pipelined statements would wait for the lock of the one before
    max_pipeline: 1,
    // why: the first request after an outage reconnects; by default postgres.js retries every 20 s
    backoff: () => 0.25,
    onnotice: () => {},
    // why: a pooler rejects connections with unknown settings; there the role has them (migrate.ts)
    connection: { application_name: "macrocycle", ...(prepare ? limits : {}) },
  };
}

type Element = (text: string) => string | number | boolean;

/**
 * PostgreSQL's array types by their fixed numbers (pg_type.dat). The driver would query them on each connection without
 * waiting: if that fails, arrays stay text for good. Drizzle reads numeric[] and dates itself.
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
