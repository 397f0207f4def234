import { and, eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { expiredNotice } from "#app/domain/access/expired.ts";
import { invites } from "#db/schema/access.ts";
import { accountClients, accounts, userRoles } from "#db/schema/accounts.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { get, pageOf, post, visitorAs, wordsOf } from "#tests/support/http/visitor.ts";
import { coachingBusiness } from "#tests/support/people/factory.ts";
import { makeInvite, tokenOf } from "#tests/support/people/links.ts";
import { type SharedServer, sharedServer } from "#tests/support/servers/server.ts";
import { makeMyCoach } from "#tests/support/things.ts";

/** Proves what a person answers and ends on their own pages; the use cases prove what follows from it. */
let server: SharedServer;
let db: Awaited<ReturnType<typeof testDatabase>>["db"];

beforeAll(async () => {
  server = await sharedServer();
  ({ db } = await testDatabase());
});

async function athlete() {
  const { user } = await coachingBusiness({ roles: ["USR"] });
  return { user, visitor: await visitorAs(server, user) };
}

async function invited(as: Parameters<typeof makeInvite>[2] = { isClient: true }) {
  const { user, visitor } = await athlete();
  const { account: coach } = await coachingBusiness();
  const { id } = await makeInvite(coach, user.email, as);
  return { user, visitor, coach, id, page: `/me/coaches/${id}` };
}

function relations(coach: { id: string }, user: { id: string }) {
  return db.$count(accountClients, and(eq(accountClients.accountId, coach.id), eq(accountClients.userId, user.id)));
}

async function statusOf(id: string) {
  const [invite] = await db.select().from(invites).where(eq(invites.id, id));
  return invite?.status;
}

const sees = [
  "Your readiness answers and comments",
  "Your body weight and body fat",
  "Your workouts, results and records, with pictures",
  "All of this from before today, too",
];

test("the mail's link leads an athlete through the login to the invitation, which looking does not accept", async () => {
  const { user, visitor, coach, id, page } = await invited();
  const link = `/signup?${new URLSearchParams({ token: await tokenOf("invitation", { accountId: coach.id, id }) })}`;
  expect(await pageOf(server, link)).toContain(`/login?returnUrl=${encodeURIComponent(page)}`);
  expect((await get(visitor, link)).headers.get("Location")).toBe(page);
  for (const path of [page, "/me", `${page}/accept`]) await get(visitor, path);
  expect([await relations(coach, user), await statusOf(id)]).toEqual([0, "open"]);
});

test("what the coach will see stands above the answers; one press accepts, and twice does it once", async () => {
  const { user, visitor, coach, id, page } = await invited();
  for (const path of [page, "/me"]) {
    const words = await pageOf(visitor, path);
    expect(words).toMatch(/end it (here|at any time).*except their own notes. Your place in their groups is deleted/s);
    const places = [...sees, ">Accept<", ">Decline<"].map((text) => words.indexOf(text));
    expect(
      places.every((place, at) => place > (places[at - 1] ?? 0)),
      path,
    ).toBe(true);
  }
  for (let press = 1; press <= 2; press++) {
    const accepted = await post(visitor, `${page}/accept`, { as: "client" });
    expect([accepted.status, accepted.headers.get("Location")]).toEqual([302, "/me"]);
  }
  expect([await relations(coach, user), await statusOf(id)]).toEqual([1, "accepted"]);
  const own = await pageOf(visitor, "/me");
  expect(own).toContain("End coaching");
  expect(own).not.toContain("Waiting for your answer");
  expect(await pageOf(visitor, page)).toContain("You accepted the invitation");
});

test("being a client and a role are accepted apart, and what waits is declined together", async () => {
  const { user, visitor, coach, id, page } = await invited({ isClient: true, isTrainer: true });
  expect(await pageOf(visitor, page)).toMatch(/>Accept<.*>Accept the role<.*>Decline both</s);
  expect((await post(visitor, `${page}/accept`)).status).toBe(400);
  expect((await post(visitor, `${page}/accept`, { as: "roles" })).status).toBe(302);
  const roles = await db.select().from(userRoles).where(eq(userRoles.userId, user.id));
  expect([roles.map(({ role }) => role).sort(), await relations(coach, user)]).toEqual([["TRN", "USR"], 0]);
  expect(await pageOf(visitor, page)).not.toContain("Accept the role");
  expect((await post(visitor, `${page}/decline`)).headers.get("Location")).toBe("/me");
  expect([await statusOf(id), await relations(coach, user)]).toEqual(["declined", 0]);
});

test("a declined invitation can't be accepted any more, and its page says so", async () => {
  const { user, visitor, coach, id, page } = await invited();
  for (let press = 1; press <= 2; press++) expect((await post(visitor, `${page}/decline`)).status).toBe(302);
  expect(await statusOf(id)).toBe("declined");
  const late = await post(visitor, `${page}/accept`, { as: "client" });
  const cookie = `${visitor.cookie}; ${late.headers.getSetCookie()[0]?.split(";")[0]}`;
  expect(await pageOf({ ...visitor, cookie }, late.headers.get("Location") ?? "")).toMatch(
    /You have declined this invitation.*You declined the invitation from/s,
  );
  expect(await pageOf(visitor, page)).toMatch(/<title>(Invitation from [^·]+) · .*<h1[^>]*>\1<\/h1>/s);
  expect(await relations(coach, user)).toBe(0);
});

test("coaching ends, a business is blocked and unblocked, each asked first where it ends something", async () => {
  const { user, visitor } = await athlete();
  const business = await makeMyCoach(user);
  const coach = { id: business };
  const at = `/me/coaches/${business}`;
  expect(await pageOf(visitor, `${at}/end`)).toMatch(
    /End your coaching with .*From then on they see nothing about you except their own notes. Your place in their groups is deleted; their programs stay theirs/s,
  );
  expect(await pageOf(visitor, `${at}/block`)).toMatch(/Block .*If they coach you, that ends at once/s);
  expect(await relations(coach, user)).toBe(1);
  for (let press = 1; press <= 2; press++)
    expect((await post(visitor, `${at}/end`)).headers.get("Location")).toBe("/me");
  expect(await relations(coach, user)).toBe(0);
  expect(await pageOf(visitor, "/me")).toContain("Nobody coaches you.");
  expect((await post(visitor, `${at}/block`)).headers.get("Location")).toBe("/me");
  expect(await pageOf(visitor, "/me")).toMatch(/Blocked.*Unblock/s);
  expect((await post(visitor, `${at}/unblock`)).headers.get("Location")).toBe("/me");
  expect(await pageOf(visitor, "/me")).not.toContain("Unblock");
});

test("nobody answers another person's invitation, nor ends what is not theirs", async () => {
  const { user, coach, id, page } = await invited();
  const { visitor: other } = await athlete();
  expect((await get(other, page)).status).toBe(404);
  for (const [path, fields] of [
    [`${page}/accept`, { as: "client" }],
    [`${page}/decline`, {}],
    [`/me/coaches/${coach.id}/end`, {}],
    [`/me/coaches/${coach.id}/block`, {}],
    [`/me/coaches/${coach.id}/unblock`, {}],
  ] as const) {
    expect((await post(other, path, fields)).status, path).toBe(404);
  }
  expect([await relations(coach, user), await statusOf(id)]).toEqual([0, "open"]);
});

test("who was a client before is told once who coaches them", async () => {
  const { user, visitor } = await athlete();
  await makeMyCoach(user);
  await db.update(accountClients).set({ isNoticeDue: true }).where(eq(accountClients.userId, user.id));
  expect(await pageOf(visitor, "/me")).toContain("I have read this");
  expect((await post(visitor, "/me/notice")).headers.get("Location")).toBe("/me");
  expect(await pageOf(visitor, "/me")).not.toContain("I have read this");
});

test("a coach with an invitation that waits is told on every page of the administration, also once expired", async () => {
  const { user } = await coachingBusiness();
  const coach = await visitorAs(server, user);
  expect(await pageOf(coach, "/")).not.toContain("for your answer");
  const { account } = await coachingBusiness();
  await makeInvite(account, user.email);
  async function isToldEverywhere() {
    for (const path of ["/", "/programs", "/settings/account/info", "/no/such/page"]) {
      const words = await wordsOf(await get(coach, path));
      expect(words, path).toMatch(
        /An invitation is waiting for your answer\..*href="\/me"[^>]*>See it on your own page/s,
      );
    }
  }
  await isToldEverywhere();
  const lapsed = { subscriptionStatus: "CANCELED", subscriptionValidUntil: new Date("2026-01-01") } as const;
  await db
    .update(accounts)
    .set({ ...lapsed, subscriptionMaxUsers: 50 })
    .where(eq(accounts.id, user.accountId));
  expect(await wordsOf(await get(coach, "/programs"))).toContain(expiredNotice);
  await isToldEverywhere();
});
