import { and, eq, sql } from "drizzle-orm";
import { formatDate } from "#app/domain/schedule/dates.ts";
import { relativeDay } from "#app/domain/schedule/relative-day.ts";
import { isDue, isOfAssignment, isPast, lastDay } from "#app/features/assignments/due-queries.server.ts";
import type { Db } from "#db/client.ts";
import { programAssignments, programs } from "#db/schema/programs.ts";
import type { Due, DueClients } from "./views.ts";

const maxPrograms = 3;
const maxNamed = 3;

type Ends = { first: string; last: string };
type FoundClients = Omit<DueClients, "when"> & Ends;

/** `programs`: of the business, how many; the first of them are found with their clients. */
type FoundDue = { programs: number; rows: { id: string; name: string; due: FoundClients[] }[] };

/** Programs with overdue clients first, then those whose end is nearest to today. */
export function dueOn(db: Db, accountId: string, today: string) {
  // why: built, since drizzle omits the table names of columns written into a query without joins
  const due = db
    .select({
      program: sql`${programs.id}`.as("program"),
      name: programs.name,
      sortName: programs.sortName,
      client: sql`${programAssignments.assigneeId}`.as("client"),
      ends: sql`${lastDay}`.as("ends"),
      isOver: sql`${isPast(today)}`.as("is_over"),
    })
    .from(programAssignments)
    .innerJoin(programs, isOfAssignment)
    .where(and(eq(programAssignments.accountId, accountId), isDue(today)));
  return sql<FoundDue>`(
    with due as materialized (${due}), shown as (
      select program, name, sort_name, bool_or(is_over) as is_over, min(abs(ends - ${today}::date)) as nearest from due
        group by program, name, sort_name order by is_over desc, nearest, sort_name, program limit ${maxPrograms}
    ), parts as (
      select program, is_over, count(*) as clients, min(ends) as first, max(ends) as last from due
        where program in (select program from shown) group by program, is_over
    )
    select json_build_object('programs', (select count(distinct program) from due), 'rows', coalesce((
      select json_agg(json_build_object('id', program, 'name', name, 'due', (
          select json_agg(json_build_object('isOverdue', is_over, 'clients', clients, 'first', first, 'last', last,
              'named', (${named})) order by is_over desc)
            from parts where parts.program = shown.program))
        order by is_over desc, nearest, sort_name, program) from shown), '[]'::json))
  )`;
}

const named = sql`select json_agg(json_build_object('id', id, 'fullName', first_name || ' ' || last_name)) from (
  select person.id, person.first_name, person.last_name from due join users person on person.id = due.client
    where due.program = parts.program and due.is_over = parts.is_over order by person.sort_name, person.id
    limit ${maxNamed}) person`;

export function toDue({ programs, rows }: FoundDue, today: string): Due {
  const shown = rows.map(({ due, ...program }) => ({
    ...program,
    due: due.map(({ first, last, ...clients }) => ({ ...clients, when: formatEnds({ first, last }, today) })),
  }));
  return { programs, rows: shown };
}

function formatEnds({ first, last }: Ends, today: string) {
  if (last < today) return first === last ? `ended ${relativeDay(last, today)}` : `ended since ${formatDate(first)}`;
  if (last === today) return "ends today";
  return `${first === last ? "ends" : "ends by"} ${formatDate(last)}`;
}
