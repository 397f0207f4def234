import { useNavigation, useSubmit } from "@remix-run/react";
import { type FormEvent, useEffect, useRef } from "react";
import { Button } from "#app/ui/elements/button.tsx";

/**
 * For a GET filter form: `<Form method="get" {...useAutoSubmit()}>`. Hydrated, a search box asks `delayMs` after the
 * last key and every other control that has a name at once; the address is replaced and focus stays. Empty filters are
 * left out, and a search that has not been asked yet is dropped when the person goes elsewhere.
 */
export function useAutoSubmit(delayMs = 500) {
  const submit = useSubmit();
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const { location: goingTo } = useNavigation();
  useEffect(() => {
    if (goingTo) clearTimeout(timer.current);
  }, [goingTo]);
  useEffect(() => () => clearTimeout(timer.current), []);

  function send(form: HTMLFormElement) {
    clearTimeout(timer.current);
    submit(filled(form), { action: new URL(form.action).pathname, replace: true, preventScrollReset: true });
  }

  return {
    onChange(event: FormEvent<HTMLFormElement>) {
      const { currentTarget: form, target } = event;
      if (!("name" in target) || target.name === "") return;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => send(form), isTyped(target) ? delayMs : 0);
    },
    onSubmit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      send(event.currentTarget);
    },
  };
}

function isTyped(control: EventTarget) {
  return control instanceof HTMLInputElement && (control.type === "search" || control.type === "text");
}

function filled(form: HTMLFormElement) {
  const filters = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === "string" && value !== "") filters.append(name, value);
  }
  return filters;
}

/** The button for who filters without scripting, or before it arrives; hydrated, the form submits itself. */
export function SearchButton({ className }: { className: string }) {
  return <Button className={`without-script ${className}`}>Search</Button>;
}
