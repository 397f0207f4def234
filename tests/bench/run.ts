import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { loadavg, tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { buildRef } from "./builds.ts";
import { buildCopy } from "./copy.ts";
import { startDatabase } from "./data/database.ts";
import { log, measure } from "./measure.ts";
import { printTables, type Results } from "./report/report.ts";
import { endAll } from "./server/processes.ts";
import { closeConnections } from "./server/wire.ts";

const root = resolve(import.meta.dirname, "../..");
/** `--against <git ref>`: the build that processor times are compared with. */
const ref = process.argv[process.argv.indexOf("--against") + 1 || Number.POSITIVE_INFINITY];
const marks = { begin: "<!-- bench -->", end: "<!-- /bench -->" };

/** Above it, times say more about the machine than about the app. */
const busy = 0.5;

/** Measures the production build on the embedded database, beside its floors; no number makes it fail. */
async function bench(): Promise<Results> {
  const folder = await mkdtemp(join(tmpdir(), "macrocycle-bench-"));
  const [otherLoad = 0] = loadavg();
  if (otherLoad > busy)
    console.error(`The machine has other work (load ${otherLoad.toFixed(1)}): times will be worse.`);
  log("Building a copy of the app, with an empty page in it");
  try {
    await buildCopy(folder);
    const against = ref ? { ref, folder: join(folder, "against") } : null;
    if (against) await buildRef(root, against.ref, against.folder);
    const database = await startDatabase(folder);
    try {
      return { ...(await measure(folder, database, against)), otherLoad };
    } finally {
      endAll();
      await database.stop();
    }
  } finally {
    closeConnections();
    await rm(folder, { recursive: true, force: true });
  }
}

async function keep(results: Results) {
  const folder = join(root, "bench-results");
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, "latest.json"), `${JSON.stringify(results, null, 2)}\n`);
}

/** Puts the tables between the README's two marks. */
async function updateReadme(tables: string) {
  const file = join(root, "README.md");
  const text = await readFile(file, "utf8");
  const [before, , after] = text.split(new RegExp(`(?<=${marks.begin})([^]*?)(?=${marks.end})`));
  if (before === undefined || after === undefined) throw new Error(`README.md has no ${marks.begin} … ${marks.end}.`);
  await writeFile(file, `${before}\n\n${tables}\n\n${after}`);
}

for (const signal of ["SIGINT", "SIGTERM"]) {
  process.once(signal, () => {
    endAll();
    process.exit(1);
  });
}

const results = await bench();
const tables = printTables(results);
await keep(results);
console.log(tables);
if (process.argv.includes("--readme")) await updateReadme(tables);
