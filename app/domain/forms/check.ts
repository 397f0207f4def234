import { isUuid } from "#app/domain/ids/ids.ts";
import { isIsoDate, lastDate, tooLate } from "#app/domain/schedule/dates.ts";
import type { ChoiceField, DayField, Field, Fields, Form, ManyField, TextField, ValuesOf } from "./form.ts";
import { typedText } from "./typed-text.ts";

const maxChoices = 200;

/** By the name of the posted field. */
export type Messages = Record<string, string>;

export function messagesOf<F extends Fields, Facts>(form: Form<F, Facts>, values: ValuesOf<F>, facts: Facts): Messages {
  const found: Messages = {};
  const typed = trimmed(form.fields, values);
  for (const [name, field] of Object.entries(form.fields)) {
    for (const [path, message] of messagesOfField(name, field, typed[name])) found[path] = message;
  }
  for (const [name, message] of Object.entries(form.cross?.(typed, facts) ?? {})) {
    if (message) found[name] ??= message;
  }
  return inFieldOrder(form.fields, found);
}

/** First what concerns the whole form. A row's problem is named like 'names[2].name'. */
function inFieldOrder(fields: Fields, found: Messages): Messages {
  const order = new Map(Object.keys(fields).map((name, index) => [name, index]));
  const placeOf = (path: string) => order.get(path.split("[")[0] ?? path) ?? -1;
  return Object.fromEntries(Object.entries(found).sort(([one], [other]) => placeOf(one) - placeOf(other)));
}

function trimmed<F extends Fields>(fields: F, values: ValuesOf<F>): ValuesOf<F> {
  const texts = Object.entries(values).map(([name, value]) => {
    const field = fields[name];
    return [name, field?.kind === "text" && !field.secret ? typedText(String(value)) : value];
  });
  return Object.fromEntries(texts) as ValuesOf<F>;
}

function messagesOfField(name: string, field: Field, value: unknown): [string, string][] {
  if (field.kind === "rows") {
    const typed = value as { name: string }[];
    return typed.flatMap((row, index) => {
      const message = ofText({ label: "A name", ...field.name }, typedText(row.name));
      return message ? [[`${name}[${index}].name`, message] as [string, string]] : [];
    });
  }
  const message = messageOf(field, value);
  return message ? [[name, message]] : [];
}

function messageOf(field: Exclude<Field, { kind: "rows" }>, value: unknown): string | null {
  switch (field.kind) {
    case "text":
      return ofText(field, String(value));
    case "choice":
      return value === "" ? (field.required ?? null) : ofChoices(field, [String(value)]);
    case "many":
      return ofMany(field, value as string[]);
    case "day":
      return ofDay(field, String(value));
    case "tick":
      return value ? null : (field.required ?? null);
    case "image":
    case "file":
      return null;
  }
}

function ofText({ label, required, max, tooLong, check }: Omit<TextField, "kind">, typed: string) {
  if (typed === "") return required ?? null;
  if (max !== undefined && typed.length > max) {
    return tooLong ?? `${label.replace("*", "")} can have at most ${max} characters`;
  }
  return check?.(typed) ?? null;
}

function ofDay({ label, required, wrong }: DayField, typed: string) {
  if (typed === "") return required ?? null;
  if (!isIsoDate(typed)) return wrong;
  return typed > lastDate ? tooLate(label) : null;
}

function ofMany(field: ManyField, chosen: string[]) {
  if (chosen.length === 0) return field.required ?? null;
  return chosen.length > (field.most ?? maxChoices) ? field.wrong : ofChoices(field, chosen);
}

function ofChoices({ among, wrong }: ChoiceField | ManyField, chosen: string[]) {
  const isKnown = among ? (value: string) => among.includes(value) : isUuid;
  return chosen.every(isKnown) ? null : wrong;
}
