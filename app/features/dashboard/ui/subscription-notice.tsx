import type { ReactNode } from "react";
import { paths } from "#app/paths.ts";
import { ButtonLink } from "#app/ui/elements/button.tsx";
import type { Licence } from "../views.ts";

/** Document 3 §4. */
export function SubscriptionNotice({ licence }: { licence: Licence | null }) {
  const words = licence?.subscription && wordsOf(licence.subscription);
  if (!words) return null;
  return (
    <section aria-label="Subscription" className="card flex flex-wrap items-center justify-between gap-3 p-4">
      <p className="min-w-0 flex-1 basis-60">{words}</p>
      <ButtonLink to={paths.subscription()}>Subscription</ButtonLink>
    </section>
  );
}

function wordsOf({ state, paidUntil }: NonNullable<Licence["subscription"]>): ReactNode {
  if (state === "pastDue") {
    return "The last payment of your subscription failed. It is retried for 3 consecutive days; after that the subscription is cancelled.";
  }
  return state === "cancelled" && `You cancelled your subscription. You can still use it until ${paidUntil}`;
}
