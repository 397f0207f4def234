import { hundredthsOf, percentInWords, readPercent } from "./percent.ts";

/**
 * What is wrong with a partner's commission rate as it was typed, or null. `platformRate`: the platform's own, in percent;
 * the two are at most the whole price (decisions §14).
 */
export function partnerRateProblem(typed: string, platformRate: number): string | null {
  if (typed === "") return "Must enter commission rate";
  const rate = readPercent(typed);
  if (rate === null) return "Enter a percentage from 0 to 100, with at most 2 decimals";
  const isTooMuch = hundredthsOf(Number(rate)) + hundredthsOf(platformRate) > 10_000;
  return isTooMuch ? `With the platform's ${percentInWords(String(platformRate))} this is more than the price` : null;
}
