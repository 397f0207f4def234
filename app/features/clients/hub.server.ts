import { pagesOf } from "#app/domain/lists/query.ts";
import { screenOf } from "#app/domain/lists/slice.ts";
import { listFollowed } from "#app/features/assignments/client-queries.server.ts";
import { doneByPerson } from "#app/features/completions/client-queries.server.ts";
import { calendarOf } from "#app/features/compliance/queries.server.ts";
import { groupsOfClient } from "#app/features/groups/queries.server.ts";
import { listNotes } from "#app/features/notes/queries.server.ts";
import { listBodyWeights, listRecords } from "#app/features/records/queries.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { figuresOf } from "./figures.server.ts";
import type { Person } from "./person-queries.server.ts";

const maxWeights = 60;
const workoutsOnPage = 10;

/** What a coach sees of one client: 8 statements in one round, one more on later pages of the workouts. */
export async function readHub(ctx: Context, { id: userId, business, isOwn }: Person, page: number) {
  const measured = { accountId: business.id, userId };
  const [programs, calendar, figures, workouts, { records, share }, bodyWeights, groups, notes] = await Promise.all([
    listFollowed(ctx, [userId]),
    calendarOf(ctx, userId),
    figuresOf(ctx, userId),
    workoutsOf(ctx, userId, page),
    listRecords(ctx, measured),
    listBodyWeights(ctx, measured, maxWeights),
    isOwn ? groupsOfClient(ctx, userId) : [],
    isOwn ? listNotes(ctx, userId) : [],
  ]);
  return { programs, calendar, figures, workouts, records, share, bodyWeights, groups, notes };
}

async function workoutsOf(ctx: Context, userId: string, page: number) {
  const latest = { limit: 1, offset: 0, after: null, noCount: true };
  const [{ rows, total }, before] = await Promise.all([
    screenOf({ size: workoutsOnPage }, { page }, (slice) => doneByPerson(ctx, userId, slice)),
    page > 1 ? doneByPerson(ctx, userId, latest) : null,
  ]);
  return {
    last: (before?.rows ?? rows)[0] ?? null,
    rows,
    total,
    page,
    pages: pagesOf({ size: workoutsOnPage }, total),
  };
}
