import type { ProblemsOf } from "#app/domain/forms/form.ts";
import { sortKey } from "#app/domain/text/fold.ts";
import type { NamesFields } from "#app/features/exercises/categories/forms.ts";

/** A category, or a subcategory of the category in `group`. Within a group no two have the same name. */
export type Named = { id: string; name: string; group: string };
type Typed = { id: string; name: string };

type Plan = {
  renamed: Named[];
  /** Messages by the form's field. */
  problems: ProblemsOf<NamesFields>;
};

/**
 * What a form that lists all names changes, and what is wrong with it: `items[0].name` is the first name of the list,
 * `addedName` that of a new one. Names differ when they differ by more than case and accents. An item that is gone
 * meanwhile is left out.
 */
export function planNames(standing: readonly Named[], typed: readonly Typed[], added: Named | null): Plan {
  const byId = new Map(standing.map((item) => [item.id, item]));
  const renamed = typed.flatMap(({ id, name }) => {
    const item = byId.get(id);
    return item && item.name !== name ? [{ ...item, name }] : [];
  });
  const newNames = new Map(renamed.map(({ id, name }) => [id, name]));
  const outcome = standing.map((item) => ({ ...item, name: newNames.get(item.id) ?? item.name }));
  const taken = countNames(added ? [...outcome, added] : outcome);
  const problems: Plan["problems"] = {};
  for (const [index, { id, name }] of typed.entries()) {
    const item = byId.get(id);
    const field = `items[${index}].name` as const;
    if (item && newNames.has(id) && isTaken(taken, { ...item, name })) problems[field] = [inUse(name)];
  }
  if (added && isTaken(taken, added)) problems.addedName = [inUse(added.name)];
  return { renamed, problems };
}

function inUse(name: string) {
  return `There is already one called '${name}'`;
}

function countNames(items: Named[]) {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1);
  return counts;
}

function isTaken(counts: Map<string, number>, item: Named) {
  return (counts.get(keyOf(item)) ?? 0) > 1;
}

function keyOf({ group, name }: Named) {
  return `${group}/${sortKey(name)}`;
}
