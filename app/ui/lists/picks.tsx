import { Form, useLocation } from "@remix-run/react";
import { type RefObject, useEffect, useRef, useState } from "react";
import { pickName } from "#app/domain/lists/picked.ts";
import { useHydrated } from "#app/ui/browser/hydrated.ts";
import { Button } from "#app/ui/elements/button.tsx";

export type Picks<Row> = {
  /** Null for a row with which nothing can be done. */
  nameOf: (row: Row) => string | null;
  /** Each leads to a page that says what it will do with the ticked rows, and asks. */
  verbs: readonly { label: string; to: string }[];
};

const formId = "picks";

/** A plain function, as cells are. The ticks belong to the form below the list. */
export function pickCell(id: string, name: string | null, isTicked: boolean) {
  return (
    <td className="max-sm:-order-3 max-sm:block max-sm:flex-none sm:pr-0!">
      {name !== null && (
        <label className="grid size-8 place-items-center pointer-coarse:size-11">
          <input
            type="checkbox"
            className="size-4.5 accent-accent"
            form={formId}
            name={pickName}
            value={id}
            defaultChecked={isTicked}
            aria-label={`Tick ${name}`}
          />
        </label>
      )}
    </td>
  );
}

export function useTicked() {
  return new URLSearchParams(useLocation().search).getAll(pickName);
}

type BarProps = { verbs: Picks<unknown>["verbs"]; search: string };

/** In sight once a row is ticked. `search`: of the list, which the pages that follow lead back to. */
export function PicksBar({ verbs, search }: BarProps) {
  const form = useRef<HTMLFormElement>(null);
  const { count, tickAll } = useCount(form);
  const isHydrated = useHydrated();
  return (
    <Form
      ref={form}
      id={formId}
      method="get"
      preventScrollReset
      aria-label="With the ticked"
      className="sticky bottom-2 z-10 flex flex-wrap items-center gap-2 rounded-m border max-sm:grid max-sm:grid-cols-2 max-sm:[&>.btn]:px-1 border-ink-3 bg-card p-2 shadow-raised [.screen:not(:has([form=picks]:checked))_&]:hidden print:hidden"
    >
      {[...new URLSearchParams(search)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="flex items-center max-sm:col-span-2">
        <p className="grow px-1 text-sm font-semibold" role="status">
          {isHydrated && count > 0 ? `${count} ticked` : "With the ticked:"}
        </p>
        {isHydrated && (
          <>
            <Button type="button" variant="ghost" onClick={() => tickAll(true)}>
              Tick all
            </Button>
            <Button type="button" variant="ghost" onClick={() => tickAll(false)}>
              Tick none
            </Button>
          </>
        )}
      </div>
      {verbs.map(({ label, to }) => (
        <Button key={to} formAction={to}>
          {label}
        </Button>
      ))}
    </Form>
  );
}

function useCount(form: RefObject<HTMLFormElement>) {
  const { search } = useLocation();
  const [count, setCount] = useState(0);
  const ticks = () => [...(form.current?.elements ?? [])].filter(isTick);
  const follow = () => setCount(ticks().filter((tick) => tick.checked).length);
  // biome-ignore lint/correctness/useExhaustiveDependencies: why: other rows may be ticked at another address
  useEffect(() => {
    follow();
    document.addEventListener("change", follow);
    return () => document.removeEventListener("change", follow);
  }, [search]);
  function tickAll(isTicked: boolean) {
    for (const tick of ticks()) tick.checked = isTicked;
    follow();
  }
  return { count, tickAll };
}

function isTick(control: Element): control is HTMLInputElement {
  return control instanceof HTMLInputElement && control.type === "checkbox";
}
