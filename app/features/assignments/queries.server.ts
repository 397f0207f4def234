import { and, eq } from "drizzle-orm";
import type { Db, Tx } from "#db/client.ts";
import { programAssignments } from "#db/schema/programs.ts";

type ProgramKey = { accountId: string; id: string };

/** Whether anyone is assigned to the program. Asks no rights: whoever calls has found the program in their scope. */
export async function isProgramAssigned(db: Db | Tx, program: ProgramKey): Promise<boolean> {
  const rows = await db
    .select({ programId: programAssignments.programId })
    .from(programAssignments)
    .where(and(eq(programAssignments.accountId, program.accountId), eq(programAssignments.programId, program.id)))
    .limit(1);
  return rows.length > 0;
}
