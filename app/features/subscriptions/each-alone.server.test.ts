import { setTimeout as wait } from "node:timers/promises";
import pino from "pino";
import { expect, test } from "vitest";
import { runIndependently } from "./run-independently.server.ts";

const silent = pino({ level: "silent" });
const all = Array.from({ length: 10 }, (_, at) => ({ at }));

test("each is done, four at a time", async () => {
  const done: number[] = [];
  let [running, most] = [0, 0];
  const failure = await runIndependently(silent, all, async ({ at }) => {
    running += 1;
    most = Math.max(most, running);
    await wait(1);
    running -= 1;
    done.push(at);
  });
  expect([failure, most, done.sort((one, other) => one - other)]).toEqual([null, 4, all.map(({ at }) => at)]);
});

test("one that fails is logged and keeps no other from being done", async () => {
  const said: object[] = [];
  const log = pino({}, { write: (line) => said.push(JSON.parse(line)) });
  const done: number[] = [];
  const failure = await runIndependently(log, [{ at: -1, subscriptionId: "first" }, ...all], async ({ at }) => {
    if (at < 0) throw new Error("broken");
    done.push(at);
  });
  expect([failure, done.length]).toEqual(["broken", 10]);
  expect(said).toMatchObject([{ subscription: "first", err: { message: "broken" } }]);
});
