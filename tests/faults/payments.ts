import { setTimeout as wait } from "node:timers/promises";
import { eq, sql } from "drizzle-orm";
import pino from "pino";
import { v7 as newId } from "uuid";
import { sellingSettings } from "#app/features/sales/settings.server.ts";
import { runHourly } from "#app/features/subscriptions/clock.server.ts";
import { readEnv } from "#app/http/env.server.ts";
import { paths } from "#app/paths.ts";
import { acceptTerms } from "#app/services/terms.server.ts";
import type { Db } from "#db/client.ts";
import { paymentAttempts, subscriptions } from "#db/schema/payments.ts";
import { openSandboxGateway } from "#tests/integration/payments/given.ts";
import { areRight, type Books, compareBooks, formatBooks, givenPackage } from "./books.ts";
import { end, givenCoach, type Server, type Site, sessionOf, startServer, withSite } from "./site.ts";
import { post, readPage } from "./visitor.ts";

/** In milliseconds: how long the payments of a round take about, and how long after the first charge a kill comes at most. */
const paying = 1500;
const afterCharge = 200;
/** In milliseconds: how long a round's first charge is waited for, of which a fault of the gateway may leave none. */
const patience = 3000;
/** In milliseconds: longer than whoever began a payment has it for themselves. */
const threeMinutes = 3 * 60 * 1000;
const coachesOfRound = 5;
const [cheap, dear] = [2900, 5900];

type Gateway = Awaited<ReturnType<typeof openSandboxGateway>>;
type Shop = { site: Site; db: Db; gateway: Gateway; settings: Record<string, string>; basic: string; pro: string };
type Payer = { accountId: string; cookie: string };
type Press = Payer & { at: string; fields: Record<string, string> & { id: string } };
type Seen = { before: number; again: number; resumed: number; broken: number };

/** Subscribes and upgrades while the server is killed and the gateway fails; some press again, the clock does the rest. */
export function paymentRun(kills: number) {
  return withSite(async (site) => {
    const gateway = await openSandboxGateway();
    try {
      const { db } = site;
      const settings = { BRAINTREE_SANDBOX_URL: gateway.url, BRAINTREE_3D_SECURE: "off" };
      const basic = await givenPackage(db, gateway.payments, { name: "Basic", cents: cheap });
      const pro = await givenPackage(db, gateway.payments, { name: "Pro", cents: dear });
      const shop = { site, db, gateway, settings, basic, pro };
      const seen = await payAndKill(shop, kills);
      const books = await compareBooks(db, (await gateway.control.ledger()).transactions);
      return judge(kills, seen, books, await compareOrders(shop));
    } finally {
      await gateway.stop();
    }
  });
}

async function payAndKill(shop: Shop, kills: number): Promise<Seen> {
  const seen: Seen = { before: 0, again: 0, resumed: 0, broken: 0 };
  let server = await startServer(shop.site, shop.settings);
  let subscribers: Payer[] = [];
  try {
    for (let kill = 0; kill < kills; kill++) {
      const coaches = await Promise.all(Array.from({ length: coachesOfRound }, () => givenPayer(shop.db)));
      const presses = await openForms(shop, server, { coaches, subscribers });
      await breakGateway(shop.gateway, kill);
      const unanswered = await killAmid(shop, server, presses, kill);
      server = await startServer(shop.site, shop.settings);
      // why: every third one who heard nothing doesn't come back
      const returning = unanswered.filter((_, at) => at % 3 !== kill % 3);
      seen.before += presses.length - unanswered.length;
      const inVain = await untilPaid(shop.db, server, returning);
      seen.again += returning.length - inVain.length;
      seen.resumed += await resume(shop);
      const done = await paidOf(shop.db);
      const gone = new Set(unanswered.filter((press) => !returning.includes(press)));
      seen.broken += presses.filter((press) => !gone.has(press) && !done.has(press.fields.id)).length;
      const paid = new Set(presses.filter(({ fields }) => done.has(fields.id)).map(({ accountId }) => accountId));
      subscribers = coaches.filter(({ accountId }) => paid.has(accountId));
    }
  } finally {
    await end(server.child);
  }
  return seen;
}

async function givenPayer(db: Db): Promise<Payer> {
  const coach = await givenCoach(db, { email: `${newId()}@example.test` });
  await acceptTerms(db, coach, new Date());
  return { accountId: coach.accountId, cookie: await sessionOf(db, coach) };
}

/** Who is new subscribes with a card, who has subscribed upgrades with the one that is kept. */
function openForms({ basic, pro }: Shop, server: Server, of: { coaches: Payer[]; subscribers: Payer[] }) {
  const subscribing = of.coaches.map((payer) =>
    openForm(server, payer, basic, { nonce: "fake-valid-nonce", card: "" }),
  );
  const upgrading = of.subscribers.map((payer) => openForm(server, payer, pro, { nonce: "", card: "kept" }));
  return Promise.all([...subscribing, ...upgrading]);
}

type Card = { nonce: string; card: string };

async function openForm({ url }: Server, payer: Payer, packageId: string, card: Card): Promise<Press> {
  const at = paths.payment(packageId);
  const page = await readPage({ ...payer, url }, at);
  const sum = /<tfoot>.*?€([\d.]+)/.exec(page)?.[1];
  if (!sum) throw new Error(`The page of a payment names no sum: ${/<main.*<\/main>/s.exec(page)?.[0] ?? page}`);
  // why: the form is rendered by a script alone, which posts what stands in the page, and a key of its own
  const shown = sum.replace(".", "");
  return { ...payer, at, fields: { id: newId(), shown, ...card } };
}

/** Down, slow, busy, or does it and is not heard: one after the other, for the round's first calls. */
async function breakGateway({ control }: Gateway, round: number) {
  const kinds = ["cut", "late", "refused", "busy"] as const;
  const kind = kinds[round % kinds.length] ?? "cut";
  for (const on of ["POST /subscriptions", "POST /transactions", "POST /payment_methods"]) {
    for (let time = 0; time < 2; time++) await control.breakNext({ on, kind, delay: paying });
  }
}

/** Presses all at once and kills the server meanwhile; who was not told that they have paid. */
async function killAmid({ gateway }: Shop, server: Server, presses: Press[], kill: number) {
  const before = (await gateway.control.ledger()).transactions.length;
  const unanswered = pressAll(server, presses);
  // why: every other kill comes between what was charged and what is recorded, the others at any time
  if (kill % 2 === 0) await firstCharge(gateway, before);
  await wait(Math.random() * (kill % 2 === 0 ? afterCharge : paying));
  await end(server.child, "SIGKILL");
  return unanswered;
}

async function firstCharge({ control }: Gateway, before: number) {
  const since = performance.now();
  while ((await control.ledger()).transactions.length === before && performance.now() - since < patience)
    await wait(10);
}

/** Those that were not told that they have paid. */
async function pressAll({ url }: Server, presses: Press[]) {
  const answers = await Promise.all(
    presses.map(({ cookie, at, fields }) => post({ url, cookie }, at, fields).catch(() => null)),
  );
  const success = paths.paymentComplete("success");
  return presses.filter((_, at) => answers[at]?.headers.get("location") !== success);
}

/** Presses again with the same key; those that were never told that they have paid. */
async function untilPaid(db: Db, server: Server, presses: Press[]) {
  let left = presses;
  for (let time = 0; left.length > 0 && time < 5; time++) {
    // why: people wait until a payment that was broken off is free again; here nobody else goes on with one by now
    await db
      .update(paymentAttempts)
      .set({ createdAt: sql`created_at - interval '3 minutes'`, triedAt: sql`tried_at - interval '3 minutes'` })
      .where(eq(paymentAttempts.state, "open"));
    left = await pressAll(server, left);
  }
  return left;
}

/** The hourly run goes on with what was left, first by a gateway that does it and answers after the time-out; how many. */
async function resume({ db, gateway }: Shop) {
  const isOpen = eq(paymentAttempts.state, "open");
  const left = await db.$count(paymentAttempts, isOpen);
  if (left === 0) return 0;
  await gateway.control.breakNext({ on: "POST /subscriptions", kind: "late", delay: 500 });
  await gateway.control.breakNext({ on: "POST /transactions", kind: "late", delay: 500 });
  const run = runHourly(sellingSettings(readEnv({ NODE_ENV: "test" })));
  const services = { payments: gateway.hasty, log: pino({ level: "silent" }) };
  for (let time = 1; time <= 8 && (await db.$count(paymentAttempts, isOpen)) > 0; time++) {
    await run({ db, services, now: new Date(Date.now() + time * threeMinutes) });
  }
  return left - (await db.$count(paymentAttempts, isOpen));
}

async function paidOf(db: Db) {
  const done = await db.select().from(paymentAttempts).where(eq(paymentAttempts.state, "done"));
  return new Set(done.map(({ id }) => id));
}

type Orders = { subscribed: number; upgraded: number; unfinished: number; doubled: number; wrong: number };

/** Each account has one subscription, here and at the gateway; each upgrade was charged once, and its price stands there. */
async function compareOrders({ db, gateway, pro }: Shop): Promise<Orders> {
  const { transactions, subscriptions: atGateway } = await gateway.control.ledger();
  const orders = await db.select().from(paymentAttempts);
  const done = orders.filter(({ state }) => state === "done");
  const upgrades = done.filter(({ kind }) => kind === "upgrade");
  const rows = await db.select().from(subscriptions).where(eq(subscriptions.state, "active"));
  const accounts = new Set(rows.map(({ accountId }) => accountId)).size;
  const right = upgrades.filter(({ id, cents, subscriptionId }) => {
    const sold = transactions.filter(({ orderId }) => orderId === id).map((one) => one.cents);
    const plan = atGateway.find((one) => one.id === subscriptionId);
    return sold.length === 1 && sold[0] === cents && plan?.cents === dear && plan.planId === pro;
  });
  return {
    subscribed: done.length - upgrades.length,
    upgraded: upgrades.length,
    unfinished: orders.length - done.length,
    doubled: rows.length - accounts + Math.abs(atGateway.length - accounts),
    wrong: upgrades.length - right.length,
  };
}

function judge(kills: number, seen: Seen, books: Books, orders: Orders) {
  const { before, again, resumed, broken } = seen;
  const { subscribed, upgraded, unfinished, doubled, wrong } = orders;
  const figures = `${kills} kills: ${before} paid before the kill, ${again} paid by a second press, ${resumed} completed by the hourly run, ${broken} acknowledged but missing; ${subscribed} subscribed, ${upgraded} upgraded, ${unfinished} unfinished, ${doubled} subscribed twice, ${wrong} upgrades wrong; ${formatBooks(books)}`;
  const isAll = books.atGateway === subscribed + upgraded && subscribed > 0 && upgraded > 0;
  return {
    name: "a server is killed during payments",
    figures,
    isGood: isAll && broken + unfinished + doubled + wrong === 0 && areRight(books),
  };
}
