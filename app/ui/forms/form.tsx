import { Form, type FormProps } from "@remix-run/react";
import { ErrorSummary } from "./error-summary.tsx";
import type { ServerForm } from "./server-form.ts";

export { useServerForm } from "./server-form.ts";

/** A form that posts to its own address, with what went wrong on top. Another id draws its fields anew. */
export function PageForm({ form, children, ...rest }: Omit<FormProps, "id"> & { form: ServerForm }) {
  return (
    <Form key={form.id} id={form.id} method="post" preventScrollReset className="form" {...rest}>
      <ErrorSummary form={form} />
      {children}
    </Form>
  );
}
