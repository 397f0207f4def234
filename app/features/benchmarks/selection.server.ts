import { maxClients } from "#app/domain/benchmarks/graphs.ts";
import { categoryOf, unitOf } from "#app/domain/benchmarks/quantities.ts";
import type { RecordedCategory } from "#app/domain/trackables/recorded.ts";
import type { MeasurementUnit } from "#app/domain/trackables/units.ts";
import type { Context } from "#app/services/context.server.ts";
import type { BenchmarkQuery } from "./address.ts";
import { type BenchmarkExercise, readExercises } from "./exercise-queries.server.ts";
import { findMeasured, type GroupChoice, listGroupChoices, type Measured } from "./people-queries.server.ts";

export type Chosen = { exercise: BenchmarkExercise; category: RecordedCategory; unit: MeasurementUnit };

/** `problem`: why not all of the chosen clients are shown. */
export type Selection = {
  people: Measured[];
  groups: GroupChoice[];
  problem: string | null;
  exercises: Awaited<ReturnType<typeof readExercises>>;
  chosen: Chosen | null;
};

/** At most 8 clients, members of chosen groups included. */
export async function readSelection(ctx: Context, query: BenchmarkQuery): Promise<Selection> {
  const groups = query.mode === "multiple" ? await listGroupChoices(ctx) : [];
  const ids = idsOf(query, groups);
  const people = await findMeasured(ctx, ids.slice(0, maxClients));
  const named = [query.exercise, ...query.graphs.map(({ exerciseId }) => exerciseId)].filter(Boolean);
  const exercises = await readExercises(ctx, people, { search: query.search, ids: named });
  const exercise = exercises.named.get(query.exercise);
  const category = exercise ? categoryOf(exercise.categories, query.category) : null;
  return {
    people,
    groups,
    problem: ids.length > maxClients ? tooMany(ids.length) : null,
    exercises,
    chosen: exercise && category ? { exercise, category, unit: unitOf(category, query.unit) } : null,
  };
}

function tooMany(count: number) {
  return `Select up to ${maxClients} clients: you have chosen ${count}, and the first ${maxClients} are shown.`;
}

function idsOf({ mode, clients }: BenchmarkQuery, groups: readonly GroupChoice[]) {
  if (mode === "single") return clients.slice(0, 1);
  return [...new Set(clients.flatMap((id) => groups.find((group) => group.id === id)?.memberIds ?? [id]))];
}
