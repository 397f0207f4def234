import diagnostics from "node:diagnostics_channel";
import type postgres from "postgres";

/** For telemetry: texts without values. Costs nothing if nobody listens. */
const statements = diagnostics.tracingChannel<string, { text: string }>("macrocycle.statement");

type Unsafe = Parameters<postgres.Sql["unsafe"]>;

/** Starts at the end of this turn: until then drizzle says whether it wants rows or raw values. */
export function deferred(text: string, run: (raw: boolean) => Promise<unknown>) {
  let raw = false;
  const answer = Promise.resolve().then(() =>
    statements.hasSubscribers ? statements.tracePromise(() => run(raw), { text }) : run(raw),
  );
  const values = () => {
    raw = true;
    return answer;
  };
  return Object.assign(answer, { values });
}

/** The part of a pool that drizzle needs, or the pool itself if nobody listens. */
export function tracedClient(sql: postgres.Sql): postgres.Sql {
  if (!statements.hasSubscribers) return sql;
  // why: drizzle only uses what this client has (its postgres-js session)
  return clientOf(sql, {
    options: sql.options,
    begin: (work: (tx: object) => Promise<unknown>) => sql.begin((tx) => work(transactionOf(tx))),
  }) as unknown as postgres.Sql;
}

function transactionOf(tx: postgres.TransactionSql): object {
  const savepoint = (work: (tx: object) => Promise<unknown>) => tx.savepoint((inner) => work(transactionOf(inner)));
  return clientOf(tx, { savepoint });
}

function clientOf(sql: postgres.ISql, more: object) {
  async function run(raw: boolean, ...asked: Unsafe): Promise<unknown> {
    const query = sql.unsafe(...asked);
    return raw ? query.values() : query;
  }
  return { ...more, unsafe: (...asked: Unsafe) => deferred(asked[0], (raw) => run(raw, ...asked)) };
}
