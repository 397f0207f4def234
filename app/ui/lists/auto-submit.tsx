import { useLocation, useNavigation, useSubmit } from "@remix-run/react";
import { type FormEvent, type MutableRefObject, useEffect, useRef } from "react";
import { Button } from "#app/ui/elements/button.tsx";

/**
 * For GET forms: `<Form method="get" {...useAutoSubmit()}>`. Hydrated, a search box submits `delayMs` after the last
 * key, other named controls at once; focus stays. Drops empty filters, and pending searches when the person navigates.
 * Each filter, and each whole search, is one step of the history.
 */
export function useAutoSubmit(delayMs = 500) {
  const submit = useSubmit();
  const { pathname, search } = useLocation();
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const typing = useRef<{ box: EventTarget; query: string }>();
  const asked = useRef<string>();
  useStoppedElsewhere(timer, pathname, asked);

  function send(form: HTMLFormElement, box: EventTarget | null, button: HTMLElement | null = null) {
    clearTimeout(timer.current);
    const filters = filled(form, button);
    const query = filters.size > 0 ? `?${filters}` : "";
    const isSame = query === search || (typing.current?.box === box && typing.current?.query === search);
    typing.current = box ? { box, query } : undefined;
    asked.current = query;
    submit(filters, { action: new URL(form.action).pathname, replace: isSame, preventScrollReset: true });
  }

  return {
    onChange(event: FormEvent<HTMLFormElement>) {
      const { currentTarget: form, target } = event;
      if (!("name" in target) || target.name === "") return;
      clearTimeout(timer.current);
      if (!isTyped(target)) return send(form, null);
      timer.current = setTimeout(() => send(form, target), delayMs);
    },
    onBlur() {
      typing.current = undefined;
    },
    onSubmit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      const box = document.activeElement;
      // why: React's event has no submitter; the pressed button's value is submitted as without script
      const button = (event.nativeEvent as SubmitEvent).submitter;
      send(event.currentTarget, box && isTyped(box) ? box : null, button);
    },
  };
}

function useStoppedElsewhere(
  timer: MutableRefObject<ReturnType<typeof setTimeout> | undefined>,
  pathname: string,
  asked: MutableRefObject<string | undefined>,
) {
  const { location: goingTo } = useNavigation();
  useEffect(() => {
    if (goingTo && goingTo.search !== asked.current) clearTimeout(timer.current);
  }, [goingTo, timer, asked]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: why: another page may be there before it was seen to come
  useEffect(() => () => clearTimeout(timer.current), [pathname, timer]);
}

function isTyped(control: EventTarget) {
  return control instanceof HTMLInputElement && ["search", "text", "date"].includes(control.type);
}

function filled(form: HTMLFormElement, button: HTMLElement | null) {
  const filters = new URLSearchParams();
  for (const [name, value] of new FormData(form, button)) {
    if (typeof value === "string" && value !== "") filters.append(name, value);
  }
  return filters;
}

export function SearchButton({ className }: { className: string }) {
  return <Button className={`without-script ${className}`}>Search</Button>;
}
