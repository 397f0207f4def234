import { messagesOf } from "./check.ts";
import type { Fields, Form } from "./form.ts";
import { readTyped } from "./read.ts";
import type { ReturnedForm } from "./returned-form.ts";

/** A GET form. Undefined until it is submitted. `refusal`: why a valid request was rejected. */
export function formOfQuery<F extends Fields, Facts>(
  form: Form<F, Facts>,
  query: URLSearchParams,
  facts: Facts,
  refusal: string | null = null,
): ReturnedForm | undefined {
  if (refusal === null && !Object.keys(form.fields).some((name) => query.has(name))) return;
  const typed = readTyped(form, query);
  const messages = Object.entries(messagesOf(form, typed, facts));
  if (messages.length === 0 && refusal !== null) messages.push(["", refusal]);
  const problems = messages.length > 0 ? Object.fromEntries(messages.map(([name, words]) => [name, [words]])) : null;
  return { form: form.id, typed, attempt: "", version: "", problems, isQuestion: false };
}
