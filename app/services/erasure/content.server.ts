import { and, eq, inArray, not, type SQL, sql } from "drizzle-orm";
import type { Tx } from "#db/client.ts";
import { lockFolders, lockPrograms } from "#db/locks.ts";
import { isInUse } from "#db/program-use.ts";
import { invites, linkTokens } from "#db/schema/access.ts";
import { accountClients, users } from "#db/schema/accounts.ts";
import { completionComments } from "#db/schema/completions.ts";
import { exercises } from "#db/schema/exercises.ts";
import { clientGroups } from "#db/schema/groups.ts";
import { clientNotes } from "#db/schema/notes.ts";
import { paymentCards } from "#db/schema/payments.ts";
import { folders, programs, setNames, workoutExercises } from "#db/schema/programs.ts";
import { results } from "#db/schema/records.ts";
import { programSaves } from "#db/schema/revisions.ts";
import { billingInformation } from "#db/schema/sales.ts";
import type { Mail } from "../mail/mail.ts";

const maxSuperiors = 5;

/**
 * Must run before the relations are locked: whoever assigns a program locks it first, and then waits for the relation.
 */
export async function lockOwnPrograms(tx: Tx, { id: creatorId, accountId }: { id: string; accountId: string }) {
  await lockFolders(tx, { accountId, creatorId }, "delete");
  await lockPrograms(tx, and(eq(programs.accountId, accountId), eq(programs.creatorId, creatorId)), "delete");
}

/**
 * Programs that somebody follows or bought stay for them, without folder, feedback and history, and leave the store;
 * others are deleted, and the folders.
 */
export async function settlePrograms(tx: Tx, { id, accountId }: { id: string; accountId: string }) {
  const own = and(eq(programs.accountId, accountId), eq(programs.creatorId, id));
  await dropUnused(tx, own);
  const ownFolders = and(eq(folders.accountId, accountId), eq(folders.creatorId, id));
  const inFolders = inArray(programs.folderId, tx.select({ id: folders.id }).from(folders).where(ownFolders));
  const unplaced = { folderId: null, position: null };
  await tx
    .update(programs)
    .set(unplaced)
    .where(and(eq(programs.accountId, accountId), inFolders));
  const kept = { feedback: "", status: 1, priceCents: null, askedPriceCents: null };
  const stays = await tx.update(programs).set(kept).where(own).returning({ id: programs.id });
  const ids = stays.map((program) => program.id);
  if (ids.length > 0) {
    await tx
      .delete(programSaves)
      .where(and(eq(programSaves.accountId, accountId), inArray(programSaves.programId, ids)));
  }
  await tx.delete(folders).where(ownFolders);
}

async function dropUnused(tx: Tx, which: SQL | undefined) {
  await lockPrograms(tx, which, "delete");
  await tx.delete(programs).where(and(which, not(isInUse(tx))));
}

type Business = { accountId: string; businessName: string };

/**
 * For a business without users: ends coaching, keeps clients' own data. Exercises stay if a followed or bought program
 * or a client's result needs them. Returns mails to its clients.
 */
export async function settleBusiness(tx: Tx, { accountId, businessName }: Business): Promise<Mail[]> {
  // why: invitations first: this waits for anybody accepting one, who then counts as a client
  const invited = await tx.delete(invites).where(eq(invites.accountId, accountId)).returning({ id: invites.id });
  const ids = invited.map(({ id }) => id);
  if (ids.length > 0) await tx.delete(linkTokens).where(inArray(linkTokens.subjectId, ids));
  await dropUnused(tx, eq(programs.accountId, accountId));
  await tx.delete(exercises).where(and(eq(exercises.accountId, accountId), not(isNeeded(tx, accountId))));
  await tx.delete(clientGroups).where(eq(clientGroups.accountId, accountId));
  await tx.delete(completionComments).where(eq(completionComments.accountId, accountId));
  const clients = await tx
    .delete(accountClients)
    .where(eq(accountClients.accountId, accountId))
    .returning({ id: accountClients.userId });
  await tx.delete(clientNotes).where(eq(clientNotes.accountId, accountId));
  await tx.delete(setNames).where(eq(setNames.accountId, accountId));
  // why: charges, sales and invoices are kept by law
  await tx.delete(billingInformation).where(eq(billingInformation.accountId, accountId));
  await tx.delete(paymentCards).where(eq(paymentCards.accountId, accountId));
  return mailsTo(
    tx,
    clients.map(({ id }) => id),
    businessName,
  );
}

async function mailsTo(tx: Tx, clientIds: string[], businessName: string): Promise<Mail[]> {
  const clients = await tx
    .select({ accountId: users.accountId, recipient: users.email, firstName: users.firstName })
    .from(users)
    .where(inArray(users.id, clientIds));
  return clients.map(({ firstName, ...to }) => {
    return { ...to, kind: "coachingEnded", content: { firstName, businessName, endedBy: "left" } };
  });
}

function isNeeded(tx: Tx, accountId: string): SQL {
  const inWorkouts = tx
    .select({ id: workoutExercises.exerciseId })
    .from(workoutExercises)
    .where(eq(workoutExercises.accountId, accountId));
  const trained = tx
    .selectDistinct({ id: results.exerciseId })
    .from(accountClients)
    .innerJoin(users, eq(users.id, accountClients.userId))
    .innerJoin(results, and(eq(results.accountId, users.accountId), eq(results.userId, users.id)))
    .where(eq(accountClients.accountId, accountId));
  return sql`${exercises.id} in (
    with recursive needed(id, step) as (
      select id, 0 from (${inWorkouts} union ${trained}) as used(id)
      union
      select above.superior_exercise_id, step + 1 from needed
      join exercises above on above.id = needed.id and above.account_id = ${accountId}::uuid
      where above.superior_exercise_id is not null and step < ${maxSuperiors}
    ) select id from needed)`;
}
