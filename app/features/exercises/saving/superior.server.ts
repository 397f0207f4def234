import { and, eq, inArray, ne, or, type SQL, sql } from "drizzle-orm";
import type { Offer } from "#app/domain/forms/result.ts";
import { foldForSearch } from "#app/domain/text/fold.ts";
import type { Db, Tx } from "#db/client.ts";
import { inOrder } from "#db/lock-order.ts";
import { exercises } from "#db/schema/exercises.ts";
import { systemAccountId } from "#db/seed/ids.ts";
import type { ExerciseInput } from "../form.ts";
import { seenFrom } from "../scope.server.ts";
import { isFound, otherNameFound, searchRank, sharedRuns } from "../search-queries.server.ts";
import type { SuggestedName } from "../views.ts";

/** A new exercise has an id, too. */
type Inferior = { accountId: string; id: string; names: readonly string[] };
type Named = NonNullable<ExerciseInput["superior"]>;
type Found = { id: string; name: string };

export type Resolved = ({ ok: true } & Found) | { ok: false; message: string; offers: Offer[] };

/** By the picked offer, else by name. Rejects unknown and ambiguous names with suggestions, itself, and loops. */
export async function resolveSuperior(tx: Tx, exercise: Inferior, named: Named): Promise<Resolved> {
  if (named.pick === exercise.id) return refuse(itself);
  const found = named.pick ? await picked(tx, exercise, named.pick) : await byName(tx, exercise, named);
  if (!found.ok) return found;
  return (await leadsBack(tx, exercise, found.id)) ? refuse(loop) : found;
}

export async function suggestSuperiors(db: Db, accountId: string, search: string): Promise<SuggestedName[]> {
  const rows = await db
    .select({ name: exercises.name, called: otherNameFound(exercises, search) })
    .from(exercises)
    .where(and(seenFrom(accountId), isFound(search, seenFrom(accountId))))
    .orderBy(searchRank(exercises, search), exercises.sortName, exercises.id)
    .limit(maxSuggested);
  return rows.filter(({ name }, index) => rows.findIndex((other) => other.name === name) === index);
}

const maxSuggested = 20;

const itself = "An exercise can't be its own superior: choose another one";
const loop = "This exercise is below the one you are editing, so it can't be its superior";

async function picked(tx: Tx, exercise: Inferior, id: string): Promise<Resolved> {
  const [row] = await candidates(tx, exercise, eq(exercises.id, id));
  return row ? resolvedTo(row) : refuse("Choose an exercise from the library");
}

async function byName(tx: Tx, exercise: Inferior, { name, id }: Named): Promise<Resolved> {
  const folded = foldForSearch(name);
  const called = await candidates(tx, exercise, eq(exercises.searchName, folded));
  const rows = called.length > 0 ? called : await candidates(tx, exercise, isAlsoCalled(folded));
  const [only, another] = rows;
  const chosen = rows.find((row) => row.id === id) ?? (another ? undefined : only);
  if (chosen) return resolvedTo(chosen);
  if (another) return refuse(`Several exercises are called '${name}': choose one of them`, rows.map(toOffer));
  if (exercise.names.some((own) => foldForSearch(own) === folded)) return refuse(itself);
  const similar = await likeliest(tx, exercise, folded);
  return refuse(`No exercise is called '${name}'`, similar.map(toOffer));
}

function isAlsoCalled(folded: string) {
  return sql`strpos(${exercises.searchOthers}, ${`\n${folded}\n`}) > 0`;
}

function resolvedTo({ id, name }: Found): Resolved {
  return { ok: true, id, name };
}

function refuse(message: string, offers: Offer[] = []): Resolved {
  return { ok: false, message, offers };
}

const columns = { id: exercises.id, name: exercises.name, isSystem: exercises.isSystem };

function candidates(tx: Tx, exercise: Inferior, which: SQL) {
  return (
    tx
      .select(columns)
      .from(exercises)
      .where(and(which, allowedFor(exercise)))
      .orderBy(exercises.isSystem, exercises.id)
      .limit(10)
      // why: a concurrent deletion waits for this, or this finds it gone
      .for(inOrder(tx, exercises, "share"))
  );
}

function allowedFor({ accountId, id }: Inferior) {
  return and(seenFrom(accountId), or(ne(exercises.id, id), ne(exercises.accountId, accountId)));
}

function toOffer({ id, name, isSystem }: { id: string; name: string; isSystem: boolean }): Offer {
  return { value: id, label: isSystem ? `${name} (library)` : name };
}

/** By trigram similarity, to forgive typing errors. */
function likeliest(tx: Tx, exercise: Inferior, folded: string) {
  const shared = sharedRuns(exercises.searchName, folded);
  return tx
    .select(columns)
    .from(exercises)
    .where(and(allowedFor(exercise), sql`${shared} > 0`))
    .orderBy(
      sql`${shared} desc`,
      sql`abs(length(${exercises.searchName}) - ${folded.length})`,
      exercises.sortName,
      exercises.id,
    )
    .limit(5);
}

/** References stay within an account and the system library; `union` ends a loop that already exists. */
async function leadsBack(tx: Tx, { accountId, id }: Inferior, superiorId: string) {
  const within = [accountId, systemAccountId];
  const rows = await tx.execute(sql`
    with recursive chain(id) as (
      select ${superiorId}::uuid
      union
      select ${exercises.superiorExerciseId} from chain
      join ${exercises} on ${exercises.id} = chain.id and ${inArray(exercises.accountId, within)}
      where ${exercises.superiorExerciseId} is not null
    )
    select 1 from chain where id = ${id}::uuid limit 1`);
  return rows.length > 0;
}
