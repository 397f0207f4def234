import { useLocation } from "@remix-run/react";
import { findBilling, saveBilling } from "#app/features/invoices/billing.server.ts";
import { billingForm } from "#app/features/invoices/billing-form.ts";
import { BillingFields } from "#app/features/invoices/ui/billing-fields.tsx";
import { formAction, formLoader } from "#app/http/screens/form.server.ts";
import { paths } from "#app/paths.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import { FormDialog } from "#app/ui/forms/data-form.tsx";

export { noStore as headers } from "#app/routes/no-store.ts";

export const loader = formLoader(billingForm, "billing:manage", findBilling);

export const action = formAction(billingForm, "billing:manage", {
  run: (ctx, values, { version }) => saveBilling(ctx, version(), values),
  done: (_, { search }) => ({ to: paths.billing() + search, message: "Your billing information was saved." }),
});

export const meta = pageTitle("Billing information");

export default function BillingInfo() {
  return (
    <FormDialog
      form={billingForm}
      title="Billing information"
      closeTo={paths.billing() + useLocation().search}
      submit="Save"
    >
      {(field) => <BillingFields field={field} />}
    </FormDialog>
  );
}
