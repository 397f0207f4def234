import type { beginForm } from "#app/features/assignments/forms.ts";
import { paths } from "#app/paths.ts";
import { Icon } from "#app/ui/elements/icon.tsx";
import { DataForm } from "#app/ui/forms/data-form.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import { trainScreen } from "./look.ts";

type Props = { form: typeof beginForm; name: string; continuous: boolean; isBegun: boolean };

export function BeginPage({ form, name, continuous, isBegun }: Props) {
  return (
    <div className={`${trainScreen} [&_.actions_.btn]:min-h-14 [&_.actions_.btn]:w-full [&_.actions_.btn]:text-lg`}>
      <div>
        <a href={paths.train()} className="-ms-1 inline-flex min-h-12 items-center gap-1 pe-3">
          <Icon name="chevron-left" />
          Today
        </a>
        <h1 className="wrap-anywhere">{isBegun ? name : `Begin ${name}`}</h1>
        <p className="text-ink-2">
          {continuous
            ? "Its workouts have dates of their own. Those before the start date are left out."
            : "Its first day is the start date. The other days follow in your calendar."}
          {isBegun && " What you did stays as it is."}
        </p>
      </div>
      <DataForm form={form} submit={isBegun ? "Change the start date" : "Begin"}>
        {(field) => <Field {...field("startDate")} type="date" />}
      </DataForm>
    </div>
  );
}
