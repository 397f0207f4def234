import { asc } from "drizzle-orm";
import { derivedId } from "#app/domain/ids/derived.ts";
import type { Workout } from "#app/domain/workout/document/document.ts";
import { type NewExercise, newExercisesIn, withAdded } from "#app/domain/workout/text/words/new-exercises.ts";
import type { ExerciseInput } from "#app/features/exercises/form.ts";
import type { createExercise } from "#app/features/exercises/mutations.server.ts";
import { refreshSnapshots } from "#app/features/exercises/queries.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { allOrNothing } from "#app/services/transactions.server.ts";
import { exerciseCategories } from "#db/schema/catalogues.ts";
import { difficultyIds } from "#db/seed/ids.ts";

/** Per text. */
const mostAdded = 50;

export type CreateExercise = typeof createExercise;

export type Adding = { saveId: string; create: CreateExercise };

type Added = { ok: true; workouts: Workout[]; added: string[] } | { ok: false; message: string };

/**
 * Creates the exercises that a text calls new, all or none, and returns its workouts with them. Repeated with the same
 * `saveId`, it adds nothing.
 */
export async function addNewExercises(ctx: Context, workouts: Workout[], adding: Adding): Promise<Added> {
  const wanted = newExercisesIn(workouts);
  if (wanted.length === 0) return { ok: true, workouts, added: [] };
  if (wanted.length > mostAdded)
    return { ok: false, message: `A text adds at most ${mostAdded} new exercises at once.` };
  const created = await allOrNothing(ctx, (inside) => createAll(inside, wanted, adding));
  if (!created.ok) return created;
  const { ids } = created;
  const snapshots = await refreshSnapshots(ctx, [...ids.keys()]);
  const byNewId = new Map([...snapshots].map(([id, snapshot]) => [ids.get(id) ?? id, snapshot]));
  return {
    ok: true,
    workouts: workouts.map((workout) => withAdded(workout, byNewId)),
    added: wanted.map(({ name }) => name),
  };
}

type Created = { ok: true; ids: Map<string, string> } | { ok: false; message: string };

/** One after the other, since each locks the library; `ids` has their new ids by the stored ones. */
async function createAll(ctx: Context, wanted: NewExercise[], { saveId, create }: Adding): Promise<Created> {
  const categoryIds = await usualCategories(ctx);
  const ids = new Map<string, string>();
  for (const exercise of wanted) {
    const made = await create(ctx, derivedId(`${saveId} ${exercise.id}`), inputOf(exercise, categoryIds));
    if (!made.ok) return { ok: false, message: Object.values(made.problems).flat().join(" ") };
    ids.set(made.id, exercise.id);
  }
  return { ok: true, ids };
}

export function addedMessage(added: readonly string[] = []): string {
  return added.length === 0 ? "" : ` Added to your exercises: ${added.join(", ")}.`;
}

type CategoryIds = { lifted: string; other: string };

async function usualCategories({ db }: Context): Promise<CategoryIds> {
  const rows = await db
    .select({ id: exerciseCategories.id, name: exerciseCategories.name })
    .from(exerciseCategories)
    .orderBy(asc(exerciseCategories.sortName));
  const [first] = rows;
  if (!first) throw new Error("There is no exercise category.");
  const named = (wanted: string) => (rows.find(({ name }) => name === wanted) ?? first).id;
  return { lifted: named("Strength"), other: named("Cardio") };
}

/** What a text leaves open can be changed in the exercise's dialog. */
function inputOf({ name, trackables }: NewExercise, { lifted, other }: CategoryIds): ExerciseInput {
  return {
    name,
    otherNames: [],
    description: "",
    videoUrl: null,
    imageId: null,
    difficultyId: difficultyIds.beginner,
    categories: [trackables.includes("reps") ? lifted : other],
    subcategories: [],
    trackableCategories: trackables,
    oneRepetitionMaxFormula: trackables.includes("weight") ? "brzycki" : null,
    superior: null,
  };
}
