import diagnostics from "node:diagnostics_channel";
import { Server } from "node:http";
import { sellingSettings } from "#app/features/sales/settings.server.ts";
import { readEnv } from "#app/http/env.server.ts";
import { openPayments } from "#app/services/payments/open.server.ts";
import { exitWith } from "./command.ts";
import { openPrepared, withPool } from "./database.ts";
import { startTimeOf } from "./demo-data/failed-renewals.ts";
import { loadDemoData, storedContext, trainer } from "./demo-data/load.ts";
import { phonesFor } from "./demo-data/month/phones.ts";
import { demoPassword } from "./demo-data/people.ts";
import { subscribeCoaches } from "./demo-data/subscribers.ts";
import { openSandbox } from "./sandbox/open.ts";
import { stopOnSignals } from "./signals.ts";

// why: enables the support form; its mails stay in the outbox
process.env.SUPPORT_EMAIL ??= "support@demo.test";
process.env.LOG_LEVEL ??= "warn";
async function prepare() {
  const env = readEnv(process.env);
  return { env, server: await openPrepared(env) };
}

const { env, server } = await prepare().catch(exitWith);
const now = new Date();
await withPool(server.directUrl, async (db) => {
  const phones = await phonesFor(db, server.url);
  stopOnSignals(async () => {
    await phones?.stop();
    await server.stop();
  });
  try {
    await loadDemoData(db, now);
    await phones?.play(await storedContext(db, trainer, now));
  } finally {
    await phones?.stop();
  }
});
stopOnSignals(() => server.stop());
const sandbox = await openSandbox(env, startTimeOf(now));
// why: nobody can confirm these cards
const paying = { ...readEnv(process.env), BRAINTREE_3D_SECURE: false };
const place = { payments: openPayments(paying), selling: sellingSettings(paying), now };
if (sandbox) {
  await sandbox.tell("authentication", { isRequired: false });
  await withPool(server.directUrl, (db) => subscribeCoaches({ db, sandbox, ...place }));
  await sandbox.tell("authentication", { isRequired: env.BRAINTREE_3D_SECURE });
}

function sayWhere(port: number) {
  console.log(`\n  Macrocycle demo  http://localhost:${port}\n`);
  console.log(`  Log in as ${trainer} with the password ${demoPassword}.`);
  console.log("  The README lists the other logins.\n");
}

diagnostics.subscribe("tracing:net.server.listen:asyncEnd", (message) => {
  const { server } = message as { server: unknown };
  const address = server instanceof Server ? server.address() : null;
  if (address && typeof address === "object") sayWhere(address.port);
});

// why: the server finds the database running and leaves it to this process
await import("./start.ts");
