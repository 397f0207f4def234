import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import type { ExerciseSnapshot } from "#app/domain/workout/document/document.ts";
import { refreshSnapshots } from "#app/features/exercises/queries.server.ts";
import { createFolder } from "#app/features/folders/mutations.server.ts";
import { createProgram } from "#app/features/programs/mutations.server.ts";
import { saveWorkouts } from "#app/features/workouts/mutations.server.ts";
import { idOfDay } from "#app/features/workouts/queries.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { exercises } from "#db/schema/exercises.ts";
import { difficultyIds, systemAccountId } from "#db/seed/ids.ts";
import { authorWorkout, type Library } from "./author-workout.ts";
import type { ProgramPlan } from "./plan.ts";

export async function authorPrograms(ctx: Context, folders: readonly string[], plans: readonly ProgramPlan[]) {
  const library = await systemLibrary(ctx);
  const folderIds = new Map<string, string>();
  for (const name of folders) folderIds.set(name, (await createFolder(ctx, newId(), { name })).id);
  const programIds = new Map<string, string>();
  for (const plan of plans) programIds.set(plan.name, await authorProgram(ctx, plan, folderIds, library));
  return programIds;
}

async function authorProgram(ctx: Context, plan: ProgramPlan, folderIds: Map<string, string>, library: Library) {
  const { name, shortDescription, description, span, difficulty } = plan;
  const id = newId();
  const created = await createProgram(ctx, id, {
    name,
    shortDescription,
    description,
    span,
    imageId: null,
    difficultyId: difficultyIds[difficulty],
    folderId: folderIds.get(plan.folder) ?? null,
  });
  if (!created.ok) throw new Error(`${name} was refused: ${JSON.stringify(created.problems)}`);
  const workouts = plan.days.map((day) => ({
    version: 0,
    workout: authorWorkout(day, { id: idOfDay(id, day.place), library, newId }),
  }));
  await saveWorkouts(ctx, id, { saveId: newId(), workouts });
  return id;
}

async function systemLibrary(ctx: Context): Promise<Library> {
  const rows = await ctx.db
    .select({ id: exercises.id })
    .from(exercises)
    .where(eq(exercises.accountId, systemAccountId));
  const snapshots = await refreshSnapshots(
    ctx,
    rows.map(({ id }) => id),
  );
  const byName = new Map<string, ExerciseSnapshot>(
    [...snapshots.values()].map((exercise) => [exercise.name, exercise]),
  );
  return (name) => {
    const found = byName.get(name);
    if (!found) throw new Error(`The library has no exercise ${name}. 'npm run db:seed' brings it back.`);
    return found;
  };
}
