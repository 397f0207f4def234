import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { asClientOnly } from "#app/features/invitations/invite.server.ts";
import { invite } from "#app/features/invitations/mutations.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { invites } from "#db/schema/access.ts";
import { mails } from "#db/schema/mails.ts";
import { at, coachingBusiness } from "#tests/support/people/factory.ts";
import { makeInvite } from "#tests/support/people/links.ts";

export const licenceFull = "You have reached the number of users your licence allows.";
const day = 24 * 60 * 60 * 1000;
export const daysLater = (ctx: Context, days: number) => at(ctx, new Date(ctx.now.getTime() + days * day));

/** A coach with a licence, and an athlete whom they have invited. */
export async function invited(as: Parameters<typeof makeInvite>[2] = { isClient: true }, licence = 1) {
  const coach = await coachingBusiness({ licence });
  const athlete = await coachingBusiness({ roles: ["USR"], firstName: "Luka" });
  const { id } = await makeInvite(coach.account, athlete.user.email, as);
  return { coach, athlete, id };
}

export async function statusOf({ db }: Context, id: string) {
  const [row] = await db.select({ status: invites.status }).from(invites).where(eq(invites.id, id));
  return row?.status;
}

export async function mailsTo({ db }: Context, recipient: string) {
  const rows = await db.select().from(mails).where(eq(mails.recipient, recipient)).orderBy(mails.createdAt, mails.id);
  return rows.map(({ kind, content }) => ({ kind, endedBy: content.endedBy }));
}

export const again = (coach: Context, email: string) => invite(coach, newId(), asClientOnly(email));
