import { useId } from "react";
import { type Chooser, planChoice } from "#app/domain/packages/plan-choice.ts";
import { planPrice } from "#app/domain/packages/plan-price.ts";
import type { Plan } from "#app/domain/packages/plans.ts";
import { counted } from "#app/domain/text/counted.ts";
import { paths } from "#app/paths.ts";
import { Button, ButtonLink } from "#app/ui/elements/button.tsx";
import type { PlanView } from "../views.ts";

type Props = Chooser & {
  plans: Plan<PlanView>[];
  /** Why nobody can choose here, or null. */
  closed: string | null;
};

export function PlanChooser({ plans, closed, ...chooser }: Props) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] gap-4">
      {plans.map((plan) => (
        <li key={plan.main.id} className="card flex flex-col gap-3 p-4">
          <PlanFacts {...plan} />
          <PlanButton
            plan={plan}
            isUpgrade={chooser.current !== null}
            problem={planChoice(plan, chooser).problem ?? closed}
          />
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
        {orYearly && <span className="block text-balance text-ink-2">{orYearly}</span>}
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

type ButtonProps = { plan: Plan<PlanView>; isUpgrade: boolean; problem: string | null };

function PlanButton({ plan: { main, yearly }, isUpgrade, problem }: ButtonProps) {
  const reasonId = useId();
  const words = isUpgrade ? "Upgrade" : "Subscribe";
  if (problem === null) {
    const to = paths.billingInfo(main.id, (yearly ?? main).id);
    return (
      <ButtonLink variant="primary" className="mt-auto" to={to} aria-label={`${words}: ${main.name}`}>
        {words}
      </ButtonLink>
    );
  }
  return (
    <div className="mt-auto grid gap-1">
      <Button type="button" disabled aria-describedby={reasonId}>
        {words}
      </Button>
      <p id={reasonId} className="hint">
        {problem}
      </p>
    </div>
  );
}
