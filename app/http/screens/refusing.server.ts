import { data } from "@remix-run/node";
import { type Field, type Fields, type Form, storedImageField } from "#app/domain/forms/form.ts";
import { readTyped } from "#app/domain/forms/read.ts";
import type { Refused, Stored } from "#app/domain/forms/result.ts";
import type { ReturnedForm } from "#app/domain/forms/returned-form.ts";
import { typedText } from "#app/domain/forms/typed-text.ts";
import { notDoneWithSecrets, notDoneYet } from "#app/http/body/press-again.server.ts";
import { currentRequest } from "#app/services/request-state.server.ts";
import { fileFieldOf, imageFieldOf } from "./form-schema.server.ts";

type Refusal = { problems: Partial<Record<string, string[] | null>> | null | undefined } & Partial<
  Pick<Refused<Fields>, "theirs" | "offers" | "retryAfter">
>;

/** 429 after too many attempts, 409 for the thing as a whole, else 400; or `init`. */
export function refuse<F extends Fields, Facts>(
  form: Form<F, Facts>,
  typed: FormData,
  { problems, theirs, offers, retryAfter }: Refusal,
  init?: ResponseInit,
) {
  markFailed();
  const returned: ReturnedForm = { ...returnedForm(form, typed), problems: worded(problems) };
  if (offers) returned.offers = offers;
  if (retryAfter) return data(returned, { status: 429, headers: { "Retry-After": String(retryAfter) } });
  if (!theirs) return data(returned, init ?? { status: problems?.[""] ? 409 : 400 });
  const saved = savedMeanwhile(form.fields, returned.typed, theirs);
  const typedHere = { ...returned.typed, ...theirs.taken };
  return data({ ...returned, typed: typedHere, theirs: saved, version: String(theirs.version) }, { status: 409 });
}

function savedMeanwhile(fields: Fields, typed: Record<string, unknown>, { values, words = {} }: Stored<Fields>) {
  const saved: Partial<Record<string, string>> = {};
  for (const [name, value] of Object.entries(values)) {
    const field = fields[name];
    if (!field || comparable(field, typed[name]) === comparable(field, value)) continue;
    saved[name] = formatFieldValue(field, value, words[name]);
  }
  const image = imageFieldOf(fields);
  if (image && saved[storedImageField] !== undefined) {
    saved[storedImageField] = String(values[storedImageField] ?? "");
    saved[image] = saved[storedImageField]
      ? "Another image was saved in the meantime: the second one here."
      : "Removed in the meantime.";
  }
  return saved;
}

/** Ids have no order; listed choices are stored in the form's order. */
function comparable(field: Field, value: unknown) {
  if (!Array.isArray(value)) return typedText(String(value ?? ""));
  return JSON.stringify("among" in field ? value : value.toSorted());
}

function formatFieldValue(field: Field, value: unknown, words: string | undefined) {
  if (field.kind === "tick") return value ? "Ticked in the meantime." : "Unticked in the meantime.";
  const current = words ?? [value ?? ""].flat().join(", ");
  return current === "" ? "Emptied in the meantime." : `Saved in the meantime: ${current}`;
}

export function pressAgain<F extends Fields, Facts>(
  form: Form<F, Facts>,
  typed: FormData,
  fileProblem?: string | null,
) {
  const file = fileFieldOf(form.fields) ?? imageFieldOf(form.fields);
  const isSecret = Object.values(form.fields).some((field) => field.kind === "text" && field.secret);
  const notDone = isSecret ? notDoneWithSecrets : notDoneYet;
  const problems = { "": [notDone], ...(file && fileProblem ? { [file]: [fileProblem] } : {}) };
  return refuse(form, typed, { problems }, { status: 428 });
}

export function showAgain<F extends Fields, Facts>(form: Form<F, Facts>, typed: FormData, init?: ResponseInit) {
  return data(returnedForm(form, typed), init);
}

export function returnedForm<F extends Fields, Facts>(form: Form<F, Facts>, posted: FormData): ReturnedForm {
  const typed: Record<string, unknown> = readTyped(form, posted);
  for (const [name, field] of Object.entries(form.fields)) {
    if (field.kind === "text" && field.secret) delete typed[name];
  }
  const textOf = (name: string) => String(posted.get(name) ?? "");
  return { form: form.id, typed, attempt: textOf("id"), version: textOf("version"), problems: null, isQuestion: false };
}

export function markFailed() {
  const state = currentRequest();
  if (state) state.formFailed = true;
}

function worded(problems: Refusal["problems"]) {
  const found = Object.entries(problems ?? {}).flatMap(([name, words]) => (words?.length ? [[name, words]] : []));
  return Object.fromEntries(found) as Record<string, string[]>;
}
