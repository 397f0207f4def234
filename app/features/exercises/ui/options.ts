import type { Option } from "#app/ui/forms/field.tsx";

export type Named = { id: string; name: string };

export function toOptions(named: readonly Named[]): Option[] {
  return named.map(({ id, name }) => ({ value: id, label: name }));
}
