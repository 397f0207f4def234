import { Link } from "@remix-run/react";
import { paths } from "#app/paths.ts";
import { Card } from "#app/ui/elements/card.tsx";
import { type BillingFields, type BillingValues, billingFields } from "../billing-form.ts";

const names = Object.keys(billingFields) as (keyof BillingFields)[];

export function BillingSummary({ billing, search }: { billing: Partial<BillingValues>; search: string }) {
  const given = names.filter((name) => billing[name]);
  return (
    <Card className="grid gap-3 p-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="font-bold">Billing information</h2>
        <Link className="btn" to={paths.billingInformation() + search} preventScrollReset>
          {given.length > 0 ? "Edit billing information" : "Add billing information"}
        </Link>
      </div>
      {given.length > 0 ? (
        <dl className="grid gap-x-4 gap-y-1 sm:grid-cols-[auto_1fr] [&_dd]:break-words [&_dt]:text-ink-2">
          {given.map((name) => (
            <div key={name} className="contents">
              <dt>{billingFields[name].label}</dt>
              <dd>
                <bdi>{billing[name]}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      ) : (
        <p className="text-ink-2">Until you add billing information, your invoices show only your name.</p>
      )}
    </Card>
  );
}
