import { formatEuros } from "#app/domain/money/euros.ts";
import { plural } from "#app/domain/text/counted.ts";
import { billingOf } from "./billing.ts";
import type { Plan, Priced } from "./plans.ts";

const monthsOfYear = 12;

/** What a year costs less by the yearly package than by twelve monthly ones, in cents; 0 where it costs no less. */
export function yearlySaving(monthly: Priced, yearly: Priced): number {
  return Math.max(0, monthsOfYear * monthly.priceCents - yearly.priceCents);
}

/** '€29.00', '/mo' and 'or €290.00 a year, 2 months free'; the last is null for a package that stands alone. */
export function planPrice({ main, yearly }: Plan<Priced>) {
  const unit = billingOf(main.durationInDays) === "monthly" ? "/mo" : " a year";
  const orYearly = yearly && `or ${formatEuros(yearly.priceCents)} a year${savingInWords(main, yearly)}`;
  return { price: formatEuros(main.priceCents), unit, orYearly };
}

/** ', 2 months free' where it is whole months, else ', €18.50 less'; empty where nothing is saved. */
function savingInWords(monthly: Priced, yearly: Priced): string {
  const saving = yearlySaving(monthly, yearly);
  if (saving === 0) return "";
  const months = saving / monthly.priceCents;
  return Number.isInteger(months) ? `, ${months} ${plural(months, "month")} free` : `, ${formatEuros(saving)} less`;
}
