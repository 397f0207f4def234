import { sql } from "drizzle-orm";
import { widgetRows } from "./program-queries.server.ts";
import type { Training } from "./views.ts";

/** Only reads the documents of shown rows, and uses joins that need no order. */
export function trainingOn(accountId: string, today: string) {
  return sql<Training>`(
    with planned as (
      select followed.assignee_id as client, day.account_id, day.program_id, day.id as workout from program_assignments followed
        join workouts day on day.account_id = followed.program_account_id and day.program_id = followed.program_id
          and day.day = ${today}::date - followed.start_date + 1
        where followed.account_id = ${accountId} and not day.rest_day
      union all
      select followed.assignee_id, day.account_id, day.program_id, day.id from program_assignments followed
        join workouts day on day.account_id = followed.program_account_id and day.program_id = followed.program_id
          and day.date = ${today}::date
        where followed.account_id = ${accountId} and not day.rest_day and followed.start_date <= ${today}::date
    ), shown as (select * from planned order by client, program_id limit ${widgetRows})
    select json_build_object('clients', (select count(distinct client) from planned), 'rows', coalesce(json_agg(
      json_build_object('clientId', person.id, 'fullName', person.first_name || ' ' || person.last_name,
        'programId', program.id, 'programName', program.name, 'title', coalesce(day.document ->> 'name', ''))
      order by person.sort_name, person.id, program.sort_name, program.id), '[]'::json))
    from shown
      join users person on person.id = shown.client
      join programs program on program.account_id = shown.account_id and program.id = shown.program_id
      join workouts day on day.account_id = shown.account_id and day.program_id = shown.program_id and day.id = shown.workout
  )`;
}
