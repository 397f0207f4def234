import { Form } from "@remix-run/react";
import { type FormEvent, type ReactElement, type ReactNode, useMemo } from "react";
import { type Fields, type Form as FormData, hasFileField, type ValuesOf } from "#app/domain/forms/form.ts";
import type { Problems } from "#app/domain/forms/result.ts";
import { DialogScreen } from "#app/ui/dialogs/dialog-screen.tsx";
import { LeaveQuestion } from "#app/ui/dialogs/leave-question.tsx";
import { ButtonLink, type ButtonVariant, SubmitButton } from "#app/ui/elements/button.tsx";
import { PostForm } from "#app/ui/elements/post-form.tsx";
import { ConfirmSubmit, DefaultSubmit } from "./confirm-submit.tsx";
import { ErrorSummary } from "./error-summary.tsx";
import { type FieldOf, useFormPage, useMade } from "./form-page.ts";

type DataFormProps<F extends Fields, Facts> = {
  form: FormData<F, Facts>;
  submit: string | ReactElement;
  variant?: ButtonVariant;
  pending?: string;
  cancelTo?: string;
  method?: "get";
  action?: string;
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
  starts?: Partial<ValuesOf<F>>;
  actions?: ReactNode;
  /** Shown as passing hints instead of errors: what a press lacked is no error of the form. */
  passing?: readonly string[];
  children?: (field: FieldOf<F>, found: Found) => ReactNode;
};

export type Found = { problems: Problems | null; errorsOf: (name: string) => string[] | undefined };

export function DataForm<F extends Fields, Facts>(props: DataFormProps<F, Facts>) {
  const { made, onSubmit } = useMade(props.form.id);
  return <OneForm key={made} {...props} onSent={onSubmit} />;
}

const nonePassing: readonly string[] = [];

function OneForm<F extends Fields, Facts>(props: DataFormProps<F, Facts> & { onSent: () => void }) {
  const { form, method = "post", action, passing = nonePassing, children, onSubmit, onSent } = props;
  const page = useFormPage(form, props.starts);
  const AnyForm = method === "post" ? PostForm : Form;
  // why: the summary takes focus for each new list, and must not while somebody types
  const problems = useMemo(() => withoutPassing(page.problems, passing), [page.problems, passing]);
  return (
    <>
      <AnyForm
        id={form.id}
        action={action}
        encType={hasFileField(form.fields) ? "multipart/form-data" : undefined}
        preventScrollReset
        noValidate
        className="form"
        onSubmit={(event) => {
          onSent();
          page.entered.onSubmit();
          onSubmit?.(event);
        }}
        ref={page.ref}
        {...page.handlers}
      >
        <ErrorSummary form={{ id: form.id, problems }} />
        <DefaultSubmit />
        {method === "post" && page.attempt && <input type="hidden" name="id" value={page.attempt} />}
        {method === "post" && page.version !== undefined && <input type="hidden" name="version" value={page.version} />}
        {children?.(page.field, page)}
        <Buttons {...props} isRight={page.isRight} />
        {form.confirmation && <ConfirmSubmit question={form.confirmation} returned={page.question} />}
      </AnyForm>
      <LeaveQuestion loses={page.entered.loses} />
    </>
  );
}

type ButtonsProps = Pick<DataFormProps<Fields, unknown>, "submit" | "variant" | "pending" | "cancelTo" | "actions"> & {
  isRight: boolean;
};

function Buttons({ submit, variant, pending, cancelTo, actions, isRight }: ButtonsProps) {
  const words = (
    <SubmitButton variant={variant} disabled={!isRight} pendingLabel={pending}>
      {submit}
    </SubmitButton>
  );
  return (
    <div className="actions">
      {actions && <div className="me-auto flex flex-wrap gap-2">{actions}</div>}
      {cancelTo !== undefined && (
        <ButtonLink to={cancelTo} preventScrollReset>
          Cancel
        </ButtonLink>
      )}
      {typeof submit === "string" ? words : submit}
    </div>
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
