import { formatEuros } from "#app/domain/money/euros.ts";
import { plural } from "#app/domain/text/counted.ts";
import { billingOf } from "./billing.ts";
import type { Plan, Priced } from "./plans.ts";

const monthsOfYear = 12;

/** In cents; 0 if there is no saving. */
export function yearlySaving(monthly: Priced, yearly: Priced): number {
  return Math.max(0, monthsOfYear * monthly.priceCents - yearly.priceCents);
}

export function planPrice({ main, yearly }: Plan<Priced>) {
  const unit = billingOf(main.durationInDays) === "monthly" ? "/mo" : " a year";
  const orYearly = yearly && `or ${formatEuros(yearly.priceCents)} a year${formatSaving(main, yearly)}`;
  return { price: formatEuros(main.priceCents), unit, orYearly };
}

function formatSaving(monthly: Priced, yearly: Priced): string {
  const saving = yearlySaving(monthly, yearly);
  if (saving === 0) return "";
  const months = saving / monthly.priceCents;
  return Number.isInteger(months) ? `, ${months} ${plural(months, "month")} free` : `, ${formatEuros(saving)} less`;
}
