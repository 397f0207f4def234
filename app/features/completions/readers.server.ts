import { and, eq } from "drizzle-orm";
import type { Tx } from "#db/client.ts";
import { completionComments } from "#db/schema/completions.ts";
import type { Coach } from "./athlete.server.ts";
import type { AssignedProgram } from "./place.server.ts";

type Reader = { accountId: string; readerId: string };

/**
 * One per coaching business: the program's creator if it belongs to the business, else whoever assigned it. Nobody for
 * an athlete's own purchase.
 */
function readersOf(coaches: readonly Coach[], program: AssignedProgram | null): Reader[] {
  return coaches.flatMap(({ accountId, assignerId }) => {
    const readerId = program?.accountId === accountId ? program.creatorId : assignerId;
    return readerId ? [{ accountId, readerId }] : [];
  });
}

type Commented = { accountId: string; userId: string; id: string; programId: string; doneAt: Date };

/** False if another athlete's completion has the same id for one of them. */
export async function notifyReaders(
  tx: Tx,
  { accountId: athleteAccountId, userId: athleteId, id: completionId, programId, doneAt }: Commented,
  coaches: readonly Coach[],
  program: AssignedProgram | null,
  writerId: string,
): Promise<boolean> {
  const isOther = ({ readerId }: Reader) => readerId !== athleteId && readerId !== writerId;
  const readers = readersOf(coaches, program).filter(isOther);
  if (readers.length === 0) return true;
  const about = { completionId, athleteAccountId, athleteId, programId, doneAt };
  const told = await tx
    .insert(completionComments)
    .values(readers.map((reader) => ({ ...reader, ...about })))
    .onConflictDoNothing()
    .returning({ accountId: completionComments.accountId });
  return told.length === readers.length;
}

/** An unchanged comment stays read when the workout's time changes. */
export async function moveComment(tx: Tx, completion: Pick<Commented, "accountId" | "id" | "doneAt">): Promise<void> {
  await tx.update(completionComments).set({ doneAt: completion.doneAt }).where(isAbout(completion));
}

export async function dropComment(tx: Tx, completion: Pick<Commented, "accountId" | "id">): Promise<void> {
  await tx.delete(completionComments).where(isAbout(completion));
}

function isAbout({ accountId, id }: Pick<Commented, "accountId" | "id">) {
  return and(eq(completionComments.athleteAccountId, accountId), eq(completionComments.completionId, id));
}
