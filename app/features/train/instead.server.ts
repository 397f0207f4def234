import { and, asc, eq, or, sql } from "drizzle-orm";
import type { DoneWorkout, PrescribedDefinition, PrescribedWorkout } from "#app/domain/completions/document.ts";
import { NotFound } from "#app/domain/errors.ts";
import { type Result, refused } from "#app/domain/forms/result.ts";
import { parseUuid } from "#app/domain/ids/ids.ts";
import type { ExerciseSnapshot } from "#app/domain/workout/document/document.ts";
import { saveDraft } from "#app/features/drafts/mutations.server.ts";
import { refreshSnapshots } from "#app/features/exercises/queries.server.ts";
import { isFound, searchRank } from "#app/features/exercises/search-queries.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { exercises } from "#db/schema/exercises.ts";
import { systemAccountId } from "#db/seed/ids.ts";
import type { Posted } from "./save.server.ts";
import type { Training } from "./workout.server.ts";

const shown = 30;

/** The system's exercises and those of the program (decisions §16). */
function toTrain({ programId }: Pick<Training, "programId">) {
  const inProgram = sql`${exercises.id} = any(array(select used.exercise_id from programs
    join workout_exercises used on used.account_id = programs.account_id and used.program_id = programs.id
    where programs.id = ${programId}::uuid))`;
  return or(eq(exercises.accountId, systemAccountId), inProgram) ?? sql`false`;
}

/** What the exercise may be replaced with. NotFound for an exercise that is not in the workout. */
export async function findOthers({ db }: Context, training: Training, entryId: string, search: string) {
  const entry = entryOf(training.base, entryId);
  const scope = toTrain(training);
  const order = search === "" ? [] : [searchRank(exercises, search)];
  const found = await db
    .select({ id: exercises.id, name: exercises.name })
    .from(exercises)
    .where(and(scope, isFound(search, scope)))
    .orderBy(...order, asc(exercises.sortName), asc(exercises.id))
    .limit(shown);
  return { name: entry.exercise?.name ?? "Rest", found: found.filter(({ id }) => id !== entry.exercise?.id) };
}

function entryOf({ modules }: PrescribedWorkout, entryId: string) {
  const entry = modules.flatMap(({ moduleExercises }) => moduleExercises).find(({ id }) => id === entryId);
  if (!entry || entry.isRest) throw new NotFound();
  return entry;
}

type Choice = { entryId: string; exerciseId: string };

/** Keeps the rounds and what is typed; a weight that was prescribed is the other exercise's, and goes. */
export async function replaceExercise(
  ctx: Context,
  training: Training,
  { entryId, exerciseId }: Choice,
  { device, ...at }: Posted,
): Promise<Result<{ id: string }>> {
  const { base, done, programId, prescriptionId } = training;
  entryOf(base, entryId);
  const id = parseUuid(exerciseId);
  const exercise = id ? (await refreshSnapshots(ctx, [id], toTrain(training))).get(id) : undefined;
  if (!exercise) return refused("Choose one of the exercises.");
  const workout = withExercise(done, entryId, exercise);
  return saveDraft(ctx, { ...at, programId, prescriptionId, workout }, device);
}

function withExercise(workout: DoneWorkout, entryId: string, exercise: ExerciseSnapshot): DoneWorkout {
  const modules = workout.modules.map((module) => ({
    ...module,
    moduleExercises: module.moduleExercises.map((entry) => {
      if (entry.id !== entryId) return entry;
      const moduleExerciseRounds = entry.moduleExerciseRounds.map((round) => ({
        ...round,
        roundDefinitions: round.roundDefinitions.map((definition) => ({ ...definition, ...blankWeight(definition) })),
      }));
      return { ...entry, exercise, moduleExerciseRounds };
    }),
  }));
  return { ...workout, modules };
}

function blankWeight({ trackableCategory: category }: PrescribedDefinition) {
  if (category !== "weight") return {};
  return { trackableType: "amount" as const, value: null, additionalValue: null, calculatedValue: null };
}
