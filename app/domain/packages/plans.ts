import { billingOf } from "./billing.ts";

export type Priced = { id: string; name: string; priceCents: number; durationInDays: number };

export type Plan<P extends Priced> = { main: P; yearly: P | null };

/**
 * A monthly package belongs with the yearly one whose name starts with its name (document 3 §2); the longest match
 * wins: 'Gold Plus yearly' goes with 'Gold Plus', not 'Gold'. Cheapest first.
 */
export function plansOf<P extends Priced>(packages: readonly P[]): Plan<P>[] {
  const monthly = packages.filter(({ durationInDays }) => billingOf(durationInDays) === "monthly");
  const left = packages.filter((one) => !monthly.includes(one));
  const plans: Plan<P>[] = [];
  for (const main of monthly.toSorted((a, b) => b.name.length - a.name.length)) {
    const at = left.findIndex(({ name }) => name.startsWith(main.name));
    plans.push({ main, yearly: (at >= 0 && left.splice(at, 1)[0]) || null });
  }
  const alone = left.map((main) => ({ main, yearly: null }));
  return [...plans, ...alone].toSorted((a, b) => a.main.priceCents - b.main.priceCents);
}
