import { once } from "node:events";
import { createRequire } from "node:module";
import { connect, type Socket } from "node:net";
import { setImmediate as turn } from "node:timers/promises";
import postgres from "postgres";
import { afterAll, afterEach, beforeAll } from "vitest";
import { emptyDatabase } from "./database.ts";

type Build = typeof postgres;

/** Both builds that patches/postgres+3.4.9.patch changes. */
export const builds: [string, Build][] = [
  ["import", postgres],
  ["require", createRequire(import.meta.url)("postgres")],
];

/** How a statement is refused whose connection died. */
export const closed = { code: "CONNECTION_CLOSED" };

type Options = { max?: number; max_pipeline?: number; fetch_types?: boolean };

/** For a test file about the driver: a database with a table `marks`, and pools on it whose sockets the test can break. */
export function brokenConnections() {
  let database: Awaited<ReturnType<typeof emptyDatabase>>;
  let plain: postgres.Sql;
  const pools: postgres.Sql[] = [];

  beforeAll(async () => {
    database = await emptyDatabase();
    plain = postgres(database.url, { max: 1, onnotice: () => {} });
    await plain`create table marks (id serial, mark text not null)`;
  });

  afterEach(async () => {
    for (const pool of pools.splice(0)) await pool.end({ timeout: 0 });
    // why: a server goes on with a statement whose client has gone
    await plain`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`;
    await until(async () => (await others()).length === 0);
    await plain`truncate marks`;
  });

  afterAll(async () => {
    await plain.end();
    await database.drop();
  });

  const others = () =>
    plain`select wait_event from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
      and backend_type = 'client backend'`;

  return {
    /** What the table holds, in the order in which it was inserted. */
    marks: async () => (await plain`select mark from marks order by id`).map(({ mark }) => mark),
    untilSleeping: () => until(async () => (await others()).some(({ wait_event }) => wait_event === "PgSleep")),
    openPool(build: Build, options: Options = {}) {
      const { socket, ...hand } = socketFactory(new URL(database.url));
      const settings = { max: 1, fetch_types: false, backoff: () => 0.01, onnotice: () => {}, ...options, socket };
      const sql = build(database.url, settings as postgres.Options<Record<string, never>>);
      pools.push(sql);
      return { sql, ...hand };
    },
  };
}

function socketFactory({ port, hostname }: URL) {
  const sockets: Socket[] = [];
  const state = {
    refuses: false,
    change: (bytes: Buffer, _socket: Socket) => bytes,
    /** Gives the driver what the server sent. */
    hear: (bytes: Buffer, _socket: Socket, tell: (bytes: Buffer) => void) => tell(bytes),
  };

  async function socket() {
    // why: nobody listens on port 1, and the driver looks itself whether a socket that it was given came to anything
    if (state.refuses) return connect(1, hostname);
    const opened = connect(Number(port), hostname);
    await once(opened, "connect");
    const write = opened.write.bind(opened) as (bytes: Buffer) => boolean;
    opened.write = (bytes: unknown) => write(state.change(bytes as Buffer, opened));
    const on = opened.on.bind(opened);
    const hear = (tell: (bytes: Buffer) => void) => (bytes: Buffer) => state.hear(bytes, opened, tell);
    Object.assign(opened, {
      on: (event: string, listener: (bytes: Buffer) => void) => on(event, event === "data" ? hear(listener) : listener),
    });
    sockets.push(opened);
    return opened;
  }

  /** Ends the newest connection; resolved when the driver was told. */
  async function cut(error?: Error) {
    const last = sockets.at(-1);
    if (!last) throw new Error("There is no connection to cut.");
    const gone = new Promise((done) => last.once("close", done));
    last.destroy(error);
    await gone;
  }

  return { socket, sockets, state, cut };
}

async function until(isSo: () => Promise<boolean>) {
  while (!(await isSo())) await turn();
}
