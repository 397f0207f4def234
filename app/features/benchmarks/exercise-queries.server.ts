import { and, type SQL, sql } from "drizzle-orm";
import { volumeLoad } from "#app/domain/benchmarks/quantities.ts";
import { parseUuid } from "#app/domain/ids/ids.ts";
import type { OneRepetitionMaximumFormula } from "#app/domain/strength/one-repetition-maximum.ts";
import { foldForSearch } from "#app/domain/text/fold.ts";
import { isFound, otherNameFound, searchRank } from "#app/features/exercises/search-queries.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { exercises } from "#db/schema/exercises.ts";
import { results } from "#db/schema/records.ts";
import type { Measured } from "./people-queries.server.ts";
import { exercisesOf } from "./scope.server.ts";

/** `called`: the other name that a search found, if it did not find the name. `formula`: its own, of maxima. */
export type BenchmarkExercise = {
  id: string;
  name: string;
  called: string | null;
  categories: string[];
  formula: OneRepetitionMaximumFormula | null;
};

const volume: BenchmarkExercise = {
  id: volumeLoad.id,
  name: volumeLoad.name,
  called: null,
  categories: [volumeLoad.category],
  formula: null,
};

export const maxFound = 20;

type Found = { found: BenchmarkExercise[]; hasMore: boolean; named: Map<string, BenchmarkExercise> };

/** At most 20, best matches first; volume load comes first. `named`: also those with these ids. */
export async function readExercises(
  ctx: Context,
  people: readonly Measured[],
  { search, ids }: { search: string; ids: readonly string[] },
): Promise<Found> {
  const folded = foldForSearch(search);
  const isTheirs = exercisesOf(ctx, people);
  const isDone = sql`${exercises.id} = any(array(select exercise_id from what))`;
  const isLike = isFound(search, and(isDone, isTheirs)) ?? sql`true`;
  const wanted = sql`${sql.param(ids.flatMap((id) => parseUuid(id) ?? []))}::uuid[]`;
  const isNamed = sql`${exercises.id} = any(${wanted})`;
  const rows = await ctx.db.execute<BenchmarkExercise & { named: boolean; like: boolean }>(sql`
    with recursive done(account_id, user_id, exercise_id, category) as (${doneBy(people)}),
      what as (select exercise_id, array_agg(distinct category) as categories from done group by exercise_id)
    select ${exercises.id} as id, ${exercises.name} as name, ${isNamed} as named,
      what.exercise_id is not null and ${isLike} as like, ${otherNameFound(exercises, search)} as called,
      coalesce(what.categories, ${exercises.trackableCategories}) as categories,
      ${exercises.oneRepetitionMaxFormula} as formula
    from ${exercises} left join what on what.exercise_id = ${exercises.id}
    where ${exercises.id} = any(array(select exercise_id from what) || ${wanted})
      and (${isLike} or ${isNamed}) and ${isTheirs}
    order by ${isNamed} desc, ${searchRank(exercises, search)}, ${exercises.sortName}, ${exercises.id}
    limit ${maxFound + 1 + ids.length}`);
  const seen = rows.map(({ named, like, ...exercise }) => ({
    exercise,
    named,
    like,
  }));
  const liked = seen.filter(({ like }) => like).map(({ exercise }) => exercise);
  const named = new Map(seen.filter((row) => row.named).map(({ exercise }) => [exercise.id, exercise]));
  if (ids.includes(volume.id)) named.set(volume.id, volume);
  const isVolumeLike = foldForSearch(volume.name).includes(folded);
  return {
    found: [...(isVolumeLike ? [volume] : []), ...liked.slice(0, maxFound)],
    hasMore: liked.length > maxFound,
    named,
  };
}

// why: distinct would read every result; each step looks up the person's next exercise and category in the index
function doneBy(people: readonly Measured[]): SQL {
  const [accounts, ids] = [people.map(({ accountId }) => accountId), people.map(({ id }) => id)];
  const { accountId, userId, exerciseId, category } = results;
  const next = sql`select ${exerciseId} as exercise_id, ${category} as category from ${results}`;
  const orderBy = sql`order by ${exerciseId}, ${category} limit 1`;
  return sql`
    select who.account_id, who.user_id, first.exercise_id, first.category
    from unnest(${sql.param(accounts)}::uuid[], ${sql.param(ids)}::uuid[]) as who(account_id, user_id)
    cross join lateral (${next}
      where ${accountId} = who.account_id and ${userId} = who.user_id ${orderBy}) first
    union all
    select done.account_id, done.user_id, later.exercise_id, later.category from done cross join lateral (${next}
      where ${accountId} = done.account_id and ${userId} = done.user_id
        and (${exerciseId}, ${category}) > (done.exercise_id, done.category) ${orderBy}) later`;
}
