import { and, eq } from "drizzle-orm";
import { formatPlace, printWorkoutKey } from "#app/domain/schedule/workout-key.ts";
import { categoryName, unitName } from "#app/domain/trackables/names.ts";
import { limitProblem } from "#app/domain/trackables/value-problems.ts";
import type { ValueDefinition } from "#app/domain/trackables/values.ts";
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

export type UnsavedDay = { key: string; reason: string };

/**
 * Separates days that can be stored, with current exercises, from those with missing or invisible exercises or images,
 * or amounts beyond limits; a reversal may restore older amounts. Locks the exercises, so call it in the transaction
 * that stores the days.
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
    else unsaved.push({ key: printWorkoutKey(workout), reason: `${formatPlace(workout)} was not saved: ${lacks}` });
  }
  return { savable, unsaved };
}

export function unsavedMessage({
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

/** Null within the limits. Amounts stored before there were limits may stay and move. */
async function amountLimits({ db }: Pick<Context, "db">, program: Program, documents: Workout[]) {
  if (!documents.some((document) => beyondLimits(document).length > 0)) return () => null;
  const stored = await db
    .select({ document: workouts.document })
    .from(workouts)
    .where(and(eq(workouts.accountId, program.accountId), eq(workouts.programId, program.id)));
  // why: the column only holds what the schema accepts
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

function amountOf({ trackableCategory, measurementUnit, value, additionalValue }: ValueDefinition) {
  const words = [
    trackableCategory && categoryName(trackableCategory),
    additionalValue === null ? value : `${value}-${additionalValue}`,
    measurementUnit && unitName(measurementUnit),
  ];
  return words.filter(Boolean).join(" ");
}
