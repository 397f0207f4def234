import { setTimeout as wait } from "node:timers/promises";
import { type Db, openDatabase } from "#db/client.ts";
import { findPooler } from "#scripts/check/find-pooler.ts";
import { prepareDatabase } from "#scripts/database.ts";
import { type Pooler, startPooler } from "#tests/support/database/pooler.ts";
import { startMailProvider } from "#tests/support/servers/mail-provider.ts";
import { type Cluster, findServerPrograms, startCluster, urlOf } from "./cluster.ts";
import { compareAll, nothingSeen, type Seen, startWriting } from "./outages.ts";
import { end, type Server, startServer, withFolder } from "./site.ts";
import type { Writer } from "./writers/writer.ts";
import { givenWriters } from "./writers/writers.ts";

const name = "the primary is lost and the replica is promoted";
/** In milliseconds: how long is written before and after each failover, and when writing has to go on. */
const load = 2_000;
const backWithin = 10_000;

type Site = { cluster: Cluster; pooler: Pooler; servers: Server[] };

/** Twelve people write with each of two servers behind PgBouncer, while the primary is lost again and again. */
export async function failoverRun(rounds: number) {
  const bin = findServerPrograms();
  if (!bin || !findPooler()) {
    return { name, figures: "skipped: Debian's postgresql or pgbouncer is not installed", isGood: !process.env.CI };
  }
  return withFolder(async (folder) => {
    const cluster = await startCluster(folder, bin);
    const direct = urlOf(cluster.primary());
    const pooler = await startPooler(direct, { connections: 20 });
    const provider = await startMailProvider();
    const servers: Server[] = [];
    try {
      await prepareDatabase(direct, pooler.urlOf(direct));
      const ways = { DATABASE_POOLER: "true", DATABASE_DIRECT_URL: direct };
      const site = { databaseUrl: pooler.urlOf(direct), folder, provider };
      for (let count = 0; count < 2; count++) servers.push(await startServer(site, ways));
      return await runRounds({ cluster, pooler, servers }, rounds);
    } finally {
      await Promise.all(servers.map(({ child }) => end(child, "SIGKILL")));
      await pooler.stop();
      await provider.stop();
      await cluster.stop();
    }
  });
}

async function runRounds(site: Site, rounds: number) {
  const pool = openDatabase(urlOf(site.cluster.primary()), { max: 2 });
  const writers = await writersOf(pool.db, site.servers).finally(() => pool.end());
  const ended = () => site.servers.filter(({ child }) => child.exitCode !== null || child.signalCode !== null).length;
  const seen = nothingSeen();
  const writing = startWriting(writers, () => ended() > 0, seen);
  for (let round = 0; round < rounds && ended() === 0; round++) {
    await wait(load);
    const lost = performance.now();
    await failOver(site);
    await writing.everybodyHeard();
    seen.slowestReturn = Math.max(seen.slowestReturn, performance.now() - lost);
    await wait(load);
    await site.cluster.rebuild();
  }
  await writing.stop();
  return judge(rounds, writers.length, seen, ended(), await compareAll(urlOf(site.cluster.primary()), writers));
}

async function writersOf(db: Db, servers: Server[]): Promise<Writer[]> {
  const all = await Promise.all(servers.map(({ url }) => givenWriters(db, url)));
  return all.flat();
}

async function failOver({ cluster, pooler }: Site) {
  await cluster.fence();
  await cluster.promote();
  await pooler.leadTo(urlOf(cluster.primary()));
}

type Wrong = { lost: number; doubled: number };

function judge(rounds: number, writers: number, seen: Seen, ended: number, { lost, doubled }: Wrong) {
  const { heard, refused, slowest, others, slowestReturn } = seen;
  const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;
  for (const one of new Set(others)) console.error(`Answered with ${one}.`);
  const figures =
    `${rounds} rounds, ${heard} acknowledged writes of ${writers} writers through 2 servers, ${lost} lost, ` +
    `${doubled} doubled, ${ended} processes ended; ${refused} × 503 within ${seconds(slowest)}, ` +
    `${others.length} other answers; all save again within ${seconds(slowestReturn)}`;
  const isGood = lost + doubled + ended + others.length === 0 && heard > writers && slowestReturn < backWithin;
  return { name, figures, isGood };
}
