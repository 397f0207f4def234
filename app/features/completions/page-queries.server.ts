import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { formatSets } from "#app/domain/completions/formatted-sets.ts";
import { NotFound } from "#app/domain/errors.ts";
import type { Where } from "#app/domain/filters/where.ts";
import { EMPTY_ID, parseUuid } from "#app/domain/ids/ids.ts";
import { withThousands } from "#app/domain/text/thousands.ts";
import { paths } from "#app/paths.ts";
import type { Context } from "#app/services/context.server.ts";
import { conditionOf, type Filterable } from "#app/services/filters/conditions.server.ts";
import { exactMoment, momentKey, rowsAfter } from "#app/services/lists/keyset.server.ts";
import { fullName } from "#db/full-name.ts";
import { users } from "#db/schema/accounts.ts";
import { completions } from "#db/schema/completions.ts";
import type { CompletionKeys, CompletionRow, completionFilters } from "./api-views.ts";
import { type Details, ownCompletions, readDetails } from "./queries.server.ts";
import type { Compared, Extras } from "./views.ts";

export const completionKeys: z.ZodType<CompletionKeys> = z.tuple([momentKey, z.guid()]);

type Filters = keyof typeof completionFilters;

const columns: Record<Filters, Filterable> = {
  userId: completions.userId,
  programId: completions.programId,
  workoutId: completions.workoutId,
  successfullyCompleted: completions.successfullyCompleted,
  completedOn: completions.doneAt,
  doneOn: completions.doneOn,
  comment: completions.comment,
};

type Wanted = {
  where: Where<Filters> | null;
  programId: string | null;
  limit: number;
  offset: number;
  after: CompletionKeys | null;
  noCount: boolean;
};

export async function pageOfOwn(
  ctx: Context,
  { where, programId, limit, offset, after, noCount }: Wanted,
): Promise<{ rows: CompletionRow[]; total: number | null }> {
  const { doneAt, id } = completions;
  const isOfProgram = programId ? eq(completions.programId, programId) : undefined;
  const wanted = and(ownCompletions(ctx.actor), isOfProgram, conditionOf(where, columns));
  const rows = await selectCompletions(ctx, and(wanted, rowsAfter([doneAt, id], after, "descending")), {})
    .orderBy(desc(doneAt), desc(id))
    .limit(limit + 1)
    .offset(offset);
  const total = noCount ? null : await ctx.db.$count(completions, wanted);
  return { rows, total };
}

export async function ownForApi(ctx: Context, completionId: string) {
  const isIt = and(ownCompletions(ctx.actor), eq(completions.id, parseUuid(completionId) ?? EMPTY_ID));
  const [row]: CompletionRow[] = await selectCompletions(ctx, isIt, {});
  if (!row) throw new NotFound();
  return { row, ...(await readDetails(ctx, { accountId: ctx.actor.accountId, id: row.id })) };
}

export function selectCompletions<More extends Record<string, SQL.Aliased>>(
  { db }: Pick<Context, "db">,
  wanted: SQL | undefined,
  more: More,
) {
  return db
    .select({ ...completionColumns, accountId: completions.accountId, isRead: isReadByAny, ...more })
    .from(completions)
    .innerJoin(users, and(eq(users.accountId, completions.accountId), eq(users.id, completions.userId)))
    .where(wanted);
}

// why: with exists the database may read everybody's comments at once; count makes it look them up
const isReadByAny = sql<boolean>`(select count(said.read_at) > 0 from completion_comments said
  where said.athlete_account_id = ${completions.accountId} and said.completion_id = ${completions.id})`;

export const completionColumns = {
  id: completions.id,
  userId: completions.userId,
  fullName: fullName.as("full_name"),
  programId: completions.programId,
  programName: completions.programName,
  workoutId: completions.workoutId,
  workoutKey: completions.workoutKey,
  workoutName: completions.workoutName,
  doneOn: completions.doneOn,
  doneAt: completions.doneAt,
  moment: exactMoment(completions.doneAt).as("moment"),
  successfullyCompleted: completions.successfullyCompleted,
  comment: completions.comment,
  doneOffset: completions.doneOffset,
  sessionRpe: completions.sessionRpe,
  minutes: completions.minutes,
  imageId: completions.imageId,
  prescriptionId: completions.prescriptionId,
  isEnteredByCoach: sql<boolean>`${completions.enteredBy} is not null`.as("is_entered_by_coach"),
};

export function commentFilter(where: Where<Filters> | null): SQL | undefined {
  return conditionOf(where, columns);
}

type Told = Pick<CompletionRow, "sessionRpe" | "minutes" | "imageId" | "isEnteredByCoach">;

/** In pixels: the width of a card. */
const smallWidth = 480;

export function extrasOf({ sessionRpe, minutes, imageId, isEnteredByCoach }: Told): Extras {
  const rating = sessionRpe === null ? null : `Session RPE ${sessionRpe}`;
  return {
    session: [rating, minutes === null ? null : `${minutes} min`].filter(Boolean).join(" · "),
    imageUrl: imageId && paths.file(imageId),
    smallImageUrl: imageId && paths.file(imageId, smallWidth),
    isEnteredByCoach,
  };
}

export function comparedOf({ workout, prescribed, volumeLoad, volumeLoadInPounds }: Details): Compared {
  return {
    volumeLoad: withThousands(String(volumeLoad)),
    volumeLoadInPounds: withThousands(String(volumeLoadInPounds)),
    ...formatSets(workout, prescribed),
    isPrescriptionKnown: prescribed !== null,
  };
}
