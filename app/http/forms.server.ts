import type { SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { data } from "@remix-run/node";
import type { z } from "zod";
import { currentRequest } from "#app/services/request-state.server.ts";

/** What is typed into these is never sent back. */
const secretFields = ["password", "currentPassword", "newPassword", "repeatPassword", "repeatNewPassword"];

/** Reads a posted form by its schema: the value, or what to answer (400, the values kept, an error per field). */
export async function readForm<Schema extends z.ZodType>(request: Request, schema: Schema) {
  return parseForm(await formOf(request), schema);
}

/** The posted form; a body that is none is answered with 400, not with a fault. */
export async function formOf(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw notAForm();
  }
}

/** Throws the 400 unless plain fields were posted, which never fail to be read: for who reads the body elsewhere. */
export function requireFieldsOnly(request: Request) {
  if (!request.headers.get("Content-Type")?.startsWith("application/x-www-form-urlencoded")) throw notAForm();
}

function notAForm() {
  return data({ message: "This is not a form that we can read." }, { status: 400, statusText: "Bad Request" });
}

/** The same for a form that was read already. */
export function parseForm<Schema extends z.ZodType>(form: FormData, schema: Schema) {
  const submission = parseWithZod(withoutNul(form), { schema });
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

/** The form without the one character that PostgreSQL's texts cannot hold. */
function withoutNul(form: FormData) {
  const clean = new FormData();
  for (const [name, value] of form) clean.append(name, typeof value === "string" ? value.replaceAll("\0", "") : value);
  return clean;
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
