import { and, eq, gt } from "drizzle-orm";
import { NotFound } from "#app/domain/errors.ts";
import { type Result, refused } from "#app/domain/forms/result.ts";
import { formatPlace, printWorkoutKey } from "#app/domain/schedule/workout-key.ts";
import { differences } from "#app/domain/workout/difference/difference.ts";
import type { Workout } from "#app/domain/workout/document/document.ts";
import { exerciseTitle } from "#app/domain/workout/document/names.ts";
import { refreshSnapshots } from "#app/features/exercises/queries.server.ts";
import type { ProgramView } from "#app/features/programs/queries.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { workoutRevisions } from "#db/schema/revisions.ts";
import { isSaved, savedNumberRange } from "./history.server.ts";
import { saveReversal } from "./mutations.server.ts";
import { readStored, refreshed, unsavedDay } from "./queries.server.ts";
import { describeDays } from "./saves/entries.server.ts";
import type { Reversal } from "./saves/revisions.server.ts";

export type DayBack = { key: string; place: string; version: number; workout: Workout; lines: string[] };

export async function daysBefore(ctx: Context, program: ProgramView, number: number): Promise<DayBack[]> {
  const rows = await ctx.db
    .select(columns)
    .from(workoutRevisions)
    .where(and(isOf(program), eq(workoutRevisions.number, number)));
  return compare(ctx, program, rows);
}

/** Right after the save, or before the oldest stored one. */
export async function daysAfter(ctx: Context, program: ProgramView, number: number): Promise<DayBack[]> {
  const rows = await ctx.db
    .selectDistinctOn([workoutRevisions.workoutId], columns)
    .from(workoutRevisions)
    .where(and(isOf(program), gt(workoutRevisions.number, number)))
    .orderBy(workoutRevisions.workoutId, workoutRevisions.number);
  return compare(ctx, program, rows);
}

/** NotFound for a save no longer stored. */
export async function planRestore(ctx: Context, program: ProgramView, save: number) {
  const { oldest, latest } = await requireKept(ctx, program, save);
  const days = await daysAfter(ctx, program, save);
  const changes = describeDays(days.map(({ key, lines }) => ({ key, lines })));
  return { latest, oldest, changes, days: days.length };
}

/** Any stored save, and the state before the first. */
async function requireKept(ctx: Context, program: ProgramView, save: number) {
  const kept = await savedNumberRange(ctx, program);
  if (!Number.isInteger(save) || kept.latest === 0 || save < kept.oldest - 1 || save > kept.latest)
    throw new NotFound();
  return kept;
}

type Wanted = { save: number; saveId: string; latest: number };

/** A save of its own; returns how many days changed. Rejected if something was saved after `latest`. */
export async function restoreSave(
  ctx: Context,
  program: ProgramView,
  wanted: Wanted,
): Promise<Result<{ days: number }>> {
  const { save, saveId, latest } = wanted;
  if (await isSaved(ctx, program, [saveId])) return { ok: true, days: 0 };
  await requireKept(ctx, program, save);
  const days = await daysAfter(ctx, program, save);
  const result = await putBack(ctx, program, saveId, days, { kind: "restore", target: save, latest });
  return result.ok ? { ok: true, days: days.length } : result;
}

export async function putBack(
  ctx: Context,
  program: ProgramView,
  saveId: string,
  days: DayBack[],
  reversal: Reversal,
): Promise<Result> {
  if (days.length === 0) return { ok: true };
  const missing = await missingExercise(ctx, days);
  if (missing) return refused(`${missing} has since been deleted from the library, so this can't be restored.`);
  try {
    const workouts = days.map(({ version, workout }) => ({ version, workout }));
    return await saveReversal(ctx, program.id, { saveId, workouts }, reversal);
  } catch (refusal) {
    if (refusal instanceof NotFound)
      return refused("A day or an image of it is no longer there, so this can't be restored.");
    throw refusal;
  }
}

const columns = {
  id: workoutRevisions.workoutId,
  day: workoutRevisions.day,
  date: workoutRevisions.date,
  document: workoutRevisions.document,
};

type Row = { id: string; day: number | null; date: string | null; document: unknown };

async function compare(ctx: Context, program: ProgramView, rows: Row[]): Promise<DayBack[]> {
  const stored = await readStored(
    ctx.db,
    program,
    rows.map(({ id }) => id),
  );
  const versions = new Map(stored.map(({ id, version }) => [id, version]));
  const asBefore = await refreshed(
    ctx,
    rows.filter(({ document }) => document !== null).map((row) => ({ ...row, version: 0 })),
  );
  const asNow = await refreshed(ctx, stored);
  const days = rows.map((row): DayBack => {
    const unsaved = unsavedDay(program.id, row);
    const key = printWorkoutKey(row);
    const [workout, now] = [asBefore, asNow].map((views) => views.find((view) => view.key === key)?.workout);
    const back = workout ?? unsaved.workout;
    const lines = differences(now ?? null, back);
    return { key, place: formatPlace(row), version: versions.get(row.id) ?? 0, workout: back, lines };
  });
  return days.filter(({ lines }) => lines.length > 0).sort(byPlace);
}

function byPlace({ workout: one }: DayBack, { workout: other }: DayBack) {
  return (one.day ?? 0) - (other.day ?? 0) || (one.date ?? "").localeCompare(other.date ?? "");
}

async function missingExercise(ctx: Context, days: DayBack[]): Promise<string | null> {
  const entries = days.flatMap(({ workout }) => workout.modules.flatMap(({ moduleExercises }) => moduleExercises));
  const ids = new Set(entries.flatMap(({ exercise }) => exercise?.id ?? []));
  const library = await refreshSnapshots(ctx, [...ids]);
  const missing = entries.find(({ exercise }) => exercise && !library.has(exercise.id));
  return missing ? exerciseTitle(missing) : null;
}

function isOf({ accountId, id }: ProgramView) {
  return and(eq(workoutRevisions.accountId, accountId), eq(workoutRevisions.programId, id));
}
