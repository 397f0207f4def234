import { v7 as newId } from "uuid";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { PackageInput } from "#app/features/packages/form.ts";
import { createPackage, deletePackage, updatePackage } from "#app/features/packages/mutations.server.ts";
import { findPackage } from "#app/features/packages/queries.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { subscriptions } from "#db/schema/payments.ts";
import { openSandboxGateway } from "#tests/integration/payments/given.ts";
import { coachingBusiness } from "#tests/support/people/factory.ts";

/** Proves that a published package is a plan of the gateway, by its own id, and that both are saved or none. */
let gateway: Awaited<ReturnType<typeof openSandboxGateway>>;

beforeEach(async () => {
  gateway = await openSandboxGateway();
});

afterEach(() => gateway.stop());

const input: PackageInput = {
  ...{ name: "Solo", maxUsers: 5, priceCents: 1900, durationInDays: 31, trialPeriod: null },
  ...{ description: "", leaveOut: false, published: true },
};

async function given() {
  const { ctx } = await coachingBusiness({ roles: ["ADM"] });
  const keeper: Context = { ...ctx, services: { ...ctx.services, payments: gateway.payments } };
  const id = newId();
  await createPackage(keeper, id, input);
  return { keeper, id };
}

const plans = async () => (await gateway.control.ledger()).plans.map(({ id, name, cents }) => ({ id, name, cents }));

test("publishing makes the plan, saving again changes nothing, and a new name or price is the plan's, too", async () => {
  const { keeper, id } = await given();
  expect(await updatePackage(keeper, id, 1, { ...input, published: false, priceCents: 2000 })).toMatchObject({
    ok: true,
  });
  expect(await plans()).toEqual([]);
  expect(await updatePackage(keeper, id, 2, input)).toEqual({ ok: true, name: "Solo" });
  expect(await plans()).toEqual([{ id, name: "Solo", cents: 1900 }]);
  expect(await updatePackage(keeper, id, 3, input)).toEqual({ ok: true, name: "Solo" });
  await updatePackage(keeper, id, 3, { ...input, name: "Alone", priceCents: 2900 });
  expect(await plans()).toEqual([{ id, name: "Alone", cents: 2900 }]);
});

test("a gateway that is away refuses the form, and nothing is saved; unpublished it can be", async () => {
  const { keeper, id } = await given();
  await gateway.stop();
  const refused = await updatePackage(keeper, id, 1, { ...input, priceCents: 2500 });
  expect(refused).toMatchObject({ ok: false, problems: { "": [expect.stringContaining("can't be reached")] } });
  expect(await findPackage(keeper, id)).toMatchObject({ priceCents: 1900, published: false, version: 1 });
  const unpublished = { ...input, priceCents: 2500, published: false };
  expect(await updatePackage(keeper, id, 1, unpublished)).toEqual({ ok: true, name: "Solo" });
});

test("what the gateway has with another duration is said at that field", async () => {
  const { keeper, id } = await given();
  await updatePackage(keeper, id, 1, input);
  const refused = await updatePackage(keeper, id, 2, { ...input, durationInDays: 365 });
  expect(refused).toMatchObject({
    ok: false,
    problems: { billing: [expect.stringContaining("a different duration")] },
  });
  expect(await findPackage(keeper, id)).toMatchObject({ durationInDays: 31, version: 2 });
});

test("who saves over somebody else's change does not change the plan", async () => {
  const { keeper, id } = await given();
  await updatePackage(keeper, id, 1, input);
  expect(await updatePackage(keeper, id, 1, { ...input, priceCents: 100 })).toMatchObject({ ok: false });
  expect(await plans()).toEqual([{ id, name: "Solo", cents: 1900 }]);
});

test("a package is in use as soon as anybody subscribed to it, whatever the account's licence is by now", async () => {
  const { keeper, id } = await given();
  const { account, ctx } = await coachingBusiness();
  const row = { environment: "sandbox-local", priceCents: 1900, durationInDays: 31, state: "ended" } as const;
  await ctx.db
    .insert(subscriptions)
    .values({ ...row, accountId: account.id, id: newId(), packageId: id, createdAt: ctx.now });
  expect(await deletePackage(keeper, id)).toMatchObject({ ok: false });
  expect(await updatePackage(keeper, id, 1, { ...input, durationInDays: 365 })).toMatchObject({
    problems: { billing: ["A package that was sold keeps its duration."] },
  });
});
