import { and, eq, type SQL, sql } from "drizzle-orm";
import { NotFound } from "#app/domain/errors.ts";
import { allow } from "#app/domain/policy/can.ts";
import type { WorkoutPlace } from "#app/domain/schedule/workout-key.ts";
import { foldForSearch, sortKey } from "#app/domain/text/fold.ts";
import { findOwnFolder } from "#app/features/folders/queries.server.ts";
import { idOfDay } from "#app/features/workouts/queries.server.ts";
import type { Context } from "#app/services/context.server.ts";
import type { Tx } from "#db/client.ts";
import { lockFolders, lockProgram } from "#db/locks.ts";
import { programs, workoutExercises, workouts } from "#db/schema/programs.ts";
import { findByAttempt } from "./mutations.server.ts";
import { lastPosition } from "./positions.server.ts";
import { findProgram, type ProgramView } from "./queries.server.ts";

/** New image ids by old ones; null within one account. */
export type CopiedImages = Record<string, string> | null;

type Source = typeof programs.$inferSelect;

const longestName = 200;

export async function findToCopy(ctx: Context, programId: string): Promise<ProgramView> {
  const program = await findProgram(ctx, programId);
  allow(ctx.actor, "program:create");
  return program;
}

/** Images of the program and its days, for a copy into another account; null within one account. */
export async function imagesToCopy({ db, actor }: Context, program: ProgramView): Promise<string[] | null> {
  if (program.accountId === actor.accountId) return null;
  const image = sql<string | null>`${workouts.document} ->> 'image'`;
  const rows = await db.selectDistinct({ image }).from(workouts).where(isDayOf(program));
  return [...new Set([program.imageId, ...rows.map((row) => row.image)])].filter((id) => id !== null);
}

/**
 * Copies saved content and days as 'Copy of {name}', unpublished, into the same folder if it is the actor's. Idempotent
 * by `id`. One statement per table. Without assignments, price and feedback. A copy of a bought program remembers that,
 * and so do its copies.
 */
export async function copyProgram(ctx: Context, programId: string, id: string, images: CopiedImages) {
  const program = await findToCopy(ctx, programId);
  const { accountId, userId: creatorId } = ctx.actor;
  return ctx.db.transaction(async (tx) => {
    await lockFolders(tx, { accountId, creatorId }, "delete");
    const source = await lockSource(tx, program);
    const current = await findByAttempt(tx, ctx, id);
    if (current) return current;
    const name = `Copy of ${source.name}`.slice(0, longestName);
    const imageId = imageOf(source, images);
    const boughtProgramId = program.isBought ? program.id : source.boughtProgramId;
    await tx
      .insert(programs)
      .values({ ...(await copyOf(tx, ctx, source)), ...named(name), id, imageId, boughtProgramId });
    await copyDays(tx, ctx, source, { id, images });
    return { id, name };
  });
}

/** Locks the program against saves, deletion and other copies. */
async function lockSource(tx: Tx, program: ProgramView): Promise<Source> {
  const row = await lockProgram(tx, program, "write");
  if (!row) throw new NotFound();
  return row;
}

async function copyOf(tx: Tx, { actor, now }: Context, source: Source) {
  const { difficultyId, continuous, duration, timeUnit, startDate, shortDescription, description } = source;
  const folder = source.folderId ? await findOwnFolder(tx, actor, source.folderId) : null;
  return {
    accountId: actor.accountId,
    creatorId: actor.userId,
    difficultyId,
    continuous,
    duration,
    timeUnit,
    startDate,
    shortDescription,
    description,
    ...(await lastPosition(tx, actor.accountId, folder?.id ?? null)),
    createdAt: now,
    updatedAt: now,
  };
}

function named(name: string) {
  return { name, sortName: sortKey(name), searchName: foldForSearch(name) };
}

function imageOf({ imageId }: Source, images: CopiedImages) {
  return imageId && images ? (images[imageId] ?? null) : imageId;
}

type Copy = { id: string; images: CopiedImages };

async function copyDays(tx: Tx, { actor, now }: Context, source: Source, copy: Copy) {
  const days = await tx
    .select({ id: workouts.id, day: workouts.day, date: workouts.date })
    .from(workouts)
    .where(isDayOf(source));
  if (days.length === 0) return;
  const ids = pairs(days.map(({ id, ...place }) => [id, idOfDay(copy.id, place as WorkoutPlace)]));
  const { accountId, userId } = actor;
  await tx.execute(sql`
    insert into ${workouts} (account_id, program_id, id, day, date, rest_day, document, version, save_id,
      updated_by, updated_at)
    select ${accountId}, ${copy.id}, ids.new, ${workouts.day}, ${workouts.date}, ${workouts.restDay},
      ${documentIn(copy)}, 1, ${copy.id}, ${userId}, ${now.toISOString()}
    from ${workouts} join ${ids} on ids.old = ${workouts.id}
    where ${isDayOf(source)}`);
  await tx.execute(sql`
    insert into ${workoutExercises} (account_id, program_id, workout_id, exercise_id)
    select ${accountId}, ${copy.id}, ids.new, ${workoutExercises.exerciseId}
    from ${workoutExercises} join ${ids} on ids.old = ${workoutExercises.workoutId}
    where ${and(eq(workoutExercises.accountId, source.accountId), eq(workoutExercises.programId, source.id))}`);
}

/**
 * In another account with the copied images; missing ones are left out. why: editing a document takes three times as
 * long as copying it, so even its id stays; the row's id counts
 */
function documentIn({ images }: Copy): SQL {
  if (!images) return sql`${workouts.document}`;
  const copied = sql`${JSON.stringify(images)}::jsonb -> (${workouts.document} ->> 'image')`;
  return sql`${workouts.document} || jsonb_build_object('image', ${copied})`;
}

function pairs(ids: [string, string][]): SQL {
  const rows = JSON.stringify(ids.map(([old, next]) => ({ old, new: next })));
  return sql`jsonb_to_recordset(${rows}::jsonb) as ids(old uuid, new uuid)`;
}

function isDayOf({ accountId, id }: Pick<ProgramView, "accountId" | "id">) {
  return and(eq(workouts.accountId, accountId), eq(workouts.programId, id));
}
