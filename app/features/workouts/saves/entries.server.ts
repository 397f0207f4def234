import { and, desc, eq, gte } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { formatPlace, printWorkoutKey } from "#app/domain/schedule/workout-key.ts";
import { plural } from "#app/domain/text/counted.ts";
import { differences } from "#app/domain/workout/difference/difference.ts";
import type { Workout } from "#app/domain/workout/document/document.ts";
import type { Context } from "#app/services/context.server.ts";
import type { Tx } from "#db/client.ts";
import { programSaves, workoutRevisions } from "#db/schema/revisions.ts";

export type DayChanges = { key: string; lines: string[]; more: number };

export type Save = {
  saveId: string;
  reversal: object | undefined;
  /** Overwrites what somebody else saved. */
  keeps: boolean;
  before: ReadonlyMap<string, unknown>;
};

export type Changed = { workout: Workout; lines: string[] };

export type EntryOfSave = Pick<typeof programSaves.$inferInsert, "number" | "entry" | "isSmall" | "label" | "days"> & {
  changes: DayChanges[];
};

type Key = { accountId: string; id: string };

/** Small saves by one person share an entry of at most this age and size. */
const entryMinutes = 10;
const maxInEntry = 20;
/** A save of a whole year lists its first days. */
const maxDays = 7;
const maxLines = 12;

export async function entryOf(
  tx: Tx,
  ctx: Context,
  program: Key,
  save: Save,
  changed: Changed[],
): Promise<EntryOfSave> {
  const last = await findLast(tx, program);
  const [only] = changed;
  const isSmall = !save.reversal && !save.keeps && changed.length === 1 && (only?.lines.length ?? 0) <= maxLines;
  const number = (last?.number ?? 0) + 1;
  const base = { number, isSmall, label: labelOf(changed) };
  if (only && isSmall && last && isOpenFor(last, save, ctx)) {
    const lines = differences(await beforeEntry(tx, program, last.entry, save, only.workout), only.workout);
    return { ...base, entry: last.entry, ...withDay(last, printWorkoutKey(only.workout), lines) };
  }
  const changes = describeDays(changed.map(({ workout, lines }) => ({ key: printWorkoutKey(workout), lines })));
  return { ...base, entry: number, changes, days: changed.length };
}

type Last = NonNullable<Awaited<ReturnType<typeof findLast>>>;

async function findLast(tx: Tx, { accountId, id }: Key) {
  const first = alias(programSaves, "first");
  const isFirst = and(eq(first.accountId, accountId), eq(first.programId, id), eq(first.number, programSaves.entry));
  const { number, entry, isSmall, saveId, savedBy, changes, days } = programSaves;
  const [last] = await tx
    .select({ number, entry, isSmall, saveId, savedBy, changes, days, begunAt: first.savedAt })
    .from(programSaves)
    .leftJoin(first, isFirst)
    .where(and(eq(programSaves.accountId, accountId), eq(programSaves.programId, id)))
    .orderBy(desc(number))
    .limit(1);
  return last;
}

function isOpenFor({ number, entry, isSmall, begunAt, ...last }: Last, { saveId }: Save, { actor, now }: Context) {
  if (!isSmall || last.savedBy !== actor.userId || last.saveId === saveId || !begunAt) return false;
  return now.getTime() - begunAt.getTime() < entryMinutes * 60_000 && number - entry + 1 < maxInEntry;
}

/** Dropped if the day is as it was. */
function withDay(last: Last, key: string, lines: string[]) {
  // why: entries are only written here
  const before = last.changes as DayChanges[];
  const others = before.filter((day) => day.key !== key);
  const described = lines.length > 0 ? [describeDay(key, lines)] : [];
  const days = last.days - (before.length - others.length) + described.length;
  return { changes: [...others, ...described].slice(0, maxDays), days };
}

async function beforeEntry(tx: Tx, program: Key, entry: number, { before }: Save, { id }: Workout) {
  const { accountId, programId, number, workoutId, document } = workoutRevisions;
  const [first] = await tx
    .select({ document })
    .from(workoutRevisions)
    .where(and(eq(accountId, program.accountId), eq(programId, program.id), gte(number, entry), eq(workoutId, id)))
    .orderBy(number)
    .limit(1);
  return documentOf(first ? first.document : before.get(id));
}

/** 'Day 1: Title: ‘Push’, and 3 more changes', or the number of days. */
function labelOf([first, ...others]: Changed[]): string {
  if (!first) return "";
  const [line, ...lines] = first.lines;
  const more = lines.length + others.reduce((sum, other) => sum + other.lines.length, 0);
  const rest = more === 0 ? "" : `, and ${more} more ${plural(more, "change")}`;
  return `${formatPlace(first.workout)}: ${line}${rest}`;
}

export function describeDays(days: { key: string; lines: string[] }[]): DayChanges[] {
  return days.slice(0, maxDays).map(({ key, lines }) => describeDay(key, lines));
}

function describeDay(key: string, lines: string[]): DayChanges {
  return { key, lines: lines.slice(0, maxLines), more: Math.max(0, lines.length - maxLines) };
}

/** Validated when stored, so not validated again. */
export function documentOf(stored: unknown) {
  return (stored as Workout | null | undefined) ?? null;
}
