import { v7 as newId } from "uuid";
import { type LinkPurpose, linkToken, openLink } from "#app/services/link-tokens.server.ts";
import { invites } from "#db/schema/access.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { sessionSecret } from "#tests/support/servers/server.ts";

type Subject = { accountId: string; id: string };

/** The token of a new link, as it stands in the mail that leads to it. */
export async function tokenOf(purpose: LinkPurpose, subject: Subject, now = new Date()) {
  const { db } = await testDatabase();
  return linkToken(sessionSecret, purpose, await openLink(db, purpose, subject, now));
}

type As = Partial<Pick<typeof invites.$inferInsert, "isClient" | "isPartner" | "isTrainer" | "isWriter">>;

/** An open invitation into the account. */
export async function makeInvite(account: { id: string }, email: string, as: As = { isClient: true }) {
  const { db } = await testDatabase();
  const invite = { accountId: account.id, id: newId() };
  const now = new Date();
  await db.insert(invites).values({ ...invite, email, isClient: false, ...as, createdAt: now, sentOn: now });
  return invite;
}
