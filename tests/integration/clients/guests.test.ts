import { and, eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { afterEach, describe, expect, test } from "vitest";
import { inviteInput } from "#app/features/invitations/form.ts";
import { findGuest, setGuestClient } from "#app/features/invitations/guests.server.ts";
import { invite } from "#app/features/invitations/mutations.server.ts";
import { findManagedUser } from "#app/features/users/administration/queries.server.ts";
import { invites } from "#db/schema/access.ts";
import { accountClients } from "#db/schema/accounts.ts";
import { hold, letAllGo, untilWaiting } from "#tests/support/database/barrier.ts";
import { givenRelation } from "#tests/support/people/consent.ts";
import { coachingBusiness } from "#tests/support/people/factory.ts";

const licenceFull = "You have reached the number of users your licence allows.";

afterEach(letAllGo);

type Coach = Awaited<ReturnType<typeof coachingBusiness>>;

/** Somebody with an account of their own, who accepted an invitation of the coach. */
async function givenGuest({ ctx, account }: Coach) {
  const { user } = await coachingBusiness();
  const when = { createdAt: ctx.now, sentOn: ctx.now, acceptedOn: ctx.now, closedOn: ctx.now };
  const id = newId();
  const invited = {
    accountId: account.id,
    id,
    email: user.email,
    isClient: true,
    status: "ended" as const,
    acceptedUserId: user.id,
  };
  await ctx.db.insert(invites).values({ ...invited, ...when });
  return { id, userId: user.id };
}

function clientsOf({ ctx: { db }, account }: Coach) {
  return db.$count(accountClients, eq(accountClients.accountId, account.id));
}

describe("setGuestClient", () => {
  test("shares the licence's last place with nobody: whoever adds one more waits for who counts", async () => {
    const coach = await coachingBusiness({ licence: 1 });
    const guest = await givenGuest(coach);
    const letGo = await hold((tx) => tx`select 1 from accounts where id = ${coach.account.id} for no key update`);
    const flags = { isClient: true, isPartner: false, isTrainer: false, isWriter: false, partnerCommissionRate: "" };
    const both = [
      invite(coach.ctx, newId(), inviteInput({ email: "last@people.test", ...flags })),
      setGuestClient(coach.ctx, guest.id, true),
    ];
    await untilWaiting(2);
    await letGo();
    const outcomes = await Promise.all(both);
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    expect(outcomes).toContainEqual({ ok: false, problems: { "": [licenceFull] } });
  });

  test("sent twice at once asks once, and makes nobody a client", async () => {
    const coach = await coachingBusiness({ licence: 1 });
    const guest = await givenGuest(coach);
    const letGo = await hold((tx) => tx`select 1 from accounts where id = ${coach.account.id} for no key update`);
    const both = [setGuestClient(coach.ctx, guest.id, true), setGuestClient(coach.ctx, guest.id, true)];
    await untilWaiting(2);
    await letGo();
    expect((await Promise.all(both)).map(({ ok }) => ok)).toEqual([true, true]);
    expect(await clientsOf(coach)).toBe(0);
    const waiting = and(eq(invites.accountId, coach.account.id), eq(invites.status, "open"));
    expect(await coach.ctx.db.$count(invites, waiting)).toBe(1);
    expect(await findGuest(coach.ctx, guest.userId)).toMatchObject({ isClient: false, isPending: true });
  });

  test("tells who has the guest open in the editor of users when it ends", async () => {
    const coach = await coachingBusiness({ licence: 1 });
    const { ctx: admin } = await coachingBusiness({ roles: ["ADM"] });
    const guest = await givenGuest(coach);
    await givenRelation(coach.ctx, coach.account.id, guest.userId);
    const { id } = await findGuest(coach.ctx, guest.userId);
    const { version } = await findManagedUser(admin, guest.userId);
    expect(await setGuestClient(coach.ctx, id, false)).toMatchObject({ ok: true, isClient: false, isPending: false });
    expect((await findManagedUser(admin, guest.userId)).version).toBe(version + 1);
    expect(await clientsOf(coach)).toBe(0);
  });
});
