import type { CDPSession, Page as Tab } from "@playwright/test";

/** A line as Chrome's developer tools play it. */
export type Line = { name: string; milliseconds: number; kilobits: number };

export const lines: Line[] = [
  { name: "Slow 4G", milliseconds: 150, kilobits: 1600 },
  { name: "3G", milliseconds: 400, kilobits: 400 },
];

export async function slowDown(devtools: CDPSession, line: Line | null, slowdown: number) {
  const bytes = line ? (line.kilobits * 1000) / 8 : -1;
  await devtools.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: line?.milliseconds ?? 0,
    downloadThroughput: bytes,
    uploadThroughput: bytes,
  });
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
}

/** Bytes as they came over the line, headers included, and in how many requests; what was fetched ahead is counted apart. */
export type Down = { bytes: number; script: number; requests: number; ahead: number };

const quietFor = 1500;

type Seen = { url: string; type: string; bytes: number; isCached: boolean };

/** Counts what a tab asks for from now on; `take` gives what came since the last call, without the addresses in `ahead`. */
export async function countRequests(devtools: CDPSession) {
  const seen = new Map<string, Seen>();
  const pending = new Set<string>();
  let changedAt = performance.now();
  await devtools.send("Network.enable");
  devtools.on("Network.requestWillBeSent", ({ requestId, request, type = "Other", redirectResponse }) => {
    const bytes = (seen.get(requestId)?.bytes ?? 0) + (redirectResponse?.encodedDataLength ?? 0);
    seen.set(requestId, { url: request.url, type, bytes, isCached: false });
    pending.add(requestId);
    changedAt = performance.now();
  });
  devtools.on("Network.requestServedFromCache", ({ requestId }) => note(requestId, { isCached: true }));
  devtools.on("Network.responseReceived", ({ requestId, type, response }) =>
    note(requestId, { type, ...(response.fromDiskCache || response.fromPrefetchCache ? { isCached: true } : {}) }),
  );
  devtools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) =>
    note(requestId, { bytes: (seen.get(requestId)?.bytes ?? 0) + encodedDataLength }),
  );

  devtools.on("Network.loadingFinished", ({ requestId }) => done(requestId));
  devtools.on("Network.loadingFailed", ({ requestId }) => done(requestId));

  function done(requestId: string) {
    pending.delete(requestId);
    changedAt = performance.now();
  }

  /** Until nothing was under way for a while: what a page fetches when it is idle begins after it is alive. */
  async function settle() {
    while (pending.size > 0 || performance.now() - changedAt < quietFor)
      await new Promise((wake) => setTimeout(wake, 100));
  }

  function note(requestId: string, facts: Partial<Seen>) {
    const known = seen.get(requestId);
    if (known) seen.set(requestId, { ...known, ...facts });
  }

  function take(ahead: ReadonlySet<string>): Down {
    const came = [...seen.values()].filter(({ url, isCached }) => url.startsWith("http") && !isCached);
    seen.clear();
    const own = came.filter(({ url }) => !ahead.has(url));
    return {
      bytes: sum(own),
      script: sum(own.filter(({ url }) => url.endsWith(".js"))),
      requests: own.length,
      ahead: sum(came) - sum(own),
    };
  }

  return { take, settle };
}

/** What the page fetched from that moment on, in its own time: for the next dialog or screen, and dragging. */
export async function fetchedAfter(tab: Tab, shownAt: number) {
  return new Set(
    await tab.evaluate((since) => {
      const files = performance.getEntriesByType("resource").filter(({ startTime }) => startTime > since);
      const links = [...document.querySelectorAll<HTMLLinkElement>("link[data-idle]")].map(({ href }) => href);
      return [...links, ...files.map(({ name }) => name)];
    }, shownAt),
  );
}

function sum(requests: Seen[]) {
  return requests.reduce((total, { bytes }) => total + bytes, 0);
}
