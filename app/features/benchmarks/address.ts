import { type GraphChoice, parseGraphs, printGraph } from "#app/domain/benchmarks/graphs.ts";
import { type Timeframe, timeframes, usualTimeframe } from "#app/domain/benchmarks/timeframes.ts";
import { searchText } from "#app/domain/lists/query.ts";
import { paths } from "#app/paths.ts";

export const modes = { single: "Single client", multiple: "Multiple clients" } as const;
export type Mode = keyof typeof modes;

/** What the address of the benchmarks says. `clients`: ids of clients, and among several also of groups. */
export type BenchmarkQuery = {
  mode: Mode;
  clients: string[];
  /** In the names of clients, and of exercises. */
  find: string;
  search: string;
  exercise: string;
  category: string;
  unit: string;
  timeframe: Timeframe;
  graphs: GraphChoice[];
};

/** Names of the form's fields that are no part of what it asks for. */
export const formNames = {
  /** The button that adds a graph. */
  add: "add",
  /** Of which exercise and category the form offered what can be chosen. */
  shown: "shown",
} as const;

/** More than can be compared, and fewer than could be harm: whoever ticks too many is told so. */
const mostRead = 100;

/** What the query of an address asks for; what it says wrongly counts as not said. */
export function readBenchmarkQuery(query: URLSearchParams): BenchmarkQuery {
  const text = (name: string) => searchText(query.get(name));
  const [exercise, category] = [text("exercise"), text("category")];
  const [shownExercise, shownCategory] = query.get(formNames.shown)?.split(".") ?? [exercise, category];
  // why: another exercise begins with its own category, another category with its first unit (document 2 §4)
  const [isSameExercise, isSameCategory] = [exercise === shownExercise, category === shownCategory];
  return {
    mode: query.get("mode") === "multiple" ? "multiple" : "single",
    clients: [...new Set(query.getAll("clients").flatMap((ids) => ids.split(",")))].filter(Boolean).slice(0, mostRead),
    find: text("find"),
    search: text("search"),
    exercise,
    category: isSameExercise ? category : "",
    unit: isSameExercise && isSameCategory ? text("unit") : "",
    timeframe: timeframes.find((one) => one === query.get("timeframe")) ?? usualTimeframe,
    graphs: parseGraphs(query.getAll("graph")),
  };
}

/** '' or '?…', with what goes without saying left out. */
export function benchmarkText(query: BenchmarkQuery): string {
  const text = new URLSearchParams();
  if (query.mode !== "single") text.set("mode", query.mode);
  for (const id of query.clients) text.append("clients", id);
  for (const name of ["find", "search", "exercise", "category", "unit"] as const) {
    if (query[name] !== "") text.set(name, query[name]);
  }
  if (query.timeframe !== usualTimeframe) text.set("timeframe", query.timeframe);
  for (const graph of query.graphs) text.append("graph", printGraph(graph));
  return text.size > 0 ? `?${text}` : "";
}

/** The address of the screen for what is asked, with some of it changed. */
export function benchmarkAddress(query: BenchmarkQuery, changes: Partial<BenchmarkQuery> = {}): string {
  return paths.benchmarks() + benchmarkText({ ...query, ...changes });
}
