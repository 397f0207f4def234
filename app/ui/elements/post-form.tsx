import { Form, type FormProps, useRouteLoaderData } from "@remix-run/react";
import { forwardRef } from "react";
import { openedBy } from "#app/domain/forms/opened-by.ts";

/** Carries the mark of who opened it, so that somebody who logs in later can't send it as theirs. */
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

export function useOpenedBy(): string {
  const root = useRouteLoaderData("root") as { openedBy: string } | undefined;
  return root?.openedBy ?? "";
}
