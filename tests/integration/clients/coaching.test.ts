import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { afterEach, describe, expect, test } from "vitest";
import { NotFound } from "#app/domain/errors.ts";
import { logIn } from "#app/features/access/login.server.ts";
import { findOwnLicence } from "#app/features/clients/licence-queries.server.ts";
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
import { openLimits } from "#app/services/rate-limits.server.ts";
import { invites } from "#db/schema/access.ts";
import { accountClients } from "#db/schema/accounts.ts";
import { clientGroupMembers, inviteGroups } from "#db/schema/groups.ts";
import { rolesOf } from "#tests/integration/users/given.ts";
import { letAllGo } from "#tests/support/database/barrier.ts";
import { isClient } from "#tests/support/people/consent.ts";
import { addUser, coachingBusiness } from "#tests/support/people/factory.ts";
import { makeInvite, tokenOf } from "#tests/support/people/links.ts";
import { sessionSecret } from "#tests/support/servers/server.ts";
import { makeGroup } from "#tests/support/things.ts";
import { again, daysLater, invited, mailsTo, statusOf } from "./coaching-given.ts";

/** What people answer to those who ask to coach them (decisions §1, Consent). */

afterEach(letAllGo);

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
    expect((await findOwnLicence(coach.ctx)).used).toBe(1);
    await acceptInvitation(ctx, id, "client");
    expect((await findOwnLicence(coach.ctx)).used).toBe(1);
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
    expect((await findOwnLicence(coach.ctx)).used).toBe(0);
    const { email } = athlete.user;
    const words = `${email} declined your invitation. You can invite them again 30 days after that`;
    expect(await again(daysLater(coach.ctx, 29), email)).toEqual({ ok: false, problems: { email: [words] } });
    expect(await again(daysLater(coach.ctx, 30), email)).toMatchObject({ ok: true });
    const other = await coachingBusiness({ licence: 1 });
    expect(await again(other.ctx, email)).toMatchObject({ ok: true });
  });

  test.each([
    ["the role, by who is a client", "client", { isClient: false, isTrainer: true }],
    ["being a client, by who has the role", "roles", { isClient: true }],
  ] as const)("of %s, keeps the business from asking for that for 30 days", async (_what, accepted, wanted) => {
    const { athlete, coach: inviter, id } = await invited({ isClient: true, isTrainer: true });
    const { email } = athlete.user;
    // why: only administrators invite to a role
    const coach = await addUser(inviter.account, { roles: ["ADM"] });
    await acceptInvitation(athlete.ctx, id, accepted);
    expect(await declineInvitation(athlete.ctx, id)).toMatchObject({ ok: true });
    const ask = (days: number) => invite(daysLater(coach.ctx, days), newId(), { ...asClientOnly(email), ...wanted });
    const words = `${email} declined your invitation. You can invite them again 30 days after that`;
    expect(await ask(29)).toEqual({ ok: false, problems: { email: [words] } });
    expect(await ask(30)).toMatchObject({ ok: true });
  });

  test("of the role holds when the coach then ends the coaching, and is not said to be its end", async () => {
    const { coach, athlete, id } = await invited({ isClient: true, isTrainer: true });
    const { email } = athlete.user;
    await acceptInvitation(athlete.ctx, id, "client");
    await declineInvitation(athlete.ctx, id);
    await removeClient(coach.ctx, athlete.user.id);
    const words = `${email} declined your invitation. You can invite them again 30 days after that`;
    expect(await again(daysLater(coach.ctx, 29), email)).toEqual({ ok: false, problems: { email: [words] } });
    expect(await again(daysLater(coach.ctx, 30), email)).toMatchObject({ ok: true });
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
    expect((await findOwnLicence(coach.ctx)).used).toBe(0);
    expect(await acceptInvitation(athlete.ctx, id, "client")).toMatchObject({ ok: false });
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
