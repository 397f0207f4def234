import { and, eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { afterEach, describe, expect, test } from "vitest";
import { Forbidden, NotFound } from "#app/domain/errors.ts";
import type { InviteInput } from "#app/features/invitations/form.ts";
import { deleteInvitation, invite, resendInvitation } from "#app/features/invitations/mutations.server.ts";
import { findInvitation, suggestEmails } from "#app/features/invitations/queries.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { linkToken, readLink } from "#app/services/link-tokens.server.ts";
import { openDatabase } from "#db/client.ts";
import { invites } from "#db/schema/access.ts";
import { users } from "#db/schema/accounts.ts";
import { mails } from "#db/schema/mails.ts";
import { hold, letAllGo, untilWaiting } from "#tests/support/database/barrier.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { acceptAll } from "#tests/support/people/consent.ts";
import { addUser, at, coachingBusiness } from "#tests/support/people/factory.ts";
import { givenClient } from "./given.ts";

const secret = "a secret for the links of these tests";
const licenceFull = "You have reached the number of users your licence allows.";
const later = new Date("2026-03-03T09:00:00Z");

afterEach(letAllGo);

const coach = (licence = 5) => coachingBusiness({ licence });

function asked(email: string, more: Partial<InviteInput> = {}): InviteInput {
  const flags = { isClient: true, isPartner: false, isTrainer: false, isWriter: false };
  return { email, ...flags, partnerCommissionRate: null, ...more };
}

function openInvites({ db, actor }: Context) {
  return db.select().from(invites).where(eq(invites.accountId, actor.accountId));
}

/** The mails to that address, the first one first, each with what its link is good for. */
async function mailsTo({ db, actor }: Context, recipient: string, now: Date) {
  const sent = and(eq(mails.recipient, recipient), eq(mails.accountId, actor.accountId));
  const rows = await db.select().from(mails).where(sent).orderBy(mails.createdAt);
  const states = rows.map(async ({ kind, content }) => {
    const { linkId = "", ...words } = content;
    const token = linkToken(secret, "invitation", linkId);
    return { kind, ...words, ...(await readLink(db, secret, "invitation", token, now)) };
  });
  return Promise.all(states);
}

test("an invitation is stored with its link and its mail, once, however often its form is sent", async () => {
  const { ctx, account } = await coach();
  const id = newId();
  expect(await invite(ctx, id, asked("luka@people.test"))).toEqual({ ok: true, email: "luka@people.test" });
  expect(await invite(ctx, id, asked("luka@people.test"))).toEqual({ ok: true, email: "luka@people.test" });
  expect(await openInvites(ctx)).toMatchObject([{ id, email: "luka@people.test", isClient: true, acceptedOn: null }]);
  expect(await mailsTo(ctx, "luka@people.test", ctx.now)).toEqual([
    {
      kind: "invitation",
      inviterName: "Ana Kovač",
      businessName: account.name,
      ...{ inviteId: id, as: "client", isKnown: "", isReminder: "" },
      state: "good",
      subject: { accountId: account.id, id },
    },
  ]);
});

test("who is invited already gets a new link, by inviting or by sending again, and the old one ends", async () => {
  const { ctx } = await coach(1);
  const id = newId();
  await invite(ctx, id, asked("luka@people.test"));
  expect(await invite(at(ctx, later), newId(), asked("luka@people.test"))).toMatchObject({ ok: true });
  expect(await openInvites(ctx)).toMatchObject([{ id, sentOn: later }]);
  const evening = new Date("2026-03-03T20:00:00Z");
  await resendInvitation(at(ctx, evening), id);
  expect(await findInvitation(ctx, id)).toMatchObject({ sentOn: evening });
  const states = (await mailsTo(ctx, "luka@people.test", evening)).map(({ state }) => state);
  expect(states).toEqual(["expired", "expired", "good"]);
});

test("three invitations an hour go to one e-mail, by inviting, sending again or beginning anew; then it takes a while", async () => {
  const [{ ctx }, elsewhere] = [await coach(), await coach()];
  const minutesLater = (minutes: number) => at(ctx, new Date(ctx.now.getTime() + minutes * 60_000));
  const id = newId();
  await invite(ctx, id, asked("often@people.test"));
  expect(await resendInvitation(minutesLater(10), id)).toMatchObject({ ok: true });
  await deleteInvitation(ctx, id);
  const again = newId();
  expect(await invite(minutesLater(20), again, asked("often@people.test"))).toMatchObject({ ok: true });
  const refusal = "often@people.test was invited 3 times within an hour. Try again in 30 minutes.";
  const wait = { retryAfter: 30 * 60 };
  expect(await resendInvitation(minutesLater(30), again)).toEqual({ ok: false, problems: { "": [refusal] }, ...wait });
  const asking = invite(minutesLater(30), newId(), asked("often@people.test"));
  expect(await asking).toEqual({ ok: false, problems: { email: [refusal] }, ...wait });
  expect(await mailsTo(ctx, "often@people.test", ctx.now)).toHaveLength(3);
  expect(await invite(minutesLater(30), newId(), asked("other@people.test"))).toMatchObject({ ok: true });
  expect(await invite(elsewhere.ctx, newId(), asked("often@people.test"))).toMatchObject({ ok: true });
  expect(await resendInvitation(minutesLater(60), again)).toMatchObject({ ok: true });
});

test("an invitation is taken back with its link, or not at all", async () => {
  const { ctx } = await coach();
  const id = newId();
  await invite(ctx, id, asked("gone@people.test"));
  const letGo = await hold((tx) => tx`select 1 from link_tokens where subject_id = ${id} for update`);
  const taking = deleteInvitation(ctx, id);
  await untilWaiting(1);
  expect(await openInvites(ctx)).toMatchObject([{ status: "open" }]);
  await letGo();
  expect(await taking).toMatchObject({ ok: true });
  expect(await openInvites(ctx)).toMatchObject([{ status: "withdrawn" }]);
});

test("a coach invites clients, whatever is asked; an administrator whom they like", async () => {
  const [{ ctx }, admin] = [await coach(), await coachingBusiness({ roles: ["ADM"] })];
  const partner = { isClient: false, isPartner: true, isWriter: true, partnerCommissionRate: "12.50" };
  await invite(ctx, newId(), asked("paola@people.test", partner));
  const alone = { isClient: true, isPartner: false, isWriter: false, partnerCommissionRate: null };
  expect(await openInvites(ctx)).toMatchObject([alone]);
  await invite(admin.ctx, newId(), asked("paola@people.test", partner));
  expect(await openInvites(admin.ctx)).toMatchObject([partner]);
});

test("a writer who is neither partner nor trainer is refused, by the database too", async () => {
  const { ctx } = await coachingBusiness({ roles: ["ADM"] });
  const writer = { isClient: false, isWriter: true };
  const refusal = { isWriter: ["A writer must also be a partner or a trainer"] };
  expect(await invite(ctx, newId(), asked("w@people.test", writer))).toEqual({ ok: false, problems: refusal });
  const row = { ...asked("w@people.test", writer), accountId: ctx.actor.accountId, id: newId() };
  const inserting = ctx.db.insert(invites).values({ ...row, createdAt: ctx.now, sentOn: ctx.now });
  await expect(inserting).rejects.toMatchObject({ cause: { constraint_name: "invites_writer" } });
});

test("without PAID or an override nobody is invited, and no invitation is sent again", async () => {
  const { ctx } = await coach();
  const id = newId();
  await invite(ctx, id, asked("luka@people.test"));
  const unpaid = { ...ctx, actor: { ...ctx.actor, hasPaidAccess: false } };
  await expect(invite(unpaid, newId(), asked("mei@people.test"))).rejects.toThrow(Forbidden);
  await expect(resendInvitation(unpaid, id)).rejects.toThrow(Forbidden);
  expect(await openInvites(ctx)).toHaveLength(1);
});

test("who is a client already is not invited as one", async () => {
  const { ctx } = await coach();
  const isIt = eq(users.id, await givenClient(ctx));
  const [{ email } = { email: "" }] = await ctx.db.select({ email: users.email }).from(users).where(isIt);
  expect(await invite(ctx, newId(), asked(email))).toEqual({
    ok: false,
    problems: { email: [`${email} is already your client`] },
  });
});

describe("the licence", () => {
  test("counts clients and open client invitations, and gives a place back", async () => {
    const { ctx } = await coach(2);
    await givenClient(ctx);
    const id = newId();
    expect(await invite(ctx, id, asked("a@people.test"))).toMatchObject({ ok: true });
    expect(await invite(ctx, newId(), asked("b@people.test"))).toEqual({ ok: false, problems: { "": [licenceFull] } });
    expect(await mailsTo(ctx, "b@people.test", ctx.now)).toEqual([]);
    await deleteInvitation(ctx, id);
    expect(await invite(ctx, newId(), asked("b@people.test"))).toMatchObject({ ok: true });
  });

  test("does not limit administrators, and their partners take no place", async () => {
    const { ctx } = await coachingBusiness({ roles: ["ADM"] });
    expect(await invite(ctx, newId(), asked("a@people.test"))).toMatchObject({ ok: true });
  });

  test("counts who is accepting an invitation at that moment once: whoever accepts waits for who counts", async () => {
    const { ctx, account } = await coach(1);
    await invite(ctx, newId(), asked("accepting@people.test"));
    const { user } = await coachingBusiness({ email: "accepting@people.test" });
    const letGo = await hold((tx) => tx`select 1 from accounts where id = ${account.id} for no key update`);
    const accepting = acceptAll(ctx, user);
    await untilWaiting(1);
    expect((await openInvites(ctx)).map(({ acceptedOn }) => acceptedOn)).toEqual([null]);
    await letGo();
    await accepting;
    expect(await invite(ctx, newId(), asked("b@people.test"))).toEqual({ ok: false, problems: { "": [licenceFull] } });
  });

  test("with one place left lets one of ten through who are invited at once", async () => {
    const { ctx, account } = await coach(3);
    await givenClient(ctx);
    await givenClient(ctx);
    const { db, end } = openDatabase((await testDatabase()).url, { max: 10 });
    const letGo = await hold((tx) => tx`select 1 from accounts where id = ${account.id} for no key update`);
    const ten = Array.from({ length: 10 }, (_, index) =>
      invite({ ...ctx, db }, newId(), asked(`at-once-${index}@people.test`)),
    );
    await untilWaiting(10);
    await letGo();
    const outcomes = await Promise.all(ten);
    await end();
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    expect(outcomes.filter(({ ok }) => !ok)).toEqual(
      Array.from({ length: 9 }, () => ({ ok: false, problems: { "": [licenceFull] } })),
    );
    expect(await openInvites(ctx)).toHaveLength(1);
    expect(await ctx.db.$count(mails, eq(mails.accountId, account.id))).toBe(1);
  });
});

test("an invitation is deleted with its link; another business does not find it", async () => {
  const [{ ctx }, other] = [await coach(), await coach()];
  const id = newId();
  await invite(ctx, id, asked("luka@people.test"));
  for (const reach of [findInvitation, resendInvitation, deleteInvitation]) {
    await expect(reach(other.ctx, id)).rejects.toThrow(NotFound);
  }
  expect(await deleteInvitation(ctx, id)).toMatchObject({ ok: true, email: "luka@people.test" });
  expect(await mailsTo(ctx, "luka@people.test", ctx.now)).toMatchObject([{ state: "expired" }]);
  await expect(findInvitation(ctx, id)).rejects.toThrow(NotFound);
});

test("suggested are the own account's invited and users, no clients and nobody else's", async () => {
  const [{ ctx, account }, other] = [await coach(), await coach()];
  const [colleague, trained] = [await addUser(account, { email: "ana@people.test" }), await addUser(account)];
  await givenClient(ctx, { userId: trained.user.id });
  await invite(ctx, newId(), asked("luka@people.test"));
  await invite(other.ctx, newId(), asked("theirs@people.test"));
  expect(await suggestEmails(ctx)).toEqual([colleague.user.email, "luka@people.test"]);
});
