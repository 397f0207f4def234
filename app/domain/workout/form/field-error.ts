import type { Refusal, UnitChoices } from "#app/domain/workout/document/outcome.ts";

export type FieldError = { text: string; reason: string; units?: UnitChoices };

export function fieldError(text: string, { reason, units }: Omit<Refusal, "ok">): FieldError {
  return units ? { text, reason, units } : { text, reason };
}
