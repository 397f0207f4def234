import { and, eq, ne, or, sql } from "drizzle-orm";
import type { ProblemsOf } from "#app/domain/forms/form.ts";
import { foldForSearch } from "#app/domain/text/fold.ts";
import type { Tx } from "#db/client.ts";
import { exercises } from "#db/schema/exercises.ts";
import type { ExerciseFields, ExerciseInput } from "../form.ts";
import { seenFrom } from "../scope.server.ts";

type Stored = { accountId: string; id: string; name?: string; otherNames?: string[] };
type Other = Awaited<ReturnType<typeof findOthers>>[number];

/**
 * An other name means one exercise of those that the account sees. Two exercises may have the same name, and a name may
 * be another name of a library's exercise: names are looked up first. What is stored already is not asked again, since
 * the library may have got the name later. Call it while the account is locked.
 */
export async function resolveNames(tx: Tx, exercise: Stored, input: Pick<ExerciseInput, "name" | "otherNames">) {
  const { name, otherNames = [] } = exercise;
  const wanted = input.otherNames ?? otherNames;
  const added = new Map(wanted.map((one) => [foldForSearch(one), one]));
  for (const one of otherNames) added.delete(foldForSearch(one));
  const newName = foldForSearch(input.name) === foldForSearch(name ?? "") ? null : foldForSearch(input.name);
  const keys = [...added.keys(), ...(newName ? [newName] : [])];
  const others = keys.length > 0 ? await findOthers(tx, exercise, keys) : [];
  const problems: ProblemsOf<ExerciseFields> = {};
  const taken = [...added].flatMap(([key, typed]) => describeTaken(key, typed, others) ?? []);
  if (taken.length > 0) problems.otherNames = taken;
  const namesake = others.find(
    (other) => newName && other.accountId === exercise.accountId && isOtherOf(newName, other),
  );
  if (namesake) problems.name = [`'${input.name}' is another name of '${namesake.name}': choose a different one`];
  return { problems, otherNames: wanted };
}

function describeTaken(key: string, typed: string, others: readonly Other[]): string | null {
  const called = others.find(({ searchName }) => searchName === key);
  if (called) return `An exercise is called '${called.name}'${whereIs(called)}: leave '${typed}' out`;
  const other = others.find((one) => isOtherOf(key, one));
  return other ? `'${typed}' is another name of '${other.name}'${whereIs(other)}: leave it out` : null;
}

function isOtherOf(key: string, { searchOthers }: Other) {
  return searchOthers.includes(`\n${key}\n`);
}

function whereIs({ isSystem }: Other) {
  return isSystem ? " in the library" : "";
}

function findOthers(tx: Tx, { accountId, id }: Stored, keys: string[]) {
  const { name, searchName, searchOthers, isSystem } = exercises;
  const named = sql`${sql.param(keys)}::text[]`;
  return tx
    .select({ accountId: exercises.accountId, name, searchName, searchOthers, isSystem })
    .from(exercises)
    .where(
      and(
        seenFrom(accountId),
        or(ne(exercises.id, id), ne(exercises.accountId, accountId)),
        or(sql`${searchName} = any(${named})`, sql`string_to_array(${searchOthers}, E'\n') && ${named}`),
      ),
    )
    .orderBy(isSystem, eq(exercises.accountId, accountId), exercises.id);
}
