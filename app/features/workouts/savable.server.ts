import { and, eq } from "drizzle-orm";
import { placeInWords, printWorkoutKey } from "#app/domain/schedule/workout-key.ts";
import { categoryName, unitName } from "#app/domain/trackables/names.ts";
import { limitProblem, type ValueDefinition } from "#app/domain/trackables/values.ts";
import type { ExerciseSnapshot, Workout } from "#app/domain/workout/document/document.ts";
import { exercisesUsed, withLibrary } from "#app/domain/workout/document/library.ts";
import { exerciseTitle } from "#app/domain/workout/document/names.ts";
import { forSaving } from "#app/domain/workout/document/trim.ts";
import { refreshSnapshots } from "#app/features/exercises/queries.server.ts";
import { visibleFiles } from "#app/features/uploads/queries.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { lockExercises } from "#db/locks.ts";
import { workouts } from "#db/schema/programs.ts";
import type { SaveRequest } from "./schema.ts";

export type Entry = SaveRequest["workouts"][number];

/** A day that was not saved while the others were, and why, as a sentence. */
export type UnsavedDay = { key: string; reason: string };

/**
 * Parts the days into those that can be stored, with what the library says of their exercises now, and those that name
 * an exercise or an image which is gone or out of the actor's sight, or have an amount past its limits; a reversal
 * brings back what was stored before those. Called within the transaction that stores them: until
 * it ends nobody deletes the exercises.
 */
export async function partSavable(
  ctx: Context,
  program: { accountId: string; id: string },
  entries: Entry[],
  { isReversal }: { isReversal: boolean },
) {
  const documents = entries.map(({ workout }) => workout);
  const library = await lockUsed(ctx, documents);
  const images = await visibleImages(ctx, program.accountId, documents);
  const problemOf = await amountLimits(ctx, program, isReversal ? [] : documents);
  const savable: Entry[] = [];
  const unsaved: UnsavedDay[] = [];
  for (const { version, workout } of entries) {
    const lacks = lackOf(workout, library, images) ?? problemOf(workout);
    if (lacks === null) savable.push({ version, workout: forSaving(withLibrary(workout, library)) });
    else unsaved.push({ key: printWorkoutKey(workout), reason: `${placeInWords(workout)} is not saved: ${lacks}` });
  }
  return { savable, unsaved };
}

/** Why days were not saved, and what became of the others. */
export function unsavedInWords({
  saved,
  unsaved,
}: {
  saved: readonly unknown[];
  unsaved: readonly UnsavedDay[];
}): string {
  const others = saved.length > 0 ? ["Everything else is saved."] : [];
  return [...others, ...unsaved.map(({ reason }) => reason)].join(" ");
}

async function lockUsed(ctx: Context, documents: Workout[]): Promise<ReadonlyMap<string, ExerciseSnapshot>> {
  const ids = [...new Set(documents.flatMap(exercisesUsed))];
  if (ids.length === 0) return new Map();
  await lockExercises(ctx.db, ids, "share");
  return refreshSnapshots(ctx, ids);
}

async function visibleImages({ db, actor }: Context, accountId: string, documents: Workout[]) {
  const ids = [...new Set(documents.flatMap(({ image }) => image ?? []))];
  const files = await visibleFiles(db, actor, ids);
  return new Set(files.filter((file) => file.accountId === accountId).map(({ id }) => id));
}

function lackOf(workout: Workout, library: ReadonlyMap<string, unknown>, images: ReadonlySet<string>): string | null {
  const entries = workout.modules.flatMap(({ moduleExercises }) => moduleExercises);
  const gone = entries.filter(({ exercise }) => exercise && !library.has(exercise.id)).map(exerciseTitle);
  const names = [...new Set(gone)].map((name) => `‘${name}’`);
  if (names.length === 1) return `${names[0]} is no longer in your library. Take it out or choose another, ${again}`;
  if (names.length > 1) return `${names.join(", ")} are no longer in your library. Take them out, ${again}`;
  if (workout.image === null || images.has(workout.image)) return null;
  return `its image is no longer there. Choose it again or remove it, ${again}`;
}

const again = "then save again.";

type Program = { accountId: string; id: string };

/**
 * Says of a workout why it has an amount past its category's limits; null where it has none. Amounts that the program
 * had before the limits came may stay and be moved. One statement, and only where something is past them.
 */
async function amountLimits({ db }: Pick<Context, "db">, program: Program, documents: Workout[]) {
  if (!documents.some((document) => beyondLimits(document).length > 0)) return () => null;
  const stored = await db
    .select({ document: workouts.document })
    .from(workouts)
    .where(and(eq(workouts.accountId, program.accountId), eq(workouts.programId, program.id)));
  // why: the column holds what the schema let in
  const known = new Set(stored.flatMap(({ document }) => beyondLimits(document as Workout)).map(amountOf));
  return (workout: Workout) => {
    const added = beyondLimits(workout).find((definition) => !known.has(amountOf(definition)));
    return added ? `${amountOf(added)} is too much. ${limitProblem(added)}` : null;
  };
}

function beyondLimits({ modules }: Workout): ValueDefinition[] {
  const rounds = modules.flatMap(({ moduleExercises }) =>
    moduleExercises.flatMap(({ moduleExerciseRounds }) => moduleExerciseRounds),
  );
  return rounds.flatMap(({ roundDefinitions }) => roundDefinitions.filter((one) => limitProblem(one) !== null));
}

function amountOf({ trackableCategory, measurementUnit, value }: ValueDefinition) {
  const words = [
    trackableCategory && categoryName(trackableCategory),
    value,
    measurementUnit && unitName(measurementUnit),
  ];
  return words.filter(Boolean).join(" ");
}
