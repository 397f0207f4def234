import { formatAmount } from "#app/domain/strength/explanation.ts";
import { roundToHundredths } from "#app/domain/trackables/numbers.ts";
import type { RaisedRecord } from "#app/features/records/raised-queries.server.ts";

/** 'Deadlift', '182.5 kg estimated', '+2.5' and '180 kg before'. */
export type RaisedLine = { what: string; amount: string; gain: string | null; before: string };

export function raisedLine({ name, category, quantity, kind, value, unit, gain }: RaisedRecord): RaisedLine {
  const amount = (number: number) => (unit === "noDimension" ? `${number} ${quantity}` : formatAmount(number, unit));
  const isNamed = unit === "noDimension" || category === "weight";
  return {
    what: isNamed ? name : `${name}, ${quantity}`,
    amount: kind === "calculated" ? `${amount(value)} estimated` : amount(value),
    gain: gain === null ? null : signed(gain, unit),
    before: gain === null ? "your first" : `${amount(roundToHundredths(value - gain))} before`,
  };
}

/** The unit stands beside it already. */
function signed(gain: number, unit: RaisedRecord["unit"]) {
  const size = formatAmount(Math.abs(gain), unit === "seconds" ? unit : "noDimension");
  return `${gain < 0 ? "−" : "+"}${size}`;
}
