import { Form, type FormProps, useRouteLoaderData } from "@remix-run/react";
import { forwardRef } from "react";
import { openedBy } from "#app/domain/forms/opened-by.ts";

/** A form that is posted: it says who opened it, so that nobody who logs in later sends it as theirs. */
export const PostForm = forwardRef<HTMLFormElement, Omit<FormProps, "method">>(function PostForm(
  { children, ...props },
  ref,
) {
  return (
    <Form {...props} method="post" ref={ref}>
      <OpenedBy />
      {children}
    </Form>
  );
});

export function OpenedBy() {
  const mark = useOpenedBy();
  return mark ? <input type="hidden" name={openedBy} value={mark} /> : null;
}

/** The mark of who this page was opened by; '' of a visitor. */
export function useOpenedBy(): string {
  const root = useRouteLoaderData("root") as { openedBy: string } | undefined;
  return root?.openedBy ?? "";
}
