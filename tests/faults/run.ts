import "./settings.ts";

import { startDemo } from "#tests/support/demo-process.ts";
import { completionRun } from "./completions.ts";
import { failoverRun } from "./failover.ts";
import { filesRun } from "./files.ts";
import { importRun } from "./import.ts";
import { killRun } from "./kill.ts";
import { mailRun } from "./mail.ts";
import { outagesRun } from "./outages.ts";
import { paymentRun } from "./payments.ts";
import { processesRun } from "./processes.ts";
import { stopRun } from "./stop.ts";
import { webhookRun } from "./webhooks.ts";

/**
/**
 * What a server meets: kills, a database that goes away under twelve writers, a stop under load, kills amid mails, amid
 * files that are moved, amid imports, webhooks, payments and workouts, other processes on its database, and the loss of
 * the primary. `--short`, for the README's table, does kill and stop once, outages and the kills amid something five
 * times and other processes three times, and leaves the lost primary out; `--only webhooks,payments` does those alone.
 * The hostile posts are tests/http/hostile-actions.test.ts, the orders of webhooks tests/http/webhooks.test.ts, both long
 * with FAULTS=long.
 */
const short = process.argv.includes("--short");
let demo: Awaited<ReturnType<typeof startDemo>> | undefined;
const startedDemo = async () => (demo ??= await startDemo());
const runs = {
  kill: async () => killRun(await startedDemo(), short ? 1 : 30),
  outages: () => outagesRun(short ? 5 : 50),
  stop: async () => stopRun(await startedDemo(), short ? 1 : 5),
  mail: () => mailRun(short ? 5 : 50),
  files: () => filesRun(short ? 5 : 50),
  import: () => importRun(short ? 5 : 50),
  webhooks: () => webhookRun(short ? 5 : 200),
  payments: () => paymentRun(short ? 5 : 200),
  completions: () => completionRun(short ? 5 : 100),
  processes: () => processesRun(short ? 3 : 20),
  failover: () => failoverRun(5),
};
const only = process.argv[process.argv.indexOf("--only") + 1]?.split(",");
const usual = Object.keys(runs).filter((name) => !short || name !== "failover");
const asked = process.argv.includes("--only") && only ? only : usual;
try {
  let isGood = true;
  for (const [name, run] of Object.entries(runs)) {
    if (!asked.includes(name)) continue;
    const line = await run();
    console.log(`| ${line.name} | ${line.figures} |`);
    isGood &&= line.isGood;
  }
  process.exitCode = isGood ? 0 : 1;
} finally {
  await demo?.stop();
}
