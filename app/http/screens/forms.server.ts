import type { SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { data } from "@remix-run/node";
import type { z } from "zod";
import { knownFields } from "#app/http/body/known-fields.server.ts";
import { formOf } from "#app/http/body/posted-form.server.ts";
import { currentRequest } from "#app/services/request-state.server.ts";

/** What is typed into these is never sent back. */
const secretFields = ["password", "currentPassword", "newPassword", "repeatPassword", "repeatNewPassword"];

/** Reads a posted form by its schema: the value, or what to answer (400, the values kept, an error per field). */
export async function readForm<Schema extends z.ZodType>(request: Request, schema: Schema) {
  return parseForm(await formOf(request), schema);
}

/** The same for a form that was read already. */
export function parseForm<Schema extends z.ZodType>(form: FormData, schema: Schema) {
  const submission = parseWithZod(knownFields(form, schema), { schema });
  if (submission.status === "success") {
    return {
      ok: true as const,
      value: submission.value as z.output<Schema>,
      /** The same form again, with what a use case found wrong: a field's messages, '' for the whole form. */
      refuse: (fieldErrors: Record<string, string[]>, init?: ResponseInit) =>
        answer(submission.reply({ ...splitErrors(fieldErrors), hideFields: secretFields }), init),
    };
  }
  return { ok: false as const, answer: answer(submission.reply({ hideFields: secretFields })) };
}

function splitErrors({ "": formErrors, ...fieldErrors }: Record<string, string[]>) {
  return { ...(formErrors ? { formErrors } : {}), fieldErrors };
}

/** The page that answers this request says in its title that its form was refused. */
export function markFailed() {
  const state = currentRequest();
  if (state) state.formFailed = true;
}

function answer(result: SubmissionResult<string[]>, init: ResponseInit = {}) {
  markFailed();
  return data({ result }, { status: 400, ...init });
}
