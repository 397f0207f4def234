import { and, eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { afterEach, describe, expect, test } from "vitest";
import { findOwnLicence } from "#app/features/clients/licence-queries.server.ts";
import { declineByLink } from "#app/features/coaching/decline.server.ts";
import { acceptInvitation, declineInvitation } from "#app/features/coaching/mutations.server.ts";
import { asClientOnly } from "#app/features/invitations/invite.server.ts";
import { deleteInvitation, invite } from "#app/features/invitations/mutations.server.ts";
import { remindInvited } from "#app/features/invitations/remind.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { invites } from "#db/schema/access.ts";
import { mails } from "#db/schema/mails.ts";
import { hold, letAllGo, untilWaiting } from "#tests/support/database/barrier.ts";
import { isClient } from "#tests/support/people/consent.ts";
import { coachingBusiness } from "#tests/support/people/factory.ts";
import { tokenOf } from "#tests/support/people/links.ts";
import { sessionSecret } from "#tests/support/servers/server.ts";
import { again, daysLater, invited, licenceFull, mailsTo } from "./coaching-given.ts";

/** What people answer at once with their coach, and what the hourly job sends them. */
afterEach(letAllGo);

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
    expect((await findOwnLicence(coach.ctx)).used).toBe(1);
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
