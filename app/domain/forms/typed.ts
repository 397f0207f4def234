import type { Field, Fields, Form } from "./form.ts";
import { readTyped } from "./read.ts";

export type Typed = { label: string; text: string };

/** Without secrets. */
export function typedIn<F extends Fields, Facts>(form: Form<F, Facts>, posted: FormData): Typed[] {
  const values: Record<string, unknown> = readTyped(form, posted);
  const found = Object.entries(form.fields).flatMap(([name, field]) => textsOf(field, values[name]));
  return found.filter(({ text }) => text !== "");
}

function textsOf(field: Field, value: unknown): Typed[] {
  switch (field.kind) {
    case "text":
      return field.secret ? [] : [labelled(field.label, value)];
    case "day":
      return [labelled(field.label, value)];
    case "choice":
      return field.among ? [labelled(field.label, value)] : [];
    case "rows":
      return (value as { name: string }[]).map(({ name }) => labelled("Name", name));
    default:
      return [];
  }
}

function labelled(label: string, value: unknown): Typed {
  return { label: label.replace(/\*$/, ""), text: String(value ?? "") };
}
