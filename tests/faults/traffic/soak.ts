import { readFile } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { Db } from "#db/client.ts";
import { end, notSentOnce, type Server, startServer, startWorker, untilSent, withSite } from "../site.ts";
import { signUp } from "../visitor.ts";
import { startTraffic } from "./traffic.ts";

const perSecond = 10;

const coaches = 50;

/** In milliseconds, between two people who sign up and so get a mail; more than 20 an hour are refused. */
const signsUpEvery = 180_000;

/** What is still growth of caches and compiled code, not a leak: of the memory after the first third. */
const mayGrow = 1.25;

/** Two servers and a worker under steady requests: nothing fails, no mail is lost, and memory does not grow. */
export function soakRun(minutes: number) {
  return withSite(async (site) => {
    const servers = await Promise.all([1, 2].map(() => startServer(site, { WORKER: "off" })));
    const worker = startWorker(site);
    worker.stdout?.resume();
    try {
      const { traffic, stop } = await startTraffic(site.db, () => servers.map(({ url }) => url), {
        perSecond,
        coaches,
      });
      const pids = [...servers.map(({ child }) => child), worker].map(({ pid }) => pid ?? 0);
      const signUps = startSigningUp(servers);
      await wait(minutes * 20_000);
      const before = await measure(site.db, pids);
      await wait(minutes * 40_000);
      const after = await measure(site.db, pids);
      const people = await signUps.stop();
      const lost = await stop();
      await untilSent(site.db);
      const missing = notSentOnce(site, people);
      for (const failure of new Set(traffic.failures)) console.error(`Failed: ${failure}`);
      const { sent, saved, failures } = traffic;
      const figures =
        `${minutes} minutes, two servers and a worker, ${sent} requests, ${failures.length} failed; ${saved.length} saves, ` +
        `${lost} lost; ${people.length} mails, ${missing} not sent once; memory after a third and at the end ` +
        `${before.memory.join(", ")} and ${after.memory.join(", ")} MB, connections ${before.connections} and ${after.connections}`;
      const isFlat = after.memory.every((size, place) => size < (before.memory[place] ?? 0) * mayGrow);
      return { name: "a soak", figures, isGood: failures.length + lost + missing === 0 && isFlat };
    } finally {
      await Promise.all([...servers.map(({ child }) => end(child)), end(worker)]);
    }
  });
}

function startSigningUp(servers: Server[]) {
  const emails: string[] = [];
  const stopped = new AbortController();
  const done = (async () => {
    while (!stopped.signal.aborted) {
      const { url = "" } = servers[emails.length % servers.length] ?? {};
      emails.push(await signUp(url));
      await wait(signsUpEvery, null, { signal: stopped.signal }).catch(() => {});
    }
  })();
  return {
    async stop() {
      stopped.abort();
      await done;
      return emails;
    },
  };
}

/** Memory of each process in MB, and connections to the database. */
async function measure(db: Db, pids: number[]) {
  const [row] = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from pg_stat_activity where backend_type = 'client backend'`,
  );
  return { memory: await Promise.all(pids.map(memoryOf)), connections: row?.count ?? 0 };
}

async function memoryOf(pid: number) {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  return Math.round(Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) / 1024);
}
