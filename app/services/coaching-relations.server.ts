import { and, eq, gt, inArray, isNotNull, or, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
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

type Relation = { accountId: string; userId: string };

/**
 * Of each of the people to each of the businesses. Also removes programs from those businesses and comments in their
 * inboxes; what the people did stays. Sends each of them a mail. Returns the relations that there were.
 */
export async function endRelations(
  tx: Tx,
  userIds: readonly string[],
  accountIds: readonly string[],
  ending: Ending,
): Promise<Relation[]> {
  const areTheirs = (accountId: AnyPgColumn, userId: AnyPgColumn) =>
    and(inArray(accountId, [...accountIds]), inArray(userId, [...userIds]));
  await tx.delete(programAssignments).where(areTheirs(programAssignments.accountId, programAssignments.assigneeId));
  await tx.delete(completionComments).where(areTheirs(completionComments.accountId, completionComments.athleteId));
  const ended = await tx
    .delete(accountClients)
    .where(areTheirs(accountClients.accountId, accountClients.userId))
    .returning({ accountId: accountClients.accountId, userId: accountClients.userId });
  if (ended.length > 0) {
    await closeInvitations(tx, ended, ending);
    await mailEnded(tx, ended, ending);
  }
  return ended;
}

async function closeInvitations(tx: Tx, ended: readonly Relation[], { by, now }: Ending) {
  const wereAccepted = and(
    or(...ended.map(isAcceptedIn)),
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

function isAcceptedIn({ accountId, userId }: Relation) {
  return and(eq(invites.accountId, accountId), eq(invites.acceptedUserId, userId));
}

async function mailEnded(tx: Tx, ended: readonly Relation[], { by, now }: Ending) {
  const { id, accountId, email: recipient, firstName } = users;
  const people = await tx
    .select({ id, accountId, recipient, firstName })
    .from(users)
    .where(inArray(id, [...new Set(ended.map(({ userId }) => userId))]));
  const businesses = await tx
    .select({ id: accounts.id, businessName: accounts.name })
    .from(accounts)
    .where(inArray(accounts.id, [...new Set(ended.map((one) => one.accountId))]));
  const written = ended.flatMap((relation) => {
    const person = people.find((one) => one.id === relation.userId);
    const business = businesses.find((one) => one.id === relation.accountId);
    if (!person || !business) return [];
    const content = { firstName: person.firstName, businessName: business.businessName, endedBy: by };
    return [{ kind: "coachingEnded" as const, recipient: person.recipient, accountId: person.accountId, content }];
  });
  await queueMails(tx, written, now);
}
