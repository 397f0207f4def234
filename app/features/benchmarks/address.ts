import { type GraphChoice, parseGraphs, printGraph } from "#app/domain/benchmarks/graphs.ts";
import { defaultTimeframe, type Timeframe, timeframes } from "#app/domain/benchmarks/timeframes.ts";
import { searchText } from "#app/domain/lists/query.ts";
import { paths } from "#app/paths.ts";

export const modes = { single: "Single client", multiple: "Multiple clients" } as const;
export type Mode = keyof typeof modes;

export type BenchmarkQuery = {
  mode: Mode;
  clients: string[];
  find: string;
  search: string;
  exercise: string;
  category: string;
  unit: string;
  timeframe: Timeframe;
  graphs: GraphChoice[];
};

export const formNames = {
  add: "add",
  /** The exercise and category that the choices were for. */
  shown: "shown",
  before: "before",
} as const;

/** More than can be compared, so that ticking too many gets a message, but bounded. */
const maxRead = 100;

export function readBenchmarkQuery(query: URLSearchParams): BenchmarkQuery {
  const text = (name: string) => searchText(query.get(name));
  const [exercise, category] = [text("exercise"), text("category")];
  const [toApiExercise, shownCategory] = query.get(formNames.shown)?.split(".") ?? [exercise, category];
  // why: another exercise starts with its own category, another category with its first unit (document 2 §4)
  const [isSameExercise, isSameCategory] = [exercise === toApiExercise, category === shownCategory];
  return {
    mode: query.get("mode") === "multiple" ? "multiple" : "single",
    clients: readClients(query),
    find: text("find"),
    search: text("search"),
    exercise,
    category: isSameExercise ? category : "",
    unit: isSameExercise && isSameCategory ? text("unit") : "",
    timeframe: timeframes.find((one) => one === query.get("timeframe")) ?? defaultTimeframe,
    graphs: parseGraphs(query.getAll("graph")),
  };
}

/** Those from before come first: they keep their colours, and a ninth takes nobody's place. */
function readClients(query: URLSearchParams) {
  const chosen = new Set(query.getAll("clients").flatMap((ids) => ids.split(",")));
  const before =
    query
      .get(formNames.before)
      ?.split(",")
      .filter((id) => chosen.has(id)) ?? [];
  return [...new Set([...before, ...chosen])].filter(Boolean).slice(0, maxRead);
}

export function serializeBenchmarkQuery(query: BenchmarkQuery): string {
  const text = new URLSearchParams();
  if (query.mode !== "single") text.set("mode", query.mode);
  for (const id of query.clients) text.append("clients", id);
  for (const name of ["find", "search", "exercise", "category", "unit"] as const) {
    if (query[name] !== "") text.set(name, query[name]);
  }
  if (query.timeframe !== defaultTimeframe) text.set("timeframe", query.timeframe);
  for (const graph of query.graphs) text.append("graph", printGraph(graph));
  return text.size > 0 ? `?${text}` : "";
}

export function benchmarkAddress(query: BenchmarkQuery, changes: Partial<BenchmarkQuery> = {}): string {
  return paths.benchmarks() + serializeBenchmarkQuery({ ...query, ...changes });
}
