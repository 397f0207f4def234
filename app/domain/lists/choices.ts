import type { Choice, ChoiceGroup, List } from "./list.ts";

type Options = readonly (Choice | ChoiceGroup)[];

/** A filter `within` another offers the choices that belong to the other's value, or all of them in groups. */
export function offered(list: List, name: string, values: Values, choices: Record<string, Options>): Options {
  const filter = list.filters[name];
  const options = choices[name] ?? [];
  if (!filter || !("within" in filter) || !filter.within) return options;
  const groups = options.filter((option) => "options" in option);
  const chosen = groups.find(({ value }) => value === values[filter.within ?? ""]);
  return chosen ? chosen.options : groups.filter((group) => group.options.length > 0);
}

export type Values = Readonly<Record<string, string | number | undefined>>;

export function chosen(list: List, name: string, values: Values, choices: Record<string, Options>) {
  const options = offered(list, name, values, choices);
  const all = options.flatMap((option) => ("options" in option ? option.options : [option]));
  return all.find(({ value }) => value === values[name]);
}
