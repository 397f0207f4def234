import { expect } from "@playwright/test";
import { addDays, formatDate } from "#app/domain/schedule/dates.ts";
import { givenCoach } from "#tests/e2e/support/coaches.ts";
import { type Desk, givenSession, test } from "#tests/e2e/support/desk.ts";
import { givenPackage } from "#tests/faults/books.ts";
import { type MovedSite, withMovedSite } from "./moved-site.ts";
import { choose, fillCard } from "./paying.ts";

/**
 * Proves what a coach reads of a subscription as the months go by: a renewal that fails, one that is made good, and one
 * that is retried in vain until all is over. What is stored at each step is proved by clock (integration).
 *
 * The days go by on a site of its own (moved-site.ts): a server, a database on the demo's database server and a
 * gateway, whose clocks are moved together. A gateway renews whoever is subscribed there, and its clock can't be put
 * back, so that of the demo stands still for the journeys beside this one; a server that stayed in the present would say
 * of a subscription that is over next month that it can be used until then. The gateway posts its webhooks to that
 * server; of the server's hourly run, which waits an hour, the test makes each day's. A card is entered with scripting
 * alone, so the journey is one of that mode; expired pages without it are in subscription.spec.ts.
 */

test("a renewal that fails is told, recovers, and ends all when it is retried in vain", {
  tag: "@with-script",
}, async ({ browser }) => {
  // why: beside two workers a server of its own starts, and months go by
  test.setTimeout(180_000);
  await withMovedSite(async (site) => {
    const page = await browser.newPage({ baseURL: site.url, timezoneId: "UTC" });
    const life = await subscribe(site, { page, isScripted: true });
    await test.step("a renewal fails", () => fallsDue(life));
    await test.step("the next day's retry is paid", () => recovers(life));
    await test.step("the next renewal is retried three times, and all is over", () => expires(life));
    expect(await site.bookProblems()).toEqual([]);
  });
});

type Life = { site: MovedSite; desk: Desk; email: string };

/** A coach of the site who has just paid for a month with a card. */
async function subscribe(site: MovedSite, desk: Desk): Promise<Life> {
  await site.inDatabase((db) => givenPackage(db, site.gateway.payments, { name: "Studio", cents: 4900 }));
  const { email } = await givenCoach(desk, site);
  await choose(desk, "Subscribe: Studio");
  await fillCard(desk, "4111111111111111");
  await desk.page.getByRole("button", { name: "Pay €49.00" }).click();
  await expect(desk.page.getByText(/You successfully subscribed. Next billing date is/)).toBeVisible();
  const life = { site, desk, email };
  await expectSubscription(life, { is: `Next invoice date${formatDate((await atGateway(life)).nextBillingDate)}` });
  await expectInvoices(life, 1);
  return life;
}

/** The subscription as the gateway keeps it. */
async function atGateway({ site }: Life) {
  const { subscriptions } = await site.gateway.control.ledger();
  const [subscription] = subscriptions;
  if (!subscription || subscriptions.length > 1) throw new Error("There is not one subscription at the gateway.");
  return subscription;
}

const retried = "is retried for 3 consecutive days; after that the subscription is cancelled";

/** The bank says no on the day of the next renewal; nobody but the gateway's webhooks tells of it. */
async function fallsDue(life: Life) {
  const { site, desk } = life;
  const { token, nextBillingDate } = await atGateway(life);
  await site.gateway.control.decline(token, "2001");
  await site.moveTo(`${nextBillingDate}T00:30:00Z`);
  await comeBack(life);
  await expect(desk.page.getByRole("region", { name: "Subscription" })).toContainText(
    `The last payment of your subscription failed. It ${retried}.`,
  );
  await expectSubscription(life, {
    is: `The last payment failed. The renewal ${retried}, and you may subscribe again.`,
  });
  await desk.page.goto("/programs");
  await expect(desk.page.getByRole("link", { name: "New program" }).first()).toBeVisible();
}

async function recovers(life: Life) {
  const { site, desk } = life;
  const { token } = await atGateway(life);
  await site.gateway.control.decline(token, null);
  await nextDay(life, 1);
  await desk.page.goto("/");
  await expect(desk.page.getByRole("region", { name: "Subscription" })).toHaveCount(0);
  const { nextBillingDate } = await atGateway(life);
  await expectSubscription(life, { is: `Next invoice date${formatDate(nextBillingDate)}`, isNot: "failed" });
  await expectInvoices(life, 2);
}

async function expires(life: Life) {
  await fallsDue(life);
  const { page } = life.desk;
  for (const days of [1, 2]) {
    await nextDay(life, days);
    await expectSubscription(life, { is: "The last payment failed." });
  }
  await nextDay(life, 3);
  await page.goto("/programs");
  await expect(page.getByRole("heading", { name: "Your subscription has expired" })).toBeVisible();
  await expect(page.getByText("You don't have access to administration page.")).toBeVisible();
  await expect(page.getByRole("link", { name: "New program" })).toHaveCount(0);
  await expectSubscription(life, { is: "Your subscription is not valid or expired.", isNot: "Next invoice" });
  await expectInvoices(life, 2);
  await page.getByRole("link", { name: "Activate subscription" }).click();
  await expect(page.getByRole("link", { name: "Subscribe: Studio" })).toBeVisible();
  expect((await atGateway(life)).status).toBe("Canceled");
}

/** So many days after the renewal, half an hour into the day; then the hourly run. */
async function nextDay(life: Life, days: number) {
  const { billingPeriodStartDate } = await atGateway(life);
  const time = `${addDays(billingPeriodStartDate, days)}T00:30:00Z`;
  await life.site.moveTo(time);
  await life.site.runHourly(time);
}

/** Logs in anew, as whoever comes back a month later has to, and stands on the dashboard. */
async function comeBack({ desk, email }: Life) {
  await givenSession(desk, email);
  await desk.page.goto("/");
}

async function expectSubscription({ desk }: Life, { is, isNot }: { is: string; isNot?: string }) {
  await desk.page.goto("/settings/account/subscription");
  const main = desk.page.getByRole("main");
  await expect(main).toContainText(is);
  if (isNot) await expect(main).not.toContainText(isNot);
}

/** So many invoices, each of the plan's price. */
async function expectInvoices({ desk }: Life, count: number) {
  await desk.page.goto("/settings/billing");
  const numbers = desk.page.getByRole("link", { name: /^\d{4}-\d+$/ });
  await expect(numbers).toHaveCount(count);
  await expect(desk.page.getByRole("row").filter({ has: numbers }).filter({ hasText: "€49.00" })).toHaveCount(count);
}
