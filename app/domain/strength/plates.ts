import { convert } from "#app/domain/trackables/conversion.ts";
import { roundToHundredths } from "#app/domain/trackables/numbers.ts";
import type { PreferredUnits } from "#app/domain/trackables/preferred.ts";

export type WeightUnit = PreferredUnits["weight"];
export type Plate = { weight: number; pairs: number };
export type Barbell = { bar: number; barUnit: WeightUnit; plates: Plate[]; plateUnit: WeightUnit };

/** `perSide`: the heaviest plate first. `rest`: what can't be loaded, in the unit that was asked for. */
export type Loaded = { perSide: number[]; plateUnit: WeightUnit; rest: number };

export const barbellLimits = { bar: 100, plate: 100, plates: 20, pairs: 20 };

const standardPlates = {
  kilograms: [25, 20, 15, 10, 5, 2.5, 1.25],
  pounds: [45, 35, 25, 10, 5, 2.5],
};

/** What most gyms have, for somebody who has not entered their own. */
export function standardBarbell(unit: WeightUnit): Barbell {
  const plates = standardPlates[unit].map((weight, heaviest) => ({ weight, pairs: heaviest === 0 ? 10 : 2 }));
  return { bar: unit === "kilograms" ? 20 : 45, barUnit: unit, plates, plateUnit: unit };
}

/** The most that does not exceed the weight. Null for less than the bar. */
export function platesFor(
  weight: number,
  unit: WeightUnit,
  { bar, barUnit, plates, plateUnit }: Barbell,
): Loaded | null {
  const onBar = weight - toUnit(bar, barUnit, unit);
  if (onBar < -smallest) return null;
  const side = Math.floor(toUnit(onBar / 2, unit, plateUnit) * 100 + smallest);
  const heaviestFirst = plates.toSorted((one, other) => other.weight - one.weight);
  const kinds = heaviestFirst.map((plate) => ({ hundredths: Math.round(plate.weight * 100), pairs: plate.pairs }));
  const perSide = plateSizes(side, kinds).map((hundredths) => hundredths / 100);
  const loaded = 2 * sumOf(perSide);
  return { perSide, plateUnit, rest: roundToHundredths(Math.max(0, onBar - toUnit(loaded, plateUnit, unit))) };
}

/** Below what any number here means, above what conversion gets wrong. */
const smallest = 1e-6;

function toUnit(value: number, from: WeightUnit, to: WeightUnit) {
  return convert(value, from, to) ?? value;
}

type Kind = { hundredths: number; pairs: number };

function plateSizes(side: number, kinds: readonly Kind[]): number[] {
  const heaviestFirst = exactly(side, kinds);
  if (heaviestFirst) return heaviestFirst;
  const most = atMost(side, kinds);
  return exactly(sumOf(most), kinds) ?? most;
}

function sumOf(numbers: readonly number[]) {
  return numbers.reduce((sum, one) => sum + one, 0);
}

/** As people load: the heaviest that fits, again and again. Null if something is left. */
function exactly(side: number, kinds: readonly Kind[]): number[] | null {
  let left = side;
  const used = kinds.flatMap(({ hundredths, pairs }) => {
    const count = Math.min(pairs, Math.floor(left / hundredths));
    left -= count * hundredths;
    return Array.from({ length: count }, () => hundredths);
  });
  return left === 0 ? used : null;
}

/** Taking the heaviest first may miss a sum: 15 leaves 5 of 20 where two tens fit. */
function atMost(side: number, kinds: readonly Kind[]): number[] {
  const sums = new Map<number, number[]>([[0, []]]);
  for (const { hundredths, pairs } of kinds) {
    for (const [sum, used] of [...sums]) {
      for (let count = 1; count <= pairs && sum + count * hundredths <= side; count++) {
        const more = [...used, ...Array.from({ length: count }, () => hundredths)];
        const known = sums.get(sum + count * hundredths);
        if (!known || known.length > more.length) sums.set(sum + count * hundredths, more);
      }
    }
  }
  return sums.get(Math.max(...sums.keys())) ?? [];
}
