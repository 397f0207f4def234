import { formatAmount } from "#app/domain/strength/explanation.ts";
import { unitName } from "#app/domain/trackables/names.ts";
import { formatNumber, roundToHundredths } from "#app/domain/trackables/numbers.ts";
import { formatClock, isSprint } from "#app/domain/trackables/seconds.ts";
import type { RaisedRecord } from "#app/features/records/raised-queries.server.ts";

/** 'Deadlift', '182.5 kg estimated', '+2.5' and '180 kg before'. */
export type RaisedLine = { what: string; amount: string; gain: string | null; before: string };

export function raisedLine({ name, category, quantity, kind, value, unit, gain }: RaisedRecord): RaisedLine {
  const old = gain === null ? null : roundToHundredths(value - gain);
  // why: 5 s after 5.2 s, and not 0:05
  const isShort = unit === "seconds" && isSprint([value, old ?? value]);
  const amount = (number: number) => {
    if (unit === "noDimension") return `${number} ${quantity}`;
    return isShort ? `${formatNumber(number)} ${unitName(unit)}` : formatAmount(number, unit);
  };
  const isNamed = unit === "noDimension" || category === "weight";
  const size = (number: number) => (unit === "seconds" && !isShort ? formatClock(number) : formatNumber(number));
  return {
    what: isNamed ? name : `${name}, ${quantity}`,
    amount: kind === "calculated" ? `${amount(value)} estimated` : amount(value),
    gain: gain === null ? null : `${gain < 0 ? "−" : "+"}${size(Math.abs(gain))}`,
    before: old === null ? "your first" : `${amount(old)} before`,
  };
}
