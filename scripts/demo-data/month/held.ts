import { and, asc, eq, inArray } from "drizzle-orm";
import type { Workout } from "#app/domain/workout/document/document.ts";
import { workoutSchema } from "#app/domain/workout/document/schema.ts";
import type { Db } from "#db/client.ts";
import { userEmails } from "#db/schema/accounts.ts";
import { programAssignments, programs, workouts } from "#db/schema/programs.ts";

/** A program that somebody was given, with its workouts by day. */
export type HeldProgram = { id: string; name: string; startDate: string; workouts: Map<number, Workout> };

/** What the person was given. */
export async function programsOf(db: Db, email: string): Promise<HeldProgram[]> {
  const rows = await db
    .select({ id: programs.id, name: programs.name, startDate: programAssignments.startDate })
    .from(programAssignments)
    .innerJoin(userEmails, eq(userEmails.userId, programAssignments.assigneeId))
    .innerJoin(
      programs,
      and(eq(programs.accountId, programAssignments.programAccountId), eq(programs.id, programAssignments.programId)),
    )
    .where(eq(userEmails.email, email));
  const days = await db
    .select({ programId: workouts.programId, document: workouts.document })
    .from(workouts)
    .where(
      inArray(
        workouts.programId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(asc(workouts.day));
  return rows.map((row) => ({ ...row, workouts: byDay(days.filter(({ programId }) => programId === row.id)) }));
}

function byDay(rows: { document: unknown }[]) {
  const read = rows.map(({ document }) => workoutSchema.parse(document));
  return new Map(read.flatMap((workout) => (workout.day === null ? [] : [[workout.day, workout] as const])));
}
