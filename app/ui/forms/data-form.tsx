import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { type Fields, type Form as FormData, hasImage } from "#app/domain/forms/form.ts";
import type { Problems } from "#app/domain/forms/result.ts";
import { DialogScreen } from "#app/ui/dialogs/dialog-screen.tsx";
import { ButtonLink, SubmitButton } from "#app/ui/elements/button.tsx";
import { ConfirmSubmit, DefaultSubmit } from "./confirm-submit.tsx";
import { ErrorSummary } from "./error-summary.tsx";
import { type FieldOf, useFormPage, useMade } from "./form-page.ts";

type DataFormProps<F extends Fields, Facts> = {
  form: FormData<F, Facts>;
  submit: string;
  pending?: string;
  cancelTo: string;
  /** What else can be done with the thing, beside the form's buttons. */
  actions?: ReactNode;
  /** Messages that are said in passing, by the form itself: what a press lacked is no error of the form. */
  passing?: readonly string[];
  children: (field: FieldOf<F>, problems: Problems | null) => ReactNode;
};

/** The form of a route (http/form.server.ts): its fields, what went wrong on top, and the question that it asks. */
export function DataForm<F extends Fields, Facts>(props: DataFormProps<F, Facts>) {
  const { made, onSubmit } = useMade(props.form.id);
  return <OneForm key={made} {...props} onSubmit={onSubmit} />;
}

function OneForm<F extends Fields, Facts>(props: DataFormProps<F, Facts> & { onSubmit: () => void }) {
  const { form, submit, pending, cancelTo, actions, passing = [], children, onSubmit } = props;
  const page = useFormPage(form);
  return (
    <Form
      id={form.id}
      method="post"
      encType={hasImage(form.fields) ? "multipart/form-data" : undefined}
      preventScrollReset
      noValidate
      className="form"
      onSubmit={onSubmit}
      {...page.handlers}
    >
      <ErrorSummary form={{ id: form.id, problems: withoutPassing(page.problems, passing) }} />
      <DefaultSubmit />
      <input type="hidden" name="id" value={page.attempt} />
      {page.version !== undefined && <input type="hidden" name="version" value={page.version} />}
      {children(page.field, page.problems)}
      <div className="actions">
        {actions}
        <ButtonLink to={cancelTo} preventScrollReset>
          Cancel
        </ButtonLink>
        <SubmitButton disabled={!page.isRight} pendingLabel={pending}>
          {submit}
        </SubmitButton>
      </div>
      {form.asksFirst && <ConfirmSubmit question={form.asksFirst} asked={page.asked} />}
    </Form>
  );
}

function withoutPassing(problems: Problems | null, passing: readonly string[]) {
  const stays = Object.entries(problems ?? {}).filter(
    ([, messages]) => !messages.every((one) => passing.includes(one)),
  );
  return stays.length > 0 ? Object.fromEntries(stays) : null;
}

type DialogProps<F extends Fields, Facts> = Omit<DataFormProps<F, Facts>, "cancelTo"> & {
  title: string;
  closeTo: string;
  width?: "m" | "l";
  below?: ReactNode;
};

export function FormDialog<F extends Fields, Facts>({ title, closeTo, width, below, ...rest }: DialogProps<F, Facts>) {
  return (
    <DialogScreen title={title} closeTo={closeTo} width={width}>
      <div className="grid gap-6">
        <DataForm cancelTo={closeTo} {...rest} />
        {below}
      </div>
    </DialogScreen>
  );
}
