import type { Fields } from "#app/domain/forms/form.ts";
import type { Refused } from "#app/domain/forms/result.ts";

export function refusedAs(refused: Refused<Fields> | Refused, names: Record<string, string> = {}): Refused<Fields> {
  const problems = Object.entries(refused.problems as Record<string, string[]>).map(([field, messages]) => {
    return [names[field] ?? apiField(field), messages];
  });
  return { ...(refused as Refused<Fields>), problems: Object.fromEntries(problems) };
}

function apiField(field: string) {
  return field.replace(/^items\[(\d+)\]/, "$1");
}
