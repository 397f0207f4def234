import { BillingFields } from "#app/features/invoices/ui/billing-fields.tsx";
import { paths } from "#app/paths.ts";
import { ButtonLink } from "#app/ui/elements/button.tsx";
import { RadioGroup } from "#app/ui/forms/choice-group.tsx";
import { DataForm } from "#app/ui/forms/data-form.tsx";
import { Checkbox } from "#app/ui/forms/field.tsx";
import type { Choices } from "../billing-step.server.ts";
import { billingStepForm } from "../billing-step.ts";

const words = { monthly: "Monthly", yearly: "Yearly" };
const units = { monthly: "a month", yearly: "a year" };

export function BillingStep({ plan: { name, choices } }: { plan: Choices }) {
  const options = choices.map(({ billing, price, problem }) => ({
    value: billing,
    label: `${words[billing]}, ${price} ${units[billing]}${problem === null ? "" : ` – ${problem}`}`,
  }));
  return (
    <div className="screen max-w-2xl">
      <h1>{`Billing for ${name}`}</h1>
      <DataForm form={billingStepForm} submit="Continue to payment" pending="One moment…" actions={<BackToPlans />}>
        {(field) => {
          const { label: legend, ...billing } = field("billing");
          return (
            <>
              <RadioGroup {...billing} legend={legend} options={options} />
              <h2 className="font-bold">Billing information</h2>
              <p className="hint">
                It appears on your invoices. If you leave it empty, they show the name in your user info.
              </p>
              <BillingFields field={field} />
              <Checkbox {...field("terms")} />
              <p>
                <a href={paths.terms()} target="_blank" rel="noreferrer">
                  Read the terms and conditions
                </a>
              </p>
            </>
          );
        }}
      </DataForm>
    </div>
  );
}

function BackToPlans() {
  return (
    <ButtonLink variant="ghost" className="-mx-3" to={paths.subscribe()}>
      Choose another plan
    </ButtonLink>
  );
}
