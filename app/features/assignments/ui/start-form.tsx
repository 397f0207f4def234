import type { SubmissionResult } from "@conform-to/react";
import { ButtonLink, SubmitButton } from "#app/ui/elements/button.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import { PageForm, useServerForm } from "#app/ui/forms/form.tsx";

type Props = { startDate: string; result: SubmissionResult<string[]> | undefined; cancelTo: string };

/** Another day for a client to begin on. */
export function StartForm({ startDate, result, cancelTo }: Props) {
  const defaults = { startDate };
  const [form, fields] = useServerForm<typeof defaults>({ id: "start", lastResult: result, defaultValue: defaults });
  return (
    <PageForm form={form}>
      <Field meta={fields.startDate} label="Start date*" type="date" />
      <div className="actions">
        <ButtonLink to={cancelTo} preventScrollReset>
          Cancel
        </ButtonLink>
        <SubmitButton>Save</SubmitButton>
      </div>
    </PageForm>
  );
}
