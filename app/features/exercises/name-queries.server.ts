import { type AnyColumn, and, or, type SQL, sql } from "drizzle-orm";
import { shortenings, spelledOut } from "#app/domain/exercises/abbreviations.ts";
import { sortKey } from "#app/domain/text/fold.ts";
import type { ExerciseSnapshot } from "#app/domain/workout/document/document.ts";
import { limits } from "#app/domain/workout/document/limits.ts";
import { nearestNames } from "#app/domain/workout/text/parse/suggest.ts";
import { nameKey, nearKey, type OtherName } from "#app/domain/workout/text/words/exercise-index.ts";
import type { NearbyName } from "#app/domain/workout/text/words/wanted-names.ts";
import type { Context } from "#app/services/context.server.ts";
import { exercises } from "#db/schema/exercises.ts";
import { snapshotColumns, toSnapshot } from "./queries.server.ts";
import { exercisesInScope } from "./scope.server.ts";
import { sharedRuns, textOf } from "./search-queries.server.ts";

type WantedNames = { exact: ReadonlySet<string>; loose: ReadonlySet<string> };

type NamedExercises = { exercises: ExerciseSnapshot[]; otherNames: OtherName[] };

/** By names and other names. */
export async function findByNames(ctx: Context, { exact, loose }: WantedNames): Promise<NamedExercises> {
  if (exact.size + loose.size === 0) return { exercises: [], otherNames: [] };
  const sortNames = sql`${sql.param([...exact].map((key) => sortKey(key)))}::text[]`;
  const keys = sql`${sql.param([...exact])}::text[]`;
  const bare = [...loose].map((key) => key.replace(/[^a-z0-9]+/g, "")).flatMap(shortenings);
  const bareNames = sql`${sql.param([...new Set(bare)])}::text[]`;
  const isNamed = or(
    sql`${exercises.sortName} = any(${sortNames})`,
    sql`${bareName(exercises.searchName)} = any(${bareNames})`,
    someOther((name) => sql`${name} = any(${keys}) or ${bareName(name)} = any(${bareNames})`),
  );
  const rows = await ctx.db
    .select({ ...snapshotColumns, otherNames: exercises.otherNames })
    .from(exercises)
    .where(and(exercisesInScope(ctx.actor), isNamed))
    .orderBy(exercises.sortName, exercises.id);
  const found = rows.map(({ otherNames, ...row }) => ({ exercise: toSnapshot(row), otherNames: otherNames ?? [] }));
  return {
    exercises: found.map(({ exercise }) => exercise),
    otherNames: found.flatMap(({ exercise, otherNames }) => otherNames.map((name) => [name, exercise] as const)),
  };
}

/** Per text: each adds conditions to the statement. */
const maxUnknown = 200;
const maxWords = 20;

/** Names and other names of a similar length (±`share`), and those that contain every word of a key. */
export async function namesNear(ctx: Context, keys: readonly string[], share: number): Promise<NearbyName[]> {
  const likely = keys.filter((key) => key.length <= 2 * limits.name).slice(0, maxUnknown);
  if (likely.length === 0) return [];
  const near = likely.map((key) => nearTo(spelledOut(key), share));
  const isNear = (name: Text) => or(...near.map((is) => is(name))) ?? sql`false`;
  const rows = await ctx.db
    .select({ name: exercises.name, otherNames: exercises.otherNames })
    .from(exercises)
    .where(and(exercisesInScope(ctx.actor), or(isNear(exercises.searchName), someOther(isNear))))
    .orderBy(exercises.sortName, exercises.id);
  return toNearby(rows);
}

function toNearby(rows: { name: string; otherNames: string[] | null }[]): NearbyName[] {
  return rows.flatMap(({ name, otherNames }) => [name, ...(otherNames ?? [])].map((called) => ({ called, name })));
}

const maxCompared = 50;

/** At most three, best first, for a search that found nothing: one statement, or none for an empty search. */
export async function nearestNamesTo(ctx: Context, search: string): Promise<string[]> {
  const key = nameKey(search);
  if (key === "") return [];
  const shared = sharedRuns(textOf(exercises), nearKey(search));
  const rows = await ctx.db
    .select({ name: exercises.name, otherNames: exercises.otherNames })
    .from(exercises)
    .where(and(exercisesInScope(ctx.actor), sql`${shared} > 0`))
    .orderBy(sql`${shared} desc`, exercises.sortName, exercises.id)
    .limit(maxCompared);
  const candidates = toNearby(rows).map(({ called, name }) => [nearKey(called), { name }] as const);
  return nearestNames(key, { near: () => candidates }).map(({ name }) => name);
}

type Text = AnyColumn | SQL;

function nearTo(key: string, share: number) {
  const slips = Math.max(1, Math.floor(key.length * share));
  const words = key.split(" ", maxWords).map((word) => word.replace(/(?<=\p{L}{3})s$/u, ""));
  return (name: Text) => {
    // why: two letters of tolerance, as folding may turn one letter into two
    const isAsLong = sql`char_length(${name}) between ${key.length - slips - 2} and ${key.length + slips + 2}`;
    return or(isAsLong, and(...words.map((word) => sql`strpos(${name}, ${word}) > 0`)));
  };
}

function someOther(matches: (name: SQL) => SQL) {
  const { searchOthers } = exercises;
  return sql`(${searchOthers} <> '' and exists (select 1 from
    unnest(string_to_array(trim(both E'\n' from ${searchOthers}), E'\n')) as one(name) where ${matches(sql`one.name`)}))`;
}

/** Like `looseKey`, but only its plain letters and digits: finds everything the key finds, and seldom more. */
function bareName(name: Text) {
  return sql`regexp_replace(regexp_replace(translate(${name}, '×✕✖', 'xxx'), '[^a-z0-9]+', '', 'g'), 's$', '')`;
}
