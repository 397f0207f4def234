import { useActionData, useLoaderData } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import type { FormAnswer, OpenedForm } from "#app/domain/forms/answer.ts";
import type { Fields, Form, NameOf } from "#app/domain/forms/form.ts";
import type { FieldProps } from "./field-frame.tsx";
import { usePageCheck } from "./page-check.ts";
import { fieldId } from "./server-form.ts";

/** A field of a form by its name: what its control, label, hint and error are made from. */
export type FieldOf<F extends Fields> = (name: NameOf<F>) => FieldProps;

/** A form on its route's page: what the loader opened it with, and what its action answered. */
export function useFormPage<F extends Fields, Facts>(form: Form<F, Facts>) {
  const opened = useLoaderData() as OpenedForm;
  const answer = useActionData() as FormAnswer | undefined;
  const check = usePageCheck(form, opened.facts as Facts, answer);
  const values = answer?.typed ?? opened.starts;
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
      offers: answer?.offers?.[name] ?? [],
    };
    return { meta, label, hint: [theirs(answer, name), hint].filter(Boolean).join(" ") || undefined };
  }
  return {
    field: describe,
    problems: answer?.problems ?? null,
    asked: answer?.asked ? answer : null,
    attempt: answer?.attempt || opened.attempt,
    version: answer?.version || opened.version,
    ...check,
  };
}

/** What somebody else saved meanwhile in a field that was typed differently. */
function theirs(answer: FormAnswer | undefined, name: string) {
  const saved = answer?.theirs?.[name];
  if (typeof saved !== "string" || saved === answer?.typed[name]) return null;
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
