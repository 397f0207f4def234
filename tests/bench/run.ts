import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { loadavg, tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { replaceBetweenMarks } from "#tests/support/documents.ts";
import { measureAthletes } from "./athletes.ts";
import { buildRef } from "./builds.ts";
import { buildCopy } from "./copy.ts";
import { startDatabase } from "./data/database.ts";
import { log } from "./log.ts";
import { circumstances, isPart, measure, measureOnly, measurePart, measureTraining } from "./measure.ts";
import { printHeadlines } from "./report/headlines.ts";
import { printTables, type Results } from "./report/report.ts";
import { printAthletes } from "./report/report-athletes.ts";
import { printPages } from "./report/report-pages.ts";
import { printEditor, printText, printTraining } from "./report/report-parts.ts";
import { endAll } from "./server/processes.ts";
import { closeConnections } from "./server/wire.ts";

const root = resolve(import.meta.dirname, "../..");
/** `--against <git ref>`: the build that processor times are compared with. */
const ref = optionOf("--against");
/** `--only <name>,<name>`: nothing but the pages whose names begin so; `--only athletes`, `training`, `editor`, `text`, `week`, `hostile` or `images`: that part alone. */
const only = optionOf("--only");
/** `--scale <number>`: the part of 5,000 clients whose year is loaded; all of them without it. */
const scale = Number(optionOf("--scale") ?? 1);
/** `--write`: also writes the tables to docs/numbers.md, and the five headline numbers to README.md. */
const isWritten = process.argv.includes("--write");

/** Above it, times say more about the machine than about the app. */
const busy = 0.5;

function optionOf(option: string) {
  return process.argv[process.argv.indexOf(option) + 1 || Number.POSITIVE_INFINITY];
}

type Database = Awaited<ReturnType<typeof startDatabase>>;

/** Runs `work` with the production build in a folder of its own and the embedded database there. */
async function withBuild<T>(work: (folder: string, database: Database, otherLoad: number) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), "macrocycle-bench-"));
  const [otherLoad = 0] = loadavg();
  if (otherLoad > busy)
    console.error(`The machine has other work (load ${otherLoad.toFixed(1)}): times will be worse.`);
  log("Building a copy of the app, with an empty page in it");
  try {
    await buildCopy(folder);
    const database = await startDatabase(folder);
    try {
      return await work(folder, database, otherLoad);
    } finally {
      endAll();
      await database.stop();
    }
  } finally {
    closeConnections();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Measures it beside its floors; no number makes it fail. */
function bench(): Promise<Results> {
  return withBuild(async (folder, database, otherLoad) => {
    const against = ref ? { ref, folder: join(folder, "against") } : null;
    if (against) await buildRef(root, against.ref, against.folder);
    return { ...(await measure(folder, database, against)), otherLoad };
  });
}

async function keep(results: Results) {
  const folder = join(root, "bench-results");
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, "latest.json"), `${JSON.stringify(results, null, 2)}\n`);
}

async function publish(tables: string, path: string, name: string) {
  console.log(tables);
  if (isWritten) await replaceBetweenMarks(path, name, () => tables);
}

for (const signal of ["SIGINT", "SIGTERM"]) {
  process.once(signal, () => {
    endAll();
    process.exit(1);
  });
}

if (only === "athletes") {
  const figures = await withBuild(async (folder, database, otherLoad) => {
    return { ...(await measureAthletes(folder, database, scale)), ...circumstances(), otherLoad };
  });
  await publish(printAthletes(figures).join("\n"), "docs/numbers.md", "bench athletes");
} else if (only && isPart(only)) {
  const measured = await withBuild((folder, database, otherLoad) => measurePart(database, only, { folder, otherLoad }));
  const table = measured.join("\n");
  if (only === "week" || only === "editor" || only === "text") await publish(table, "docs/numbers.md", `bench ${only}`);
  else console.log(table);
} else if (only === "training") {
  const results = await withBuild(async (folder, database, otherLoad) => {
    return { ...(await measureTraining(folder, database)), otherLoad };
  });
  await publish(printTraining(results).join("\n"), "docs/numbers.md", "bench training");
} else if (only) {
  const pages = await withBuild((folder, database) => measureOnly(folder, database, only.split(",")));
  console.log(printPages(pages).join("\n"));
} else {
  const results = await bench();
  await keep(results);
  await publish(printTables(results), "docs/numbers.md", "bench");
  await publish(printEditor(results).join("\n"), "docs/numbers.md", "bench editor");
  await publish(printText(results).join("\n"), "docs/numbers.md", "bench text");
  await publish(printTraining(results).join("\n"), "docs/numbers.md", "bench training");
  await publish(printHeadlines(results), "README.md", "headlines");
}
