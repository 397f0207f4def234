import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { Forbidden } from "#app/domain/errors.ts";
import { findBilling, saveBilling } from "#app/features/invoices/billing.server.ts";
import type { BillingValues } from "#app/features/invoices/billing-form.ts";
import type { Context } from "#app/services/context.server.ts";
import { billingInformation } from "#db/schema/sales.ts";
import { addUser, coachingBusiness } from "#tests/support/people/factory.ts";

/** Proves whose billing information it is, that the second of two savers is told, and that an empty form keeps nothing. */
const empty: BillingValues = {
  ...{ name: "", surname: "", address: "", zip: "", city: "" },
  ...{ companyName: "", branchOffice: "", oib: "", vat: "" },
};
const given: BillingValues = {
  ...empty,
  name: "Ana",
  surname: "Kovač",
  companyName: "Snaga d.o.o.",
  oib: "12345678901",
};

function stored({ db, actor }: Context) {
  return db.$count(billingInformation, eq(billingInformation.accountId, actor.accountId));
}

test("what an account gave is its own, and its colleagues'", async () => {
  const { ctx, account } = await coachingBusiness();
  const colleague = await addUser(account);
  const stranger = await coachingBusiness();
  expect(await findBilling(ctx)).toEqual({ starts: {}, version: 0 });
  expect(await saveBilling(ctx, 0, given)).toEqual({ ok: true });
  expect(await findBilling(colleague.ctx)).toMatchObject({ starts: given, version: 1 });
  expect(await findBilling(stranger.ctx)).toEqual({ starts: {}, version: 0 });
});

test("the second of two savers is told whose change it is, and may save over it", async () => {
  const { ctx, account } = await coachingBusiness();
  const colleague = await addUser(account);
  await saveBilling(ctx, 0, given);
  const mine = { ...given, city: "Split" };
  const refusal = await saveBilling(colleague.ctx, 0, mine);
  expect(refusal).toMatchObject({ ok: false, theirs: { version: 1, values: given } });
  expect(refusal).toMatchObject({ problems: { "": [expect.stringContaining("Somebody else")] } });
  expect(await saveBilling(ctx, 0, mine)).toMatchObject({ problems: { "": [expect.stringContaining("You saved")] } });
  expect(await saveBilling(colleague.ctx, 1, mine)).toEqual({ ok: true });
  expect(await saveBilling(ctx, 1, mine)).toEqual({ ok: true });
  expect(await findBilling(ctx)).toMatchObject({ starts: mine, version: 2 });
});

test("an empty form keeps nothing where nothing stands, and empties what does", async () => {
  const { ctx } = await coachingBusiness();
  await saveBilling(ctx, 0, empty);
  expect(await stored(ctx)).toBe(0);
  await saveBilling(ctx, 0, given);
  await saveBilling(ctx, 1, empty);
  expect(await findBilling(ctx)).toMatchObject({ starts: empty, version: 2 });
});

test("an administrator's account is billed for nothing", async () => {
  const { ctx } = await coachingBusiness({ roles: ["ADM"] });
  await expect(saveBilling(ctx, 0, given)).rejects.toThrow(Forbidden);
});
