import type { Result } from "#app/domain/forms/result.ts";
import { billingOf } from "#app/domain/packages/billing.ts";
import type { Payments, Problem } from "#app/services/payments/port.ts";
import type { PackageFields } from "./form.ts";
import type { PackageView } from "./views.ts";

type Sold = Pick<PackageView, "id" | "name" | "priceCents" | "durationInDays">;
type Saved = Result<object, PackageFields>;

/**
 * Creates or updates the plan of a published package; the new price is for new subscriptions. Without a gateway, the
 * first order creates it later.
 */
export async function savePlanOf(payments: Payments, { id, name, priceCents, durationInDays }: Sold): Promise<Saved> {
  if (payments.environment === null) return { ok: true };
  const months = billingOf(durationInDays) === "monthly" ? 1 : 12;
  const saved = await payments.savePlan({ id, name, cents: priceCents, months });
  return saved.ok ? { ok: true } : { ok: false, problems: problemsOf(saved.problems) };
}

function problemsOf([problem]: Problem[]) {
  if (problem?.kind === "conflict") return { billing: [hasOther] };
  return { "": [problem?.kind === "invalid" ? `The card provider did not accept this: ${problem.message}` : isAway] };
}

const hasOther =
  "The card provider already has this package with a different duration and can't change it. Create a new package for this duration.";
const isAway =
  "The card provider can't be reached, so nothing was saved. What you entered is still here: try again in a minute, or save it unpublished.";
