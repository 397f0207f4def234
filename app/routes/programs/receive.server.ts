import { dateOf } from "#app/domain/schedule/dates.ts";
import { programSchema } from "#app/features/programs/schema.ts";
import { takeImage } from "#app/features/uploads/mutations.server.ts";
import { parseForm } from "#app/http/forms.server.ts";
import { formWithFile } from "#app/http/posted-form.server.ts";
import { askFirst, keepForm, stepOf } from "#app/http/steps.server.ts";
import type { Context } from "#app/services/context.server.ts";

/**
 * Reads the program details form, which asks before it acts: the details to be stored, or what to answer first.
 * A start date that the program has already may stay.
 */
export async function receiveDetails(ctx: Context, request: Request, startDate: string | null = null) {
  const { form, file } = await formWithFile(request, "image");
  const imageProblem = await takeImage(ctx, form, file);
  const schema = programSchema({ today: dateOf(ctx.now), startDate, imageProblem });
  const step = stepOf(form);
  if (step === "keep") return { isReady: false as const, answer: keepForm(form, schema) };
  const parsed = parseForm(form, schema);
  if (!parsed.ok) return { isReady: false as const, answer: parsed.answer };
  if (step === "ask") return { isReady: false as const, answer: askFirst(form, schema) };
  return { isReady: true as const, form, details: parsed.value, refuse: parsed.refuse };
}
