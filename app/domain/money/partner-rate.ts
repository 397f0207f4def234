import { formatPercent, hundredthsOf, readPercent } from "./percent.ts";

/** `platformRate` in percent; together the two may not exceed 100 (decisions §14). */
export function partnerRateProblem(typed: string, platformRate: number): string | null {
  if (typed === "") return "Must enter commission rate";
  const rate = readPercent(typed);
  if (rate === null) return "Enter a percentage from 0 to 100, with at most 2 decimals";
  const isTooMuch = hundredthsOf(Number(rate)) + hundredthsOf(platformRate) > 10_000;
  return isTooMuch ? `With the platform's ${formatPercent(String(platformRate))} this is more than the price` : null;
}
