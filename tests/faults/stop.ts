import { get } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import type { startDemo } from "#tests/support/servers/demo-process.ts";
import { requestSteadily, statusOf } from "./load.ts";

type Demo = Awaited<ReturnType<typeof startDemo>>;

/** What is counted where nobody listens any more. */
const refused = -1;

/** SIGTERM to the whole group under 50 requests a second: whoever can still connect, also after /health/ready says no, is answered. */
export async function stopRun(demo: Demo, times: number) {
  const seen = { asked: 0, afterNo: 0, broken: 0, refused: 0, left: 0 };
  for (let time = 0; time < times; time++) {
    const stop = requestSteadily(() => statusOnNewConnection(`${demo.url}/login`), 50);
    await wait(1_000);
    const ended = demo.terminate();
    while ((await statusOf(`${demo.url}/health/ready`).catch(() => 0)) === 200) await wait(20);
    const notReady = performance.now();
    await ended;
    const answers = await stop();
    seen.asked += answers.length;
    seen.afterNo += answers.filter(({ at, status }) => at > notReady && status === 200).length;
    seen.refused += answers.filter(({ status }) => status === refused).length;
    seen.broken += answers.filter(({ at, status }) => status !== 200 && (status !== refused || at < notReady)).length;
    seen.left += (await demo.databasePids()).length > 0 ? 1 : 0;
    if (time < times - 1) await demo.start();
  }
  const figures = `${times} stops, ${seen.asked} new connections, ${seen.afterNo} of them answered while not ready, ${seen.refused} refused after the close, ${seen.broken} broken; ${seen.left} databases left running`;
  return {
    name: "SIGTERM to the process group under 50 requests/s",
    figures,
    isGood: seen.broken + seen.left === 0 && seen.afterNo > 0,
  };
}

/** Resolved with the status of a page that was read to its end; rejected where the connection ended first. */
function statusOnNewConnection(url: string) {
  return new Promise<number>((done, fail) => {
    const asked = get(url, { agent: false }, (answer) => {
      answer.resume();
      answer.once("end", () => done(answer.statusCode ?? 0));
      answer.once("error", fail);
    });
    asked.once("error", (error) => {
      if ("code" in error && error.code === "ECONNREFUSED") done(refused);
      else fail(error);
    });
  });
}
