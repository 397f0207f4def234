import { type GraphChoice, printGraph } from "#app/domain/benchmarks/graphs.ts";
import { formatChange } from "#app/domain/benchmarks/history.ts";
import type { Timeframe } from "#app/domain/benchmarks/timeframes.ts";
import { momentOfDay } from "#app/domain/graphs/graph.ts";
import { clockTimes } from "#app/domain/schedule/time-zone.ts";
import { categoryName, unitName } from "#app/domain/trackables/names.ts";
import type { Context } from "#app/services/context.server.ts";
import type { BenchmarkExercise } from "./exercise-queries.server.ts";
import { type History, type HistoryPoint, readHistories } from "./history-queries.server.ts";
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
    return exercise ? [{ graph, name: exercise.name }] : [];
  });
  const histories = await readHistories(
    ctx,
    people,
    known.map(({ graph }) => graph),
    timeframe,
  );
  return known.map(({ graph, name }, index) => blockOf(ctx, graph, name, histories[index] ?? []));
}

function blockOf({ timeZone }: Context, choice: GraphChoice, name: string, histories: readonly History[]): GraphBlock {
  const { category, unit, onlyMaxAttempts } = choice;
  const title = `${name} · ${categoryName(category)}`;
  return {
    word: printGraph(choice),
    graph: {
      id: `graph-${printGraph(choice).replaceAll(".", "-")}`,
      title: onlyMaxAttempts ? `${title}, best attempts` : title,
      unit: unitName(unit),
      lines: histories.map(({ person, points }) => ({
        id: person.id,
        label: person.fullName,
        points: onClock(points.slice(-maxPoints), timeZone),
      })),
    },
    onlyMaxAttempts,
    changes: histories.map(({ person, changePercentage }) => ({
      name: person.fullName,
      change: changePercentage === null ? null : formatChange(changePercentage),
    })),
    isCut: histories.some(({ points }) => points.length > maxPoints),
  };
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
