import { useFetcher } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { parseEuros } from "#app/domain/money/euros.ts";
import { paths } from "#app/paths.ts";
import { SubmitButton } from "#app/ui/elements/button.tsx";
import { DataForm } from "#app/ui/forms/data-form.tsx";
import { Checkbox, Field, TextArea } from "#app/ui/forms/field.tsx";
import type { FieldOf } from "#app/ui/forms/form-page.ts";
import { acceptForm, type PublishFields, suggestForm, updateForm } from "../forms.ts";
import type { Commission, PublishView } from "../queries.server.ts";
import { CommissionFacts } from "./publish-facts.tsx";

export type StepForm = {
  view: PublishView;
  search: string;
  back: string;
};

export function CreatorForm({ view, search, back }: StepForm) {
  return (
    <DataForm form={updateForm} action={paths.publish(view.id) + search} submit="Save" cancelTo={back}>
      {(field) => (
        <>
          <Price view={view} field={field} />
          <Checkbox {...field("isPublished")} />
          {!view.isCreator && <TextArea {...field("feedback")} rows={4} />}
        </>
      )}
    </DataForm>
  );
}

/** Each of the two has its own address. */
export function DecideForm({ view, search, back }: StepForm) {
  const decline = (
    <SubmitButton variant="danger" formAction={paths.publishStep(view.id, "decline") + search}>
      Decline
    </SubmitButton>
  );
  const action = paths.publishStep(view.id, "accept") + search;
  return (
    <DataForm form={acceptForm} action={action} submit="Accept" actions={decline} cancelTo={back}>
      {(field) => (
        <>
          <Price view={view} field={field} />
          <TextArea {...field("feedback")} rows={4} />
        </>
      )}
    </DataForm>
  );
}

export function SuggestForm({ view, search, back }: StepForm) {
  const action = paths.publishStep(view.id, "suggest") + search;
  return (
    <DataForm form={suggestForm} action={action} submit="Request publish" pending="Requesting…" cancelTo={back}>
      {(field) => <Price view={view} field={field} />}
    </DataForm>
  );
}

function Price({ view, field }: { view: PublishView; field: FieldOf<PublishFields> }) {
  const { commission, fetchCommission } = useCommission(view);
  return (
    <>
      <Field
        {...field("price")}
        inputMode="decimal"
        autoComplete="off"
        onChange={(event) => fetchCommission(event.currentTarget.value)}
      />
      <CommissionFacts commission={commission} />
    </>
  );
}

const debounce = 500;

/** Computed on the server, since the creator may not know the rates. None without a valid price. */
function useCommission({ id, commission }: PublishView) {
  const fetcher = useFetcher<{ commission: Commission | null }>();
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const [isPrice, setPrice] = useState(true);
  useEffect(() => () => clearTimeout(timer.current), []);

  function fetchCommission(typed: string) {
    clearTimeout(timer.current);
    const read = parseEuros(typed);
    setPrice(read.ok);
    if (!read.ok) return;
    const query = new URLSearchParams({ price: typed });
    timer.current = setTimeout(() => fetcher.load(`${paths.publish(id)}?${query}`), debounce);
  }
  const shown: Commission | null = fetcher.data ? fetcher.data.commission : commission;
  return { commission: isPrice ? shown : null, fetchCommission };
}
