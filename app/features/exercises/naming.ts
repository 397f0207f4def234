import type { ProblemsOf } from "#app/domain/forms/form.ts";
import { sortKey } from "#app/domain/text/fold.ts";
import type { NamesFields } from "#app/features/exercises/categories/forms.ts";

/** Names are unique within a group; `group` is a subcategory's category. */
export type Named = { id: string; name: string; group: string };
/** `was`: the name when the form was opened. */
type Typed = { id: string; name: string; was: string };

type Plan = {
  renamed: Named[];
  problems: ProblemsOf<NamesFields>;
};

/**
 * `items[0].name` is the first name, `addedName` the new one. Case and accents don't make names different. Only changed
 * names are saved; concurrent renames and deletions are reported first.
 */
export function planNames(current: readonly Named[], typed: readonly Typed[], added: Named | null): Plan {
  const byId = new Map(current.map((item) => [item.id, item]));
  const changed = typed.filter(({ id, name, was }) => name !== was && byId.get(id)?.name !== name);
  const renamed = changed.flatMap(({ id, name }) => {
    const item = byId.get(id);
    return item ? [{ ...item, name }] : [];
  });
  const problems = conflicts(byId, typed, changed);
  const newNames = new Map(renamed.map(({ id, name }) => [id, name]));
  const outcome = current.map((item) => ({ ...item, name: newNames.get(item.id) ?? item.name }));
  const taken = countNames(added ? [...outcome, added] : outcome);
  for (const [index, { id, name }] of typed.entries()) {
    const item = byId.get(id);
    const field = `items[${index}].name` as const;
    if (item && newNames.has(id) && isTaken(taken, { ...item, name })) problems[field] ??= [inUse(name)];
  }
  if (added && isTaken(taken, added)) problems.addedName = [inUse(added.name)];
  return { renamed, problems };
}

function conflicts(current: ReadonlyMap<string, Named>, typed: readonly Typed[], changed: readonly Typed[]) {
  const problems: Plan["problems"] = {};
  const deleted: string[] = [];
  for (const one of changed) {
    const now = current.get(one.id)?.name;
    if (now === undefined)
      deleted.push(`'${one.was}' was deleted in the meantime. Add '${one.name}' as a new one to keep it.`);
    else if (now !== one.was) {
      problems[`items[${typed.indexOf(one)}].name`] = [
        `Somebody renamed it '${now}' in the meantime. Save again to call it '${one.name}'`,
      ];
    }
  }
  if (deleted.length > 0) problems[""] = deleted;
  return problems;
}

function inUse(name: string) {
  return `The name '${name}' is already taken`;
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
