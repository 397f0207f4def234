import { type SQL, sql } from "drizzle-orm";
import { programAssignments, programs } from "./schema/programs.ts";

/**
 * For the assignee of the query's assignment and the workout `planned`, since they began. Completions are in the
 * athlete's own account; whether it went well does not matter.
 */
export const isUndone: SQL = sql`not exists (select 1 from completions did
  where did.account_id = (select home.account_id from users home where home.id = ${programAssignments.assigneeId})
    and did.user_id = ${programAssignments.assigneeId} and did.program_id = planned.program_id
    and did.workout_key = coalesce(planned.date::text, planned.day::text)
    and did.done_on >= ${programAssignments.startDate})`;

export const hasUndone: SQL = sql`exists (select 1 from workouts planned
  where planned.account_id = ${programs.accountId} and planned.program_id = ${programs.id}
    and not planned.rest_day and ${isUndone})`;
