import { and, desc, eq, type SQL } from "drizzle-orm";
import { completionColumns } from "#app/features/completions/page-queries.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { users } from "#db/schema/accounts.ts";
import { completionComments, completions } from "#db/schema/completions.ts";
import { commentsInScope } from "./scope.server.ts";

type About = { programId?: string | null; userId?: string | null };

export function commentsAbout({ actor }: Context, { programId, userId }: About = {}): SQL | undefined {
  return and(
    commentsInScope(actor),
    programId ? eq(completionComments.programId, programId) : undefined,
    userId ? eq(completionComments.athleteId, userId) : undefined,
  );
}

export const isCommented = and(
  eq(completions.accountId, completionComments.athleteAccountId),
  eq(completions.id, completionComments.completionId),
);

/** Without the document, which is only read for a single comment. */
export function selectComments({ db }: Context, wanted: SQL | undefined) {
  const { completionId, athleteAccountId, athleteId, readerId, readAt, doneAt } = completionComments;
  return db
    .select({ ...completionColumns, accountId: athleteAccountId, sortName: users.sortName, readerId, readAt })
    .from(completionComments)
    .innerJoin(completions, isCommented)
    .innerJoin(users, and(eq(users.accountId, athleteAccountId), eq(users.id, athleteId)))
    .where(wanted)
    .orderBy(desc(doneAt), desc(completionId))
    .$dynamic();
}

export type SelectedComment = Awaited<ReturnType<typeof selectComments>>[number];
