import { once } from "node:events";
import { createServer } from "node:net";
import { setImmediate as turn } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { brokenConnections, builds, closed } from "#tests/support/database/driver.ts";

/**
 * With patches/postgres+3.4.9.patch a connection that was lost passes nothing on to the one that takes its place. Without
 * it these tests hang, fail, or meet an error that nobody catches, which ends a process.
 */
const { openPool, marks } = brokenConnections();
const quick = { timeout: 10_000 };

describe.each(builds)("the driver by %s", (_name, build) => {
  test.each([
    [0, 1],
    [1, 0],
  ])("a statement that was not sent yet does not stop or precede the next ones, %i first", quick, async (...order) => {
    const { sql, sockets } = openPool(build, { max: 2 });
    await Promise.all([sql`select pg_sleep(0.05)`, sql`select pg_sleep(0.05)`]);
    const unsent = sql`select pg_sleep(30)`.catch(() => sql`insert into marks (mark) values ('unsent')`);
    await turn();
    // why: both die in one turn, and the death of the first one makes a statement for the second
    for (const at of order) sockets[at]?.destroy();
    await unsent.catch(() => {});
    const rows = await Promise.all([sql`select 1 as one`, sql`select 2 as two`]);
    expect(rows).toMatchObject([[{ one: 1 }], [{ two: 2 }]]);
  });

  test("half a result is not the beginning of the next one", quick, async () => {
    const { sql, sockets, cut } = openPool(build);
    await sql`select 1`;
    const half = sql`select repeat('x', 1000) as x from generate_series(1, 100000)`.execute();
    half.catch(() => {});
    await once(sockets[0] ?? expect.fail(), "data");
    await cut();
    await expect(half).rejects.toMatchObject(closed);
    const next = await sql`select 42 as answer`;
    expect([...next]).toEqual([{ answer: 42 }]);
  });

  test("the reason why the server ended a connection does not fail the next statement", quick, async () => {
    const { sql } = openPool(build);
    const [row] = await sql`select pg_backend_pid() as pid`;
    const { sql: other } = openPool(build);
    const slept = sql`select pg_sleep(30)`.execute();
    await Promise.all([expect(slept).rejects.toMatchObject(closed), other`select pg_terminate_backend(${row?.pid})`]);
    expect([...(await sql`select 42 as answer`)]).toEqual([{ answer: 42 }]);
  });

  test(
    "a statement between the error of a connection and its end is rejected, and gets nobody's answer",
    quick,
    async () => {
      const { sql, cut } = openPool(build);
      await sql`select 1`;
      const both = sql`select pg_sleep(30)`.catch(() => sql`select 'late' as late`);
      await turn();
      await cut(new Error("reset"));
      await expect(both).rejects.toBeInstanceOf(Error);
      const rows = await Promise.all([sql`select 1 as one`, sql`select 2 as two`]);
      expect(rows).toMatchObject([[{ one: 1 }], [{ two: 2 }]]);
    },
  );

  test("a statement of a transaction after the end of its connection is rejected", quick, async () => {
    const { sql, cut } = openPool(build);
    let late: Promise<unknown> = Promise.resolve();
    const ended = sql.begin(async (tx) => {
      await cut();
      late = tx`insert into marks (mark) values ('late')`.catch((error) => error);
      await late;
      throw new Error("which rolls back");
    });
    await expect(ended).rejects.toMatchObject(closed);
    expect(await late).toMatchObject(closed);
    await turn();
    expect(await marks()).toEqual([]);
  });

  test("a dead transaction neither writes nor rolls back in the one that has its connection now", quick, async () => {
    const { sql, cut } = openPool(build);
    const [died, entered, asked] = [Promise.withResolvers(), Promise.withResolvers(), Promise.withResolvers()];
    const dead = sql.begin(async (tx) => {
      await cut();
      died.resolve(null);
      await entered.promise;
      await tx`insert into marks (mark) values ('dead')`.catch(() => {});
      await tx`rollback`.catch(() => {});
      asked.resolve(null);
    });
    await expect(dead).rejects.toMatchObject(closed);
    await died.promise;
    await sql.begin(async (tx) => {
      await tx`insert into marks (mark) values ('alive')`;
      entered.resolve(null);
      await asked.promise;
    });
    expect(await marks()).toEqual(["alive"]);
  });

  test("a dead reservation asks nothing of the next one, and releases nothing of it", quick, async () => {
    const { sql, cut } = openPool(build, { fetch_types: true });
    const dead = await sql.reserve();
    await cut();
    const alive = await sql.reserve();
    await alive`begin`;
    await alive`insert into marks (mark) values ('mine')`;
    await expect(dead`insert into marks (mark) values ('dead')`).rejects.toMatchObject(closed);
    dead.release();
    const other = sql`insert into marks (mark) values ('other')`.execute();
    await turn();
    await alive`rollback`;
    alive.release();
    await other;
    expect(await marks()).toEqual(["other"]);
  });

  test("who accepts connections and closes them is asked again after the pause, not at once", quick, async () => {
    let accepted = 0;
    const server = createServer((socket) => {
      accepted += 1;
      socket.end();
    }).listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = server.address() as { port: number };
    const sql = build(`postgres://nobody@127.0.0.1:${port}/none`, { max: 1, backoff: () => 3_600 });
    const asked = expect(sql`select 1`).rejects.toMatchObject({ code: "CONNECTION_DESTROYED" });
    await once(server, "connection");
    for (let turns = 0; turns < 1_000; turns++) await turn();
    await sql.end({ timeout: 0 });
    await asked;
    server.close();
    expect(accepted).toBe(1);
  });
});
