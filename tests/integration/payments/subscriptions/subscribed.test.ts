import { expect, test } from "vitest";
import { readSubscription } from "#app/features/account/subscription.server.ts";
import { countPeople } from "#app/features/clients/licence-queries.server.ts";
import { readDashboard } from "#app/features/dashboard/queries.server.ts";
import { listUsers } from "#app/features/users/administration/list.server.ts";
import type { UserQuery } from "#app/features/users/administration/list.ts";
import { givenSubscription, type Life, monthlyPackage } from "#tests/support/payments/subscriptions.ts";
import { coachingBusiness, monday } from "#tests/support/people/factory.ts";

/** Proves what a subscription, told by a gateway, comes to wherever its licence is shown. */
const everybody: UserQuery = { search: "", role: "", subscription: "", page: 1 };
const places = { used: 0, allowed: 25 };
const over = "FREE (Subscription expired)";

async function business() {
  const { ctx, ...more } = await coachingBusiness();
  const payments = { ...ctx.services.payments, environment: "sandbox-local" as const };
  return { ...more, ctx: { ...ctx, services: { ...ctx.services, payments } } };
}

test.each<[Life, object]>([
  ["active", { state: "active", places, package: "Studio", until: "21/03/2026", next: "22/03/2026" }],
  ["cancelled", { state: "cancelled", places, package: "Studio", until: "21/03/2026", next: "" }],
  // why: the list of users goes by the last day alone (document 3 §2), and access lasts three days longer
  ["past due", { state: "pastDue", places, package: over, until: "", next: "" }],
  ["ended", { state: "ended", places: null, package: over, until: "30/01/2026", next: "" }],
])("%s: %j", async (life, expected) => {
  const { ctx, account, user } = await business();
  const studio = await monthlyPackage();
  await givenSubscription(account.id, studio, life, monday);
  const admin = (await coachingBusiness({ roles: ["ADM"] })).ctx;
  const listed = async (more: Partial<UserQuery>) =>
    (await listUsers(admin, { ...everybody, search: user.email, ...more })).rows.map((row) => row.package);
  const [shown, { licence }] = [await readSubscription(ctx, "UTC"), await readDashboard(ctx, "UTC")];
  const { places: counted } = await countPeople(ctx);
  const [name] = await listed({});
  expect({ state: shown.state, places: counted, package: name, until: shown.until, next: shown.nextInvoice }).toEqual(
    expected,
  );
  expect(licence).toMatchObject({ used: 0, allowed: counted?.allowed ?? 0, subscription: { state: shown.state } });
  expect(await listed({ subscription: name === over ? "EXPIRED" : studio })).toEqual([name]);
  expect(await listed({ subscription: name === over ? studio : "EXPIRED" })).toEqual([]);
});

test("the next invoice is on the gateway's day after the last one paid for, wherever the coach is", async () => {
  const { ctx, account } = await business();
  await givenSubscription(account.id, await monthlyPackage(), "active", monday);
  for (const timeZone of ["Pacific/Auckland", "Europe/Zagreb", "America/New_York"]) {
    const there = { ...ctx, timeZone };
    expect((await readSubscription(there, "UTC")).nextInvoice).toBe("22/03/2026");
    expect((await readDashboard(there, "UTC")).licence?.subscription?.paidUntil).toBe("21/03/2026");
  }
});
