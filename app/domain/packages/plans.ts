import { billingOf } from "./billing.ts";

export type Priced = { id: string; name: string; priceCents: number; durationInDays: number };

/** What is offered as one: a monthly package, and the yearly one that is the same for longer; or one of them alone. */
export type Plan<P extends Priced> = { main: P; yearly: P | null };

/**
 * Pairs each monthly package with the yearly one whose name starts with its name (document 3 §2), the cheapest first. Of
 * several monthly ones the longest name counts: 'Gold Plus yearly' is of 'Gold Plus', not of 'Gold'. A yearly one that
 * is nobody's stands alone.
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
