import { and, eq, notExists, or, sql } from "drizzle-orm";
import type { Tx } from "#db/client.ts";
import { invites, linkTokens } from "#db/schema/access.ts";
import { accounts, userEmails, users } from "#db/schema/accounts.ts";
import { mails } from "#db/schema/mails.ts";
import { programAssignments } from "#db/schema/programs.ts";
import { bodyMeasures, records, results } from "#db/schema/records.ts";

type Person = { id: string; accountId: string; email: string };

/**
 * Removes a person who uses the mobile app alone, and what is stored about them in any account: name and e-mail, body
 * data and records, invitations and mails to them. Sessions, roles and accepted terms go by foreign key.
 */
export async function erasePerson(tx: Tx, { id, accountId, email }: Person) {
  for (const table of [results, records, bodyMeasures]) await tx.delete(table).where(eq(table.userId, id));
  await tx.delete(programAssignments).where(eq(programAssignments.assigneeId, id));
  await tx.delete(mails).where(eq(mails.recipient, email));
  const theirs = await tx
    .delete(invites)
    .where(or(eq(invites.acceptedUserId, id), eq(invites.email, email)))
    .returning({ id: invites.id });
  for (const subjectId of [id, ...theirs.map((invite) => invite.id)]) {
    await tx.delete(linkTokens).where(eq(linkTokens.subjectId, subjectId));
  }
  await tx.delete(userEmails).where(eq(userEmails.email, email));
  await tx.delete(users).where(and(eq(users.accountId, accountId), eq(users.id, id)));
  await forgetName(tx, accountId);
}

/** An account with nobody left is called after whom it was made for, perhaps. */
async function forgetName(tx: Tx, accountId: string) {
  const somebody = tx.select({ one: sql`1` }).from(users).where(eq(users.accountId, accountId));
  await tx
    .update(accounts)
    .set({ name: "Deleted user" })
    .where(and(eq(accounts.id, accountId), notExists(somebody)));
}
