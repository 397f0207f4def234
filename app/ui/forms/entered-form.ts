import { type RefObject, useEffect, useRef } from "react";
import type { ReturnedForm } from "#app/domain/forms/returned-form.ts";
import { isChanged } from "#app/ui/browser/entered.ts";
import { usePending } from "#app/ui/browser/pending.ts";
import type { Guard } from "#app/ui/browser/unsaved.ts";
import { asText } from "./form-field.ts";

type Opened = { starts: Record<string, unknown>; returned?: ReturnedForm | undefined };

/**
 * Guards input that differs from the form's initial values, except on submit. A rejected form counts as changed if it
 * was when it was sent.
 */
export function useEnteredForm(form: RefObject<HTMLFormElement>, { starts, returned }: Opened) {
  const wasChanged = useRef(returned !== undefined && isAnother(returned.typed, starts));
  const isSending = useRef(false);
  const isOnItsWay = usePending();
  // biome-ignore lint/correctness/useExhaustiveDependencies: why: the form opens with whatever was loaded last
  useEffect(() => {
    if (!returned) wasChanged.current = false;
  }, [starts, returned]);
  const isEntered = () => wasChanged.current || isChangedForm(form.current);
  const loses: Guard["loses"] = ({ from, to }) => from !== to && !isSending.current && !isOnItsWay && isEntered();
  function onSubmit() {
    wasChanged.current = isEntered();
    isSending.current = true;
    // why: the router asks while the form is being submitted, before its state says so
    setTimeout(() => {
      isSending.current = false;
    });
  }
  return { loses, onSubmit };
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function isChangedForm(form: HTMLFormElement | null) {
  if (form?.querySelector("[data-entered]")) return true;
  const controls = [...(form?.querySelectorAll<Control>("input, select, textarea") ?? [])];
  return controls.some((control) => (control.type === "file" ? control.value !== "" : isChanged(control)));
}

function isAnother(typed: Record<string, unknown>, starts: Record<string, unknown>) {
  return Object.keys(typed).some((name) => asText(typed[name]) !== asText(starts[name]));
}
