import { and, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import type { Tx } from "#db/client.ts";
import { mails } from "#db/schema/mails.ts";
import { dropMails } from "../mail/outbox.server.ts";

type Forgotten = { email: string; fullName: string; businessName: string; accountId: string; isLast: boolean };

/**
 * Removes the mails to and from the person, with the jobs that would send them, and of a business that ends all of its
 * mails. Where others' mails name the person, the name is left out.
 */
export async function forgetMails(tx: Tx, { email, fullName, businessName, accountId, isLast }: Forgotten) {
  const ofBusiness = eq(mails.accountId, accountId);
  const theirs = or(eq(mails.recipient, email), eq(mails.replyTo, email), isLast ? ofBusiness : undefined);
  if (theirs) await dropMails(tx, theirs);
  await leaveOut(tx, email, undefined);
  await leaveOut(tx, fullName, ofBusiness);
  // why: clients were told of their coaching in mails of their own
  const ofCoaching = inArray(mails.kind, ["coachingBegan", "coachingEnded"]);
  if (isLast || businessName === fullName) await leaveOut(tx, businessName, ofCoaching);
}

async function leaveOut(tx: Tx, words: string, where: SQL | undefined) {
  const { content } = mails;
  const without = sql`(select jsonb_object_agg(key, case when value = ${words} then '' else value end)
    from jsonb_each_text(${content}))`;
  const names = sql`exists (select 1 from jsonb_each_text(${content}) where value = ${words})`;
  await tx.update(mails).set({ content: without }).where(and(where, names));
}
