import { and, eq, inArray } from "drizzle-orm";
import type { Tx } from "#db/client.ts";
import { accountClients } from "#db/schema/accounts.ts";
import { completionComments } from "#db/schema/completions.ts";
import { programAssignments } from "#db/schema/programs.ts";

/**
 * Ends that a person is a client of these businesses, and takes the programs that they gave along, and what was to be read
 * of them: what they wrote about their workouts stays theirs. Returns of how many they were one.
 */
export async function endRelations(tx: Tx, userId: string, accountIds: string[]): Promise<number> {
  await tx
    .delete(programAssignments)
    .where(and(inArray(programAssignments.accountId, accountIds), eq(programAssignments.assigneeId, userId)));
  await tx
    .delete(completionComments)
    .where(and(inArray(completionComments.accountId, accountIds), eq(completionComments.athleteId, userId)));
  const ended = await tx
    .delete(accountClients)
    .where(and(inArray(accountClients.accountId, accountIds), eq(accountClients.userId, userId)))
    .returning({ accountId: accountClients.accountId });
  return ended.length;
}
