import { type FormMetadata, getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import { Form, type FormProps } from "@remix-run/react";
import { ErrorSummary } from "./error-summary.tsx";

type Options<Values extends Record<string, unknown>> = {
  /** What the action answered: `useActionData<typeof action>()?.result`. */
  lastResult?: SubmissionResult<string[]> | null;
  defaultValue?: { [Name in keyof Values]?: unknown };
  /** Unique on the page; fields' ids start with it. */
  id: string;
  constraint?: Parameters<typeof useForm<Values>>[0]["constraint"];
};

/** A form that the server validates: the browser checks native constraints alone. Answers `[form, fields]`. */
export function useServerForm<Values extends Record<string, unknown>>(options: Options<Values>) {
  const { lastResult, defaultValue, id, constraint } = options;
  return useForm<Values>({
    id,
    lastResult,
    defaultValue: defaultValue as Parameters<typeof useForm<Values>>[0]["defaultValue"],
    constraint,
    defaultNoValidate: false,
  });
}

type PageFormProps<Values extends Record<string, unknown>> = Omit<FormProps, "id"> & { form: FormMetadata<Values> };

/** A form that posts to its own address, with what went wrong on top. */
export function PageForm<Values extends Record<string, unknown>>({ form, children, ...rest }: PageFormProps<Values>) {
  return (
    <Form
      method="post"
      preventScrollReset
      className="form"
      {...getFormProps(form, { ariaAttributes: false })}
      {...rest}
    >
      <ErrorSummary form={form} />
      {children}
    </Form>
  );
}
