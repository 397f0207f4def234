/** The smallest step a coach can load. Calculated weights are shown to the nearest one. */
export const roundingSteps = ["off", "0.5 kg", "1 kg", "2.5 kg", "1 lb", "2.5 lb", "5 lb"] as const;
export type RoundingStep = (typeof roundingSteps)[number];

export function roundingStepName(step: RoundingStep): string {
  return step === "off" ? "Off" : step;
}

export const roundingOptions = roundingSteps.map((value) => ({ value, label: roundingStepName(value) }));

export function parseRoundingStep(text: string): RoundingStep | null {
  return roundingSteps.find((step) => step === text) ?? null;
}
