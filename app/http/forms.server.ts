import type { SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { data } from "@remix-run/node";
import type { z } from "zod";

/** Reads a posted form by its schema: the value, or what to answer (400, the values kept, an error per field). */
export async function readForm<Schema extends z.ZodType>(request: Request, schema: Schema) {
  return parseForm(await request.formData(), schema);
}

/** The same for a form that was read already. */
export function parseForm<Schema extends z.ZodType>(form: FormData, schema: Schema) {
  const submission = parseWithZod(form, { schema });
  if (submission.status === "success") {
    return {
      ok: true as const,
      value: submission.value as z.output<Schema>,
      /** The same form again, with what a use case found wrong: a field's messages, '' for the whole form. */
      refuse: (fieldErrors: Record<string, string[]>) => answer(submission.reply({ ...splitErrors(fieldErrors) })),
    };
  }
  return { ok: false as const, answer: answer(submission.reply({ hideFields: ["password"] })) };
}

function splitErrors({ "": formErrors, ...fieldErrors }: Record<string, string[]>) {
  return { ...(formErrors ? { formErrors } : {}), fieldErrors };
}

function answer(result: SubmissionResult<string[]>) {
  return data({ result }, { status: 400 });
}
