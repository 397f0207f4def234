import { Field } from "#app/ui/forms/field.tsx";
import type { FieldOf } from "#app/ui/forms/form-page.ts";
import type { BillingFields as Fields } from "../billing-form.ts";

export function BillingFields({ field }: { field: FieldOf<Fields> }) {
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field {...field("name")} autoComplete="given-name" />
        <Field {...field("surname")} autoComplete="family-name" />
      </div>
      <Field {...field("address")} autoComplete="address-line1" />
      <div className="grid gap-4 sm:grid-cols-[8rem_1fr]">
        <Field {...field("zip")} autoComplete="postal-code" />
        <Field {...field("city")} autoComplete="address-level2" />
      </div>
      <div className="grid gap-4 sm:grid-cols-2 sm:items-end">
        <Field {...field("companyName")} autoComplete="organization" />
        <Field {...field("branchOffice")} />
        <Field {...field("oib")} inputMode="numeric" />
        <Field {...field("vat")} />
      </div>
    </>
  );
}
