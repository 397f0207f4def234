import { and, eq, inArray, sql } from "drizzle-orm";
import { NotFound } from "#app/domain/errors.ts";
import { type Result, refused } from "#app/domain/forms/result.ts";
import { allow } from "#app/domain/policy/can.ts";
import type { ProgramSpan } from "#app/domain/schedule/span.ts";
import { todayOf } from "#app/domain/schedule/time-zone.ts";
import { pageOfPlace } from "#app/domain/schedule/week.ts";
import { parseWorkoutKey, printWorkoutKey } from "#app/domain/schedule/workout-key.ts";
import { foldForSearch } from "#app/domain/text/fold.ts";
import { differences } from "#app/domain/workout/difference/difference.ts";
import type { Workout } from "#app/domain/workout/document/document.ts";
import { exercisesUsed } from "#app/domain/workout/document/library.ts";
import { findProgram, lastSaved, type ProgramView } from "#app/features/programs/queries.server.ts";
import type { Context } from "#app/services/context.server.ts";
import type { Tx } from "#db/client.ts";
import { inOrder } from "#db/lock-order.ts";
import { programs, setNames, workoutExercises, workouts } from "#db/schema/programs.ts";
import { changeOf, idOfDay, readStored, refreshed, type WorkoutView } from "./queries.server.ts";
import { type Entry, partSavable, type UnsavedDay } from "./savable.server.ts";
import { isLatest, type Reversal, savedMeanwhile, storeRevision } from "./saves/revisions.server.ts";
import type { SaveRequest } from "./schema.ts";

export type SaveConflict = {
  key: string;
  theirs: WorkoutView;
  changedBy: string;
  /** In another tab or on another device. */
  isOwn: boolean;
  changedAt: string;
  /** Lets a client whose response was lost recognize its own save. */
  saveId: string;
};

export type SaveResult = {
  saved: { key: string; version: number }[];
  conflicts: SaveConflict[];
  unsaved: UnsavedDay[];
};

/**
 * One transaction. Days saved since they were read are returned as conflicts, days with missing references with a
 * reason; the others are stored. Rejects days outside the program; only the creator may save.
 */
export async function saveWorkouts(ctx: Context, programId: string, request: SaveRequest): Promise<SaveResult> {
  const { savable, unsaved, theirs } = await storeSave(ctx, programId, request);
  const conflicting = new Set(theirs?.map(({ id }) => id));
  const saved = savable.filter(({ workout }) => !conflicting.has(workout.id));
  return {
    saved: saved.map(({ workout, version }) => ({ key: printWorkoutKey(workout), version: version + 1 })),
    conflicts: await describeConflicts(ctx, theirs ?? []),
    unsaved,
  };
}

export async function saveReversal(
  ctx: Context,
  programId: string,
  request: SaveRequest,
  reversal: Reversal,
): Promise<Result> {
  const { theirs, unsaved } = await storeSave(ctx, programId, request, reversal);
  if (theirs !== null) return { ok: true };
  return refused(unsaved.map(({ reason }) => reason).join(" ") || savedMeanwhile);
}

/** Null if a reversal was rejected because of conflicts. */
async function storeSave(ctx: Context, programId: string, request: SaveRequest, reversal?: Reversal) {
  const { saveId, workouts, keeps = false } = request;
  const program = await findProgram(ctx, programId);
  allow(ctx.actor, "program:edit", program);
  return ctx.db.transaction(async (tx) => {
    const span = await lockSpan(tx, program);
    if (!workouts.every(({ workout }) => isDayOf(ctx, program.id, span, workout))) throw itemNotFound();
    const { savable, unsaved } = await partSavable({ ...ctx, db: tx }, program, workouts, { isReversal: !!reversal });
    const untouched = { savable, unsaved, theirs: null };
    if (reversal && (unsaved.length > 0 || !(await isLatest(tx, program, reversal.latest)))) return untouched;
    const found = await readStored(tx, program, idsOf(savable));
    const byId = new Map(found.map((row) => [row.id, row]));
    const undone = savable.filter(({ workout }) => !isStoredBy(saveId, byId.get(workout.id), workout));
    const isCurrent = ({ workout, version }: Entry) => (byId.get(workout.id)?.version ?? version) === version;
    const current = undone.filter(isCurrent);
    if (reversal && current.length < savable.length) return untouched;
    const before = new Map(found.map(({ id, document }) => [id, document]));
    const documents = current.map(({ workout }) => workout);
    await storeRevision(tx, ctx, program, { saveId, reversal, keeps, before }, documents);
    await store(tx, ctx, program, saveId, current);
    const theirs = undone.filter((entry) => !isCurrent(entry)).flatMap(({ workout }) => byId.get(workout.id) ?? []);
    return { savable, unsaved, theirs };
  });
}

/** A page without script may be sent again with more input. */
function isStoredBy(saveId: string, row: { saveId: string; document: unknown } | undefined, workout: Workout) {
  return row?.saveId === saveId && differences(row.document as Workout, workout).length === 0;
}

async function lockSpan(tx: Tx, { accountId, id }: ProgramView) {
  const [row] = await tx
    .select({
      continuous: programs.continuous,
      startDate: programs.startDate,
      duration: programs.duration,
      timeUnit: programs.timeUnit,
      lastSaved,
    })
    .from(programs)
    .where(and(eq(programs.accountId, accountId), eq(programs.id, id)))
    .for(inOrder(tx, programs, "write"));
  if (!row) throw new NotFound();
  return row;
}

function itemNotFound() {
  return new NotFound("Given item not found.");
}

function idsOf(entries: Entry[]) {
  return entries.map(({ workout }) => workout.id);
}

/** The workout must carry the day's own id. */
function isDayOf(ctx: Context, programId: string, span: ProgramSpan, { day, date, id }: Workout) {
  const place = parseWorkoutKey(printWorkoutKey({ day, date }));
  const isKnown = place !== null && pageOfPlace(span, place, todayOf(ctx)) !== null;
  return isKnown && id === idOfDay(programId, place);
}

async function store(tx: Tx, ctx: Context, program: ProgramView, saveId: string, entries: Entry[]) {
  if (entries.length === 0) return;
  const key = { accountId: program.accountId, programId: program.id };
  const by = { saveId, updatedBy: ctx.actor.userId, updatedAt: ctx.now };
  const rows = entries.map(({ workout, version }) => {
    const { id, day, date, restDay } = workout;
    return { ...key, ...by, id, day, date, restDay, document: workout, version: version + 1 };
  });
  await tx
    .insert(workouts)
    .values(rows)
    .onConflictDoUpdate({ target: [workouts.accountId, workouts.programId, workouts.id], set: replaced });
  await markChanged(tx, program, ctx.now);
  await keepExercises(tx, key, entries);
  await rememberSetNames(tx, ctx, program.accountId, entries);
}

/** Lists sort by the program's row, so saving a day touches it. */
async function markChanged(tx: Tx, { accountId, id }: ProgramView, now: Date) {
  await tx
    .update(programs)
    .set({ updatedAt: now })
    .where(and(eq(programs.accountId, accountId), eq(programs.id, id)));
}

const replaced = {
  restDay: sql`excluded.rest_day`,
  document: sql`excluded.document`,
  version: sql`excluded.version`,
  saveId: sql`excluded.save_id`,
  updatedBy: sql`excluded.updated_by`,
  updatedAt: sql`excluded.updated_at`,
};

async function keepExercises(tx: Tx, key: { accountId: string; programId: string }, entries: Entry[]) {
  const { accountId, programId, workoutId } = workoutExercises;
  const isTheirs = and(eq(accountId, key.accountId), eq(programId, key.programId), inArray(workoutId, idsOf(entries)));
  await tx.delete(workoutExercises).where(isTheirs);
  const used = entries.flatMap(({ workout }) =>
    exercisesUsed(workout).map((exerciseId) => ({ ...key, workoutId: workout.id, exerciseId })),
  );
  if (used.length > 0) await tx.insert(workoutExercises).values(used);
}

async function rememberSetNames(tx: Tx, ctx: Context, accountId: string, entries: Entry[]) {
  const names = entries.flatMap(({ workout }) => workout.modules.map((module) => module.name.trim()));
  const byFolded = new Map(names.filter((name) => name !== "").map((name) => [foldForSearch(name), name]));
  // why: in a fixed order, so that two saves at once can't deadlock
  const rows = [...byFolded].sort().map(([searchName, name]) => ({ accountId, searchName, name, usedAt: ctx.now }));
  if (rows.length === 0) return;
  await tx
    .insert(setNames)
    .values(rows)
    .onConflictDoUpdate({
      target: [setNames.accountId, setNames.searchName],
      set: { name: sql`excluded.name`, usedAt: sql`excluded.used_at` },
    });
}

async function describeConflicts(ctx: Context, rows: Awaited<ReturnType<typeof readStored>>): Promise<SaveConflict[]> {
  if (rows.length === 0) return [];
  const views = await refreshed(ctx, rows);
  return rows.flatMap((row) => {
    const theirs = views.find((view) => view.key === printWorkoutKey(row));
    if (!theirs) return [];
    return [{ key: theirs.key, theirs, ...changeOf(ctx, row) }];
  });
}
