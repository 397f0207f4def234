import "./settings.ts";

import { startDemo } from "#tests/support/demo-process.ts";
import { filesRun } from "./files.ts";
import { importRun } from "./import.ts";
import { killRun } from "./kill.ts";
import { mailRun } from "./mail.ts";
import { outageRun } from "./outage.ts";
import { paymentRun } from "./payments.ts";
import { processesRun } from "./processes.ts";
import { stopRun } from "./stop.ts";
import { webhookRun } from "./webhooks.ts";

/**
 * What a server meets: kills, a database that hangs, a stop under load, kills amid mails, amid files that are moved,
 * amid imports and amid webhooks and amid payments, and other processes on its database. `--short` does the first three once, the kills amid something five
 * times and the last three times, for the README's table. The hostile posts are tests/http/hostile-actions.test.ts, the
 * orders of webhooks tests/http/webhooks.test.ts, both long with FAULTS=long.
 */
const short = process.argv.includes("--short");
const demo = await startDemo();
try {
  const lines = [
    await killRun(demo, short ? 1 : 30),
    await outageRun(demo, short ? 1 : 5),
    await stopRun(demo, short ? 1 : 5),
    await mailRun(short ? 5 : 50),
    await filesRun(short ? 5 : 50),
    await importRun(short ? 5 : 50),
    await webhookRun(short ? 5 : 200),
    await paymentRun(short ? 5 : 200),
    await processesRun(short ? 3 : 20),
  ];
  for (const line of lines) console.log(`| ${line.name} | ${line.figures} |`);
  process.exitCode = lines.every(({ isGood }) => isGood) ? 0 : 1;
} finally {
  await demo.stop();
}
