import { formatNumber, readDecimal, roundToHundredths } from "#app/domain/trackables/numbers.ts";
import { barbellLimits, type Plate } from "./plates.ts";

/** Without a count, more than anybody needs. */
export const enoughPairs = 10;

type ReadPlates = { ok: true; plates: Plate[] } | { ok: false; reason: string };

/** '25, 20, 2,5 x2': the plates of one side, each as often as `x` says. Returns the heaviest first. */
export function parsePlates(text: string): ReadPlates {
  const words = text.replace(/\s*[x×]\s*/gi, "x").split(/[;\s]+/);
  const named = words.map((word) => word.replace(/,$/, "")).filter((word) => word !== "");
  const read = named.map((word) => readPlate(word));
  const wrong = read.indexOf(null);
  if (wrong >= 0) return { ok: false, reason: `“${named[wrong]}” is not a plate. Write them like this: 20, 10, 5 x2` };
  const plates = read.filter((plate) => plate !== null).toSorted((one, other) => other.weight - one.weight);
  if (new Set(plates.map(({ weight }) => weight)).size < plates.length) {
    return { ok: false, reason: "Name each plate once. For two pairs, write 20 x2" };
  }
  if (plates.length > barbellLimits.plates) {
    return { ok: false, reason: `Enter at most ${barbellLimits.plates} plates` };
  }
  return { ok: true, plates };
}

function readPlate(word: string): Plate | null {
  const [typed = "", count = String(enoughPairs), ...rest] = word.split("x");
  const weight = readDecimal(typed);
  const pairs = Number(count);
  if (!weight.ok || rest.length > 0 || !/^\d{1,3}$/.test(count)) return null;
  const rounded = roundToHundredths(weight.number);
  const isIn = rounded > 0 && rounded <= barbellLimits.plate && pairs >= 1 && pairs <= barbellLimits.pairs;
  return isIn ? { weight: rounded, pairs } : null;
}

export function printPlates(plates: readonly Plate[]): string {
  return plates
    .map(({ weight, pairs }) => formatNumber(weight) + (pairs === enoughPairs ? "" : ` x${pairs}`))
    .join(", ");
}
