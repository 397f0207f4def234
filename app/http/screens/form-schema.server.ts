import { parseWithZod } from "@conform-to/zod/v4";
import { z } from "zod";
import { messagesOf } from "#app/domain/forms/check.ts";
import type { ChoiceField, Field, Fields, Form, ManyField, ValuesOf } from "#app/domain/forms/form.ts";
import { typedText } from "#app/domain/forms/typed-text.ts";
import { knownFields } from "#app/http/body/known-fields.server.ts";

const built = new WeakMap<Fields, z.ZodObject>();

export function readValues<F extends Fields, Facts>(
  form: Form<F, Facts>,
  posted: FormData,
  facts: Facts,
  fileProblem: string | null = null,
): ReadValues<F> {
  const schema = schemaOf(form, facts, fileProblem);
  const parsed = parseWithZod(knownFields(posted, schema), { schema });
  if (parsed.status === "success") return { ok: true, values: parsed.value as ValuesOf<F> };
  return { ok: false, problems: parsed.error };
}

type ReadValues<F extends Fields> =
  | { ok: true; values: ValuesOf<F> }
  | { ok: false; problems: Record<string, string[] | null> | null | undefined };

export function schemaOf<F extends Fields, Facts>(form: Form<F, Facts>, facts: Facts, fileProblem: string | null) {
  const shape = built.get(form.fields) ?? shapeOf(form.fields);
  built.set(form.fields, shape);
  const fileField = imageFieldOf(form.fields) ?? fileFieldOf(form.fields);
  return shape.superRefine((typed, issues) => {
    const found = messagesOf(form, typed as ValuesOf<F>, facts);
    if (fileField && fileProblem) found[fileField] = fileProblem;
    for (const [name, message] of Object.entries(found)) {
      issues.addIssue({ code: "custom", path: pathOf(name), message });
    }
  });
}

export function imageFieldOf(fields: Fields) {
  return Object.keys(fields).find((name) => fields[name]?.kind === "image");
}

export function fileFieldOf(fields: Fields) {
  return Object.keys(fields).find((name) => fields[name]?.kind === "file");
}

function shapeOf(fields: Fields): z.ZodObject {
  return z.object(Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, typeOf(field)])));
}

/** Bounded by the form's size; the fields' own limits have messages (domain/forms/check.ts). */
function typeOf(field: Field): z.ZodType {
  switch (field.kind) {
    case "text":
      return (field.secret ? z.string() : z.string().transform(typedText)).prefault("");
    case "choice":
      return choiceType(field).prefault("");
    case "day":
      return z.string().prefault("");
    case "many":
      return z.array(choiceType(field)).transform(withoutRepeats).prefault([]);
    case "tick":
      return z.boolean().prefault(false);
    case "image":
    case "file":
      return z.unknown().optional();
    case "rows":
      return z.array(z.object({ id: z.uuid().toLowerCase(), name: nameType, was: nameType })).prefault([]);
  }
}

const nameType = z.string().transform(typedText).prefault("");

/** Ids in lower case, as stored, so that they compare as text. */
function choiceType({ among }: ChoiceField | ManyField) {
  return among ? z.string() : z.string().toLowerCase();
}

function withoutRepeats(values: string[]) {
  return [...new Set(values)];
}

function pathOf(name: string) {
  return name.split(/[[\].]+/).map((part) => (/^\d+$/.test(part) ? Number(part) : part));
}
