import { and, desc, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import type { DoneWorkout } from "#app/domain/completions/document.ts";
import { NotFound } from "#app/domain/errors.ts";
import { EMPTY_ID, parseUuid } from "#app/domain/ids/ids.ts";
import type { Actor } from "#app/domain/policy/roles.ts";
import { trainedBy } from "#app/features/training/scope.server.ts";
import type { Context } from "#app/services/context.server.ts";
import type { Db, Tx } from "#db/client.ts";
import { idOfContent } from "#db/content-id.ts";
import { completions } from "#db/schema/completions.ts";
import { drafts } from "#db/schema/drafts.ts";
import { programs, workouts } from "#db/schema/programs.ts";

/** `device`: browser and system of the last save; null for an app. */
export type DraftView = {
  id: string;
  programId: string;
  workoutId: string;
  workoutKey: string;
  occurrence: number;
  prescriptionId: string | null;
  startedAt: Date;
  updatedAt: Date;
  device: string | null;
  version: number;
  workout: DoneWorkout;
};

/** What would be saved next: `id` is also the completion's. `version`: 0 before the first save. */
export type NextDraft = { id: string; occurrence: number; version: number; draft: DraftView | null };

export type Occurrence = { programId: string; workoutId: string; occurrence: number };

/** Of the same person and workout the same, on every device, before anything is saved. */
export function draftId({ userId }: Pick<Actor, "userId">, { programId, workoutId, occurrence }: Occurrence): string {
  return idOfContent(["draft", userId, programId, workoutId, String(occurrence)]);
}

export function ownDrafts({ accountId, userId }: Pick<Actor, "accountId" | "userId">): SQL | undefined {
  return and(eq(drafts.accountId, accountId), eq(drafts.userId, userId));
}

const columns = {
  id: drafts.id,
  programId: drafts.programId,
  workoutId: drafts.workoutId,
  workoutKey: drafts.workoutKey,
  occurrence: drafts.occurrence,
  prescriptionId: drafts.prescriptionId,
  startedAt: drafts.startedAt,
  updatedAt: drafts.updatedAt,
  device: drafts.device,
  version: drafts.version,
  document: drafts.document,
};

type Row = Omit<DraftView, "workout"> & { document: unknown };

function toView({ document, ...row }: Row): DraftView {
  // why: the column only holds what the schema accepts
  return { ...row, workout: document as DoneWorkout };
}

const isOpen = isNull(drafts.closedAt);

/** The draft to go on with, or the occurrence that would begin. One statement. The caller has found the workout. */
export async function nextDraft(
  { db, actor }: { db: Db | Tx; actor: Context["actor"] },
  { programId, workoutId }: { programId: string; workoutId: string },
): Promise<NextDraft> {
  const closed = lastOccurrence(db, drafts, actor, { programId, workoutId }, isNotNull(drafts.closedAt));
  const done = lastOccurrence(db, completions, actor, { programId, workoutId });
  const begun = db
    .select({ last: sql<number>`greatest(0, ${closed}, ${done})`.as("last") })
    .from(sql`(select 1) as one`)
    .as("begun");
  const isIt = and(ownDrafts(actor), eq(drafts.programId, programId), eq(drafts.workoutId, workoutId), isOpen);
  const [row] = await db
    .select({ last: begun.last, ...columns })
    .from(begun)
    .leftJoin(drafts, isIt)
    .orderBy(desc(drafts.occurrence))
    .limit(1);
  if (row?.id) {
    const { last: _, ...found } = row;
    const draft = toView(found as Row);
    return { id: draft.id, occurrence: draft.occurrence, version: draft.version, draft };
  }
  const occurrence = (row?.last ?? 0) + 1;
  return { id: draftId(actor, { programId, workoutId, occurrence }), occurrence, version: 0, draft: null };
}

/** NotFound for a workout that the actor neither trains by nor has begun. */
export async function findNextDraft(ctx: Context, program: string, workout: string): Promise<NextDraft> {
  const place = { programId: parseUuid(program) ?? EMPTY_ID, workoutId: parseUuid(workout) ?? EMPTY_ID };
  const next = await nextDraft(ctx, place);
  if (next.draft || next.occurrence > 1 || (await isTrained(ctx, place))) return next;
  throw new NotFound();
}

async function isTrained({ db, actor }: Context, { programId, workoutId }: { programId: string; workoutId: string }) {
  const isIt = and(eq(workouts.programId, programId), eq(workouts.id, workoutId));
  const [row] = await db
    .select({ id: workouts.id })
    .from(programs)
    .innerJoin(workouts, and(eq(workouts.accountId, programs.accountId), eq(workouts.programId, programs.id)))
    .where(and(eq(programs.id, programId), isIt, trainedBy(actor)));
  return row !== undefined;
}

function lastOccurrence(
  db: Db | Tx,
  table: typeof drafts | typeof completions,
  { accountId, userId }: Actor,
  { programId, workoutId }: { programId: string; workoutId: string },
  where?: SQL,
): SQL {
  const isWorkout = and(eq(table.programId, programId), eq(table.workoutId, workoutId));
  const isTheirs = and(eq(table.accountId, accountId), eq(table.userId, userId));
  const { occurrence } = table;
  return sql`(${db
    .select({ last: sql`max(${occurrence})` })
    .from(table as typeof drafts)
    .where(and(isTheirs, isWorkout, where))})`;
}

/** The last saved first. */
export async function listDrafts({ db, actor }: Context, limit: number): Promise<DraftView[]> {
  const rows = await db
    .select(columns)
    .from(drafts)
    .where(and(ownDrafts(actor), isOpen))
    .orderBy(desc(drafts.updatedAt), desc(drafts.id))
    .limit(limit);
  return rows.map(toView);
}

/** NotFound once it was finished or discarded. */
export async function findDraft({ db, actor }: Context, id: string): Promise<DraftView> {
  const [row] = await db
    .select(columns)
    .from(drafts)
    .where(and(ownDrafts(actor), isOpen, eq(drafts.id, parseUuid(id) ?? EMPTY_ID)));
  if (!row) throw new NotFound();
  return toView(row);
}
