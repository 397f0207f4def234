import { and, desc, eq, exists, isNull, type SQL, sql } from "drizzle-orm";
import { anotherProgram, onlyDoneValues } from "#app/domain/completions/another-program.ts";
import type { DoneWorkout } from "#app/domain/completions/document.ts";
import { NotFound } from "#app/domain/errors.ts";
import { EMPTY_ID, parseUuid } from "#app/domain/ids/ids.ts";
import { formatDate } from "#app/domain/schedule/dates.ts";
import { relativeDay } from "#app/domain/schedule/relative-day.ts";
import { todayOf } from "#app/domain/schedule/time-zone.ts";
import { formatPlaceOfKey } from "#app/domain/schedule/workout-key.ts";
import { formatAmount } from "#app/domain/strength/explanation.ts";
import { withThousands } from "#app/domain/text/thousands.ts";
import { findPerson } from "#app/features/clients/person-queries.server.ts";
import { refreshSnapshots } from "#app/features/exercises/queries.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { rowsAfter } from "#app/services/lists/keyset.server.ts";
import { completionComments, completions } from "#db/schema/completions.ts";
import type { ClientCompletionRow, CompletionKeys } from "./api-views.ts";
import { comparedOf, extrasOf, selectCompletions } from "./page-queries.server.ts";
import { readDetails } from "./queries.server.ts";
import { doneByClient, doneForCoach } from "./scope.server.ts";
import type { DoneDetails, DoneView } from "./views.ts";

type Wanted = { limit: number; offset: number; after: CompletionKeys | null; noCount: boolean };

export async function pageOfClient(ctx: Context, userId: string, wanted: Wanted): Promise<Page> {
  const { id } = await findPerson(ctx, userId);
  return pageOfPerson(ctx, id, wanted);
}

type Page = { rows: ClientCompletionRow[]; total: number | null };

/** One statement, and one more past the end. The caller has found the person. */
export async function pageOfPerson(
  ctx: Context,
  userId: string,
  { limit, offset, after, noCount }: Wanted,
): Promise<Page> {
  const wanted = and(ofClient(userId), doneByClient(ctx.actor));
  const { doneAt, id } = completions;
  const count = ctx.db.$count(completions, wanted);
  const rows = await selectForCoach(
    ctx,
    and(wanted, rowsAfter([doneAt, id], after, "descending")),
    noCount ? null : count,
  )
    .orderBy(desc(doneAt), desc(id))
    .limit(limit + 1)
    .offset(offset);
  const total = noCount ? null : (rows[0]?.total ?? (await count));
  return { rows: rows.map(toCoachRow), total };
}

export async function doneByPerson(
  ctx: Context,
  userId: string,
  slice: Wanted,
): Promise<{ rows: DoneView[]; total: number | null }> {
  const { rows, total } = await pageOfPerson(ctx, userId, slice);
  return { rows: rows.map((row) => toView(row, todayOf(ctx))), total };
}

function toView(row: ClientCompletionRow, today: string): DoneView {
  return {
    id: row.id,
    workout: workoutOf(row),
    programName: row.programName,
    doneOn: formatDate(row.doneOn),
    day: relativeDay(row.doneOn, today),
    successfullyCompleted: row.successfullyCompleted,
    volume: row.volumeLoad === 0 ? null : withThousands(formatAmount(Math.round(row.volumeLoad), "kilograms")),
    sessionRpe: row.sessionRpe,
    comment: row.comment ?? "",
    isUnread: row.isUnread,
    ...extrasOf(row),
  };
}

function workoutOf({ workoutName, workoutKey }: ClientCompletionRow) {
  return workoutKey && [workoutName, formatPlaceOfKey(workoutKey)].filter(Boolean).join(", ");
}

/** Done beside prescribed; of another business's program what was done alone. */
export async function findDone(ctx: Context, userId: string, completionId: string): Promise<DoneDetails> {
  const { row, ...details } = await clientForCoach(ctx, userId, completionId);
  const { id, fullName, isUnread, isOfAnotherProgram } = row;
  return {
    ...{ id, fullName, isUnread, isOfAnotherProgram },
    ...toView(row, todayOf(ctx)),
    ...comparedOf(details),
  };
}

export async function clientForCoach(ctx: Context, userId: string, completionId: string) {
  const isIt = eq(completions.id, parseUuid(completionId) ?? EMPTY_ID);
  const isTheirs = ofClient(parseUuid(userId) ?? EMPTY_ID);
  const [selected] = await selectForCoach(ctx, and(isTheirs, isIt, doneByClient(ctx.actor)));
  if (!selected) throw new NotFound();
  const row = toCoachRow(selected);
  const details = await readDetails(ctx, selected);
  if (selected.isOurs) return { row, ...details };
  const known = await refreshSnapshots(ctx, exerciseIds(details.workout));
  return { row, ...details, workout: onlyDoneValues(details.workout, known, EMPTY_ID), prescribed: null };
}

function exerciseIds({ modules }: DoneWorkout): string[] {
  const entries = modules.flatMap(({ moduleExercises }) => moduleExercises);
  return [...new Set(entries.flatMap(({ exercise }) => exercise?.id ?? []))];
}

type Selected = Awaited<ReturnType<typeof selectForCoach>>[number];

function selectForCoach(ctx: Context, wanted: SQL | undefined, total: SQL<number> | null = null) {
  const isOurs = sql<boolean>`${doneForCoach(ctx.actor)}`.as("is_ours");
  const count = sql<number | null>`(${total})::int`.as("total");
  const { accountId, readerId, athleteAccountId, completionId, readAt } = completionComments;
  const toActor = ctx.db
    .select({ one: sql`1` })
    .from(completionComments)
    .where(
      and(
        ...[eq(accountId, ctx.actor.accountId), eq(completionId, completions.id)],
        ...[eq(athleteAccountId, completions.accountId), eq(readerId, ctx.actor.userId), isNull(readAt)],
      ),
    );
  const isUnread = sql<boolean>`${exists(toActor)}`.as("is_unread");
  const volumeLoad = sql<number>`${completions.volumeLoad}`.as("volume_load");
  return selectCompletions(ctx, wanted, { isOurs, isUnread, volumeLoad, total: count });
}

/** A coach doesn't learn of another coach (decisions §1): only the day and the numbers stay. */
function toCoachRow({ isOurs, total: _, ...row }: Selected): ClientCompletionRow {
  if (isOurs) return { ...row, isOfAnotherProgram: false };
  return {
    ...row,
    programId: null,
    programName: anotherProgram,
    workoutId: null,
    workoutName: "",
    workoutKey: null,
    comment: null,
    imageId: null,
    prescriptionId: null,
    isEnteredByCoach: false,
    isRead: false,
    isUnread: false,
    isOfAnotherProgram: true,
  };
}

// why: completions are indexed by their account
function ofClient(userId: string): SQL | undefined {
  const home = sql`(select home.account_id from users home where home.id = ${userId}::uuid)`;
  return and(eq(completions.accountId, home), eq(completions.userId, userId));
}
