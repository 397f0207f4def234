import { once } from "node:events";
import { setImmediate as turn } from "node:timers/promises";
import type postgres from "postgres";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { brokenConnections, builds, closed } from "#tests/support/database/driver.ts";

/**
 * With patches/postgres+3.4.9.patch whoever waits for a connection is told of its end, what is nobody's to wait for fails
 * in silence, and a transaction has its connection to itself.
 */
const { openPool, marks, untilSleeping } = brokenConnections();
const quick = { timeout: 10_000 };

const unhandled: unknown[] = [];
const remember = (reason: unknown) => unhandled.push(reason);

beforeEach(() => {
  unhandled.length = 0;
  process.on("unhandledRejection", remember);
});

afterEach(async () => {
  await turn();
  process.off("unhandledRejection", remember);
  expect(unhandled).toEqual([]);
});

type Within = postgres.Sql | postgres.TransactionSql;

describe.each(builds)("the driver by %s", (_name, build) => {
  test.each([
    ["begin", "dies"],
    ["begin", "is given up"],
    ["reserve", "dies"],
    ["reserve", "is given up"],
  ])("what waits in the queue of %s is rejected when its connection %s", quick, async (how, end) => {
    const { sql, cut } = openPool(build, { fetch_types: true });
    const settled = Promise.withResolvers<string[]>();
    async function askMuch(within: Within) {
      const asked = [within`select pg_sleep(${30})`, within`select 1`, within`select 2`];
      settled.resolve((await Promise.allSettled(asked)).map(({ status }) => status));
    }
    if (how === "begin") sql.begin(askMuch).catch(() => {});
    else void askMuch(await sql.reserve());
    await untilSleeping();
    // why: a server that hangs does not close its side, as this one while it sleeps
    if (end === "dies") await cut();
    else await sql.end({ timeout: 0 });
    expect(await settled.promise).toEqual(["rejected", "rejected", "rejected"]);
  });

  test("a copy ends even if its last words come after a reader has had enough", quick, async () => {
    const { sql, state } = openPool(build);
    const [done, command] = [Buffer.from([0x63, 0, 0, 0, 4]), Buffer.from("C")];
    let held = Buffer.alloc(0);
    state.hear = (bytes, socket, tell) => {
      held = Buffer.concat([held, bytes]);
      const end = held.indexOf(Buffer.concat([done, command]));
      const isCopying = held.includes("a row of the copy");
      if (isCopying && end < 0) return;
      const [now, later] = isCopying ? [held.subarray(0, end + done.length), held.subarray(end + done.length)] : [held];
      held = Buffer.alloc(0);
      tell(now);
      // why: comes only if the driver still listens
      if (later) socket.unshift(later);
    };
    const rows = await sql.begin(async (tx) => {
      const copied = await tx`copy (select 'a row of the copy' from generate_series(1, 10000)) to stdout`.readable();
      const parts: Buffer[] = [];
      for await (const part of copied) parts.push(part);
      expect(Buffer.concat(parts).toString().split("\n")).toHaveLength(10_001);
      return tx`select 1 as one`;
    });
    expect([...rows]).toEqual([{ one: 1 }]);
  });

  test("a cancellation that finds no server is nobody's fault", quick, async () => {
    const { sql, state, cut } = openPool(build);
    const query = sql`select pg_sleep(30)`.execute();
    await untilSleeping();
    state.refuses = true;
    query.cancel();
    await turn();
    const ended = expect(query).rejects.toMatchObject(closed);
    await cut();
    await ended;
  });

  test(
    "a connection that dies while it asks for types fails who waits for it, and the next one has them",
    quick,
    async () => {
      const { sql, state } = openPool(build, { fetch_types: true });
      state.change = (bytes, socket) => {
        if (bytes.includes("typcategory")) socket.destroy(new Error("reset"));
        return bytes;
      };
      await expect(sql`select 1`).rejects.toThrow("reset");
      state.change = (bytes) => bytes;
      expect([...(await sql`select array[1, 2] as numbers`)]).toEqual([{ numbers: [1, 2] }]);
    },
  );

  test("types that the server once failed to tell are asked for again", quick, async () => {
    const { sql, state, sockets } = openPool(build, { fetch_types: true });
    state.change = (bytes) => Buffer.from(bytes.toString("latin1").replace("typcategory", "typcategorx"), "latin1");
    await expect(sql`select 1`).rejects.toMatchObject({ code: "42703" });
    state.change = (bytes) => bytes;
    await once(sockets[0] ?? expect.fail(), "close");
    expect([...(await sql`select array[1, 2] as numbers`)]).toEqual([{ numbers: [1, 2] }]);
  });

  test("who waits to reserve a connection gets one after an outage, or is told", quick, async () => {
    const { sql, state, cut } = openPool(build);
    state.refuses = true;
    await expect(sql.reserve()).rejects.toMatchObject({ code: "ECONNREFUSED" });
    state.refuses = false;
    const query = sql`select pg_sleep(30)`.execute();
    await untilSleeping();
    const reserving = sql.reserve();
    const ended = expect(query).rejects.toMatchObject(closed);
    await cut();
    await ended;
    const reserved = await reserving;
    expect([...(await reserved`select 42 as answer`)]).toEqual([{ answer: 42 }]);
    reserved.release();
    expect([...(await sql`select 43 as answer`)]).toEqual([{ answer: 43 }]);
  });

  test("a transaction has its connection to itself behind a busy one, too", quick, async () => {
    const { sql } = openPool(build, { max: 2, max_pipeline: 1 });
    await Promise.all([sql`select pg_sleep(0.05)`, sql`select pg_sleep(0.05)`]);
    const busy = [sql`select pg_sleep(0.2)`.execute(), sql`select pg_sleep(0.2)`.execute()];
    await untilSleeping();
    const inserted = sql.begin((tx) => tx`insert into marks (mark) values ('in a transaction')`);
    await Promise.all([inserted, ...busy]);
    expect(await marks()).toEqual(["in a transaction"]);
  });

  test("nobody writes into a transaction that nobody commits", quick, async () => {
    const { sql } = openPool(build, { max: 2 });
    await expect(sql`begin`).rejects.toMatchObject({ code: "UNSAFE_TRANSACTION" });
    await sql`insert into marks (mark) values ('acknowledged')`.catch(
      () => sql`insert into marks (mark) values ('again')`,
    );
    expect(await marks()).toHaveLength(1);
  });

  test("a statement after the end of its transaction is rejected, not run by itself", quick, async () => {
    const { sql } = openPool(build);
    let kept: Within = sql;
    await sql.begin(async (tx) => {
      kept = tx;
      await tx`select 1`;
    });
    await expect(kept`insert into marks (mark) values ('stray')`).rejects.toMatchObject({ code: "TRANSACTION_ENDED" });
    const reserved = await sql.reserve();
    reserved.release();
    await expect(reserved`select 1`).rejects.toMatchObject({ code: "TRANSACTION_ENDED" });
    expect(await marks()).toEqual([]);
  });
});
