import { setTimeout as wait } from "node:timers/promises";
import type { startDemo } from "#tests/support/demo-process.ts";
import { requestSteadily, statusOf } from "./load.ts";

type Demo = Awaited<ReturnType<typeof startDemo>>;

/** SIGTERM to the whole group under 50 requests a second, from who stops asking once /health/ready says no. */
export async function stopRun(demo: Demo, times: number) {
  let asked = 0;
  let broken = 0;
  let left = 0;
  for (let time = 0; time < times; time++) {
    const stop = requestSteadily(() => statusOf(`${demo.url}/login`), 50);
    await wait(1_000);
    const ended = demo.terminate();
    while ((await statusOf(`${demo.url}/health/ready`).catch(() => 0)) === 200) await wait(100);
    await wait(500);
    const answers = await stop();
    asked += answers.length;
    broken += answers.filter(({ status }) => status !== 200).length;
    await ended;
    left += (await demo.databasePids()).length > 0 ? 1 : 0;
    if (time < times - 1) await demo.start();
  }
  const figures = `${times} stops, ${asked} requests, ${broken} broken; ${left} databases left running`;
  return { name: "SIGTERM to the group under 50 requests/s", figures, isGood: broken === 0 && left === 0 };
}
