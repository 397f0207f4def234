import type { ReactNode } from "react";
import { formatEuros } from "#app/domain/money/euros.ts";
import { statusName } from "#app/domain/publishing/publishing.ts";
import { Badge } from "#app/ui/elements/badge.tsx";
import type { Commission, PublishView } from "../queries.server.ts";

const tones = ["plain", "warn", "good"] as const;

export function PublishFacts({ view }: { view: PublishView }) {
  const { name, creatorName, isCreator, status, priceCents, askedPriceCents, feedback, variant, commission } = view;
  return (
    <>
      <dl className="grid gap-2">
        <Fact term="Program">{name}</Fact>
        {!isCreator && <Fact term="Author">{creatorName}</Fact>}
        <Fact term="Status">
          <Badge tone={tones[status - 1]}>{statusName(status)}</Badge>
        </Fact>
        {askedPriceCents !== null && <Fact term="Price asked">{formatEuros(askedPriceCents)}</Fact>}
        {variant === "readOnly" && <Fact term="Price">{priceCents === null ? "None" : formatEuros(priceCents)}</Fact>}
        {(isCreator || variant === "readOnly") && feedback !== "" && <Fact term="Feedback">{feedback}</Fact>}
      </dl>
      {variant === "readOnly" && <CommissionFacts commission={commission} />}
    </>
  );
}

const parts = [
  ["platform", "Platform commission"],
  ["partner", "Partner commission"],
  ["admin", "Admin commission"],
  ["own", "Your share"],
] as const;

/** As each sale will be booked. Follows the typed price, and is announced to screen readers. */
export function CommissionFacts({ commission }: { commission: Commission | null }) {
  if (commission === null) return <dl className="grid gap-2" aria-live="polite" />;
  return (
    <dl className="grid gap-2" aria-live="polite">
      {parts.map(([part, term]) => {
        const cents = commission[part];
        return (
          cents !== null && (
            <Fact key={part} term={term}>
              {formatEuros(cents)}
            </Fact>
          )
        );
      })}
    </dl>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-6">
      <dt className="text-ink-2">{term}</dt>
      <dd className="min-w-0 whitespace-pre-line tabular-nums wrap-anywhere">{children}</dd>
    </div>
  );
}
