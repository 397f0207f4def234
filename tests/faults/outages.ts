import { setTimeout as wait } from "node:timers/promises";
import { openDatabase } from "#db/client.ts";
import { openSandboxGateway } from "#tests/integration/payments/given.ts";
import { hiddenFields } from "#tests/support/http/html.ts";
import { breakableDatabase, type Outage } from "./breakable.ts";
import { end, startServer, withSite } from "./site.ts";
import type { Press, Writer } from "./writers/writer.ts";
import { givenWriters } from "./writers/writers.ts";

/** Two kills in a row, also from one five to the next: what a dead connection left undone is gone after the second. */
const order: Outage[] = ["kill", "terminate", "refuse", "hang", "kill"];

/** In milliseconds: between two writes of one writer, and between two tries of one write. */
const pace = 100;
const again = 250;
/** What people may have to wait for: a refusal, and for the database's coming back to show. */
const refusedWithin = 5_000;
const backWithin = 10_000;

export type Seen = {
  heard: number;
  refused: number;
  slowest: number;
  /** Those that were refused, and stored from the page that said so. */
  forms: number;
  others: string[];
  slowestReturn: number;
};

export function nothingSeen(): Seen {
  return { heard: 0, refused: 0, slowest: 0, forms: 0, others: [], slowestReturn: 0 };
}

/**
 * Twelve people write while the database dies, ends their connections, is not there, and hangs. `isTimed`: slow answers
 * fail the run, which the check can't ask of a busy machine.
 */
export function outagesRun(times: number, { isTimed }: { isTimed: boolean }) {
  return withSite(async (site) => {
    const database = await breakableDatabase(site.folder, site.databaseUrl);
    const gateway = await openSandboxGateway();
    const pays = { BRAINTREE_SANDBOX_URL: gateway.url, BRAINTREE_3D_SECURE: "off" };
    const server = await startServer({ ...site, databaseUrl: database.url }, pays);
    const seen = nothingSeen();
    try {
      const writers = await givenWriters(site.db, server.url, gateway);
      const hasEnded = () => server.child.exitCode !== null || server.child.signalCode !== null;
      const writing = startWriting(writers, hasEnded, seen);
      for (let time = 0; time < times && !hasEnded(); time++) {
        await writing.everybodyHeard();
        await database.outages[order[time % order.length] ?? "kill"]();
        const back = performance.now();
        await writing.everybodyHeard();
        seen.slowestReturn = Math.max(seen.slowestReturn, performance.now() - back);
      }
      await writing.stop();
      await database.outages.kill();
      const found = await compareAll(site.databaseUrl, writers);
      return judge(seen, { ...found, times, isTimed, ended: hasEnded() ? 1 : 0 });
    } finally {
      await end(server.child);
      await database.close();
      await gateway.stop();
    }
  });
}

/** Each writes one thing after another, and each thing until it is acknowledged, or its server has ended. */
export function startWriting(writers: Writer[], hasEnded: () => boolean, seen: Seen) {
  let isOn = true;
  const lastHeard = writers.map(() => 0);
  const running = writers.map(async (writer, at) => {
    while (isOn && !hasEnded()) {
      await writeUntilHeard(await writer.press(), hasEnded, seen);
      lastHeard[at] = performance.now();
      await wait(pace);
    }
  });
  // why: one that fails ends the run, not the process
  const failed = Promise.all(running);
  failed.catch(() => {});
  return {
    /** Resolved when each writer has had something acknowledged that was still open, or not begun, now. */
    async everybodyHeard() {
      const since = performance.now();
      const all = async () => {
        while (!hasEnded() && lastHeard.some((heard) => heard < since)) await wait(20);
      };
      await Promise.race([all(), failed]);
    },
    async stop() {
      isOn = false;
      await failed;
    },
  };
}

async function writeUntilHeard(press: Press, hasEnded: () => boolean, seen: Seen) {
  let kept: Press["fields"];
  for (;;) {
    const begun = performance.now();
    const answer = await press.send(kept ?? press.fields).catch(() => Response.error());
    if (hasEnded()) return;
    const text = await answer.text();
    if (press.isHeard(answer)) break;
    seen.slowest = Math.max(seen.slowest, performance.now() - begun);
    if (answer.status === 503) seen.refused += 1;
    else if (!press.isPending?.(answer)) seen.others.push(`${answer.status} ${answer.url}`);
    // why: a person presses the button of the page that they got, which has to hold what they had typed
    if (press.fields) kept = hiddenFields(text);
    await wait(again);
  }
  if (kept) seen.forms += 1;
  press.heard();
  seen.heard += 1;
}

export async function compareAll(databaseUrl: string, writers: Writer[]) {
  const pool = openDatabase(databaseUrl, { max: 2 });
  try {
    const found = await Promise.all(writers.map((writer) => writer.compare(pool.db)));
    const sum = (count: "lost" | "doubled") => found.reduce((total, one) => total + one[count], 0);
    return { lost: sum("lost"), doubled: sum("doubled") };
  } finally {
    await pool.end();
  }
}

type Found = { lost: number; doubled: number; times: number; ended: number; isTimed: boolean };

function judge(seen: Seen, { lost, doubled, times, ended, isTimed }: Found) {
  const { heard, refused, slowest, forms, others, slowestReturn } = seen;
  const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;
  for (const one of new Set(others)) console.error(`Answered with ${one}.`);
  const figures =
    `${times} outages, ${heard} acknowledged writes, ${lost} lost, ${doubled} doubled, ${ended} processes ended; ` +
    `${refused} × 503 within ${seconds(slowest)}, ${forms} forms saved by sending the refused page again, ` +
    `${others.length} other answers; all twelve save again within ${seconds(slowestReturn)}`;
  const isInTime = !isTimed || (slowest < refusedWithin && slowestReturn < backWithin);
  const isGood = lost + doubled + ended + others.length === 0 && refused > 0 && forms > 0 && isInTime;
  return { name: "twelve writers while the database goes away", figures, isGood };
}
