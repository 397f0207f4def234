import { v7 as newId } from "uuid";
import { z } from "zod";
import { type Billing, billingOfAccount, findOwnBilling, saveBilling } from "#app/features/invoices/billing.server.ts";
import { type BillingValues, billingForm } from "#app/features/invoices/billing-form.ts";
import { formValues } from "#app/http/api/form-values.server.ts";
import { operation, resource } from "#app/http/api/operation.ts";
import { refusedAs } from "#app/http/api/refusals.ts";
import { named } from "#app/http/api/schema-names.ts";
import { formText, id, newResourceId, reference } from "#app/http/api/schemas.ts";
import type { Context } from "#app/services/context.server.ts";

const text = z.string();
const billingInfo = named(
  "BillingInfo",
  z.object({
    id: id.nullable().describe("Null if nothing is stored, for example after an empty one was sent."),
    account: reference,
    name: text,
    surname: text,
    address: text,
    zIP: text,
    city: text,
    companyName: text,
    branchOffice: text,
    oIB: text,
    vAT: text,
    version: z.int(),
  }),
);

const [short, long] = [formText(100).default(""), formText(200).default("")];
const givenBilling = z.object({
  name: short,
  surname: short,
  address: long,
  zIP: short,
  city: short,
  companyName: long,
  branchOffice: long,
  oIB: short,
  vAT: short,
});

/** The spelling of document 3 §3. */
const names = { zip: "zIP", oib: "oIB", vat: "vAT" };

export const billingInfos = resource("Billing info", [
  operation({
    method: "GET",
    path: "/billinginfos",
    summary: "The billing information of an account: one, or none",
    access: "invoice:see",
    evenExpired: true,
    scope: "account:read",
    query: z.object({ accountId: id }),
    answer: z.array(billingInfo),
    async run({ ctx, query }) {
      const found = await billingOfAccount(ctx, query.accountId);
      return found ? [shown(found)] : [];
    },
  }),
  operation({
    method: "POST",
    path: "/billinginfos",
    summary: "Add your account's billing information",
    description:
      "Sending the same twice stores one; a different one is rejected while one is stored (409). An empty one is not stored.",
    access: "billing:manage",
    evenExpired: true,
    scope: "account:write",
    body: givenBilling.extend({ id: newResourceId, account: reference }),
    answer: billingInfo,
    status: 201,
    run: ({ ctx, body: { id, account, ...given } }) => save(ctx, account.id, given, { seen: 0, id: id ?? newId() }),
  }),
  operation({
    method: "PUT",
    path: "/billinginfos/{id}",
    summary: "Change your account's billing information",
    access: "billing:manage",
    evenExpired: true,
    scope: "account:write",
    body: givenBilling.extend({ version: z.int() }),
    answer: billingInfo,
    async run({ ctx, path, body: { version: seen, ...given } }) {
      const { id, accountId } = await findOwnBilling(ctx, path.id);
      return save(ctx, accountId, given, { seen, id });
    },
  }),
]);

async function save(
  ctx: Context,
  accountId: string,
  { zIP: zip, oIB: oib, vAT: vat, ...given }: z.output<typeof givenBilling>,
  { seen, id }: { seen: number; id: string },
) {
  const form = formValues(billingForm, { ...given, zip, oib, vat }, undefined);
  if (!form.ok) return refusedAs(form, names);
  const saved = await saveBilling(ctx, seen, form.values, { accountId, id });
  if (!saved.ok) return refusedAs(saved, names);
  return shown((await billingOfAccount(ctx, accountId)) ?? { ...form.values, id: null, accountId, version: 0 });
}

type Shown = BillingValues & Pick<Billing, "accountId" | "version"> & { id: string | null };

function shown({ accountId, zip: zIP, oib: oIB, vat: vAT, ...billing }: Shown) {
  return { ...billing, zIP, oIB, vAT, account: { id: accountId } };
}
