import { and, asc, eq, max, min, or, sql } from "drizzle-orm";
import type { Tx } from "#db/client.ts";
import { fullNameIfAny } from "#db/full-name.ts";
import { rolesOfUser } from "#db/roles-of-user.ts";
import { invites, termsAcceptances } from "#db/schema/access.ts";
import { accountClients, accounts, sessions, users } from "#db/schema/accounts.ts";
import { mails } from "#db/schema/mails.ts";
import { passkeys } from "#db/schema/passkeys.ts";
import { programAssignments, programs } from "#db/schema/programs.ts";
import { calendarFeeds, personalTokens, refreshTokens } from "#db/schema/tokens.ts";

export type Whose = { accountId: string; id: string; email: string };

const isUser = ({ accountId, id }: Whose) => and(eq(users.accountId, accountId), eq(users.id, id));

export function exportProfile(on: Tx, whose: Whose) {
  const { id, email, firstName, lastName, phoneNumber, isActivated, partnerCommissionRate, roundingStep } = users;
  return on
    .select({
      id,
      email,
      firstName,
      lastName,
      phoneNumber,
      imageId: users.imageId,
      isActivated,
      roles: rolesOfUser,
      partnerCommissionRate,
      roundingStep,
      timeZone: users.timeZone,
      isTimeZoneChosen: users.isTimeZoneChosen,
      density: users.density,
      weekDensity: users.weekDensity,
      weightUnit: users.weightUnit,
      distanceUnit: users.distanceUnit,
      heightUnit: users.heightUnit,
      velocityUnit: users.velocityUnit,
      barbell: users.barbell,
      tourEndedAt: users.tourEndedAt,
      lastLoginAt: users.lastLoginAt,
      createdAt: users.createdAt,
      businessName: accounts.name,
      businessTimeZone: accounts.timeZone,
      subscriptionStatus: accounts.subscriptionStatus,
      subscriptionValidUntil: accounts.subscriptionValidUntil,
    })
    .from(users)
    .innerJoin(accounts, eq(accounts.id, users.accountId))
    .where(isUser(whose));
}

export function exportTerms(on: Tx, { accountId, id }: Whose) {
  const { version, acceptedAt, confirmedAt } = termsAcceptances;
  return on
    .select({ version, acceptedAt, confirmedAt })
    .from(termsAcceptances)
    .where(and(eq(termsAcceptances.accountId, accountId), eq(termsAcceptances.userId, id)))
    .orderBy(asc(acceptedAt));
}

export function exportSessions(on: Tx, { accountId, id }: Whose) {
  const { device, createdAt, lastSeenAt } = sessions;
  return on
    .select({ device, createdAt, lastSeenAt })
    .from(sessions)
    .where(and(eq(sessions.accountId, accountId), eq(sessions.userId, id)))
    .orderBy(asc(createdAt));
}

export function exportPasskeys(on: Tx, { accountId, id }: Whose) {
  const { name, createdAt, lastUsedAt } = passkeys;
  return on
    .select({ name, createdAt, lastUsedAt })
    .from(passkeys)
    .where(and(eq(passkeys.accountId, accountId), eq(passkeys.userId, id)))
    .orderBy(asc(createdAt), asc(passkeys.id));
}

/** Without the secrets. */
export function exportPersonalTokens(on: Tx, { accountId, id }: Whose) {
  const { name, scopes, createdAt, expiresAt, lastUsedAt, revokedAt } = personalTokens;
  return on
    .select({
      name,
      scopes: sql<string>`array_to_string(${scopes}, ', ')`,
      createdAt,
      expiresAt,
      lastUsedAt,
      revokedAt,
    })
    .from(personalTokens)
    .where(and(eq(personalTokens.accountId, accountId), eq(personalTokens.userId, id)))
    .orderBy(asc(createdAt), asc(personalTokens.id));
}

/** Without the secret. */
export function exportCalendarFeed(on: Tx, { accountId, id }: Whose) {
  return on
    .select({ createdAt: calendarFeeds.createdAt })
    .from(calendarFeeds)
    .where(and(eq(calendarFeeds.accountId, accountId), eq(calendarFeeds.userId, id)));
}

export function exportAppLogins(on: Tx, { accountId, id }: Whose) {
  const { familyId, createdAt, expiresAt, revokedAt } = refreshTokens;
  return on
    .select({ since: min(createdAt), until: max(expiresAt), revokedAt: max(revokedAt) })
    .from(refreshTokens)
    .where(and(eq(refreshTokens.accountId, accountId), eq(refreshTokens.userId, id)))
    .groupBy(familyId)
    .orderBy(asc(min(createdAt)), asc(familyId));
}

export function exportCoaches(on: Tx, { id }: Whose) {
  return on
    .select({ business: accounts.name, since: accountClients.createdAt })
    .from(accountClients)
    .innerJoin(accounts, eq(accounts.id, accountClients.accountId))
    .where(eq(accountClients.userId, id))
    .orderBy(asc(accountClients.createdAt));
}

export function exportFollowed(on: Tx, { id }: Whose) {
  const { assignDate, startDate, roundingStep, programId } = programAssignments;
  return on
    .select({ programId, program: programs.name, givenBy: fullNameIfAny, assignDate, startDate, roundingStep })
    .from(programAssignments)
    .innerJoin(programs, and(eq(programs.accountId, programAssignments.programAccountId), eq(programs.id, programId)))
    .leftJoin(
      users,
      and(eq(users.accountId, programAssignments.accountId), eq(users.id, programAssignments.assignerId)),
    )
    .where(eq(programAssignments.assigneeId, id))
    .orderBy(asc(assignDate), asc(programId));
}

export function exportInvitedTo(on: Tx, { email, id }: Whose) {
  return on
    .select({ business: accounts.name, ...invited, email: invites.email })
    .from(invites)
    .innerJoin(accounts, eq(accounts.id, invites.accountId))
    .where(or(eq(invites.email, email), eq(invites.acceptedUserId, id)))
    .orderBy(asc(invites.createdAt));
}

export const invited = {
  firstName: invites.firstName,
  lastName: invites.lastName,
  isClient: invites.isClient,
  isPartner: invites.isPartner,
  isTrainer: invites.isTrainer,
  isWriter: invites.isWriter,
  partnerCommissionRate: invites.partnerCommissionRate,
  createdAt: invites.createdAt,
  sentOn: invites.sentOn,
  acceptedOn: invites.acceptedOn,
};

/** Without the text of mails, since their links are keys; support messages are complete. */
export async function exportMails(on: Tx, { email }: Whose) {
  const { kind, recipient, replyTo, createdAt, sentAt, content } = mails;
  const rows = await on
    .select({ kind, recipient, replyTo, createdAt, sentAt, content })
    .from(mails)
    .where(or(eq(recipient, email), eq(replyTo, email)))
    .orderBy(asc(createdAt));
  return rows.map(({ content, replyTo, ...row }) => ({
    ...row,
    message: replyTo === email ? (content.message ?? null) : null,
  }));
}
