import { paths } from "#app/paths.ts";
import { SubmitButton } from "#app/ui/elements/button.tsx";
import { DataForm } from "#app/ui/forms/data-form.tsx";
import { Checkbox, Field, TextArea } from "#app/ui/forms/field.tsx";
import type { FieldOf } from "#app/ui/forms/form-page.ts";
import { acceptForm, type PublishFields, suggestForm, updateForm } from "../forms.ts";
import type { PublishView } from "../queries.server.ts";
import { CommissionFacts } from "./publish-facts.tsx";
import { useCommission } from "./use-commission.ts";

export type StepForm = {
  view: PublishView;
  /** The editor's query, which the posts keep. */
  search: string;
  back: string;
};

/** An administrator's own program, or a Published one: price and Published, set directly. */
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

/** A program that waits for a decision: each of the two is posted to an address of its own. */
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

/** A partner's own program. */
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
