import type { SubmissionResult } from "@conform-to/react";
import { dateOf } from "#app/domain/schedule/dates.ts";

/** One field of a form that the server validates: what its control, label, hint and error need. */
export type FormField = {
  id: string;
  name: string;
  errorId: string;
  descriptionId: string;
  /** What the control starts with: what was posted and refused, else what is stored. */
  initialValue: unknown;
  errors: string[] | undefined;
  /** What may have been meant by what was typed. */
  offers?: { value: string; label: string }[];
};

export type FieldsOf<Values> = { [Name in keyof Required<Values>]: FormField };

/** The form itself. `problems` has each field's messages, and the whole form's under ''. */
export type ServerForm = { id: string; problems: Record<string, string[]> | null };

type Options<Values> = {
  /** Unique on the page; the fields' ids start with it. */
  id: string;
  /** What the action answered: `useActionData<typeof action>()?.result`. */
  lastResult?: SubmissionResult<string[]> | null | undefined;
  /** What the fields start with: texts, numbers, booleans, dates, or a list of texts for checkboxes. */
  defaultValue?: { [Name in keyof Values]?: unknown };
};

/**
 * `[form, fields]` for a form that conform reads on the server (http/forms.server.ts).
 * why: conform's own hook would bring its whole engine of validation into the browser, where nothing is validated.
 */
export function useServerForm<Values extends object>(options: Options<Values>): [ServerForm, FieldsOf<Values>] {
  const { id, lastResult, defaultValue } = options;
  const problems = withoutEmpty(lastResult?.error);
  const values: Record<string, unknown> = lastResult?.initialValue ?? defaultValue ?? {};
  const fields = new Proxy({} as FieldsOf<Values>, {
    get: (_, key) => describeField(id, String(key), values, problems),
  });
  return [{ id, problems }, fields];
}

function describeField(
  formId: string,
  name: string,
  values: Record<string, unknown>,
  problems: ServerForm["problems"],
) {
  const id = fieldId(formId, name);
  return {
    id,
    name,
    errorId: `${id}-error`,
    descriptionId: `${id}-hint`,
    initialValue: values[name],
    errors: problems?.[name],
  };
}

/** A list's item ('categories[0]') is answered for by its field. */
export function fieldId(formId: string, name: string) {
  return `${formId}-${name.replace(/[.[].*$/, "")}`;
}

const found = new WeakMap<object, ServerForm["problems"]>();

/** The errors that have words. The same object for the same answer, so that an effect can tell a new answer. */
function withoutEmpty(error: SubmissionResult<string[]>["error"]) {
  if (!error) return null;
  if (!found.has(error)) {
    const worded = Object.entries(error).flatMap(([name, words]) => (words?.length ? [[name, words] as const] : []));
    found.set(error, worded.length > 0 ? Object.fromEntries(worded) : null);
  }
  return found.get(error) ?? null;
}

/** A stored value as a control posts it: yes is 'on', a day is YYYY-MM-DD, nothing is empty. */
export function asText(value: unknown): string {
  if (value === true) return "on";
  if (value === false || value === null || value === undefined) return "";
  return value instanceof Date ? dateOf(value) : String(value);
}

/** Whether a list's choice is among the values; one ticked box alone is posted as a text. */
export function isChosen(value: unknown, choice: string) {
  return Array.isArray(value) ? value.map(asText).includes(choice) : asText(value) === choice;
}
