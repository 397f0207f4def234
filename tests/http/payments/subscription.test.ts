import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Role } from "#app/domain/policy/roles.ts";
import { formatDate } from "#app/domain/schedule/dates.ts";
import { subscriptions } from "#db/schema/payments.ts";
import { startSandbox } from "#scripts/sandbox/server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { get, pageOf, post, visitorAs } from "#tests/support/http/visitor.ts";
import { givenSubscription, type Life, monthlyPackage } from "#tests/support/payments/subscriptions.ts";
import { coachingBusiness } from "#tests/support/people/factory.ts";
import { startServer } from "#tests/support/servers/server.ts";
import { makeClient, makeProgram } from "#tests/support/things.ts";

/** Proves the texts of the subscription's page in every state (document 3 §4), and that cancelling asks and acts. */
const path = "/settings/account/subscription";
const cancel = `${path}/cancel`;
let url: string;
let studio: string;

let sandbox: Awaited<ReturnType<typeof startSandbox>>;

beforeAll(async () => {
  sandbox = await startSandbox({});
  const settings = { BRAINTREE_SANDBOX_URL: sandbox.url, BRAINTREE_TIME_ZONE: "UTC" };
  ({ url } = await startServer({ WORKER: "off", ...settings }));
  studio = await monthlyPackage();
});

afterAll(() => sandbox.stop());

async function coach(life?: Life, roles: Role[] = ["TRN"]) {
  const { user, account } = await coachingBusiness({ roles });
  const person = await visitorAs({ url }, user);
  const subscription = life && (await givenSubscription(account.id, studio, life, new Date()));
  async function ofAnotherGateway() {
    const { db } = await testDatabase();
    await db.update(subscriptions).set({ environment: "production" }).where(eq(subscriptions.accountId, account.id));
  }
  return { person, user, until: subscription ? formatDate(subscription.paidThrough) : "", ofAnotherGateway };
}

const words = {
  free: "You are on free version of Macrocycle.",
  left: "up to 25 users / 25 users left",
  price: "€49.00 a month",
  card: "Visa ending in 1111, valid until 12/2099",
  next: "Next invoice date",
  cancelled: "You cancelled your subscription. You can still use it until",
  retried: "The renewal is retried for 3 consecutive days",
  over: "Your subscription is not valid or expired.",
  again: "Subscribe again",
  cancel: "Cancel subscription",
  upgrade: "Upgrade subscription",
  billing: "Edit billing information",
};
type Word = keyof typeof words;

test.each<[Life | "none", Word[]]>([
  ["active", ["left", "price", "card", "next", "cancel"]],
  ["past due", ["left", "price", "card", "retried", "cancel"]],
  ["cancelled", ["left", "price", "cancelled", "again"]],
  ["ended", ["free", "over", "again"]],
  ["none", ["free", "billing"]],
])("%s: the page says %j", async (life, expected) => {
  const { person, until } = await coach(life === "none" ? undefined : life);
  const page = await pageOf(person, path);
  expect(
    Object.keys(words)
      .filter((name) => page.includes(words[name as Word]))
      .sort(),
  ).toEqual(expected.sort());
  if (life === "cancelled") {
    expect(page).toContain(`${words.cancelled} ${until}`);
    expect(page).toMatch(/<button[^>]*disabled[^>]*>Subscribe again/);
  }
  if (life === "ended" || life === "none") expect(page).toMatch(/href="\/subscribe"[^>]*>Subscribe/);
});

test("an administrator is told so, and nothing else", async () => {
  const page = await pageOf((await coach(undefined, ["ADM"])).person, path);
  expect(page).toContain("You are an administrator.");
  expect(Object.values(words).filter((text) => page.includes(text))).toEqual([]);
});

test("an upgrade is offered while a dearer plan of the same duration is published", async () => {
  const { person } = await coach("active");
  await monthlyPackage({ name: "Hidden", priceCents: 9900, published: false });
  await monthlyPackage({ name: "A year", priceCents: 49_000, durationInDays: 365 });
  await monthlyPackage({ name: "As dear" });
  expect(await pageOf(person, path)).not.toContain(words.upgrade);
  await monthlyPackage({ name: "Club", priceCents: 9900 });
  expect(await pageOf(person, path)).toMatch(/href="\/subscribe"[^>]*>Upgrade subscription/);
  expect(await pageOf((await coach("past due")).person, path)).not.toContain(words.upgrade);
  const elsewhere = await coach("active");
  await elsewhere.ofAnotherGateway();
  const page = await pageOf(elsewhere.person, path);
  expect([words.upgrade, words.cancel].filter((text) => page.includes(text))).toEqual([]);
  expect(await pageOf(elsewhere.person, "/subscribe")).not.toContain('href="/billing-info/');
});

test("cancelling asks first, and is then done once", async () => {
  const { person, until } = await coach("active");
  const asked = await pageOf(person, cancel);
  expect(asked).toContain(`You can still use it until ${until}`);
  for (const words of ["Continue using app", "Cancel subscription"]) expect(asked).toContain(words);
  const done = await post(person, cancel);
  expect([done.status, done.headers.get("Location")]).toEqual([302, path]);
  const page = await pageOf(person, path);
  expect(page).toContain(`${words.cancelled} ${until}`);
  expect(page).not.toContain(words.cancel);
  expect((await post(person, cancel)).status).toBe(404);
});

test("past due, cancelling says that it ends at once, and what is closed then", async () => {
  const { person } = await coach("past due");
  expect(await pageOf(person, cancel)).toContain("It ends at once, and you will not be charged again.");
  expect((await post(person, cancel)).status).toBe(302);
  expect((await get(person, "/clients")).status).toBe(402);
  expect(await pageOf(person, path)).toContain(words.over);
});

test.each<[Life, string]>([
  ["past due", "The last payment of your subscription failed."],
  ["cancelled", "You cancelled your subscription. You can still use it until"],
])("%s: the dashboard says so before all else", async (life, text) => {
  const page = await pageOf((await coach(life)).person, "/");
  expect(page).toContain(text);
});

test("the dashboard's licence names the plan and counts its users", async () => {
  const { person, user } = await coach("active");
  await makeProgram(user);
  await makeClient(user);
  const page = await pageOf(person, "/");
  expect(page).toMatch(/Studio.*1<\/b> of 25 users/s);
  expect(page).not.toContain(words.free);
});
