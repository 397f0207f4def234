import { type FocusEvent, useEffect, useRef, useState } from "react";
import type { Problems } from "#app/domain/forms/result.ts";
import { FieldError } from "#app/ui/forms/field-frame.tsx";
import { fieldId } from "#app/ui/forms/form-field.ts";
import type { CardSetup } from "../pay.server.ts";
import { payForm } from "../pay-form.ts";
import type { CardEntry } from "./card-entry.ts";
import type { HostedCard } from "./hosted-card.ts";

const parts = [
  ["number", "Card number*"],
  ["expiration", "Expiration date*"],
  ["cvv", "CVV*"],
] as const;

type Part = (typeof parts)[number][0];

type Props = {
  setup: Extract<CardSetup, { clientToken: string }>;
  problems: Problems | null;
  onReady: (entry: CardEntry | null) => void;
};

/** Each in a frame of the provider's. Its script is only loaded here. */
export function HostedFields({ setup, problems, onReady }: Props) {
  const { card, isAway } = useHostedCard(setup, onReady);
  useEffect(() => card?.mark(problems), [card, problems]);
  if (isAway)
    return <p className="notice">The card form can’t be loaded right now. Reload this page, and try again.</p>;
  return parts.map(([part, label]) => (
    <HostedField key={part} part={part} label={label} errors={problems?.[part]} onFocus={() => card?.focus(part)} />
  ));
}

function useHostedCard({ clientToken }: Props["setup"], onReady: Props["onReady"]) {
  const [card, setCard] = useState<HostedCard | null>(null);
  const [isAway, setAway] = useState(false);
  const ready = useRef(onReady);
  ready.current = onReady;
  useEffect(() => {
    let isGone = false;
    let end = () => {};
    async function mount() {
      const { mountHostedCard } = await import("./hosted-card.ts");
      const mounted = await mountHostedCard(clientToken);
      end = mounted.end;
      if (isGone) return end();
      setCard(mounted);
      ready.current(mounted);
    }
    mount().catch(() => setAway(true));
    return () => {
      isGone = true;
      ready.current(null);
      end();
    };
  }, [clientToken]);
  return { card, isAway };
}

type FieldProps = { part: Part; label: string; errors: string[] | undefined; onFocus: () => void };

/** Focus from a link of the error summary moves on into the frame. */
function HostedField({ part, label, errors, onFocus }: FieldProps) {
  const id = fieldId(payForm.id, part);
  const meta = { id, name: part, errorId: `${id}-error`, descriptionId: `${id}-hint`, initialValue: "", errors };
  function goIn({ target, currentTarget }: FocusEvent) {
    if (target === currentTarget) onFocus();
  }
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {label}
      </label>
      {/* why: a frame with another colour scheme than the page gets an opaque background */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: why: it only passes focus on, and its frame has the control */}
      <div
        id={id}
        tabIndex={-1}
        onFocus={goIn}
        className={`input h-11 [&>iframe]:[color-scheme:light] ${errors ? "border-bad" : ""}`}
      />
      <FieldError meta={meta} />
    </div>
  );
}
