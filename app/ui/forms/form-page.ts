import { useActionData, useLoaderData } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import type { Fields, Form, NameOf } from "#app/domain/forms/form.ts";
import type { OpenedForm, ReturnedForm } from "#app/domain/forms/returned-form.ts";
import type { FieldProps } from "./field-frame.tsx";
import { usePageCheck } from "./page-check.ts";
import { fieldId } from "./server-form.ts";

/** A field of a form by its name: what its control, label, hint and error are made from. */
export type FieldOf<F extends Fields> = (name: NameOf<F>) => FieldProps;

/** A form on its route's page: what the loader opened it with, and what its action answered. */
export function useFormPage<F extends Fields, Facts>(form: Form<F, Facts>) {
  const opened = useLoaderData() as OpenedForm;
  const returned = useActionData() as ReturnedForm | undefined;
  const check = usePageCheck(form, opened.facts as Facts, returned);
  const values = returned?.typed ?? opened.starts;
  function describe(name: NameOf<F>): FieldProps {
    const field = form.fields[name];
    const { label = "", hint } = field && "label" in field ? field : {};
    const id = fieldId(form.id, name);
    const meta = {
      id,
      name,
      errorId: `${id}-error`,
      descriptionId: `${id}-hint`,
      initialValue: values[name],
      errors: check.errorsOf(name),
      offers: returned?.offers?.[name] ?? [],
    };
    return { meta, label, hint: [theirs(returned, name), hint].filter(Boolean).join(" ") || undefined };
  }
  return {
    field: describe,
    problems: returned?.problems ?? null,
    asked: returned?.asked ? returned : null,
    attempt: returned?.attempt || opened.attempt,
    version: returned?.version || opened.version,
    ...check,
  };
}

/** What somebody else saved meanwhile in a field that was typed differently. */
function theirs(returned: ReturnedForm | undefined, name: string) {
  const saved = returned?.theirs?.[name];
  if (typeof saved !== "string" || saved === returned?.typed[name]) return null;
  return saved === "" ? "Emptied meanwhile." : `Saved meanwhile: ${saved}`;
}

/** Counts what was made on this page: each time its form begins anew, for the next one. */
export function useMade(formId: string) {
  const { attempt } = useLoaderData() as OpenedForm;
  const isRefused = useActionData() !== undefined;
  const posted = useRef<string | null>(null);
  const [made, setMade] = useState(0);
  useEffect(() => {
    if (isRefused || posted.current === null || posted.current === attempt) return;
    posted.current = null;
    setMade((count) => count + 1);
  }, [attempt, isRefused]);
  useEffect(() => {
    if (made === 0) return;
    document.getElementById(formId)?.querySelector<HTMLElement>("input:not([type=hidden])")?.focus();
  }, [made, formId]);
  return {
    made,
    onSubmit: () => {
      posted.current = attempt;
    },
  };
}
