import { choice, defineForm, tick, type ValuesOf } from "#app/domain/forms/form.ts";
import { billings } from "#app/domain/packages/billing.ts";
import { billingFields } from "#app/features/invoices/billing-form.ts";

export const termsRequired = "You must accept terms and conditions";
const notChosen = "Choose monthly or yearly billing";

export const billingStepForm = defineForm({
  id: "billing-step",
  fields: {
    billing: choice({ label: "Billed*", among: billings, required: notChosen, wrong: notChosen }),
    ...billingFields,
    terms: tick({
      label: "I accept the terms and conditions",
      required: termsRequired,
    }),
  },
});

export type BillingStepFields = typeof billingStepForm.fields;
export type BillingStepValues = ValuesOf<BillingStepFields>;
