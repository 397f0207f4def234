import { setTimeout as wait } from "node:timers/promises";
import { v7 as newId } from "uuid";
import { paths } from "#app/paths.ts";
import { type Db, openDatabase } from "#db/client.ts";
import { completions } from "#db/schema/completions.ts";
import { folders } from "#db/schema/programs.ts";
import { prepareDatabase } from "#scripts/database.ts";
import { storedContext } from "#scripts/demo-data/load.ts";
import { findPooler } from "#scripts/find-pooler.ts";
import { startMailProvider } from "#tests/support/mail-provider.ts";
import { startPooler } from "#tests/support/pooler.ts";
import { completionOf, givenFollower, givenTraining } from "#tests/support/training.ts";
import { type Cluster, findServerPrograms, startCluster, urlOf } from "./cluster.ts";
import { sendWorkout } from "./completions.ts";
import { end, givenCoach, type Server, sessionOf, startServer, withFolder } from "./site.ts";
import { post } from "./visitor.ts";

const name = "the primary is lost (failover)";
/** Of each server and kind; in milliseconds: the pause of a writer, the load before and after, and what is too long. */
const writers = 3;
const pause = 50;
const load = 2_000;
const patience = 10_000;

/** Stores something new; whether it was acknowledged. */
type Write = (server: Server, id: string) => Promise<boolean>;
type Acknowledged = { kind: string; id: string; server: Server; at: number };

/** Two servers behind PgBouncer, a primary with a synchronous replica: under load, the replica takes its place. */
export async function failoverRun(rounds: number) {
  const bin = findServerPrograms();
  if (!bin || !findPooler()) {
    return { name, figures: "skipped: Debian's postgresql and pgbouncer are not installed", isGood: !process.env.CI };
  }
  return withFolder(async (folder) => {
    const cluster = await startCluster(folder, bin);
    const direct = urlOf(cluster.primary());
    const pooler = await startPooler(direct, { connections: 20 });
    const provider = await startMailProvider();
    const servers: Server[] = [];
    try {
      await prepareDatabase(direct, pooler.urlOf(direct));
      const kinds = await withPrimary(cluster, givenKinds);
      const site = { databaseUrl: pooler.urlOf(direct), folder, provider };
      const ways = { DATABASE_POOLER: "true", DATABASE_DIRECT_URL: direct };
      for (let count = 0; count < 2; count++) servers.push(await startServer(site, ways));
      const outages: number[] = [];
      const acknowledged = await underLoad(servers, kinds, async (heard) => {
        for (let round = 0; round < rounds; round++) outages.push(await failOver(cluster, pooler, servers, heard));
      });
      const ended = servers.filter(({ child }) => child.exitCode !== null || child.signalCode !== null).length;
      const lost = await withPrimary(cluster, (db) => countLost(db, acknowledged));
      return judge(rounds, { outages, acknowledged: acknowledged.length, lost, ended });
    } finally {
      await Promise.all(servers.map(({ child }) => end(child, "SIGKILL")));
      await pooler.stop();
      await provider.stop();
      await cluster.stop();
    }
  });
}

async function withPrimary<T>(cluster: Cluster, work: (db: Db) => Promise<T>) {
  const pool = openDatabase(urlOf(cluster.primary()), { max: 2 });
  return work(pool.db).finally(() => pool.end());
}

/** A coach who makes folders with forms, and an athlete whose app sends workouts over the API. */
async function givenKinds(db: Db): Promise<Record<string, Write>> {
  const email = `${newId()}@example.test`;
  const cookie = await sessionOf(db, await givenCoach(db, { email }));
  const coach = await storedContext(db, email, new Date());
  const training = await givenTraining(coach, "Squats");
  const athlete = await givenFollower(db, coach, training, ["Luka", "Kos"]);
  return {
    async folder({ url }, id) {
      const answer = await post({ url, cookie }, paths.folders(), { id, name: `Kept ${id}` });
      await answer.arrayBuffer();
      return answer.status === 302;
    },
    async workout(server, id) {
      const body = completionOf(training, [[5, 100]], { id, doneAt: new Date(), comment: null });
      return (await sendWorkout(server, { athlete, body })) === 201;
    },
  };
}

/** Everything that is acknowledged while the work is done. */
async function underLoad(
  servers: Server[],
  kinds: Record<string, Write>,
  work: (heard: readonly Acknowledged[]) => Promise<void>,
) {
  const heard: Acknowledged[] = [];
  let isOn = true;
  async function keepWriting(server: Server, kind: string, write: Write) {
    while (isOn) {
      const id = newId();
      if (await write(server, id).catch(() => false)) heard.push({ kind, id, server, at: performance.now() });
      await wait(pause);
    }
  }
  const all = servers.flatMap((server) =>
    Object.entries(kinds).flatMap(([kind, write]) =>
      Array.from({ length: writers }, () => keepWriting(server, kind, write)),
    ),
  );
  await work(heard).finally(() => {
    isOn = false;
  });
  await Promise.all(all);
  return heard;
}

type Pooler = Awaited<ReturnType<typeof startPooler>>;

/** From the fence to when everybody has written something again through each server, in milliseconds. */
async function failOver(cluster: Cluster, pooler: Pooler, servers: Server[], heard: readonly Acknowledged[]) {
  await wait(load);
  const begun = performance.now();
  await cluster.fence();
  await cluster.promote();
  await pooler.leadTo(urlOf(cluster.primary()));
  const promoted = performance.now();
  const firstOf = (server: Server) => heard.find((one) => one.server === server && one.at > promoted);
  while (!servers.every(firstOf) && performance.now() - begun < 2 * patience) await wait(20);
  const outage = Math.max(...servers.map((server) => firstOf(server)?.at ?? Number.POSITIVE_INFINITY)) - begun;
  await wait(load);
  await cluster.rebuild();
  return outage;
}

async function countLost(db: Db, acknowledged: Acknowledged[]) {
  const stored = {
    folder: new Set((await db.select({ id: folders.id }).from(folders)).map(({ id }) => id)),
    workout: new Set((await db.select({ id: completions.id }).from(completions)).map(({ id }) => id)),
  };
  return acknowledged.filter(({ kind, id }) => !stored[kind === "folder" ? "folder" : "workout"].has(id)).length;
}

type Seen = { outages: number[]; acknowledged: number; lost: number; ended: number };

function judge(rounds: number, { outages, acknowledged, lost, ended }: Seen) {
  const longest = Math.max(...outages);
  const figures =
    `${rounds} rounds, ${acknowledged} acknowledged writes of ${2 * 2 * writers} writers through 2 servers, ${lost} lost, ` +
    `${ended} processes ended; writing again after ${(longest / 1000).toFixed(1)} s at most`;
  return { name, figures, isGood: lost + ended === 0 && longest < patience && acknowledged > rounds };
}
