import { useActionData, useLoaderData } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import type { Fields, Form, NameOf, ValuesOf } from "#app/domain/forms/form.ts";
import type { OpenedForm, ReturnedForm } from "#app/domain/forms/returned-form.ts";
import { useEnteredForm } from "./entered-form.ts";
import type { FieldProps } from "./field-frame.tsx";
import { fieldId } from "./form-field.ts";
import { usePageCheck } from "./page-check.ts";

export type FieldOf<F extends Fields> = (name: NameOf<F>) => FieldProps;

export function useFormPage<F extends Fields, Facts>(form: Form<F, Facts>, starts?: Partial<ValuesOf<F>>) {
  const opened = useLoaderData() as OpenedForm;
  const posted = useActionData() as ReturnedForm | undefined;
  const returned = useReturned(({ form: id }) => id === form.id);
  const check = usePageCheck(form, opened.facts as Facts, returned);
  const entered = useEnteredForm(check.ref, {
    starts: opened.starts,
    returned: returned === posted ? returned : undefined,
  });
  return {
    entered,
    field: fieldsOf(form, { ...opened.starts, ...starts }, returned, check.errorsOf),
    problems: returned?.problems ?? null,
    question: returned?.isQuestion ? returned : null,
    attempt: returned?.attempt || opened.attempt,
    version: returned?.version || opened.version,
    ...check,
  };
}

export function useForeignProblems(formIds: readonly string[]) {
  return useReturned(({ form }) => !formIds.includes(form))?.problems ?? null;
}

function useReturned(matches: (returned: ReturnedForm) => boolean) {
  const posted = useActionData() as ReturnedForm | undefined;
  const { returned: opened } = useLoaderData() as Pick<OpenedForm, "returned">;
  return [posted, opened].find((returned) => returned && matches(returned));
}

type Typed = Pick<ReturnedForm, "typed" | "problems" | "theirs" | "offers">;

export function fieldsOf<F extends Fields, Facts>(
  form: Form<F, Facts>,
  starts: Record<string, unknown>,
  returned: Typed | undefined,
  errorsOf = (name: string) => returned?.problems?.[name],
): FieldOf<F> {
  return (name) => {
    const field = form.fields[name];
    const { label = "", hint } = field && "label" in field ? field : {};
    const id = fieldId(form.id, name);
    const meta = {
      id,
      name,
      errorId: `${id}-error`,
      descriptionId: `${id}-hint`,
      initialValue: (returned?.typed ?? starts)[name],
      errors: errorsOf(name),
      offers: returned?.offers?.[name] ?? [],
      theirs: returned?.theirs?.[name],
    };
    return { meta, label, hint: [meta.theirs, hint].filter(Boolean).join(" ") || undefined };
  };
}

const firstControl = "input:not([type=hidden]), select, textarea";

/** After each save, focus goes to the element marked by `data-made`, or else to the first control. */
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
    const form = document.getElementById(formId);
    (form?.querySelector<HTMLElement>("[data-made]") ?? form?.querySelector<HTMLElement>(firstControl))?.focus();
  }, [made, formId]);
  return {
    made,
    onSubmit: () => {
      posted.current = attempt;
    },
  };
}
