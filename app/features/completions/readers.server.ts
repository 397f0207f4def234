import { and, eq } from "drizzle-orm";
import type { Tx } from "#db/client.ts";
import { completionComments } from "#db/schema/completions.ts";
import { type Coach, type HeldProgram, type Reader, readersOf } from "./held.server.ts";

/** A completion in the athlete's account. */
type Commented = { accountId: string; userId: string; id: string; programId: string; doneAt: Date };

/**
 * Tells those whom the comment speaks to, who have not read it then. False where another athlete's completion has the
 * same id with one of them.
 */
export async function tellReaders(
  tx: Tx,
  { accountId: athleteAccountId, userId: athleteId, id: completionId, programId, doneAt }: Commented,
  coaches: readonly Coach[],
  program: HeldProgram | null,
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

/** The same words about a workout whose time was changed: they stay read or unread. */
export async function moveComment(tx: Tx, completion: Pick<Commented, "accountId" | "id" | "doneAt">): Promise<void> {
  await tx.update(completionComments).set({ doneAt: completion.doneAt }).where(isAbout(completion));
}

export async function dropComment(tx: Tx, completion: Pick<Commented, "accountId" | "id">): Promise<void> {
  await tx.delete(completionComments).where(isAbout(completion));
}

function isAbout({ accountId, id }: Pick<Commented, "accountId" | "id">) {
  return and(eq(completionComments.athleteAccountId, accountId), eq(completionComments.completionId, id));
}
