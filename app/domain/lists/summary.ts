import { counted } from "../text/counted.ts";
import { chosen } from "./choices.ts";
import type { Choices, Filter, FilterName, List, Query } from "./list.ts";

/** Instead of what a filter says by itself. */
export type SummaryWords<L extends List> = { [N in FilterName<L>]?: string };

export function summaryOf<L extends List>(
  list: L,
  query: Query<L>,
  choices: Choices<L>,
  total: number,
  said: SummaryWords<L> = {},
): string {
  const labels = new Map<string, string[]>();
  const instead: Readonly<Record<string, string | undefined>> = said;
  for (const [name, filter] of Object.entries(list.filters)) {
    const value = String(query[name] ?? "");
    for (const one of "isMany" in filter && filter.isMany ? value.split(",") : [value]) {
      const { words = instead[name] ?? filter.words, label } = chosen(
        list,
        name,
        { ...query, [name]: one },
        choices,
      ) ?? {
        label: searched(filter, one),
      };
      if (label) labels.set(words, [...(labels.get(words) ?? []), label]);
    }
  }
  const reasons = [...labels].map(([words, all]) => words.replace("…", () => all.join(", ")));
  return [counted(total, ...list.noun), ...reasons].join(" ");
}

function searched(filter: Filter, typed: string) {
  if ("isDay" in filter) return formatDay(typed);
  return "none" in filter ? "" : typed;
}

/** why: not formatDate, which would add all date code to every page */
function formatDay(day: string) {
  return day.split("-").reverse().join("/");
}
