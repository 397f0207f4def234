import type { Option } from "#app/ui/forms/field.tsx";

export type Named = { id: string; name: string };

/** Things with a name, as a select offers them. */
export function toOptions(named: readonly Named[]): Option[] {
  return named.map(({ id, name }) => ({ value: id, label: name }));
}
