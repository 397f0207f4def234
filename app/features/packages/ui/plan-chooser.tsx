import { useId } from "react";
import { type Chooser, planChoice } from "#app/domain/packages/plan-choice.ts";
import { planPrice } from "#app/domain/packages/plan-price.ts";
import type { Plan } from "#app/domain/packages/plans.ts";
import { counted } from "#app/domain/text/counted.ts";
import { Button } from "#app/ui/elements/button.tsx";
import type { PlanView } from "../views.ts";

type Props = Chooser & { plans: Plan<PlanView>[] };

/** What can be subscribed to, each monthly package with its yearly one. Nothing is sold yet, so no button acts. */
export function PlanChooser({ plans, ...chooser }: Props) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] gap-4">
      {plans.map((plan) => (
        <li key={plan.main.id} className="card grid content-start gap-3 p-4">
          <PlanFacts {...plan} />
          <PlanButton problem={planChoice(plan, chooser).problem} />
        </li>
      ))}
    </ul>
  );
}

function PlanFacts({ main, yearly }: Plan<PlanView>) {
  const { price, unit, orYearly } = planPrice({ main, yearly });
  return (
    <>
      <h2 className="text-lg font-bold">{main.name}</h2>
      <p>
        <strong className="text-xl tabular-nums">{price}</strong>
        {unit}
        {orYearly && <span className="block text-ink-2">{orYearly}</span>}
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

function PlanButton({ problem }: { problem: string | null }) {
  const reasonId = useId();
  return (
    <div className="mt-auto grid gap-1">
      <Button type="button" disabled aria-describedby={reasonId}>
        Subscribe
      </Button>
      <p id={reasonId} className="hint">
        {problem ?? "Not sold here yet"}
      </p>
    </div>
  );
}
