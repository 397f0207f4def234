import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { expect, test } from "vitest";
import { Forbidden, NotFound } from "#app/domain/errors.ts";
import { messagesOf } from "#app/domain/forms/check.ts";
import { type PackageInput, type PackageValues, packageForm, packageInput } from "#app/features/packages/form.ts";
import { createPackage, deletePackage, updatePackage } from "#app/features/packages/mutations.server.ts";
import { findPackage, findPlans, listPackages, pageOfPackages } from "#app/features/packages/queries.server.ts";
import { accounts } from "#db/schema/accounts.ts";
import { packages } from "#db/schema/packages.ts";
import { paymentAttempts, subscriptions } from "#db/schema/payments.ts";
import { coachingBusiness } from "#tests/support/people/factory.ts";
import { makeClient, makeInvite } from "#tests/support/things.ts";

const input: PackageInput = {
  name: "Solo",
  maxUsers: 5,
  priceCents: 1900,
  durationInDays: 31,
  trialPeriod: 15,
  description: "<p>For <strong>one</strong>.</p>",
  leaveOut: false,
  published: true,
};

async function given(more: Partial<PackageInput> = {}) {
  const { ctx } = await coachingBusiness({ roles: ["ADM"] });
  const id = newId();
  await createPackage(ctx, id, { ...input, ...more });
  return { ctx, id };
}

async function sell(accountId: string, id: string) {
  const { ctx } = await coachingBusiness();
  const subscription = { subscriptionStatus: "ACTIVE", subscriptionValidUntil: new Date("2100-12-13") } as const;
  await ctx.db
    .update(accounts)
    .set({ ...subscription, subscriptionPackageId: id })
    .where(eq(accounts.id, accountId));
  const terms = { priceCents: 1500, durationInDays: 31, environment: "production" } as const;
  const paid = { state: "active", paidThrough: "2100-12-13", createdAt: ctx.now } as const;
  await ctx.db.insert(subscriptions).values({ accountId, id: newId(), packageId: id, ...terms, ...paid });
}

test("the form says what is wrong in the documents' words", () => {
  const empty: PackageValues = {
    ...{ name: "", maxUsers: "", price: "", billing: "", trialPeriod: "", description: "" },
    ...{ leaveOut: false, published: false },
  };
  expect(messagesOf(packageForm, empty, undefined)).toEqual({
    name: "Name is required!",
    maxUsers: "Number of users is required",
    price: "Price is required",
    billing: "You must choose is this monthly or yearly package",
  });
  const wrong = { ...empty, name: "Solo", maxUsers: "0", price: "9.999", billing: "weekly", trialPeriod: "1.5" };
  expect(messagesOf(packageForm, wrong, undefined)).toEqual({
    maxUsers: "Number of users must be a whole number from 1 to 100000",
    price: "Price can have at most 2 decimals",
    billing: "You must choose is this monthly or yearly package",
    trialPeriod: "Trial period must be a whole number from 0 to 365",
  });
  const right = { ...empty, name: "Club", maxUsers: "100", price: "1234,50", billing: "yearly", trialPeriod: "0" };
  expect(messagesOf(packageForm, right, undefined)).toEqual({});
  expect(packageInput(right)).toMatchObject({ priceCents: 123_450, durationInDays: 365, trialPeriod: null });
});

test("a new package is made once, however often its form is sent, and begins unpublished", async () => {
  const { ctx, id } = await given();
  expect(await createPackage(ctx, id, { ...input, name: "Again" })).toEqual({ ok: true, name: "Solo" });
  expect(await findPackage(ctx, id)).toMatchObject({ ...shown, published: false, version: 1 });
});

const { leaveOut: _, ...shown } = input;

test("administrators keep packages; coaches see the published ones; nobody else sees any", async () => {
  const { ctx, id } = await given();
  const coach = await coachingBusiness();
  await expect(findPackage(coach.ctx, id)).rejects.toThrow(NotFound);
  await updatePackage(ctx, id, 1, input);
  expect(await findPackage(coach.ctx, id)).toMatchObject({ name: "Solo", published: true });
  await expect(createPackage(coach.ctx, newId(), input)).rejects.toThrow(Forbidden);
  await expect(updatePackage(coach.ctx, id, 2, input)).rejects.toThrow(Forbidden);
  await expect(deletePackage(coach.ctx, id)).rejects.toThrow(Forbidden);
  const client = await coachingBusiness({ roles: ["USR"] });
  await expect(findPackage(client.ctx, id)).rejects.toThrow(NotFound);
  expect(await listPackages(client.ctx, { page: 1 })).toEqual({ rows: [], total: 0 });
});

test("packages are listed by name, for coaches without those that are not published", async () => {
  const [first, second] = [await given({ name: "0 Åland" }), await given({ name: "0 Zagreb" })];
  await updatePackage(second.ctx, second.id, 1, { ...input, name: "0 Zagreb" });
  const { rows } = await listPackages(first.ctx, { page: 1 });
  expect(rows.slice(0, 2).map(({ id }) => id)).toEqual([first.id, second.id]);
  const coach = await coachingBusiness();
  const ids = (await listPackages(coach.ctx, { page: 1 })).rows.map(({ id }) => id);
  expect([ids.includes(first.id), ids.includes(second.id)]).toEqual([false, true]);
});

test("the second of two who save is shown what the first one saved, and whose it is", async () => {
  const { ctx, id } = await given();
  const other = await coachingBusiness({ roles: ["SYS"] });
  await updatePackage(other.ctx, id, 1, { ...input, priceCents: 2500 });
  const second = await updatePackage(ctx, id, 1, { ...input, priceCents: 3000 });
  expect(second).toMatchObject({ ok: false, theirs: { values: { price: "25.00" }, version: 2 } });
  expect(JSON.stringify(second)).toContain("Somebody else saved this package in the meantime.");
  expect(await updatePackage(ctx, id, 1, { ...input, priceCents: 2500 })).toEqual({ ok: true, name: "Solo" });
});

test("a package that somebody has ordered and not yet paid is not deleted", async () => {
  const { ctx, id } = await given();
  const { user, account } = await coachingBusiness();
  const order = { kind: "subscribe", packageId: id, cents: 1900, priceCents: 1900, environment: "production" } as const;
  const opened = { createdAt: ctx.now, triedAt: ctx.now };
  const attempt = { accountId: account.id, id: newId(), userId: user.id, ...order, ...opened };
  await ctx.db.insert(paymentAttempts).values(attempt);
  const problems = { "": ["This package is in use and can't be deleted."] };
  expect(await deletePackage(ctx, id)).toEqual({ ok: false, problems });
});

test("a description is sanitised when it is read, too, whatever is stored", async () => {
  const { ctx, id } = await given();
  await ctx.db.update(packages).set({ description: '<p onclick="x()">For all<script>x()</script></p>' });
  const clean = { description: "<p>For all</p>" };
  expect(await findPackage(ctx, id)).toMatchObject(clean);
  const { plans } = await findPlans(ctx);
  expect(new Set(plans.map(({ main }) => main.description))).toEqual(new Set(["<p>For all</p>"]));
  const { rows } = await pageOfPackages(ctx, { where: null, limit: 10, offset: 0, after: null, noCount: true });
  expect(rows.map(({ description }) => description)).toEqual(rows.map(() => "<p>For all</p>"));
});

test("a description is sanitised once somebody has said so, who was told what it loses", async () => {
  const { ctx, id } = await given();
  const description = `<p onclick="x()">For <a href="javascript:x()">all</a><script>x()</script></p><!-- -->`;
  const refusal = await updatePackage(ctx, id, 1, { ...input, description });
  expect(refusal).toEqual({
    ok: false,
    problems: {
      leaveOut: [
        "The description can't have onclick, the link to javascript:x(), <script>, comments. Change it, or tick this to save it without.",
      ],
    },
  });
  await updatePackage(ctx, id, 1, { ...input, description, leaveOut: true });
  expect(await findPackage(ctx, id)).toMatchObject({ description: "<p>For <a>all</a></p>" });
  const kept =
    '<h3>A</h3><ul><li><em>b</em></li></ul><p>5 &lt; 6 &amp; <a href="https://x.test/" rel="noreferrer">c</a></p>';
  await updatePackage(ctx, id, 2, { ...input, description: kept });
  expect(await findPackage(ctx, id)).toMatchObject({ description: kept });
});

test("a package that was sold keeps its duration, and is not deleted", async () => {
  const { ctx, id } = await given();
  const buyer = await coachingBusiness();
  await sell(buyer.account.id, id);
  expect(await updatePackage(ctx, id, 1, { ...input, durationInDays: 365 })).toEqual({
    ok: false,
    problems: { billing: ["A package that was sold keeps its duration."] },
  });
  expect(await updatePackage(ctx, id, 1, { ...input, priceCents: 2100 })).toEqual({ ok: true, name: "Solo" });
  const refusal = { ok: false, problems: { "": ["This package is in use and can't be deleted."] } };
  expect(await deletePackage(ctx, id)).toEqual(refusal);
  const unsold = await given();
  expect(await deletePackage(unsold.ctx, unsold.id)).toMatchObject({ ok: true, name: "Solo" });
  await expect(findPackage(unsold.ctx, unsold.id)).rejects.toThrow(NotFound);
});

test("plans pair what is published, and know the business's own package and users", async () => {
  const [monthly, yearly] = [await given({ name: "Pair" }), await given({ name: "Pair yearly" })];
  const coach = await coachingBusiness();
  await sell(coach.account.id, monthly.id);
  await makeClient(coach.user);
  await makeInvite(coach.user);
  const find = async () => (await findPlans(coach.ctx, "UTC")).plans.find(({ main }) => main.id === monthly.id);
  expect(await find()).toBeUndefined();
  await updatePackage(monthly.ctx, monthly.id, 1, { ...input, name: "Pair" });
  expect(await find()).toMatchObject({ yearly: null });
  await updatePackage(yearly.ctx, yearly.id, 1, { ...input, name: "Pair yearly", durationInDays: 365 });
  expect(await find()).toMatchObject({ main: { name: "Pair", maxUsers: 5 }, yearly: { id: yearly.id } });
  // what administrators see besides is no plan for them either
  const draft = await given({ name: "Pair of a draft" });
  const { plans } = await findPlans(draft.ctx, "UTC");
  expect(plans.flatMap(({ main, yearly: other }) => [main.id, other?.id])).not.toContain(draft.id);
  const payments = { ...coach.ctx.services.payments, environment: "production" as const };
  const selling = { ...coach.ctx, services: { ...coach.ctx.services, payments } };
  expect(await findPlans(selling, "UTC")).toMatchObject({
    current: { id: monthly.id, priceCents: 1500, state: "active", paidThrough: "2100-12-13" },
    users: 2,
  });
  const ended = { subscriptionStatus: "CANCELED", subscriptionValidUntil: new Date(0) } as const;
  await coach.ctx.db.update(accounts).set(ended).where(eq(accounts.id, coach.account.id));
  expect(await findPlans(coach.ctx, "UTC")).toMatchObject({ current: null });
});
