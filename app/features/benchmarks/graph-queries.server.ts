import { type GraphChoice, printGraph } from "#app/domain/benchmarks/graphs.ts";
import { formatChange } from "#app/domain/benchmarks/history.ts";
import { volumeLoad } from "#app/domain/benchmarks/quantities.ts";
import type { Timeframe } from "#app/domain/benchmarks/timeframes.ts";
import { type Graph, type GraphLine, momentOfDay } from "#app/domain/graphs/graph.ts";
import { clockTimes } from "#app/domain/schedule/time-zone.ts";
import { defaultFormula } from "#app/domain/strength/maxima.ts";
import { unitName } from "#app/domain/trackables/names.ts";
import { measuredAs, recordedName } from "#app/domain/trackables/recorded.ts";
import { isSprint } from "#app/domain/trackables/seconds.ts";
import { isPace, type MeasurementUnit } from "#app/domain/trackables/units.ts";
import type { Context } from "#app/services/context.server.ts";
import type { BenchmarkExercise } from "./exercise-queries.server.ts";
import { type History, type HistoryChoice, type HistoryPoint, readHistories } from "./history-queries.server.ts";
import type { Measured } from "./people-queries.server.ts";
import type { GraphBlock } from "./views.ts";

/** Per line; if there are more, the latest, and the page says so. */
const maxPoints = 500;

type Asked = {
  people: readonly Measured[];
  graphs: readonly GraphChoice[];
  named: ReadonlyMap<string, BenchmarkExercise>;
  timeframe: Timeframe;
};

export async function readGraphs(ctx: Context, { people, graphs, named, timeframe }: Asked): Promise<GraphBlock[]> {
  const known = graphs.flatMap((graph) => {
    const exercise = named.get(graph.exerciseId);
    return exercise ? [{ graph: people.length === 1 ? withFormula(graph, exercise) : graph, name: exercise.name }] : [];
  });
  const histories = await readHistories(
    ctx,
    people,
    known.map(({ graph }) => graph),
    timeframe,
  );
  return known.map(({ graph, name }, index) => blockOf(ctx, graph, name, histories[index] ?? []));
}

/** Only one client's graph has room for the estimates beside what was lifted. */
function withFormula(graph: GraphChoice, { id, formula }: BenchmarkExercise): HistoryChoice {
  const isLifted = measuredAs(graph.category) === "weight" && id !== volumeLoad.id;
  return isLifted ? { ...graph, formula: formula ?? defaultFormula } : graph;
}

function blockOf({ timeZone }: Context, choice: GraphChoice, name: string, histories: readonly History[]): GraphBlock {
  const { category, unit, onlyMaxAttempts } = choice;
  const title = `${name} · ${recordedName(category)}`;
  const lines = histories.flatMap((history) => linesOf(history, unit, timeZone));
  return {
    word: printGraph(choice),
    graph: {
      id: `graph-${printGraph(choice).replaceAll(".", "-")}`,
      title: onlyMaxAttempts ? `${title}, best attempts` : title,
      ...shownIn(unit, lines),
      lines,
    },
    onlyMaxAttempts,
    changes: histories.map(({ person, changePercentage }) => ({
      name: person.fullName,
      change: changePercentage === null ? null : formatChange(changePercentage),
    })),
    isCut: histories.some(({ points }) => points.length > maxPoints),
  };
}

function linesOf({ person, points, estimates }: History, unit: MeasurementUnit, timeZone: string): GraphLine[] {
  const { id, fullName } = person;
  const drawn = (all: readonly HistoryPoint[]) =>
    onClock(all.slice(-maxPoints), timeZone).map(({ at, value }) => ({
      at,
      value: isPace(unit) ? Math.round(value) : value,
    }));
  if (estimates.length === 0) return [{ id, label: fullName, points: drawn(points) }];
  return [
    { id, label: "Lifted", points: drawn(points) },
    { id: `${id}-estimated`, label: "Estimated maximum", points: drawn(estimates) },
  ];
}

function shownIn(unit: MeasurementUnit, lines: readonly GraphLine[]): Pick<Graph, "unit" | "isClock"> {
  if (isPace(unit)) return { unit: unitName(unit), isClock: true };
  const values = lines.flatMap(({ points }) => points.map(({ value }) => value));
  return unit === "seconds" && !isSprint(values) ? { unit: "", isClock: true } : { unit: unitName(unit) };
}

/**
 * Shown on the athlete's clock, or on the reader's if unknown, but always on the athlete's day. Points without a time
 * are at midnight, as are those that the reader's clock would move to another day.
 */
function onClock(points: readonly HistoryPoint[], timeZone: string) {
  const moments = points.map(({ at }) => at);
  const times = clockTimes(moments, timeZone);
  const placed = points.map(({ at, value, day, offset, isOfDay }, index) => {
    const clock = offset === null ? (times[index] ?? at) : at + offset * 60_000;
    const isOnDay = !isOfDay && new Date(clock).toISOString().startsWith(day);
    return { at: isOnDay ? clock : momentOfDay(day), value };
  });
  return placed.sort((one, other) => one.at - other.at);
}
