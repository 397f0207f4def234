import { setTimeout as wait } from "node:timers/promises";
import { v7 as newId } from "uuid";
import { paths } from "#app/paths.ts";
import type { startDemo } from "#tests/support/servers/demo-process.ts";
import { markHeader, post, readPage, signInToDemo, type Visitor } from "./visitor.ts";

type Demo = Awaited<ReturnType<typeof startDemo>>;
type Seen = { saved: string[]; lastBegun: number; refused: number; others: string[] };

/** In milliseconds: between two saves, and from a kill to the next save. */
const pace = 100;
const backWithin = 5_000;

/** Saves folders one after another while the database is killed under the server that keeps it, and nobody helps. */
export async function embeddedRun(demo: Demo, kills: number, { isTimed }: { isTimed: boolean }) {
  const visitor = await signInToDemo(demo.url);
  await markHeader(visitor);
  const seen: Seen = { saved: [], lastBegun: 0, refused: 0, others: [] };
  const stop = startSaving(visitor, seen);
  const slowest = await killAgainAndAgain(demo, kills, seen);
  await stop();
  const page = await readPage(visitor, paths.folders());
  const lost = seen.saved.filter((name) => !page.includes(name)).length;
  for (const one of new Set(seen.others)) console.error(`Answered with ${one}.`);
  const figures =
    `${kills} kills, ${seen.saved.length} acknowledged saves, ${lost} lost, ${seen.refused} × 503, ` +
    `${seen.others.length} other answers; saves again within ${(slowest / 1000).toFixed(1)} s`;
  const isInTime = !isTimed || slowest < backWithin;
  const isGood = lost + seen.others.length === 0 && seen.saved.length > kills && isInTime;
  return { name: "the embedded database is killed", figures, isGood };
}

function startSaving(visitor: Visitor, seen: Seen) {
  let isOn = true;
  const saving = (async () => {
    while (isOn) {
      const name = `Kept ${newId()}`;
      const begun = performance.now();
      const answer = await post(visitor, paths.folders(), { id: newId(), name }).catch(() => Response.error());
      if (answer.status === 302) {
        seen.saved.push(name);
        seen.lastBegun = begun;
      } else if (answer.status === 503) seen.refused += 1;
      else seen.others.push(String(answer.status));
      await wait(pace);
    }
  })();
  return async function stop() {
    isOn = false;
    await saving;
  };
}

/** Returns how long the slowest return took, in milliseconds. */
async function killAgainAndAgain(demo: Demo, kills: number, seen: Seen) {
  let slowest = 0;
  for (let kill = 0; kill < kills; kill++) {
    await untilSavedSince(performance.now(), seen);
    const [pid] = await demo.databasePids();
    if (!pid) throw new Error("The database does not run.");
    process.kill(pid, "SIGKILL");
    const killed = performance.now();
    await untilSavedSince(killed, seen);
    slowest = Math.max(slowest, performance.now() - killed);
  }
  return slowest;
}

const patience = 60_000;

/** Resolved once something was saved that was sent after that time. */
async function untilSavedSince(time: number, seen: Seen) {
  while (seen.lastBegun < time) {
    if (performance.now() - time > patience) throw new Error("Nothing could be saved for a minute.");
    await wait(20);
  }
}
