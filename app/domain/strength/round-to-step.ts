import { convert } from "#app/domain/trackables/conversion.ts";
import { roundToHundredths } from "#app/domain/trackables/numbers.ts";
import type { MeasurementUnit } from "#app/domain/trackables/units.ts";
import type { RoundingStep } from "./rounding-step.ts";

/**
 * Half a step up, in the weight's own unit, at most 2 decimals. If the step has the other unit, the weight is rounded
 * as it is loaded: 190 lb by 2.5 kg is 85 kg, so 187.39 lb. Only weights are rounded.
 */
export function roundToStep(value: number, unit: MeasurementUnit, step: RoundingStep): number {
  const [size, unitOfStep] = partsOf(step);
  const loaded = size === 0 ? null : convert(value, unit, unitOfStep);
  if (loaded === null) return value;
  return roundToHundredths(convert(Math.round(loaded / size) * size, unitOfStep, unit) ?? value);
}

function partsOf(step: RoundingStep): [size: number, unit: MeasurementUnit] {
  const [size = "", unit] = step.split(" ");
  return [step === "off" ? 0 : Number(size), unit === "lb" ? "pounds" : "kilograms"];
}
