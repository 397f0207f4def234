import { z } from "zod";
import { parseEuros } from "#app/domain/money/euros.ts";

/** The version of publishing that the form was drawn for. */
const version = z.number("The form did not arrive whole. Open it again.").int().min(0);

/** Euros as typed, kept as cents. */
const price = z
  .string()
  .trim()
  .prefault("")
  .transform((typed, issues) => {
    const read = typed === "" ? { ok: false as const, reason: "Price is required" } : parseEuros(typed);
    if (read.ok) return read.cents;
    issues.addIssue({ code: "custom", message: read.reason });
    return z.NEVER;
  });

const feedback = z.string().trim().max(2000, "Feedback can have at most 2000 characters").prefault("");

/** Creator-style: the price and the Published checkbox. */
export const updateSchema = z
  .object({ version, price, isPublished: z.boolean().prefault(false), feedback })
  .transform(({ price: priceCents, version: seen, ...rest }) => ({
    seen,
    step: { step: "update" as const, priceCents, ...rest },
  }));

export const suggestSchema = z
  .object({ version, price })
  .transform(({ version: seen, price: priceCents }) => ({ seen, step: { step: "suggest" as const, priceCents } }));

export const acceptSchema = z.object({ version, price, feedback }).transform(({ version: seen, price, feedback }) => ({
  seen,
  step: { step: "accept" as const, priceCents: price, feedback },
}));

/** The price that stands in the form is of no account. */
export const declineSchema = z
  .object({ version, feedback })
  .transform(({ version: seen, feedback }) => ({ seen, step: { step: "decline" as const, feedback } }));
