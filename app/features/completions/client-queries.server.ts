import { and, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { anotherProgram, onlyDoneValues } from "#app/domain/completions/another-program.ts";
import type { DoneWorkout } from "#app/domain/completions/document.ts";
import { formatDone } from "#app/domain/completions/formatted-sets.ts";
import { NotFound } from "#app/domain/errors.ts";
import { EMPTY_ID, parseUuid } from "#app/domain/ids/ids.ts";
import { formatDate } from "#app/domain/schedule/dates.ts";
import { formatPlaceOfKey } from "#app/domain/schedule/workout-key.ts";
import { findPerson } from "#app/features/clients/person-queries.server.ts";
import { refreshSnapshots } from "#app/features/exercises/queries.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { rowsAfter } from "#app/services/lists/keyset.server.ts";
import { completions } from "#db/schema/completions.ts";
import type { ClientCompletionRow, CompletionKeys } from "./api-views.ts";
import { extrasOf, selectCompletions } from "./page-queries.server.ts";
import { readDetails } from "./queries.server.ts";
import { doneByClient, doneForCoach } from "./scope.server.ts";
import type { DoneView } from "./views.ts";

type Wanted = { limit: number; offset: number; after: CompletionKeys | null; noCount: boolean };

export async function pageOfClient(
  ctx: Context,
  userId: string,
  { limit, offset, after, noCount }: Wanted,
): Promise<{ rows: ClientCompletionRow[]; total: number | null }> {
  const { id } = await findPerson(ctx, userId);
  const wanted = and(ofClient(id), doneByClient(ctx.actor));
  const { doneAt } = completions;
  const rows = await selectForCoach(ctx, and(wanted, rowsAfter([doneAt, completions.id], after, "descending")))
    .orderBy(desc(doneAt), desc(completions.id))
    .limit(limit + 1)
    .offset(offset);
  return { rows: rows.map(toCoachRow), total: noCount ? null : await ctx.db.$count(completions, wanted) };
}

const maxVisible = 10;

/** At most three statements; the caller has checked the client's scope. */
export async function latestOfClient(ctx: Context, userId: string): Promise<DoneView[]> {
  const rows = await selectForCoach(ctx, and(ofClient(userId), doneByClient(ctx.actor)))
    .orderBy(desc(completions.doneAt), desc(completions.id))
    .limit(maxVisible);
  const values = await valuesElsewhere(ctx, rows);
  return rows.map((selected) => {
    const row = toCoachRow(selected);
    return {
      id: row.id,
      workout: row.workoutKey && [row.workoutName, formatPlaceOfKey(row.workoutKey)].filter(Boolean).join(", "),
      programName: row.programName,
      doneOn: formatDate(row.doneOn),
      successfullyCompleted: row.successfullyCompleted,
      ...extrasOf(row),
      values: values.get(row.id) ?? [],
    };
  });
}

async function valuesElsewhere(ctx: Context, rows: readonly Selected[]): Promise<Map<string, string[]>> {
  const elsewhere = rows.filter(({ isOurs }) => !isOurs);
  const [first] = elsewhere;
  if (!first) return new Map();
  const ids = elsewhere.map(({ id }) => id);
  const isOne = and(eq(completions.accountId, first.accountId), inArray(completions.id, ids));
  const found = await ctx.db
    .select({ id: completions.id, document: completions.document })
    .from(completions)
    .where(isOne);
  // why: the column only holds what the schema accepts
  const documents = found.map(({ id, document }) => ({ id, workout: document as DoneWorkout }));
  const known = await refreshSnapshots(ctx, [...new Set(documents.flatMap(({ workout }) => exerciseIds(workout)))]);
  return new Map(documents.map(({ id, workout }) => [id, formatDone(onlyDoneValues(workout, known, EMPTY_ID))]));
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

function selectForCoach(ctx: Context, wanted: SQL | undefined) {
  const isOurs = sql<boolean>`${doneForCoach(ctx.actor)}`.as("is_ours");
  return selectCompletions(ctx, wanted, { isOurs });
}

/** A coach doesn't learn of another coach (decisions §1): only the day and the numbers stay. */
function toCoachRow({ isOurs, ...row }: Selected): ClientCompletionRow {
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
    isOfAnotherProgram: true,
  };
}

// why: completions are indexed by their account
function ofClient(userId: string): SQL | undefined {
  const home = sql`(select home.account_id from users home where home.id = ${userId}::uuid)`;
  return and(eq(completions.accountId, home), eq(completions.userId, userId));
}
