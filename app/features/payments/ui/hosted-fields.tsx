import { useEffect, useRef, useState } from "react";
import type { Problems } from "#app/domain/forms/result.ts";
import { FieldError } from "#app/ui/forms/field-frame.tsx";
import { fieldId } from "#app/ui/forms/form-field.ts";
import type { CardSetup } from "../pay.server.ts";
import { payForm } from "../pay-form.ts";
import type { CardEntry } from "./card-entry.ts";

const parts = [
  ["number", "Card number*"],
  ["expiration", "Expiration date*"],
  ["cvv", "CVV*"],
] as const;

type Props = {
  setup: Extract<CardSetup, { clientToken: string }>;
  problems: Problems | null;
  onReady: (entry: CardEntry | null) => void;
};

/** The provider's fields, each in a frame of the provider's. Its script is loaded here and nowhere else. */
export function HostedFields({ setup, problems, onReady }: Props) {
  const [isAway, setAway] = useState(false);
  const ready = useRef(onReady);
  ready.current = onReady;
  const { clientToken, threeDSecure } = setup;
  useEffect(() => {
    let isGone = false;
    let end = () => {};
    async function mount() {
      const { mountHostedCard } = await import("./hosted-card.ts");
      const entry = await mountHostedCard(clientToken, threeDSecure);
      end = entry.end;
      if (isGone) return end();
      ready.current(entry);
    }
    mount().catch(() => setAway(true));
    return () => {
      isGone = true;
      ready.current(null);
      end();
    };
  }, [clientToken, threeDSecure]);
  if (isAway)
    return <p className="notice">The card form can’t be loaded right now. Reload this page, and try again.</p>;
  return parts.map(([part, label]) => <HostedField key={part} {...{ part, label, errors: problems?.[part] }} />);
}

function HostedField({ part, label, errors }: { part: string; label: string; errors: string[] | undefined }) {
  const id = fieldId(payForm.id, part);
  const meta = { id, name: part, errorId: `${id}-error`, descriptionId: `${id}-hint`, initialValue: "", errors };
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <div id={id} className="input h-11" />
      <FieldError meta={meta} />
    </div>
  );
}
