import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { SearchButton, useAutoSubmit } from "./auto-submit.tsx";

type FilterFormProps = {
  label: string;
  action?: string;
  id?: string;
  isFolded?: boolean;
  children: ReactNode;
};

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
      <SearchButton className={isFolded ? "max-sm:[.group:not(:has(input:checked))_&]:hidden" : ""} />
    </Form>
  );
}
