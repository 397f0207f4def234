import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { SearchButton, useAutoSubmit } from "./auto-submit.tsx";

type FilterFormProps = {
  /** What is searched, for who hears the form and does not see it. */
  label: string;
  action?: string;
  /** For buttons that stand elsewhere and belong to it. */
  id?: string;
  /** Its button is in sight with the filters that a small screen folds. */
  isFolded?: boolean;
  children: ReactNode;
};

/** A form of filters: it asks for the page anew, by itself where scripting works, else by its button. */
export function FilterForm({ label, action, id, isFolded = false, children }: FilterFormProps) {
  return (
    <Form
      method="get"
      action={action}
      id={id}
      className="group flex flex-wrap items-end gap-3 print:hidden [&_.field]:max-w-80 [&_.field]:flex-[1_1_11rem]"
      role="search"
      aria-label={label}
      {...useAutoSubmit()}
    >
      {children}
      <SearchButton className={isFolded ? "max-sm:not-group-has-[input:checked]:hidden" : ""} />
    </Form>
  );
}
