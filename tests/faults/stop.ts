import { get } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import type { startDemo } from "#tests/support/servers/demo-process.ts";

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

type Asked = { status: number; at: number; took: number };

/** Asks so many times a second until told to stop; a status of 0 is a connection that was refused or reset. */
function requestSteadily(send: () => Promise<number>, perSecond: number) {
  const asked: Promise<Asked>[] = [];
  let isOn = true;
  async function one(): Promise<Asked> {
    const at = performance.now();
    const status = await send().catch(() => 0);
    return { status, at, took: performance.now() - at };
  }
  const running = (async () => {
    while (isOn) {
      asked.push(one());
      await wait(1000 / perSecond);
    }
  })();
  return async function stop() {
    isOn = false;
    await running;
    return Promise.all(asked);
  };
}

/** The status of a page, read to its end. */
async function statusOf(url: string) {
  const response = await fetch(url, { redirect: "manual" });
  await response.arrayBuffer();
  return response.status;
}
