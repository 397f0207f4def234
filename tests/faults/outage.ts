import { execFileSync } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";
import type { startDemo } from "#tests/support/demo-process.ts";
import { requestSteadily, statusOf } from "./load.ts";
import { signInToDemo } from "./visitor.ts";

type Demo = Awaited<ReturnType<typeof startDemo>>;

const hangsFor = 6_000;
const within = 10_000;

/** The database stops answering altogether, and goes on later. */
export async function outageRun(demo: Demo, times: number) {
  const { url, cookie } = await signInToDemo(demo.url);
  const send = () => statusOf(`${url}/programs`, { headers: { Cookie: cookie } });
  let slowest = 0;
  let slowestReturn = 0;
  const statuses = new Set<number>();
  for (let time = 0; time < times; time++) {
    const pids = await demo.databasePids();
    signal("STOP", pids);
    const stop = requestSteadily(send, 5);
    await wait(hangsFor);
    signal("CONT", pids);
    const back = performance.now();
    const asked = await stop();
    for (const { status, took } of asked.filter(({ status }) => status !== 200)) {
      slowest = Math.max(slowest, took);
      statuses.add(status);
    }
    while ((await send().catch(() => 0)) !== 200 && performance.now() - back < within) await wait(100);
    slowestReturn = Math.max(slowestReturn, performance.now() - back);
  }
  const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;
  const figures = `${times} outages of 6 s: ${[...statuses].join(", ")} after ${seconds(slowest)} at most; back after ${seconds(slowestReturn)}`;
  const isGood = [...statuses].join() === "503" && slowest < 6_000 && slowestReturn < within;
  return { name: "the database hangs", figures, isGood };
}

function signal(name: "STOP" | "CONT", pids: number[]) {
  execFileSync("kill", [`-${name}`, ...pids.map(String)]);
}
