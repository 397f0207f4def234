import { and, between, eq, inArray, type SQL, sql } from "drizzle-orm";
import { derivedId } from "#app/domain/ids/derived.ts";
import { pageCount } from "#app/domain/schedule/span.ts";
import { todayOf } from "#app/domain/schedule/time-zone.ts";
import { type WeekDay, weekDays } from "#app/domain/schedule/week.ts";
import { printWorkoutKey, type WorkoutPlace } from "#app/domain/schedule/workout-key.ts";
import { foldForSearch } from "#app/domain/text/fold.ts";
import { newWorkout } from "#app/domain/workout/document/create.ts";
import type { ExerciseSnapshot, Workout } from "#app/domain/workout/document/document.ts";
import { exercisesUsed, withLibrary } from "#app/domain/workout/document/library.ts";
import { limits } from "#app/domain/workout/document/limits.ts";
import { forEditing } from "#app/domain/workout/document/trim.ts";
import { refreshSnapshots } from "#app/features/exercises/queries.server.ts";
import type { ProgramView } from "#app/features/programs/queries.server.ts";
import type { Context } from "#app/services/context.server.ts";
import type { Db, Tx } from "#db/client.ts";
import { fullNameIfAny } from "#db/full-name.ts";
import { users } from "#db/schema/accounts.ts";
import { setNames, workouts } from "#db/schema/programs.ts";

/** Version 0 was never saved. */
export type WorkoutView = { key: string; version: number; workout: Workout };

export type WeekView = { page: number; pages: number; days: WeekDay[]; workouts: WorkoutView[] };

/** Decisions §9. */
export const maxSetNames = 10;

type Keyed = Pick<ProgramView, "id" | "accountId">;
type DatedProgram = Keyed & Pick<ProgramView, "continuous" | "startDate" | "duration" | "timeUnit" | "lastSaved">;

export async function readWeek(ctx: Context, program: DatedProgram, page: number): Promise<WeekView> {
  const today = todayOf(ctx);
  const days = weekDays(program, page, today);
  return {
    page,
    pages: pageCount(program, today),
    days,
    workouts: await readPlaces(ctx, program, days.filter(hasPlace)),
  };
}

/** Consecutive days; unsaved ones are rest days. */
export async function readPlaces(ctx: Context, program: Keyed, places: WorkoutPlace[]): Promise<WorkoutView[]> {
  const stored = await readDays(ctx.db, program, places);
  const fresh = await refreshed(ctx, stored);
  const byKey = new Map(fresh.map((view) => [view.key, view]));
  return places.map((place) => byKey.get(printWorkoutKey(place)) ?? unsavedDay(program.id, place));
}

/** An unsaved day is a rest day of version 0. */
export async function readDay(ctx: Context, program: Keyed, place: WorkoutPlace): Promise<WorkoutView> {
  const stored = await readDays(ctx.db, program, [place]);
  const [view] = await refreshed(ctx, stored);
  return view ?? unsavedDay(program.id, place);
}

/** At most ten: prefix matches first, then the most recent. */
export async function suggestSetNames(ctx: Context, accountId: string, text: string): Promise<string[]> {
  const folded = foldForSearch(text.slice(0, limits.name));
  const isPrefix = sql`${setNames.searchName} like ${`${escapeLike(folded)}%`}`;
  const rows = await ctx.db
    .select({ name: setNames.name })
    .from(setNames)
    .where(and(eq(setNames.accountId, accountId), sql`${setNames.searchName} like ${`%${escapeLike(folded)}%`}`))
    .orderBy(sql`${isPrefix} desc`, sql`${setNames.usedAt} desc`, setNames.searchName)
    .limit(maxSetNames);
  return rows.map((row) => row.name);
}

export function readStored(tx: Db | Tx, program: Keyed, ids: string[]) {
  return tx
    .select({ ...stored, ...lastSave, changedBy: fullNameIfAny })
    .from(workouts)
    .leftJoin(users, and(eq(users.accountId, workouts.accountId), eq(users.id, workouts.updatedBy)))
    .where(and(isOf(program), inArray(workouts.id, ids)));
}

type SavedRow = { saveId: string; updatedAt: Date; updatedBy: string; changedBy: string | null };

export function changeOf({ actor }: Context, { changedBy, updatedAt, updatedBy, saveId }: SavedRow) {
  const isOwn = updatedBy === actor.userId;
  return { changedBy: changedBy ?? "Somebody", isOwn, changedAt: updatedAt.toISOString(), saveId };
}

/**
 * With the library's current exercises. `shown`: which exercises the reader sees, if that does not follow from their
 * roles.
 */
export async function refreshed(ctx: Context, rows: StoredWorkout[], shown?: SQL): Promise<WorkoutView[]> {
  const ids = [...new Set(rows.flatMap((row) => exercisesUsed(documentOf(row))))];
  const library: ReadonlyMap<string, ExerciseSnapshot> =
    ids.length > 0 ? await refreshSnapshots(ctx, ids, shown) : new Map();
  return rows.map((row) => ({
    key: printWorkoutKey(row),
    version: row.version,
    workout: forEditing(withLibrary(documentOf(row), library)),
  }));
}

/** A day's workout has an id before it is saved, the same for everyone. */
export function idOfDay(programId: string, place: WorkoutPlace) {
  return derivedId(`${programId} ${printWorkoutKey(place)}`);
}

const stored = {
  id: workouts.id,
  day: workouts.day,
  date: workouts.date,
  document: workouts.document,
  version: workouts.version,
};

const lastSave = { saveId: workouts.saveId, updatedAt: workouts.updatedAt, updatedBy: workouts.updatedBy };

export type StoredWorkout = {
  id: string;
  day: number | null;
  date: string | null;
  document: unknown;
  version: number;
};

/** Validated when stored, so not validated again; only the row tells whose it is. */
export function documentOf({ id, document }: StoredWorkout): Workout {
  return { ...(document as Workout), id };
}

/** The first and last place are enough. */
export function readDays(db: Db, program: Keyed, places: WorkoutPlace[]) {
  if (places.length === 0) return Promise.resolve([]);
  return db
    .select(stored)
    .from(workouts)
    .where(and(isOf(program), isWithin(places)));
}

/** Grows with each save of one of these consecutive days. */
export async function sumVersions(db: Db | Tx, program: Keyed, places: WorkoutPlace[]): Promise<number> {
  const [row] = await db
    .select({ sum: sql<number>`coalesce(sum(${workouts.version}), 0)::int` })
    .from(workouts)
    .where(and(isOf(program), isWithin(places)));
  return row?.sum ?? 0;
}

/** The places of a page are consecutive, so first and last define the rows. */
function isWithin(places: WorkoutPlace[]): SQL | undefined {
  const [first, last] = [places.at(0), places.at(-1)];
  if (first?.day && last?.day) return between(workouts.day, first.day, last.day);
  if (first?.date && last?.date) return between(workouts.date, first.date, last.date);
  return sql`false`;
}

function isOf(program: Keyed) {
  return and(eq(workouts.accountId, program.accountId), eq(workouts.programId, program.id));
}

export function hasPlace(day: WeekDay): day is WeekDay & WorkoutPlace & { key: string } {
  return day.key !== null;
}

export function unsavedDay(programId: string, { day, date }: Pick<StoredWorkout, "day" | "date">): WorkoutView {
  // why: a row has exactly one of them
  const place = { day, date } as WorkoutPlace;
  return { key: printWorkoutKey(place), version: 0, workout: newWorkout({ id: idOfDay(programId, place), day, date }) };
}

function escapeLike(text: string) {
  return text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`);
}
