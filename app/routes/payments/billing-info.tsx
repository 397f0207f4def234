import { useLoaderData } from "@remix-run/react";
import { billingStepStarts, findChoices, saveBillingStep } from "#app/features/payments/billing-step.server.ts";
import { billingStepForm } from "#app/features/payments/billing-step.ts";
import { BillingStep } from "#app/features/payments/ui/billing-step.tsx";
import { sellingSettings } from "#app/features/sales/settings.server.ts";
import { env } from "#app/http/env.server.ts";
import { formAction, formLoader } from "#app/http/screens/form.server.ts";
import { paths } from "#app/paths.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import { maySubscribe } from "./may.server.ts";

export { noStore as headers } from "../no-store.ts";

const may = maySubscribe((ctx, { params }) => findChoices(ctx, params.packageId, sellingSettings(env()).timeZone));

export const loader = formLoader(billingStepForm, may, async (ctx, plan) => ({
  ...(await billingStepStarts(ctx, plan)),
  plan,
}));

export const action = formAction(billingStepForm, may, {
  run: (ctx, values, { thing, version }) => saveBillingStep(ctx, thing, version(), values),
  done: ({ packageId }) => ({ to: paths.payment(packageId) }),
});

export const meta = pageTitle("Billing");

export default function BillingInfo() {
  return <BillingStep plan={useLoaderData<typeof loader>().plan} />;
}
