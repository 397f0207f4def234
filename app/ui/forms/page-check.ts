import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from "react";
import { messagesOf } from "#app/domain/forms/check.ts";
import type { Fields, Form } from "#app/domain/forms/form.ts";
import { readTyped } from "#app/domain/forms/read.ts";
import type { ReturnedForm } from "#app/domain/forms/returned-form.ts";

/** What the page found: a message, or null where it found nothing wrong. Nothing where it did not look yet. */
type Found = Record<string, string | null>;

/**
 * Checks on the page by the form's own rules: a field's error appears when the field is left, and goes away as soon as
 * it is right. What only the server can know stays until the field is changed.
 */
export function usePageCheck<F extends Fields, Facts>(
  form: Form<F, Facts>,
  facts: Facts,
  returned: ReturnedForm | undefined,
) {
  const ref = useRef<HTMLFormElement>(null);
  const [found, setFound] = useState<Found>({});
  const [isRight, setIsRight] = useState(true);
  // why: a new answer says anew what is wrong
  useEffect(() => (returned ? setFound({}) : undefined), [returned]);
  useEffect(() => {
    if (form.waitsUntilRight && ref.current) setIsRight(Object.keys(messages(ref.current)).length === 0);
  });

  function messages(element: HTMLFormElement) {
    return messagesOf(form, readTyped(form, new FormData(element)), facts);
  }
  function onBlur({ target, relatedTarget, currentTarget }: FocusEvent<HTMLFormElement>) {
    const name = nameOf(form.fields, target);
    // why: an error that moves a button away from under the pointer would swallow the press
    if (!name || relatedTarget?.closest("button, a") || nameOf(form.fields, relatedTarget) === name) return;
    const message = messages(currentTarget)[name] ?? null;
    setFound((before) => ({ ...before, [name]: message }));
  }
  function onInput({ target, currentTarget }: FormEvent<HTMLFormElement>) {
    const name = nameOf(form.fields, target);
    const now = messages(currentTarget);
    const wrong = Object.keys(found).filter((one) => found[one]);
    const shown = name && returned?.problems?.[name] ? [...wrong, name] : wrong;
    const right = shown.filter((one) => !now[one]);
    if (right.length > 0) setFound((before) => ({ ...before, ...Object.fromEntries(right.map((one) => [one, null])) }));
    if (form.waitsUntilRight) setIsRight(Object.keys(now).length === 0);
  }
  function errorsOf(name: string) {
    const message = found[name];
    if (message === undefined) return returned?.problems?.[name];
    return message === null ? undefined : [message];
  }
  return { errorsOf, isRight, handlers: { ref, onBlur, onInput } };
}

/** The field that the control stands for; an image's other controls and buttons stand for none. */
function nameOf(fields: Fields, control: EventTarget | null) {
  if (!(control instanceof Element)) return null;
  const name = control.getAttribute("name")?.replace(/\[.*$/, "");
  return name && Object.hasOwn(fields, name) && fields[name]?.kind !== "rows" ? name : null;
}
