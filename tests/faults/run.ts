import { replaceBetweenMarks } from "#tests/support/documents.ts";
import { startDemo } from "#tests/support/servers/demo-process.ts";
import { bucketRun } from "./bucket.ts";
import { clockRun } from "./clock/clock.ts";
import { completionRun } from "./completions.ts";
import { embeddedRun } from "./embedded.ts";
import { failoverRun } from "./failover.ts";
import { filesRun } from "./files.ts";
import { importRun } from "./import.ts";
import { killRun } from "./kill.ts";
import { mailRun } from "./mail.ts";
import { outagesRun } from "./outages.ts";
import { paymentRun } from "./payments.ts";
import { processesRun } from "./processes.ts";
import { stopRun } from "./stop.ts";
import { backupRun } from "./traffic/backup.ts";
import { rollingRun } from "./traffic/rolling.ts";
import { soakRun } from "./traffic/soak.ts";
import { webhookRun } from "./webhooks.ts";

/**
 * Kills servers and databases, takes databases away and stops servers under load, then compares what was acknowledged
 * with what is stored. `--short` meets each kind of fault and each moment of a kill once, and leaves out the lost
 * primary, the bucket, the clock, the backup and the soak; `--only webhooks,payments` runs those alone; `--write` replaces their rows in
 * docs/numbers.md and docs/running.md. The hostile posts are tests/http/hostile/actions.test.ts, the orders of webhooks
 * tests/http/payments/webhooks.test.ts, both long with FAULTS=long.
 */
const short = process.argv.includes("--short");
const isWritten = process.argv.includes("--write");
let demo: Awaited<ReturnType<typeof startDemo>> | undefined;
const startedDemo = async () => (demo ??= await startDemo());
const runs = {
  kill: async () => killRun(await startedDemo(), short ? 1 : 30),
  embedded: async () => embeddedRun(await startedDemo(), short ? 1 : 10, { isTimed: !short }),
  outages: () => outagesRun(short ? 4 : 50, { isTimed: !short }),
  stop: async () => stopRun(await startedDemo(), short ? 1 : 5),
  mail: () => mailRun(short ? 2 : 50),
  files: () => filesRun(short ? 2 : 50),
  bucket: () => bucketRun(),
  import: () => importRun(short ? 2 : 50),
  webhooks: () => webhookRun(short ? 2 : 200),
  payments: () => paymentRun(short ? 4 : 200),
  completions: () => completionRun(short ? 2 : 100),
  processes: () => processesRun(short ? 1 : 20),
  rolling: () => rollingRun(short ? 1 : 3, { isTimed: !short }),
  clock: () => clockRun(),
  backup: () => backupRun(),
  failover: () => failoverRun(5),
  soak: () => soakRun(30),
};
/** What somebody who runs the product does or meets; their rows are in docs/running.md. */
const drills = ["backup", "rolling", "failover", "soak", "embedded", "bucket", "clock"];
const only = process.argv[process.argv.indexOf("--only") + 1]?.split(",");
const longOnly = ["failover", "bucket", "clock", "backup", "soak"];
const usual = Object.keys(runs).filter((name) => !short || !longOnly.includes(name));
const asked = process.argv.includes("--only") && only ? only : usual;
try {
  let isGood = true;
  for (const [name, run] of Object.entries(runs)) {
    if (!asked.includes(name)) continue;
    const line = await run();
    const row = `| ${line.name} | ${line.figures} |`;
    console.log(row);
    if (isWritten) await writeRow(line.name, row, drills.includes(name) ? "docs/running.md" : "docs/numbers.md");
    isGood &&= line.isGood;
  }
  process.exitCode = isGood ? 0 : 1;
} finally {
  await demo?.stop();
}

/** Replaces the run's row of the table, or adds it below the others. */
async function writeRow(name: string, row: string, document: string) {
  await replaceBetweenMarks(document, "faults", (table) => {
    const rows = table.split("\n");
    const at = rows.findIndex((one) => one.startsWith(`| ${name} |`));
    return at < 0 ? [...rows, row].join("\n") : rows.with(at, row).join("\n");
  });
}
