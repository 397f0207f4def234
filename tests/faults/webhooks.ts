import { setTimeout as wait } from "node:timers/promises";
import { and, eq, inArray } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { readEnv } from "#app/http/env.server.ts";
import { paths } from "#app/paths.ts";
import { openPayments } from "#app/services/payments/open.server.ts";
import type { Db } from "#db/client.ts";
import { paymentAttempts, subscriptions, webhookEvents } from "#db/schema/payments.ts";
import { startSandbox } from "#scripts/sandbox/server.ts";
import { customerWithCard, good } from "#tests/integration/payments/given.ts";
import { sandboxControl } from "#tests/support/payments/payments-sandbox.ts";
import { areRight, type Books, compareBooks, formatBooks, givenPackage } from "./books.ts";
import { end, givenCoach, type Server, startServer, withSite } from "./site.ts";

/** In milliseconds: about as long as the webhooks of a round are being taken. */
const taking = 150;
/** In milliseconds: how long a server that has just started may take for its first one. */
const patience = 20_000;
const subscribersOfRound = 5;

type Posted = { signature: string; payload: string };
type Gateway = ReturnType<typeof openPayments>;

/** Posts the gateway's webhooks while the server is killed, again until each is taken: what it charged has to stand in the books. */
export function webhookRun(kills: number) {
  return withSite(async (site) => {
    const sandbox = await startSandbox({});
    const control = sandboxControl(sandbox.url);
    await control.sendWebhooks(null, true);
    const settings = { BRAINTREE_SANDBOX_URL: sandbox.url, BRAINTREE_3D_SECURE: "off" };
    const payments = openPayments(readEnv({ NODE_ENV: "test", ...settings }));
    try {
      const packageId = await givenPackage(site.db, payments, { name: "Coach", cents: 2900 });
      const taken = { before: 0, after: 0 };
      let server = await startServer(site, settings);
      for (let kill = 0; kill < kills; kill++) {
        const told = await givenRound(site.db, payments, control, packageId);
        const unanswered = postAll(server, told);
        // why: every other kill comes while some are taken, the others at any time before
        if (kill % 2 === 0) await firstTaken(site.db);
        await wait(Math.random() * taking);
        await end(server.child, "SIGKILL");
        const left = await unanswered;
        taken.before += told.length - left.length;
        server = await startServer(site, settings);
        taken.after += await untilTaken(server, left);
      }
      await end(server.child);
      const books = await compareBooks(site.db, (await control.ledger()).transactions);
      return judge(kills, taken, { ...books, paid: await countPaid(site.db) });
    } finally {
      await sandbox.stop();
    }
  });
}

async function firstTaken(db: Db) {
  const before = await db.$count(webhookEvents);
  const since = performance.now();
  while ((await db.$count(webhookEvents)) === before && performance.now() - since < patience) await wait(5);
}

/** Some who have ordered and paid, of which nobody here was told: what the gateway has to say of them. */
async function givenRound(db: Db, payments: Gateway, control: ReturnType<typeof sandboxControl>, packageId: string) {
  for (let one = 0; one < subscribersOfRound; one++) {
    const { accountId, id: userId } = await givenCoach(db, { email: `${newId()}@example.test` });
    const { cardToken } = await customerWithCard(payments);
    const id = newId();
    const when = { createdAt: new Date(), triedAt: new Date() };
    const order = { kind: "subscribe", environment: "sandbox-local", cents: 2900, priceCents: 2900 } as const;
    await db.insert(paymentAttempts).values({ accountId, id, userId, packageId, ...order, ...when });
    good(await payments.createSubscription({ id, planId: packageId, cents: 2900, cardToken }));
    if (one % 2 === 0) good(await payments.cancelSubscription(id));
  }
  const { waiting } = await control.ledger();
  // why: they are posted by the run itself, which has to know which of them were taken
  await control.release({ to: "http://127.0.0.1:9/" });
  return waiting;
}

/** Posts all at once, as often as two deliveries cross; those that were not taken. */
async function postAll({ url }: Server, told: Posted[]): Promise<Posted[]> {
  const statuses = await Promise.all(
    told.map(async (one) => {
      const both = await Promise.all([postOne(url, one), postOne(url, one)]);
      return both.some((status) => status === 200);
    }),
  );
  return told.filter((_, at) => !statuses[at]);
}

async function postOne(url: string, { signature, payload }: Posted) {
  const body = new URLSearchParams({ bt_signature: signature, bt_payload: payload });
  const response = await fetch(url + paths.braintreeWebhook(), { method: "POST", body }).catch(() => null);
  await response?.arrayBuffer().catch(() => null);
  return response?.status ?? 0;
}

async function untilTaken(server: Server, told: Posted[]) {
  let left = told;
  for (let time = 0; left.length > 0 && time < 10; time++) left = await postAll(server, left);
  return told.length - left.length;
}

/** Subscriptions that were paid for, as they stand here. */
function countPaid(db: Db) {
  const isPaid = inArray(subscriptions.state, ["active", "cancelled"]);
  return db.$count(subscriptions, and(isPaid, eq(subscriptions.environment, "sandbox-local")));
}

function judge(kills: number, taken: { before: number; after: number }, { paid, ...books }: Books & { paid: number }) {
  const figures = `${kills} kills, ${taken.before} webhooks accepted before the kill and ${taken.after} after, ${formatBooks(books)}`;
  const expected = kills * subscribersOfRound;
  return {
    name: "a server is killed while webhooks arrive",
    figures,
    isGood: books.atGateway === expected && paid === expected && areRight(books),
  };
}
