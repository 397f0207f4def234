import type { SubmissionResult } from "@conform-to/react";
import { eurosToType } from "#app/domain/money/euros.ts";
import { paths } from "#app/paths.ts";
import { ButtonLink, SubmitButton } from "#app/ui/elements/button.tsx";
import { Checkbox, Field, Hidden, TextArea } from "#app/ui/forms/field.tsx";
import { PageForm, useServerForm } from "#app/ui/forms/form.tsx";
import type { FieldsOf } from "#app/ui/forms/server-form.ts";
import type { PublishView } from "../queries.server.ts";
import { CommissionFacts } from "./publish-facts.tsx";
import { useCommission } from "./use-commission.ts";

type Values = { version: string; price: string; isPublished: boolean; feedback: string };

export type StepForm = {
  view: PublishView;
  result: SubmissionResult<string[]> | undefined;
  /** The editor's query, which the posts keep. */
  search: string;
  back: string;
};

/** An administrator's own program, or a Published one: price and Published, set directly. */
export function CreatorForm({ view, result, search, back }: StepForm) {
  const [form, fields] = usePublishForm(view, result);
  return (
    <PageForm form={form} action={paths.publish(view.id) + search}>
      <Hidden meta={fields.version} />
      <Price view={view} fields={fields} />
      <Checkbox meta={fields.isPublished} label="Published" />
      {!view.isCreator && <Feedback fields={fields} />}
      <div className="actions">
        <Cancel to={back} />
        <SubmitButton>Save</SubmitButton>
      </div>
    </PageForm>
  );
}

/** A program that waits for a decision: each of the two is posted to an address of its own. */
export function DecideForm({ view, result, search, back }: StepForm) {
  const [form, fields] = usePublishForm(view, result);
  return (
    <PageForm form={form} action={paths.publishStep(view.id, "accept") + search}>
      <Hidden meta={fields.version} />
      <Price view={view} fields={fields} />
      <Feedback fields={fields} />
      <div className="actions">
        <Cancel to={back} />
        <SubmitButton variant="primary">Accept</SubmitButton>
        <SubmitButton variant="danger" formAction={paths.publishStep(view.id, "decline") + search}>
          Decline
        </SubmitButton>
      </div>
    </PageForm>
  );
}

/** A partner's own program. */
export function SuggestForm({ view, result, search, back }: StepForm) {
  const [form, fields] = usePublishForm(view, result);
  return (
    <PageForm form={form} action={paths.publishStep(view.id, "suggest") + search}>
      <Hidden meta={fields.version} />
      <Price view={view} fields={fields} />
      <div className="actions">
        <Cancel to={back} />
        <SubmitButton pendingLabel="Requesting…">Request publish</SubmitButton>
      </div>
    </PageForm>
  );
}

function usePublishForm(view: PublishView, lastResult: StepForm["result"]) {
  const { version, priceCents, status, feedback } = view;
  const stands = { version, price: eurosToType(priceCents), isPublished: status === 3, feedback };
  return useServerForm<Values>({ id: "publish", lastResult, defaultValue: stands });
}

type Fields = { fields: FieldsOf<Values> };

function Price({ view, fields }: Fields & { view: PublishView }) {
  const { commission, ask } = useCommission(view);
  return (
    <>
      <Field
        meta={fields.price}
        label="Price*"
        hint="In euros, with a point or a comma: 49.90"
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        onChange={(event) => ask(event.currentTarget.value)}
      />
      <CommissionFacts commission={commission} isCreator={view.isCreator} />
    </>
  );
}

function Feedback({ fields }: Fields) {
  return <TextArea meta={fields.feedback} label="Feedback" rows={4} maxLength={2000} />;
}

function Cancel({ to }: { to: string }) {
  return (
    <ButtonLink to={to} preventScrollReset>
      Cancel
    </ButtonLink>
  );
}
