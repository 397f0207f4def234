import { and, eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { afterEach, describe, expect, test } from "vitest";
import { NotFound } from "#app/domain/errors.ts";
import { logIn } from "#app/features/access/login.server.ts";
import { readLicence } from "#app/features/clients/licence-queries.server.ts";
import { removeClient } from "#app/features/clients/mutations.server.ts";
import { declineByLink, readDecline } from "#app/features/coaching/decline.server.ts";
import {
  acceptInvitation,
  blockBusiness,
  closeCoachingNotice,
  declineInvitation,
  endCoaching,
  unblockBusiness,
} from "#app/features/coaching/mutations.server.ts";
import { findMyInvitation, readMyCoaching } from "#app/features/coaching/queries.server.ts";
import { asClientOnly } from "#app/features/invitations/invite.server.ts";
import { deleteInvitation, invite } from "#app/features/invitations/mutations.server.ts";
import { remindInvited } from "#app/features/invitations/remind.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { openLimits } from "#app/services/rate-limits.server.ts";
import { invites } from "#db/schema/access.ts";
import { accountClients } from "#db/schema/accounts.ts";
import { clientGroupMembers, inviteGroups } from "#db/schema/groups.ts";
import { mails } from "#db/schema/mails.ts";
import { hold, letAllGo, untilWaiting } from "#tests/support/barrier.ts";
import { isClient } from "#tests/support/consent.ts";
import { at, coachingBusiness } from "#tests/support/factory.ts";
import { makeInvite, tokenOf } from "#tests/support/links.ts";
import { sessionSecret } from "#tests/support/server.ts";
import { makeGroup } from "#tests/support/things.ts";
import { rolesOf } from "./users-given.ts";

/** What people answer to those who ask to coach them (decisions §1, Consent). */

afterEach(letAllGo);

const licenceFull = "You have reached the number of users your licence allows.";
const day = 24 * 60 * 60 * 1000;
const daysLater = (ctx: Context, days: number) => at(ctx, new Date(ctx.now.getTime() + days * day));

/** A coach with a licence, and an athlete whom they have invited. */
async function invited(as: Parameters<typeof makeInvite>[2] = { isClient: true }, licence = 1) {
  const coach = await coachingBusiness({ licence });
  const athlete = await coachingBusiness({ roles: ["USR"], firstName: "Luka" });
  const { id } = await makeInvite(coach.account, athlete.user.email, as);
  return { coach, athlete, id };
}

async function statusOf({ db }: Context, id: string) {
  const [row] = await db.select({ status: invites.status }).from(invites).where(eq(invites.id, id));
  return row?.status;
}

async function mailsTo({ db }: Context, recipient: string) {
  const rows = await db.select().from(mails).where(eq(mails.recipient, recipient)).orderBy(mails.createdAt, mails.id);
  return rows.map(({ kind, content }) => ({ kind, endedBy: content.endedBy }));
}

const again = (coach: Context, email: string) => invite(coach, newId(), asClientOnly(email));

describe("an invitation", () => {
  test("waits until its person accepts it, also while they log in; then they are in its groups, and told by mail", async () => {
    const { coach, id } = await invited();
    const athlete = await coachingBusiness({ email: "waits@consent.test", password: "correct horse battery" });
    await coach.ctx.db.update(invites).set({ email: "waits@consent.test" }).where(eq(invites.id, id));
    const groupId = await makeGroup(coach.user);
    await coach.ctx.db.insert(inviteGroups).values({ accountId: coach.account.id, inviteId: id, groupId });
    const { db, now } = athlete.ctx;
    const visitor = { db, now, limits: openLimits(db), address: "203.0.113.9", secret: sessionSecret };
    const credentials = { email: athlete.user.email, password: "correct horse battery" };
    expect(await logIn(visitor, credentials)).toMatchObject({ kind: "in" });
    expect(await isClient(coach.ctx, coach.account.id, athlete.user.id)).toBe(0);
    expect(await readMyCoaching(athlete.ctx)).toMatchObject({
      coaches: [],
      pending: [{ id, accountId: coach.account.id, businessName: coach.account.name, asClient: true, roles: [] }],
    });

    for (const _press of [1, 2]) {
      expect(await acceptInvitation(athlete.ctx, id, "client")).toMatchObject({ ok: true });
    }
    expect(await readMyCoaching(athlete.ctx)).toMatchObject({
      coaches: [{ accountId: coach.account.id, coachNames: ["Ana Kovač"], since: now }],
      pending: [],
      notice: null,
    });
    expect(await db.$count(clientGroupMembers, eq(clientGroupMembers.userId, athlete.user.id))).toBe(1);
    expect(await mailsTo(athlete.ctx, athlete.user.email)).toContainEqual({ kind: "coachingBegan" });
    expect(await statusOf(coach.ctx, id)).toBe("accepted");
  });

  test("is nobody else's to see or answer", async () => {
    const { coach, athlete, id } = await invited();
    const other = await coachingBusiness();
    for (const who of [other.ctx, coach.ctx]) {
      await expect(findMyInvitation(who, id)).rejects.toThrow(NotFound);
      await expect(acceptInvitation(who, id, "client")).rejects.toThrow(NotFound);
      await expect(declineInvitation(who, id)).rejects.toThrow(NotFound);
      await expect(endCoaching(who, coach.account.id)).rejects.toThrow(NotFound);
      await expect(blockBusiness(who, coach.account.id)).rejects.toThrow(NotFound);
    }
    await expect(endCoaching(athlete.ctx, coach.account.id)).rejects.toThrow(NotFound);
    await expect(acceptInvitation(athlete.ctx, id, "roles")).rejects.toThrow(NotFound);
    expect(await statusOf(coach.ctx, id)).toBe("open");
  });

  test("for a role and as a client is accepted by two presses, and holds its place until the second", async () => {
    const { coach, athlete, id } = await invited({ isClient: true, isTrainer: true });
    const { ctx } = athlete;
    expect((await readMyCoaching(ctx)).pending).toMatchObject([{ asClient: true, roles: ["TRN"] }]);
    await acceptInvitation(ctx, id, "roles");
    expect(await rolesOf(ctx, athlete.user.id)).toContain("TRN");
    expect(await isClient(ctx, coach.account.id, athlete.user.id)).toBe(0);
    expect((await readMyCoaching(ctx)).pending).toMatchObject([{ asClient: true, roles: [] }]);
    expect((await readLicence(coach.ctx)).used).toBe(1);
    await acceptInvitation(ctx, id, "client");
    expect((await readLicence(coach.ctx)).used).toBe(1);
    expect(await statusOf(ctx, id)).toBe("accepted");
  });

  test("whose client part was accepted keeps that when the rest is declined or withdrawn", async () => {
    const [declined, withdrawn] = [
      await invited({ isClient: true, isTrainer: true }),
      await invited({ isClient: true, isTrainer: true }),
    ];
    for (const { athlete, id } of [declined, withdrawn]) await acceptInvitation(athlete.ctx, id, "client");
    await declineInvitation(declined.athlete.ctx, declined.id);
    await deleteInvitation(withdrawn.coach.ctx, withdrawn.id);
    for (const { athlete, coach, id } of [declined, withdrawn]) {
      expect(await statusOf(coach.ctx, id)).toBe("accepted");
      expect(await isClient(coach.ctx, coach.account.id, athlete.user.id)).toBe(1);
      expect(await rolesOf(coach.ctx, athlete.user.id)).toEqual(["USR"]);
    }
  });

  test("that was withdrawn or declined can't be accepted any more", async () => {
    const { coach, athlete, id } = await invited();
    await declineInvitation(athlete.ctx, id);
    const declined = "You have declined this invitation. Ask your coach for a new one.";
    expect(await acceptInvitation(athlete.ctx, id, "client")).toEqual({ ok: false, problems: { "": [declined] } });
    const other = await invited();
    await deleteInvitation(other.coach.ctx, other.id);
    const withdrawn = "This invitation was withdrawn.";
    const refusal = { ok: false, problems: { "": [withdrawn] } };
    expect(await acceptInvitation(other.athlete.ctx, other.id, "client")).toEqual(refusal);
    expect(await coach.ctx.db.$count(accountClients, eq(accountClients.accountId, coach.account.id))).toBe(0);
  });
});

describe("a decline", () => {
  test("frees the licence's place, and keeps the business from asking for 30 days, file and dialog alike", async () => {
    const { coach, athlete, id } = await invited();
    for (const _press of [1, 2]) expect(await declineInvitation(athlete.ctx, id)).toMatchObject({ ok: true });
    expect((await readLicence(coach.ctx)).used).toBe(0);
    const { email } = athlete.user;
    const words = `${email} declined your invitation. You can invite them again 30 days after that`;
    expect(await again(daysLater(coach.ctx, 29), email)).toEqual({ ok: false, problems: { email: [words] } });
    expect(await again(daysLater(coach.ctx, 30), email)).toMatchObject({ ok: true });
    const other = await coachingBusiness({ licence: 1 });
    expect(await again(other.ctx, email)).toMatchObject({ ok: true });
  });

  test("by the mail's link needs no account, works when the way in is over, and changes nothing by being looked at", async () => {
    const coach = await coachingBusiness({ licence: 1 });
    const { db } = coach.ctx;
    const key = await makeInvite(coach.account, "stranger@consent.test");
    const token = await tokenOf("invitation", key, coach.ctx.now);
    const late = { db, secret: sessionSecret, now: daysLater(coach.ctx, 40).now };
    expect(await readDecline(late, token)).toMatchObject({ state: "open", businessName: coach.account.name });
    expect(await statusOf(coach.ctx, key.id)).toBe("open");
    for (const _press of [1, 2]) expect(await declineByLink(late, token)).toMatchObject({ state: "declined" });
    expect(await statusOf(coach.ctx, key.id)).toBe("declined");
    expect(await readDecline(late, "made.up")).toEqual({ state: "unknown" });
  });
});

describe("the end of coaching", () => {
  test("by the person is at once, told by mail, and keeps the business from asking for 30 days", async () => {
    const { coach, athlete, id } = await invited();
    const { email } = athlete.user;
    await acceptInvitation(athlete.ctx, id, "client");
    for (const _press of [1, 2]) expect(await endCoaching(athlete.ctx, coach.account.id)).toMatchObject({ ok: true });
    expect(await isClient(coach.ctx, coach.account.id, athlete.user.id)).toBe(0);
    expect(await statusOf(coach.ctx, id)).toBe("ended");
    const told = (await mailsTo(athlete.ctx, email)).filter(({ kind }) => kind === "coachingEnded");
    expect(told).toEqual([{ kind: "coachingEnded", endedBy: "person" }]);
    const words = `${email} ended the coaching. You can invite them again 30 days after that`;
    expect(await again(daysLater(coach.ctx, 29), email)).toEqual({ ok: false, problems: { email: [words] } });
    expect(await again(daysLater(coach.ctx, 30), email)).toMatchObject({ ok: true });
  });

  test("by the coach lets them ask again at once", async () => {
    const { coach, athlete, id } = await invited();
    await acceptInvitation(athlete.ctx, id, "client");
    await removeClient(coach.ctx, athlete.user.id);
    expect(await mailsTo(athlete.ctx, athlete.user.email)).toContainEqual({ kind: "coachingEnded", endedBy: "coach" });
    expect(await again(coach.ctx, athlete.user.email)).toMatchObject({ ok: true });
  });
});

describe("a block", () => {
  test("ends the coaching, lasts until it is lifted, and reads like a decline", async () => {
    const { coach, athlete, id } = await invited();
    const { email } = athlete.user;
    await acceptInvitation(athlete.ctx, id, "client");
    for (const _press of [1, 2]) expect(await blockBusiness(athlete.ctx, coach.account.id)).toMatchObject({ ok: true });
    expect(await isClient(coach.ctx, coach.account.id, athlete.user.id)).toBe(0);
    const blocked = [{ accountId: coach.account.id, businessName: coach.account.name }];
    expect(await readMyCoaching(athlete.ctx)).toMatchObject({ coaches: [], pending: [], blocked });
    const words = `${email} declined your invitation. You can invite them again 30 days after that`;
    expect(await again(daysLater(coach.ctx, 300), email)).toEqual({ ok: false, problems: { email: [words] } });
    for (const _press of [1, 2])
      expect(await unblockBusiness(athlete.ctx, coach.account.id)).toMatchObject({ ok: true });
    expect((await readMyCoaching(athlete.ctx)).blocked).toEqual([]);
    expect(await again(coach.ctx, email)).toMatchObject({ ok: true });
  });

  test("closes an invitation that waits", async () => {
    const { coach, athlete, id } = await invited();
    await blockBusiness(athlete.ctx, coach.account.id);
    expect(await statusOf(coach.ctx, id)).toBe("blocked");
    expect((await readLicence(coach.ctx)).used).toBe(0);
    expect(await acceptInvitation(athlete.ctx, id, "client")).toMatchObject({ ok: false });
  });
});

describe("the reminder", () => {
  const remind = (ctx: Context) => remindInvited({ db: ctx.db, now: ctx.now });
  const remindersTo = async (ctx: Context, recipient: string) => {
    const rows = await ctx.db.select().from(mails).where(eq(mails.recipient, recipient));
    return rows.filter(({ content }) => content.isReminder === "yes").length;
  };

  test("goes out once, a week after the invitation, to who has not answered", async () => {
    const coach = await coachingBusiness({ licence: 9 });
    const emails = ["waiting", "declined", "withdrawn"].map((name) => `${name}@remind.test`);
    const [waiting = "", declined = "", withdrawn = ""] = emails;
    const ids = emails.map(() => newId());
    for (const [index, email] of emails.entries()) await invite(coach.ctx, ids[index] ?? "", asClientOnly(email));
    const key = { accountId: coach.account.id, id: ids[1] ?? "" };
    const { db, now } = coach.ctx;
    await declineByLink({ db, secret: sessionSecret, now }, await tokenOf("invitation", key, now));
    await deleteInvitation(coach.ctx, ids[2] ?? "");
    await remind(daysLater(coach.ctx, 6.9));
    expect(await remindersTo(coach.ctx, waiting)).toBe(0);
    await remind(daysLater(coach.ctx, 7));
    await remind(daysLater(coach.ctx, 7.1));
    await remind(daysLater(coach.ctx, 20));
    expect(await remindersTo(coach.ctx, waiting)).toBe(1);
    for (const email of [declined, withdrawn]) expect(await remindersTo(coach.ctx, email)).toBe(0);
  });

  test("is not sent by two runs at once", async () => {
    const coach = await coachingBusiness({ licence: 9 });
    const id = newId();
    await invite(coach.ctx, id, asClientOnly("once@remind.test"));
    const letGo = await hold((tx) => tx`lock table mails in share row exclusive mode`);
    const week = daysLater(coach.ctx, 8);
    const both = [remind(week), remind(week)];
    await untilWaiting(1);
    await letGo();
    expect((await Promise.all(both)).map(({ reminded }) => reminded).sort()).toEqual([0, 1]);
    expect(await remindersTo(coach.ctx, "once@remind.test")).toBe(1);
  });
});

test("nobody invites themself", async () => {
  const coach = await coachingBusiness({ licence: 1 });
  const refusal = { ok: false, problems: { email: ["You can’t invite yourself"] } };
  expect(await again(coach.ctx, coach.user.email)).toEqual(refusal);
  expect(await coach.ctx.db.$count(invites, eq(invites.accountId, coach.account.id))).toBe(0);
});

test("people whose coach is older than consent are told once", async () => {
  const { coach, athlete, id } = await invited();
  await acceptInvitation(athlete.ctx, id, "client");
  await athlete.ctx.db
    .update(accountClients)
    .set({ isNoticeDue: true })
    .where(eq(accountClients.userId, athlete.user.id));
  expect((await readMyCoaching(athlete.ctx)).notice).toEqual([coach.account.name]);
  await closeCoachingNotice(athlete.ctx);
  expect((await readMyCoaching(athlete.ctx)).notice).toBeNull();
});

describe("two at once", () => {
  const held = (accountId: string) =>
    hold((tx) => tx`select 1 from accounts where id = ${accountId} for no key update`);

  test("accept and withdraw: whoever comes second is refused, and nobody is a client of a withdrawn invitation", async () => {
    const { coach, athlete, id } = await invited();
    const letGo = await held(coach.account.id);
    const withdrawing = deleteInvitation(coach.ctx, id);
    await untilWaiting(1);
    const accepting = acceptInvitation(athlete.ctx, id, "client");
    await untilWaiting(2);
    await letGo();
    await withdrawing;
    expect(await accepting).toEqual({ ok: false, problems: { "": ["This invitation was withdrawn."] } });
    expect(await isClient(coach.ctx, coach.account.id, athlete.user.id)).toBe(0);
  });

  test("two accepts make one relation and one mail", async () => {
    const { coach, athlete, id } = await invited();
    const letGo = await held(coach.account.id);
    const both = [acceptInvitation(athlete.ctx, id, "client"), acceptInvitation(athlete.ctx, id, "client")];
    await untilWaiting(2);
    await letGo();
    expect(await Promise.all(both)).toMatchObject([{ ok: true }, { ok: true }]);
    const began = (await mailsTo(athlete.ctx, athlete.user.email)).filter(({ kind }) => kind === "coachingBegan");
    expect(began).toHaveLength(1);
    expect(await isClient(coach.ctx, coach.account.id, athlete.user.id)).toBe(1);
  });

  test("an accept with the licence full keeps its own place, and lets nobody else in", async () => {
    const { coach, athlete, id } = await invited();
    const letGo = await held(coach.account.id);
    const accepting = acceptInvitation(athlete.ctx, id, "client");
    await untilWaiting(1);
    const inviting = again(coach.ctx, "one-more@consent.test");
    await untilWaiting(2);
    await letGo();
    expect(await accepting).toMatchObject({ ok: true });
    expect(await inviting).toEqual({ ok: false, problems: { "": [licenceFull] } });
    expect((await readLicence(coach.ctx)).used).toBe(1);
  });

  test("decline and send again: what was declined is not sent", async () => {
    const { coach, athlete, id } = await invited();
    const letGo = await held(coach.account.id);
    const declining = declineInvitation(athlete.ctx, id);
    await untilWaiting(1);
    const inviting = again(coach.ctx, athlete.user.email);
    await untilWaiting(2);
    await letGo();
    await declining;
    expect(await inviting).toMatchObject({ ok: false, problems: { email: [expect.stringContaining("declined")] } });
    const open = and(eq(invites.accountId, coach.account.id), eq(invites.status, "open"));
    expect(await coach.ctx.db.$count(invites, open)).toBe(0);
  });
});
