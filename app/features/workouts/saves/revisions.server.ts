import { and, eq, gte, isNotNull, lte, max, or, sql } from "drizzle-orm";
import { differences } from "#app/domain/workout/difference/difference.ts";
import type { Workout } from "#app/domain/workout/document/document.ts";
import type { Context } from "#app/services/context.server.ts";
import type { Db, Tx } from "#db/client.ts";
import { workouts } from "#db/schema/programs.ts";
import { programSaves, workoutRevisions } from "#db/schema/revisions.ts";
import { documentOf, type EntryOfSave, entryOf, type Save } from "./entries.server.ts";

/** `latest`: the last save that it knows of. */
export type Reversal = { kind: "undo" | "redo" | "restore"; target: number; latest: number };

type SaveOrReversal = Save & { reversal: Reversal | undefined };
type Key = { accountId: string; id: string };

export const maxEntries = 50;
export const savedMeanwhile = "Something was saved in the meantime, so nothing was changed. Look at it first.";

/** Call it while the program is locked. */
export async function isLatest(tx: Tx, program: Key, latest: number) {
  const [row] = await tx
    .select({ number: max(programSaves.number) })
    .from(programSaves)
    .where(isOf(program));
  return (row?.number ?? 0) === latest;
}

/**
 * Stores the previous versions of the days and drops the oldest entry. A save without visible changes is skipped.
 * Overwriting somebody else's save gets an entry of its own, so that theirs can be found.
 */
export async function storeRevision(tx: Tx, ctx: Context, program: Key, save: SaveOrReversal, documents: Workout[]) {
  const changed = documents
    .map((workout) => ({ workout, lines: differences(documentOf(save.before.get(workout.id)), workout) }))
    .filter(({ lines }) => lines.length > 0);
  if (changed.length === 0) return;
  const entry = await entryOf(tx, ctx, program, save, changed);
  const number = await insertSave(tx, ctx, program, save, entry);
  await insertBefore(
    tx,
    program,
    number,
    changed.map(({ workout }) => workout),
  );
  if (number <= maxEntries) return;
  const oldest = sql`(select ${programSaves.entry} from ${programSaves} where ${isOf(program)}
    group by ${programSaves.entry} order by ${programSaves.entry} desc limit 1 offset ${maxEntries})`;
  await tx.delete(programSaves).where(and(isOf(program), lte(programSaves.entry, oldest)));
}

async function insertSave(
  tx: Tx,
  ctx: Context,
  program: Key,
  { saveId, reversal }: SaveOrReversal,
  entry: EntryOfSave,
) {
  const [row] = await tx
    .insert(programSaves)
    .values({
      ...entry,
      accountId: program.accountId,
      programId: program.id,
      saveId,
      kind: reversal?.kind ?? "save",
      target: reversal?.target ?? null,
      savedBy: ctx.actor.userId,
      savedAt: ctx.now,
    })
    // why: a partly rejected save may be sent again as a whole
    .onConflictDoUpdate({ target: [programSaves.accountId, programSaves.programId, programSaves.saveId], set: joined })
    .returning({ number: programSaves.number });
  return row?.number ?? 0;
}

const joined = {
  isSmall: false,
  changes: sql`${programSaves.changes} || excluded.changes`,
  days: sql`${programSaves.days} + excluded.days`,
};

/** Copied inside the database, so that no document travels. */
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

/** At these versions, or at the next stored ones. No query without any. */
export async function readVersions(db: Db, { accountId, id }: Key, wanted: { id: string; version: number }[]) {
  if (wanted.length === 0) return [];
  const { workoutId, version, day, date, document } = workoutRevisions;
  // why: a save without visible changes stores no version
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

function isOf({ accountId, id }: Key) {
  return and(eq(programSaves.accountId, accountId), eq(programSaves.programId, id));
}
