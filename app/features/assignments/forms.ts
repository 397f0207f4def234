import { choice, day, defineForm, type ValuesOf } from "#app/domain/forms/form.ts";
import { roundingSteps } from "#app/domain/strength/rounding-step.ts";

const startDate = day({
  label: "Start date*",
  required: "Start date is required",
  wrong: "Start date is required",
});

export const assignForm = defineForm({
  id: "add-client",
  waitsUntilRight: true,
  fields: { client: choice({ label: "Client*", required: "Choose a client", wrong: "Choose a client" }), startDate },
});

export const giveForm = defineForm({
  id: "give-program",
  fields: {
    program: choice({ label: "Program*", required: "Choose a program", wrong: "Choose a program" }),
    startDate,
  },
});

export type GiveFields = typeof giveForm.fields;
export type GiveInput = ValuesOf<GiveFields>;

/** The rounding stays where it is left out. */
export const startForm = defineForm({
  id: "start",
  fields: {
    startDate,
    roundingStep: choice({
      label: "Round weights to",
      hint: "You and the client see calculated weights rounded alike.",
      among: roundingSteps,
      wrong: "Choose one of these",
    }),
  },
});

export type AssignFields = typeof assignForm.fields & typeof startForm.fields;

export const beginForm = defineForm({ id: "begin", fields: { startDate } });
export type BeginFields = typeof beginForm.fields;

/** One letter is too short for a search. */
export function isSearch(typed: string): boolean {
  return typed.trim().length >= 2;
}
