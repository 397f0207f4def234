import { setTimeout as wait } from "node:timers/promises";

export type Asked = { status: number; at: number; took: number };

/** Asks so many times a second until told to stop; a status of 0 is a connection that was refused or reset. */
export function requestSteadily(send: () => Promise<number>, perSecond: number) {
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
export async function statusOf(url: string, init?: RequestInit) {
  const response = await fetch(url, { redirect: "manual", ...init });
  await response.arrayBuffer();
  return response.status;
}
