import { and, eq, type SQL, sql } from "drizzle-orm";
import { daysOfWeek } from "#app/domain/schedule/dates.ts";
import { daysOfUnit } from "#app/domain/schedule/span.ts";
import { programAssignments, programs, workouts } from "#db/schema/programs.ts";
import { hasUndone } from "#db/undone-workouts.ts";

export const isOfAssignment = and(
  eq(programs.accountId, programAssignments.programAccountId),
  eq(programs.id, programAssignments.programId),
);

/** Of an assignment whose program has an end. */
export const lastDay = sql<string>`(${programAssignments.startDate} + ${programs.duration} * ${daysOfTimeUnit()} - 1)`;

function daysOfTimeUnit() {
  const cases = Object.entries(daysOfUnit).map(([unit, days]): SQL => sql`when ${unit} then ${days}::int`);
  return sql`case ${programs.timeUnit} ${sql.join(cases, sql` `)} end`;
}

export function isPast(today: string) {
  return sql<boolean>`${lastDay} < ${today}::date`;
}

/** Ended with workouts left to do, or ends within a week: of an assignment and its program. */
export function isDue(today: string) {
  return sql<boolean>`not ${programs.continuous} and ${lastDay} < ${today}::date + ${daysOfWeek}::int
    and case when ${isPast(today)} then ${hasUndone} else ${isToTrain} end`;
}

const isToTrain = sql`exists (select 1 from ${workouts} where ${workouts.accountId} = ${programs.accountId}
  and ${workouts.programId} = ${programs.id} and not ${workouts.restDay})`;
