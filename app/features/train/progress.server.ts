import { benchmarkCategories, unitOf } from "#app/domain/benchmarks/quantities.ts";
import type { Timeframe } from "#app/domain/benchmarks/timeframes.ts";
import { NotFound } from "#app/domain/errors.ts";
import { type Graph, momentOfDay } from "#app/domain/graphs/graph.ts";
import { parseUuid } from "#app/domain/ids/ids.ts";
import { bandOf, bandWords, formatScore } from "#app/domain/readiness/score.ts";
import { addDays } from "#app/domain/schedule/dates.ts";
import { todayOf } from "#app/domain/schedule/time-zone.ts";
import type { RecordedCategory } from "#app/domain/trackables/recorded.ts";
import { type BenchmarkExercise, readExercises } from "#app/features/benchmarks/exercise-queries.server.ts";
import { readGraphs } from "#app/features/benchmarks/graph-queries.server.ts";
import { bodyGraphs } from "#app/features/readiness/graph-queries.server.ts";
import { answersOf, listResponses } from "#app/features/readiness/queries.server.ts";
import type { DayView, ResponseAnswer } from "#app/features/readiness/views.ts";
import { listRecords, type RecordView } from "#app/features/records/queries.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { findLatestLift, type Lift } from "./lift-queries.server.ts";

export type LiftView = { id: string; name: string; record: RecordView | undefined; graph: Graph };

export type ReadinessView = {
  on: string;
  amount: string;
  words: string;
  answers: Pick<ResponseAnswer, "title" | "text">[];
  graph: Graph;
};

export type ProgressView = {
  records: RecordView[];
  lift: LiftView | null;
  body: Graph[];
  readiness: ReadinessView | null;
};

const self = ({ actor: { userId: id, accountId, fullName } }: Context) => ({ id, accountId, fullName });

const fortnight = 14;

/** Weights in the actor's own unit. At most six statements. */
export async function readProgress(ctx: Context): Promise<ProgressView> {
  const paging = { limit: fortnight, offset: 0, noCount: true };
  const unit = ctx.preferences.units.weight;
  const [{ records }, lift, body, { rows }] = await Promise.all([
    listRecords(ctx, ctx.actor, unit),
    findLatestLift(ctx),
    bodyGraphs(ctx, self(ctx), { unit }),
    listResponses(ctx, self(ctx), paging),
  ]);
  const [latest] = rows;
  const [graphs, answers] = await Promise.all([
    lift ? graphsOf(ctx, { ...lift, called: null, categories: [lift.category] }, [lift.category], "oneYear") : [],
    latest ? answersOf(ctx, ctx.actor.accountId, [latest.id]) : null,
  ]);
  const [graph] = graphs;
  return {
    records: shownOf(records),
    lift: lift && graph ? { id: lift.id, name: lift.name, record: records.find(isOf(lift)), graph } : null,
    body: body.filter(({ lines }) => lines.length > 0),
    readiness: latest ? readinessOf(ctx, rows, latest, answers?.get(latest.id) ?? []) : null,
  };
}

function isOf({ id, category }: Lift) {
  return (record: RecordView) => record.exerciseId === id && record.category === category;
}

/** Repetitions of what was measured otherwise, too, say little. */
function shownOf(records: readonly RecordView[]): RecordView[] {
  const measured = new Set(records.filter(({ category }) => category !== "reps").map(({ exerciseId }) => exerciseId));
  return records.filter(({ category, exerciseId }) => category !== "reps" || !measured.has(exerciseId));
}

async function graphsOf(
  ctx: Context,
  exercise: BenchmarkExercise,
  categories: readonly RecordedCategory[],
  timeframe: Timeframe,
): Promise<Graph[]> {
  const blocks = await readGraphs(ctx, {
    people: [self(ctx)],
    graphs: categories.map((category) => ({
      ...{
        exerciseId: exercise.id,
        category,
        unit: unitOf(category, ctx.preferences.units.weight),
        onlyMaxAttempts: false,
      },
    })),
    named: new Map([[exercise.id, exercise]]),
    timeframe,
  });
  return blocks.map(({ graph }) => graph).filter(({ lines }) => lines.some(({ points }) => points.length > 0));
}

function readinessOf(
  ctx: Context,
  rows: readonly DayView[],
  latest: DayView,
  answers: ResponseAnswer[],
): ReadinessView {
  const from = addDays(todayOf(ctx), 1 - fortnight);
  const points = rows
    .filter(({ answeredOn }) => answeredOn >= from)
    .map(({ answeredOn, score }) => ({ at: momentOfDay(answeredOn), value: Math.round(score * 100) }))
    .reverse();
  const line = { id: "readiness", label: "Readiness", points };
  return {
    on: latest.answeredOn,
    amount: formatScore(latest.score),
    words: bandWords[bandOf(latest.score)].name,
    answers: answers.map(({ title, text }) => ({ title, text })),
    graph: { id: "readiness", title: "Readiness", unit: "%", lines: [line], lowest: 0, highest: 100 },
  };
}

export type ExerciseView = { name: string; records: RecordView[]; graphs: Graph[]; isAll: boolean };

/** Three statements. NotFound for what the person never did, so that a name tells nothing of others' libraries. */
export async function readExercise(ctx: Context, exerciseId: string, isAll: boolean): Promise<ExerciseView> {
  const id = parseUuid(exerciseId);
  if (!id) throw new NotFound();
  const [{ named }, { records }] = await Promise.all([
    readExercises(ctx, [self(ctx)], { search: "", ids: [id] }),
    listRecords(ctx, ctx.actor, ctx.preferences.units.weight),
  ]);
  const exercise = named.get(id);
  if (!exercise) throw new NotFound();
  const own = shownOf(records.filter((record) => record.exerciseId === id));
  const graphs = await graphsOf(ctx, exercise, drawnOf(exercise), isAll ? "allTime" : "oneYear");
  if (own.length === 0 && graphs.length === 0 && !(await isEverDone(ctx, exercise, isAll))) throw new NotFound();
  return { name: exercise.name, records: own, graphs, isAll };
}

/** What has no record and was done more than a year ago. One statement. */
async function isEverDone(ctx: Context, exercise: BenchmarkExercise, isAll: boolean) {
  return !isAll && (await graphsOf(ctx, exercise, drawnOf(exercise), "allTime")).length > 0;
}

function drawnOf({ categories }: BenchmarkExercise): RecordedCategory[] {
  const known = benchmarkCategories.filter((category) => categories.includes(category));
  const measured = known.filter((category) => category !== "reps");
  return measured.length > 0 ? measured : known;
}
