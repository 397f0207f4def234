import { useId } from "react";
import { formatEuros } from "#app/domain/money/euros.ts";
import { billingOf } from "#app/domain/packages/billing.ts";
import type { Plan } from "#app/domain/packages/plans.ts";
import { counted } from "#app/domain/text/counted.ts";
import { Button } from "#app/ui/elements/button.tsx";
import type { PlanView } from "../views.ts";

export type Chooser = { plans: Plan<PlanView>[]; subscribedTo: string | null; users: number };

/** What can be subscribed to, each monthly package with its yearly one. Nothing is sold yet, so no button acts. */
export function PlanChooser({ plans, ...own }: Chooser) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] gap-4">
      {plans.map((plan) => (
        <li key={plan.main.id} className="card grid content-start gap-3 p-4">
          <PlanFacts {...plan} />
          <PlanButton {...plan} {...own} />
        </li>
      ))}
    </ul>
  );
}

function PlanFacts({ main, yearly }: Plan<PlanView>) {
  const isMonthly = billingOf(main.durationInDays) === "monthly";
  return (
    <>
      <h2 className="text-lg font-bold">{main.name}</h2>
      <p>
        <strong className="text-xl tabular-nums">{formatEuros(main.priceCents)}</strong>
        {isMonthly ? "/mo" : " a year"}
        {yearly && <span className="block text-ink-2">{`or ${formatEuros(yearly.priceCents)} a year`}</span>}
      </p>
      <p>{`Up to ${counted(main.maxUsers, "user", "users")}`}</p>
      {main.description !== "" && (
        <div
          className="grid gap-2 break-words [&_h3]:font-bold [&_ol]:list-decimal [&_ol]:pl-5 [&_ul]:list-disc [&_ul]:pl-5"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: why: sanitised before it was stored
          dangerouslySetInnerHTML={{ __html: main.description }}
        />
      )}
    </>
  );
}

function PlanButton({ main, yearly, subscribedTo, users }: Plan<PlanView> & Omit<Chooser, "plans">) {
  const reasonId = useId();
  const isOwn = subscribedTo !== null && [main.id, yearly?.id].includes(subscribedTo);
  const isTooSmall = users > main.maxUsers;
  const reason = isOwn
    ? "Already subscribed to this plan"
    : isTooSmall
      ? "You have more users than this package supports"
      : "Not sold here yet";
  return (
    <div className="mt-auto grid gap-1">
      <Button type="button" disabled aria-describedby={reasonId}>
        Subscribe
      </Button>
      <p id={reasonId} className="hint">
        {reason}
      </p>
    </div>
  );
}
