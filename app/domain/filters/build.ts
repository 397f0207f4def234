import { EMPTY_ID, parseUuid } from "#app/domain/ids/ids.ts";
import type { FilterValue, Leaf, Where } from "./where.ts";

/** Null, where nothing is chosen. */
export function every<Name extends string>(...parts: (Where<Name> | null)[]): Where<Name> | null {
  return joined("and", parts);
}

export function some<Name extends string>(...parts: (Where<Name> | null)[]): Where<Name> | null {
  return joined("or", parts);
}

function joined<Name extends string>(operation: "and" | "or", parts: (Where<Name> | null)[]): Where<Name> | null {
  const value = parts.filter((part) => part !== null);
  return value.length === 0 ? null : { operation, value };
}

export function equals<Name extends string>(field: Name, value: FilterValue): Leaf<Name> | null {
  return value === "" ? null : { field, operation: "equals", value };
}

/** What is no id finds nothing. */
export function equalsId<Name extends string>(field: Name, id: string): Leaf<Name> | null {
  return equals(field, id && (parseUuid(id) ?? EMPTY_ID));
}

export function contains<Name extends string>(field: Name, text: string): Leaf<Name> | null {
  return text === "" ? null : { field, operation: "contains", value: text };
}
