import { and, eq, inArray, ne, or, type SQL, sql } from "drizzle-orm";
import type { Tx } from "#db/client.ts";
import { lockAccounts, lockCoaches, lockSystemAdministrators, lockUser } from "#db/locks.ts";
import { exportQueue } from "#db/queues.ts";
import { invites, linkTokens } from "#db/schema/access.ts";
import { accountClients, accounts, userEmails, users } from "#db/schema/accounts.ts";
import { rateLimits } from "#db/schema/catalogues.ts";
import { completionComments, completions } from "#db/schema/completions.ts";
import { dataExports } from "#db/schema/exports.ts";
import { files } from "#db/schema/files.ts";
import { mails } from "#db/schema/mails.ts";
import { clientNotes } from "#db/schema/notes.ts";
import { passkeyChallenges } from "#db/schema/passkeys.ts";
import { programAssignments } from "#db/schema/programs.ts";
import { readinessResponses } from "#db/schema/readiness.ts";
import { bodyMeasures, records, results, trainingMaxima, trainingShares } from "#db/schema/records.ts";
import { programPurchases } from "#db/schema/sales.ts";
import { archiveKey, fileKey } from "../files/file-keys.ts";
import type { FileStore } from "../files/port.ts";
import { removeFiles } from "../files/remove.server.ts";
import { dropJobs } from "../jobs/queue.server.ts";
import { dropMails, queueMails } from "../mail/outbox.server.ts";
import { lockOwnPrograms, settleBusiness, settlePrograms } from "./content.server.ts";

type Person = { id: string; accountId: string; email: string };

type Erased = {
  /** To remove from the file store after the commit; the daily job finds what is left. */
  fileKeys: string[];
};

const ofAthlete = [completions, results, records, trainingMaxima, trainingShares, bodyMeasures, readinessResponses];

const deletedUser = "Deleted user";

/**
 * The one way to erase a person, in every account (decisions §1). What others were given stays without a name: followed
 * programs, their exercises, posts. The last one of a business ends it. Sessions, passkeys, roles, terms, exports and
 * uploaded client files are deleted by foreign keys.
 */
export async function erasePerson(tx: Tx, person: Person, now: Date): Promise<Erased> {
  const { id, accountId, email } = person;
  const { fullName, businessName, isLast } = await lockPerson(tx, person);
  const pictureKeys = await dropPictures(tx, person);
  // why: answers are deleted with their response, prescriptions with the person
  for (const table of ofAthlete) {
    await tx.delete(table).where(and(eq(table.accountId, accountId), eq(table.userId, id)));
  }
  await forgetComments(tx, person);
  await tx.delete(programAssignments).where(eq(programAssignments.assigneeId, id));
  await tx
    .delete(programPurchases)
    .where(and(eq(programPurchases.accountId, accountId), eq(programPurchases.buyerId, id)));
  await tx.delete(accountClients).where(eq(accountClients.userId, id));
  await tx.delete(clientNotes).where(eq(clientNotes.userId, id));
  await forgetInvitations(tx, person);
  await settlePrograms(tx, person);
  const toClients = isLast ? await settleBusiness(tx, { accountId, businessName }) : [];
  await forgetMails(tx, { email, fullName, businessName, accountId, isLast });
  // why: only now, since mails that name the business were removed above
  await queueMails(tx, toClients, now);
  await forgetCounts(tx, email);
  await tx.delete(passkeyChallenges).where(eq(passkeyChallenges.userId, id));
  await letImagesGo(tx, id);
  const archiveKeys = await dropExports(tx, person);
  await tx.delete(userEmails).where(eq(userEmails.email, email));
  await tx.delete(users).where(isUser(person));
  await renameAccount(tx, person, { fullName, isLast });
  return { fileKeys: [...pictureKeys, ...archiveKeys] };
}

export async function deleteErasedFiles(files: FileStore, { fileKeys }: Erased): Promise<void> {
  await removeFiles(files, fileKeys);
}

/** Locks, so that of the last two only one can leave. */
export async function isLastSystemAdministrator(tx: Tx, userId: string): Promise<boolean> {
  const held = await lockSystemAdministrators(tx);
  return held.length === 1 && held[0]?.id === userId;
}

async function lockPerson(tx: Tx, person: Person) {
  const { id, accountId } = person;
  // why: of the last two who leave at once, the second sees that they are the last
  const [business] = await lockAccounts(tx, [accountId], "write");
  await lockOwnPrograms(tx, person);
  await lockCoaches(tx, id, "delete");
  const row = await lockUser(tx, person, "delete");
  const others = await tx.$count(users, and(eq(users.accountId, accountId), ne(users.id, id)));
  const fullName = row ? `${row.firstName} ${row.lastName}` : "";
  return { fullName, businessName: business?.name ?? "", isLast: others === 0 };
}

async function forgetComments(tx: Tx, { id, accountId }: Person) {
  const { athleteAccountId, athleteId, readerId } = completionComments;
  await tx.delete(completionComments).where(and(eq(athleteAccountId, accountId), eq(athleteId, id)));
  await tx.delete(completionComments).where(and(eq(completionComments.accountId, accountId), eq(readerId, id)));
}

async function forgetInvitations(tx: Tx, { id, email }: Person) {
  const theirs = await tx
    .delete(invites)
    .where(or(eq(invites.acceptedUserId, id), eq(invites.email, email)))
    .returning({ id: invites.id });
  const subjects = [id, ...theirs.map((invite) => invite.id)];
  await tx.delete(linkTokens).where(inArray(linkTokens.subjectId, subjects));
}

async function forgetCounts(tx: Tx, email: string) {
  const { key } = rateLimits;
  await tx.delete(rateLimits).where(sql`right(${key}, ${email.length + 1}) in (${` ${email}`}, ${`:${email}`})`);
}

/** Rows are deleted with the person, bytes after the commit. */
async function dropPictures(tx: Tx, person: Person) {
  const { id, accountId } = person;
  const isTheirs = and(eq(completions.accountId, accountId), eq(completions.userId, id));
  const ofWorkouts = tx.select({ id: completions.imageId }).from(completions).where(isTheirs);
  const picture = tx.select({ id: users.imageId }).from(users).where(isUser(person)).union(ofWorkouts);
  const gone = await tx
    .delete(files)
    .where(and(eq(files.accountId, accountId), eq(files.creatorId, id), inArray(files.id, picture)))
    .returning({ id: files.id, widths: files.widths });
  return gone.flatMap(({ id, widths }) => widths.map((width) => fileKey(id, width)));
}

/** The daily job (features/uploads) then removes unused ones, however young. */
async function letImagesGo(tx: Tx, creatorId: string) {
  await tx
    .update(files)
    .set({ createdAt: new Date(0) })
    .where(eq(files.creatorId, creatorId));
}

/** The row is deleted with the person, bytes after the commit. */
async function dropExports(tx: Tx, { id, accountId }: Person) {
  const isTheirs = and(eq(dataExports.accountId, accountId), eq(dataExports.userId, id));
  const rows = await tx.select({ id: dataExports.id }).from(dataExports).where(isTheirs);
  const ids = rows.map((row) => row.id);
  await dropJobs(tx, exportQueue, ids);
  return ids.map(archiveKey);
}

/** If the account is named after the leaver, it gets the name of its oldest user. */
async function renameAccount(
  tx: Tx,
  { accountId }: Person,
  { fullName, isLast }: { fullName: string; isLast: boolean },
) {
  const isIt = eq(accounts.id, accountId);
  if (isLast) return tx.update(accounts).set({ name: deletedUser, timeZone: null }).where(isIt);
  const heir = sql<string>`(select ${users.firstName} || ' ' || ${users.lastName} from ${users}
    where ${users.accountId} = ${accountId}::uuid order by ${users.createdAt}, ${users.id} limit 1)`;
  return tx
    .update(accounts)
    .set({ name: heir })
    .where(and(isIt, eq(accounts.name, fullName)));
}

function isUser({ id, accountId }: Person) {
  return and(eq(users.accountId, accountId), eq(users.id, id));
}

type Forgotten = { email: string; fullName: string; businessName: string; accountId: string; isLast: boolean };

async function forgetMails(tx: Tx, { email, fullName, businessName, accountId, isLast }: Forgotten) {
  const ofBusiness = eq(mails.accountId, accountId);
  const theirs = or(eq(mails.recipient, email), eq(mails.replyTo, email), isLast ? ofBusiness : undefined);
  if (theirs) await dropMails(tx, theirs);
  await leaveOut(tx, email, undefined);
  await leaveOut(tx, fullName, ofBusiness);
  // why: clients were told about their coaching in mails of their own
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
