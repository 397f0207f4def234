import { once } from "node:events";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { diskFiles } from "#app/services/files/disk.server.ts";
import { fileKey } from "#app/services/files/file-keys.ts";
import { openDatabase } from "#db/client.ts";
import { startEmbedded } from "#db/embedded/embedded.ts";
import { files } from "#db/schema/files.ts";
import { folders } from "#db/schema/programs.ts";
import { loadDemoData } from "#scripts/demo-data/load.ts";
import { end, run, type Site, startServer, withSite } from "../site.ts";
import { startTraffic } from "./traffic.ts";

const perSecond = 20;

type Copy = { site: Site; original: string; restored: string; backup: string };

/** Backs the demo up while people write, and restores it into a DATA_DIR of its own. */
export function backupRun() {
  return withSite(async (site) => {
    const at = (name: string) => join(site.folder, name);
    const copy = { site, original: at("original"), restored: at("restored"), backup: at("one.backup") };
    await loadDemoData(site.db, new Date(), diskFiles(copy.original));
    const { traffic, notStored, saved, made } = await backUpUnderTraffic(copy);
    const back = await timed(["scripts/restore.ts", copy.backup], { DATA_DIR: copy.restored });
    const { missing, images, broken } = await compare(copy, saved);
    for (const failure of new Set(traffic.failures)) console.error(`Failed: ${failure}`);
    const figures =
      `${totalIn(made.output)} in ${made.seconds} s, while ${traffic.sent} requests came in at ${perSecond} a second: ` +
      `${traffic.failures.length} failed, slowest ${(traffic.slowest / 1000).toFixed(1)} s; restored in ${back.seconds} s: ` +
      `${missing} of ${saved.length} saves from before it missing, ${broken} of ${images} files different`;
    const isSame = totalIn(back.output) === totalIn(made.output);
    const isWhole = traffic.failures.length + notStored + missing + broken === 0 && saved.length > 0 && images > 0;
    return { name: "a backup under writes, restored", figures, isGood: isSame && isWhole };
  });
}

async function backUpUnderTraffic({ site, original, backup }: Copy) {
  const server = await startServer(site, { DATA_DIR: original });
  try {
    const { traffic, stop } = await startTraffic(site.db, () => [server.url], { perSecond });
    await wait(2000);
    const saved = [...traffic.saved];
    const made = await timed(["scripts/backup.ts", backup], { DATABASE_URL: site.databaseUrl, DATA_DIR: original });
    await wait(1000);
    return { traffic, saved, made, notStored: await stop() };
  } finally {
    await end(server.child);
  }
}

async function timed(command: string[], settings: Record<string, string>) {
  const begun = performance.now();
  const child = run(command, { NODE_ENV: "test", ...settings });
  const [output, [code]] = await Promise.all([text(child.stdout), once(child, "exit")]);
  if (code !== 0) throw new Error(`${command[0]} ended with ${code}.`);
  return { output, seconds: ((performance.now() - begun) / 1000).toFixed(1) };
}

/** Both commands end their list of tables with this. */
function totalIn(output: string) {
  return /\d+ rows in \d+ tables, \d+ files \(.* MB\)/.exec(output)?.[0] ?? "nothing";
}

async function compare({ original, restored }: Copy, saved: string[]) {
  const server = await startEmbedded(restored);
  const pool = openDatabase(server.url, { max: 1 });
  try {
    const names = new Set((await pool.db.select({ name: folders.name }).from(folders)).map(({ name }) => name));
    const keys = (await pool.db.select().from(files)).flatMap(({ id, widths }) =>
      widths.map((one) => fileKey(id, one)),
    );
    const [from, to] = [diskFiles(original), diskFiles(restored)];
    let broken = 0;
    for (const key of keys) {
      const [one, other] = [await from.get(key), await to.get(key)];
      if (!one || !other || Buffer.compare(one, other) !== 0) broken += 1;
    }
    return { missing: saved.filter((name) => !names.has(name)).length, images: keys.length, broken };
  } finally {
    await pool.end();
    await server.stop();
  }
}
