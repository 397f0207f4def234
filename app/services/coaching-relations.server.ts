import { and, eq, gt, inArray, isNotNull, sql } from "drizzle-orm";
import type { Tx } from "#db/client.ts";
import { invites } from "#db/schema/access.ts";
import { accountClients, accounts, users } from "#db/schema/accounts.ts";
import { completionComments } from "#db/schema/completions.ts";
import { programAssignments } from "#db/schema/programs.ts";
import { queueMails } from "./mail/outbox.server.ts";

const day = 24 * 60 * 60 * 1000;

/** How long a business may not invite somebody again who declined or ended its coaching. */
const quietDays = 30;

export function quietFrom(now: Date): Date {
  return new Date(now.getTime() + quietDays * day);
}

export function quietSince(now: Date): Date {
  return new Date(now.getTime() - quietDays * day);
}

type Ending = { by: "person" | "coach"; now: Date };

/**
 * Also removes programs from those businesses and comments in their inboxes; what the person did stays. Sends the
 * person a mail. Returns the accounts.
 */
export async function endRelations(tx: Tx, userId: string, accountIds: string[], ending: Ending): Promise<string[]> {
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
  const endedIds = ended.map(({ accountId }) => accountId);
  if (endedIds.length > 0) {
    await closeInvitations(tx, userId, endedIds, ending);
    await mailEnded(tx, userId, endedIds, ending);
  }
  return endedIds;
}

async function closeInvitations(tx: Tx, userId: string, accountIds: string[], { by, now }: Ending) {
  const wereAccepted = and(
    inArray(invites.accountId, accountIds),
    eq(invites.acceptedUserId, userId),
    isNotNull(invites.clientAcceptedOn),
    inArray(invites.status, ["open", "accepted"]),
  );
  const endedByPerson = { status: "ended" as const, quietUntil: quietFrom(now) };
  // why: the person may have declined the rest of the invitation, and the coach's ending must not undo that
  const asDeclined = sql<
    "ended" | "declined"
  >`case when ${gt(invites.quietUntil, now)} then 'declined' else 'ended' end`;
  await tx
    .update(invites)
    .set({ closedOn: now, ...(by === "person" ? endedByPerson : { status: asDeclined }) })
    .where(wereAccepted);
}

async function mailEnded(tx: Tx, userId: string, accountIds: string[], { by, now }: Ending) {
  const [person] = await tx
    .select({ accountId: users.accountId, recipient: users.email, firstName: users.firstName })
    .from(users)
    .where(eq(users.id, userId));
  if (!person) return;
  const { accountId, recipient, firstName } = person;
  const businesses = await tx
    .select({ businessName: accounts.name })
    .from(accounts)
    .where(inArray(accounts.id, accountIds));
  const written = businesses.map(({ businessName }) => {
    const content = { firstName, businessName, endedBy: by };
    return { kind: "coachingEnded" as const, recipient, accountId, content };
  });
  await queueMails(tx, written, now);
}
