import { addTotals, noTotals, type Totals } from "./totals.ts";

export type Grouping = { categories: Group[]; subcategories: (Group & { categoryId: string })[] };
export type Group = { id: string; name: string };

export type GroupTotals = Group & { totals: Totals; subcategories: (Group & { totals: Totals })[] };

export type WeekTotals = { all: Totals; groups: GroupTotals[] };

const others: Group = { id: "", name: "Other" };

/** Sorted by name. An exercise in several categories counts in each, but once in `all`. */
export function groupTotals(
  byExercise: Iterable<readonly [exerciseId: string, totals: Totals]>,
  groupings: ReadonlyMap<string, Grouping>,
): WeekTotals {
  const groups = new Map<string, GroupTotals>();
  let all = noTotals;
  for (const [exerciseId, totals] of byExercise) {
    all = addTotals(all, totals);
    const { categories, subcategories } = groupings.get(exerciseId) ?? { categories: [], subcategories: [] };
    for (const category of categories.length > 0 ? categories : [others]) {
      const group = groups.get(category.id) ?? { ...category, totals: noTotals, subcategories: [] };
      const own = subcategories.filter(({ categoryId }) => categoryId === category.id);
      groups.set(category.id, {
        ...group,
        totals: addTotals(group.totals, totals),
        subcategories: own.reduce((list, { id, name }) => withGroup(list, { id, name }, totals), group.subcategories),
      });
    }
  }
  return { all, groups: byName([...groups.values()]).map(ordered) };
}

export function joinTotals(workouts: Iterable<ReadonlyMap<string, Totals>>): Map<string, Totals> {
  const joined = new Map<string, Totals>();
  for (const totals of workouts) {
    for (const [id, own] of totals) joined.set(id, addTotals(joined.get(id) ?? noTotals, own));
  }
  return joined;
}

function withGroup(list: GroupTotals["subcategories"], group: Group, totals: Totals) {
  const index = list.findIndex(({ id }) => id === group.id);
  const known = list[index];
  if (!known) return [...list, { ...group, totals }];
  return list.with(index, { ...known, totals: addTotals(known.totals, totals) });
}

function ordered(group: GroupTotals): GroupTotals {
  return { ...group, subcategories: byName(group.subcategories) };
}

function byName<Item extends Group>(items: Item[]): Item[] {
  return items.toSorted((one, other) => {
    if (one.id === others.id || other.id === others.id) return one.id === others.id ? 1 : -1;
    return one.name < other.name ? -1 : 1;
  });
}
