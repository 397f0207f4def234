import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from "react";
import { messagesOf } from "#app/domain/forms/check.ts";
import type { Fields, Form } from "#app/domain/forms/form.ts";
import { readTyped } from "#app/domain/forms/read.ts";
import type { ReturnedForm } from "#app/domain/forms/returned-form.ts";
import { useAfterPress } from "#app/ui/browser/after-press.ts";

type Found = Record<string, string | null>;

/**
 * Errors appear when a field is left, and go away once it is right. Errors from the server stay until the field
 * changes.
 */
export function usePageCheck<F extends Fields, Facts>(
  form: Form<F, Facts>,
  facts: Facts,
  returned: ReturnedForm | undefined,
) {
  const ref = useRef<HTMLFormElement>(null);
  const afterPress = useAfterPress("click");
  const [found, setFound] = useState<Found>({});
  const [isRight, setIsRight] = useState(true);
  // why: a new response replaces what the page found
  useEffect(() => (returned ? setFound({}) : undefined), [returned]);
  useEffect(() => {
    if (form.waitsUntilRight && ref.current) setIsRight(Object.keys(messages(ref.current)).length === 0);
  });

  function messages(element: HTMLFormElement) {
    return messagesOf(form, readTyped(form, new FormData(element)), facts);
  }
  function onBlur({ target, relatedTarget }: FocusEvent<HTMLFormElement>) {
    const name = nameOf(form.fields, target);
    if (!name || nameOf(form.fields, relatedTarget) === name) return;
    afterPress(() => {
      const message = ref.current && messages(ref.current)[name];
      setFound((before) => ({ ...before, [name]: message ?? null }));
    });
  }
  function onInput({ target, currentTarget }: FormEvent<HTMLFormElement>) {
    const name = nameOf(form.fields, target);
    const now = messages(currentTarget);
    const right = shownErrors(found, returned, name).filter((one) => !now[one]);
    if (right.length > 0) setFound((before) => ({ ...before, ...Object.fromEntries(right.map((one) => [one, null])) }));
    if (form.waitsUntilRight) setIsRight(Object.keys(now).length === 0);
  }
  function errorsOf(name: string) {
    const message = found[name];
    if (message === undefined) return returned?.problems?.[name];
    return message === null ? undefined : [message];
  }
  return { ref, errorsOf, isRight, handlers: { onBlur, onInput } };
}

function shownErrors(found: Found, returned: ReturnedForm | undefined, changed: string | null) {
  const wrong = Object.keys(found).filter((name) => found[name]);
  return changed && returned?.problems?.[changed] ? [...wrong, changed] : wrong;
}

function nameOf(fields: Fields, control: EventTarget | null) {
  if (!(control instanceof Element)) return null;
  const path = control.getAttribute("name") ?? "";
  const name = path.replace(/\[.*$/, "");
  if (!Object.hasOwn(fields, name)) return null;
  return fields[name]?.kind === "rows" ? path : name;
}
