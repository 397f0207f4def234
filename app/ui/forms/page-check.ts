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
  const afterPress = useAfterPress();
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

/** The fields whose errors may go: those that the page found, and of the answer's the one that is being changed. */
function shownErrors(found: Found, returned: ReturnedForm | undefined, changed: string | null) {
  const wrong = Object.keys(found).filter((name) => found[name]);
  return changed && returned?.problems?.[changed] ? [...wrong, changed] : wrong;
}

/**
 * Does something once no pointer is pressed: an error that moves a button away from under the pointer would swallow the
 * press. Whether the button has focus meanwhile says nothing, since not every browser gives it one.
 */
function useAfterPress() {
  const isPressed = useRef(false);
  const waiting = useRef<(() => void) | null>(null);
  useEffect(() => {
    const abort = new AbortController();
    const listener = { capture: true, signal: abort.signal };
    function released() {
      isPressed.current = false;
      // why: the click that the press makes comes after it
      setTimeout(() => {
        if (!abort.signal.aborted) waiting.current?.();
        waiting.current = null;
      });
    }
    document.addEventListener("pointerdown", () => (isPressed.current = true), listener);
    for (const type of ["pointerup", "pointercancel"]) document.addEventListener(type, released, listener);
    return () => abort.abort();
  }, []);
  return (work: () => void) => {
    if (isPressed.current) waiting.current = work;
    else work();
  };
}

/** The field that the control stands for, or its row of it; an image's other controls and buttons stand for none. */
function nameOf(fields: Fields, control: EventTarget | null) {
  if (!(control instanceof Element)) return null;
  const path = control.getAttribute("name") ?? "";
  const name = path.replace(/\[.*$/, "");
  if (!Object.hasOwn(fields, name)) return null;
  return fields[name]?.kind === "rows" ? path : name;
}
