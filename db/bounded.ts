import type postgres from "postgres";
import { openGate } from "./gate.ts";
import { openRenewable } from "./renewable.ts";
import { deferred } from "./traced.ts";
import { busy, isUnavailable, within } from "./unavailable.ts";

/** In milliseconds: without a database, with a hung one or a locked table, a request ends within five seconds. */
export const limitsOfServer = {
  lock_timeout: 2_500,
  statement_timeout: 3_300,
  // why: a process that hangs in a transaction would keep its locks, and a pooler's connection
  idle_in_transaction_session_timeout: 30_000,
};
const turnPatience = 1_000;
/** In milliseconds; longer than the server's own limit, so only a hung server exceeds it. */
const queryTimeout = 3_600;
const maxWaiting = 200;

const transaction = "begin";

type Options = {
  open: () => postgres.Sql;
  url: string;
  max: number;
  onUnavailable: () => void;
  hasGivenUp?: (() => boolean) | undefined;
};

type Query = () => postgres.PendingQuery<postgres.Row[]>;
type Unsafe = Parameters<postgres.Sql["unsafe"]>;
type Work = (client: object) => Promise<unknown>;

/**
 * The part of a pool that drizzle needs, reopened when its server hangs. A gate limits a single statement to a third of
 * the pool and transactions to half of it, so that those waiting for a lock leave room.
 */
export function boundedClient({ open, url, max, onUnavailable, hasGivenUp = () => false }: Options) {
  const pool = openRenewable({ open, url });
  const gate = openGate({ places: max, placesOfKey, waiting: maxWaiting, patience: turnPatience });

  async function enter(key: string) {
    if (hasGivenUp()) throw busy("The database could not be reached a moment ago.");
    return gate(key);
  }

  function placesOfKey(key: string) {
    return Math.max(1, Math.floor(max / (key === transaction ? 2 : 3)));
  }

  function note(error: unknown): never {
    if (isUnavailable(error)) onUnavailable();
    throw error;
  }

  async function runInTurn(query: Query, raw: boolean, key: string) {
    const leave = await enter(key);
    // why: the place is taken until the statement ends, not until somebody stops waiting
    return run(query, raw, pool.suspect, leave);
  }

  async function begin(work: Work) {
    const leave = await enter(transaction);
    const { ended, overdue } = inTransaction(pool, work);
    // why: its connection, and so its place, may be busy for longer than anybody waits
    ended.then(leave, leave);
    return Promise.race([ended, overdue]);
  }

  const client = {
    options: pool.current().options,
    unsafe: (...[text, values, options]: Unsafe) =>
      deferred(text, (raw) => runInTurn(() => pool.current().unsafe(text, values, options), raw, text).catch(note)),
    begin: (work: Work) => begin(work).catch(note),
  };
  return { client, end: pool.end, standing: gate.standing };
}

function run(query: Query, raw: boolean, suspect: () => Promise<void>, leave = () => {}) {
  const pending = query();
  const done = raw ? pending.values() : pending;
  done.then(leave, leave);
  return within<unknown>(done, queryTimeout, () => {
    pending.cancel();
    void suspect();
  });
}

function inTransaction({ current, suspect }: ReturnType<typeof openRenewable>, work: Work) {
  const { promise: overdue, reject } = Promise.withResolvers<never>();
  async function giveUp() {
    reject(busy("The database did not answer in time."));
    await suspect();
  }
  const watch = () => setTimeout(() => void giveUp(), queryTimeout);
  let timer = watch();
  async function workInside(tx: postgres.TransactionSql) {
    clearTimeout(timer);
    try {
      return await work(clientOf(tx, giveUp));
    } finally {
      timer = watch();
    }
  }
  const ended = current()
    .begin(workInside)
    .finally(() => clearTimeout(timer));
  return { ended, overdue };
}

function clientOf(tx: postgres.TransactionSql, suspect: () => Promise<void>): object {
  return {
    unsafe: (...[text, values, options]: Unsafe) =>
      deferred(text, (raw) => run(() => tx.unsafe(text, values, options), raw, suspect)),
    savepoint: (work: Work) => tx.savepoint((inner) => work(clientOf(inner, suspect))),
  };
}
