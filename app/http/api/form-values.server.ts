import type { Fields, Form, ValuesOf } from "#app/domain/forms/form.ts";
import type { Refused } from "#app/domain/forms/result.ts";
import { schemaOf } from "#app/http/screens/form-schema.server.ts";

/**
 * Checked by the form's own rules; missing values are empty. Errors use the form's field names (`refusedAs` renames
 * them).
 */
export function formValues<F extends Fields, Facts>(
  form: Form<F, Facts>,
  given: { [Name in keyof F]?: ValuesOf<F>[Name] },
  facts: Facts,
): { ok: true; values: ValuesOf<F> } | Refused<Fields> {
  const parsed = schemaOf(form, facts, null).safeParse(given);
  if (parsed.success) return { ok: true, values: parsed.data as ValuesOf<F> };
  const problems: Record<string, string[]> = {};
  for (const { path, message } of parsed.error.issues) {
    const field = path.reduce<string>((name, part) => {
      if (typeof part === "number") return `${name}[${part}]`;
      return name === "" ? String(part) : `${name}.${String(part)}`;
    }, "");
    problems[field] = [...(problems[field] ?? []), message];
  }
  return { ok: false, problems } as Refused<Fields>;
}
