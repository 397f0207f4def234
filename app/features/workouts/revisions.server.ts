import { and, eq, gte, isNotNull, lte, max, or, sql } from "drizzle-orm";
import { placeInWords, printWorkoutKey } from "#app/domain/schedule/workout-key.ts";
import { plural } from "#app/domain/text/counted.ts";
import { differences } from "#app/domain/workout/difference/difference.ts";
import type { Workout } from "#app/domain/workout/document/document.ts";
import type { Context } from "#app/services/context.server.ts";
import type { Db, Tx } from "#db/client.ts";
import { workouts } from "#db/schema/programs.ts";
import { programSaves, workoutRevisions } from "#db/schema/revisions.ts";

/** How a save came about that puts back what was stored before; `latest` is the last save that it knows of. */
export type Reversal = { kind: "undo" | "redo" | "restore"; target: number; latest: number };

/** What changed in a day: the first lines, and how many more there are. */
export type DayChanges = { key: string; lines: string[]; more: number };

type Save = { saveId: string; reversal: Reversal | undefined; before: ReadonlyMap<string, unknown> };
type Key = { accountId: string; id: string };

/** So many saves of a program are kept. */
export const keptSaves = 50;
/** A save of a whole year is told by its first days. */
const mostDays = 7;
const mostLines = 12;

export const savedMeanwhile = "Something was saved meanwhile, so nothing was changed. Look at it first.";

/** Whether that save is still the program's last. Called while the program is locked. */
export async function isLatest(tx: Tx, program: Key, latest: number) {
  const [row] = await tx
    .select({ number: max(programSaves.number) })
    .from(programSaves)
    .where(isOf(program));
  return (row?.number ?? 0) === latest;
}

/**
 * Keeps what the days were before this save, which is about to overwrite them, and forgets the oldest save. Three
 * statements, whatever their number; a save that changes nothing a coach would see is none.
 */
export async function keepRevision(tx: Tx, ctx: Context, program: Key, save: Save, documents: Workout[]) {
  const changed = documents
    .map((workout) => ({ workout, lines: differences(documentOf(save.before.get(workout.id)), workout) }))
    .filter(({ lines }) => lines.length > 0);
  if (changed.length === 0) return;
  const number = await insertSave(tx, ctx, program, save, changed);
  await insertBefore(
    tx,
    program,
    number,
    changed.map(({ workout }) => workout),
  );
  if (number <= keptSaves) return;
  await tx.delete(programSaves).where(and(isOf(program), lte(programSaves.number, number - keptSaves)));
}

type Changed = { workout: Workout; lines: string[] };

async function insertSave(tx: Tx, ctx: Context, program: Key, { saveId, reversal }: Save, changed: Changed[]) {
  const next = sql<number>`(select coalesce(max(${programSaves.number}), 0) + 1 from ${programSaves} where ${isOf(program)})`;
  const [row] = await tx
    .insert(programSaves)
    .values({
      accountId: program.accountId,
      programId: program.id,
      number: next,
      saveId,
      kind: reversal?.kind ?? "save",
      target: reversal?.target ?? null,
      label: labelOf(changed),
      changes: describeDays(changed.map(({ workout, lines }) => ({ key: printWorkoutKey(workout), lines }))),
      days: changed.length,
      savedBy: ctx.actor.userId,
      savedAt: ctx.now,
    })
    // why: a save that was refused in part may be sent again whole
    .onConflictDoUpdate({ target: [programSaves.accountId, programSaves.programId, programSaves.saveId], set: joined })
    .returning({ number: programSaves.number });
  return row?.number ?? 0;
}

const joined = {
  changes: sql`${programSaves.changes} || excluded.changes`,
  days: sql`${programSaves.days} + excluded.days`,
};

/** Copied from row to row, so that no document travels. */
async function insertBefore(tx: Tx, { accountId, id: programId }: Key, number: number, documents: Workout[]) {
  const places = JSON.stringify(documents.map(({ id, day, date }) => ({ id, day, date })));
  await tx.execute(sql`
    insert into ${workoutRevisions} (account_id, program_id, number, workout_id, day, date, document, version)
    select ${accountId}, ${programId}, ${number}::int, saved.id, saved.day, saved.date, ${workouts.document},
      coalesce(${workouts.version}, 0)
    from jsonb_to_recordset(${places}::jsonb) as saved (id uuid, day int, date date)
    left join ${workouts} on ${workouts.accountId} = ${accountId} and ${workouts.programId} = ${programId}
      and ${workouts.id} = saved.id
    on conflict do nothing`);
}

/** The days as they were at these versions, or at the next one that is kept. No query for none. */
export async function readVersions(db: Db, { accountId, id }: Key, wanted: { id: string; version: number }[]) {
  if (wanted.length === 0) return [];
  const { workoutId, version, day, date, document } = workoutRevisions;
  // why: a save that nobody would see as a change keeps no version
  const isWanted = wanted.map((one) => and(eq(workoutId, one.id), gte(version, one.version)));
  return db
    .selectDistinctOn([workoutId], { id: workoutId, day, date, document, version })
    .from(workoutRevisions)
    .where(
      and(
        eq(workoutRevisions.accountId, accountId),
        eq(workoutRevisions.programId, id),
        isNotNull(document),
        or(...isWanted),
      ),
    )
    .orderBy(workoutId, version);
}

/** 'Day 1: Title: ‘Push’, and 3 more changes', or what changed in how many days. */
function labelOf([first, ...others]: Changed[]): string {
  if (!first) return "";
  const [line, ...lines] = first.lines;
  const more = lines.length + others.reduce((sum, other) => sum + other.lines.length, 0);
  const rest = more === 0 ? "" : `, and ${more} more ${plural(more, "change")}`;
  return `${placeInWords(first.workout)}: ${line}${rest}`;
}

/** The first lines of the first days. */
export function describeDays(days: { key: string; lines: string[] }[]): DayChanges[] {
  return days.slice(0, mostDays).map(({ key, lines }) => describeDay(key, lines));
}

function describeDay(key: string, lines: string[]): DayChanges {
  return { key, lines: lines.slice(0, mostLines), more: Math.max(0, lines.length - mostLines) };
}

/** Documents pass the schema on their way in, so they are trusted on their way out. */
function documentOf(stored: unknown) {
  return (stored as Workout | null | undefined) ?? null;
}

function isOf({ accountId, id }: Key) {
  return and(eq(programSaves.accountId, accountId), eq(programSaves.programId, id));
}
