import { setTimeout as wait } from "node:timers/promises";
import { migrateFurther } from "#tests/support/database/next-schema.ts";
import { end, type Server, type Site, startServer, withSite } from "../site.ts";
import { startTraffic, unready } from "./traffic.ts";

/** Few where other tests have the machine, too. */
const [perSecond, fewPerSecond] = [20, 5];

/** In milliseconds: how often a balancer asks whether a server is ready; the grace is ten times as long. */
const asks = 200;
const settings = { STOP_GRACE: "2" };

/** This build stands for the newer one, too: on tables that it does not know, it starts only when it is told to. */
const newerBuild = { ...settings, ALLOW_NEWER_DATABASE: "true" };

/** What the requests read and write. */
const migrated = ["folders", "programs", "exercises", "account_clients"];

/** Replaces each server by one of a newer build, as docs/running.md says, after a migration, while requests come in. */
export function rollingRun(servers: number, { isTimed }: { isTimed: boolean }) {
  return withSite(async (site) => {
    const fleet = await startFleet(site, servers);
    try {
      const pace = isTimed ? perSecond : fewPerSecond;
      const { traffic, stop } = await startTraffic(site.db, fleet.readyUrls, { perSecond: pace });
      await wait(1000);
      await migrateFurther(site.databaseUrl, migrated);
      await wait(1000);
      await fleet.replaceAll();
      await wait(1000);
      const lost = await stop();
      for (const failure of new Set(traffic.failures)) console.error(`Failed: ${failure}`);
      const { sent, saved, failures, slowest } = traffic;
      const figures =
        `${servers} replaced by a newer build, a migration in between, ${pace} requests a second: ` +
        `${sent} requests, ${failures.length} failed; ${saved.length} saves, ${lost} lost; slowest ${(slowest / 1000).toFixed(1)} s`;
      // why: a busy machine's server may ask to come back, or not be ready
      const failed = isTimed ? failures : failures.filter((failure) => !/: 503$/.test(failure) && failure !== unready);
      return { name: "a rolling restart", figures, isGood: failed.length + lost === 0 && saved.length > 0 };
    } finally {
      await fleet.stop();
    }
  });
}

/** Servers, and of each whether it was ready when the balancer last asked. */
async function startFleet(site: Site, count: number) {
  const servers = await Promise.all(Array.from({ length: count }, () => startServer(site, settings)));
  let ready = servers.map(({ url }) => url);
  let isAsking = true;
  const asking = (async () => {
    while (isAsking) {
      const answers = await Promise.all([...servers].map(async (one) => ((await isReady(one)) ? [one.url] : [])));
      ready = answers.flat();
      await wait(asks);
    }
  })();

  return {
    readyUrls: () => ready,
    async replaceAll() {
      for (const old of [...servers]) {
        const fresh = await startServer(site, newerBuild);
        servers.push(fresh);
        while (!ready.includes(fresh.url)) await wait(asks);
        await end(old.child);
        servers.splice(servers.indexOf(old), 1);
      }
    },
    async stop() {
      isAsking = false;
      await asking;
      await Promise.all(servers.map(({ child }) => end(child)));
    },
  };
}

async function isReady({ url }: Server) {
  const answer = await fetch(`${url}/health/ready`).catch(() => null);
  return answer?.status === 200;
}
