import { defineForm, text, type ValuesOf } from "#app/domain/forms/form.ts";

const short = 100;
const long = 200;

/** Document 3 §3: all optional; also used by /billing-info. */
export const billingFields = {
  name: text({ label: "Name", max: short }),
  surname: text({ label: "Surname", max: short }),
  address: text({ label: "Address", max: long }),
  zip: text({ label: "ZIP", max: 20 }),
  city: text({ label: "City", max: short }),
  companyName: text({ label: "Company name", max: long }),
  branchOffice: text({ label: "Branch office", max: long }),
  oib: text({
    label: "OIB",
    hint: "The tax number of people and companies in Croatia: 11 digits.",
    check: (typed) => (/^\d{11}$/.test(typed) ? null : "OIB must be 11 digits"),
  }),
  vat: text({ label: "VAT ID", max: 20 }),
};

export const billingForm = defineForm({ id: "billing", fields: billingFields });

export type BillingFields = typeof billingFields;
export type BillingValues = ValuesOf<BillingFields>;

/** An empty form is not stored (document 3 §4). */
export function isFilled(values: BillingValues): boolean {
  return Object.values(values).some((value) => value !== "");
}
