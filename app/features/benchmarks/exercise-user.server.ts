import type { GraphChoice } from "#app/domain/benchmarks/graphs.ts";
import { volumeLoad } from "#app/domain/benchmarks/quantities.ts";
import type { Timeframe } from "#app/domain/benchmarks/timeframes.ts";
import { NotFound } from "#app/domain/errors.ts";
import type { Context } from "#app/services/context.server.ts";
import { type BenchmarkExercise, readExercises } from "./exercise-queries.server.ts";
import { type History, readHistories } from "./history-queries.server.ts";
import { findMeasured, type Measured } from "./people-queries.server.ts";
import { findMoments, type Moments } from "./record-moments.server.ts";
import { type RecordView, readRecord } from "./record-queries.server.ts";

export type OfPeople = { userIds: readonly string[] };

export async function findHistories(
  ctx: Context,
  { userIds, timeframe, ...graph }: OfPeople & GraphChoice & { timeframe: Timeframe },
): Promise<History[]> {
  const people = await peopleOf(ctx, userIds);
  await findExercise(ctx, people, graph.exerciseId);
  const [histories = []] = await readHistories(ctx, people, [graph], timeframe);
  return histories;
}

export async function findMaxima(
  ctx: Context,
  { userId, ...quantity }: { userId: string | null } & Omit<GraphChoice, "onlyMaxAttempts">,
): Promise<(RecordView & { moments: Moments }) | null> {
  const people = await peopleOf(ctx, userId ? [userId] : []);
  await findExercise(ctx, people, quantity.exerciseId);
  const [person] = people;
  const record = person ? await readRecord(ctx, person, quantity) : null;
  if (!person || !record) return null;
  return { ...record, moments: await findMoments(ctx, person, quantity, record) };
}

export async function searchBenchmarkExercises(
  ctx: Context,
  { userIds, search }: OfPeople & { search: string },
): Promise<BenchmarkExercise[]> {
  const people = await peopleOf(ctx, userIds);
  return (await readExercises(ctx, people, { search, ids: [] })).found;
}

function peopleOf(ctx: Context, userIds: readonly string[]): Promise<Measured[]> {
  return findMeasured(ctx, userIds.length > 0 ? [...new Set(userIds)] : [ctx.actor.userId]);
}

async function findExercise(ctx: Context, people: readonly Measured[], id: string) {
  if (id === volumeLoad.id) return;
  const { named } = await readExercises(ctx, people, { search: "", ids: [id] });
  if (!named.has(id)) throw new NotFound("Given item not found.");
}
