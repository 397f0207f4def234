import { and, eq } from "drizzle-orm";
import type { Db, Tx } from "#db/client.ts";
import { programAssignments } from "#db/schema/programs.ts";

type ProgramKey = { accountId: string; id: string };

/** Whether anyone is assigned to the program. Asks no rights: whoever calls has found the program in their scope. */
export async function isProgramAssigned(db: Db | Tx, program: ProgramKey): Promise<boolean> {
  return (await assignmentsOf(db, program).limit(1)).length > 0;
}

/** The assignments of a program, as a part of a larger query. */
export function assignmentsOf(db: Db | Tx, { accountId, id }: ProgramKey) {
  return db
    .select({ assigneeId: programAssignments.assigneeId })
    .from(programAssignments)
    .where(and(eq(programAssignments.accountId, accountId), eq(programAssignments.programId, id)));
}
