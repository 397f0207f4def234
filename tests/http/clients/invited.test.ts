import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { invites } from "#db/schema/access.ts";
import { accountClients, userRoles, users } from "#db/schema/accounts.ts";
import { rateLimits } from "#db/schema/catalogues.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { get, pageOf, post, visitorAs, wordsOf } from "#tests/support/http/visitor.ts";
import { coachingBusiness } from "#tests/support/people/factory.ts";
import { makeInvite, tokenOf } from "#tests/support/people/links.ts";
import { type SharedServer, sharedServer } from "#tests/support/servers/server.ts";

/** Proves where an invitation's link leads: people who are new, have an account, or are signed in; and links that lead nowhere. */
const password = "correct horse battery";
const filled = { name: "Iva", surname: "Horvat", password, repeatPassword: password, terms: "on" };
let server: SharedServer;
let db: Awaited<ReturnType<typeof testDatabase>>["db"];
let coach: { id: string; name: string };

beforeAll(async () => {
  server = await sharedServer();
  ({ db } = await testDatabase());
  ({ account: coach } = await coachingBusiness({ email: "coach@invite.test" }));
});

beforeEach(async () => {
  await db.delete(rateLimits);
});

async function invited(email: string, as?: Parameters<typeof makeInvite>[2], now?: Date) {
  const invite = await makeInvite(coach, email, as);
  const token = await tokenOf("invitation", invite, now);
  return { invite, address: `/signup?${new URLSearchParams({ email, token })}` };
}

const signUp = (address: string, more: Record<string, string> = {}) =>
  post(server, address, { ...filled, id: newId(), ...more });

async function standing(email: string, inviteId: string) {
  const [user] = await db.select().from(users).where(eq(users.email, email));
  const id = user?.id ?? newId();
  const roles = await db.select().from(userRoles).where(eq(userRoles.userId, id));
  const coaches = await db.select().from(accountClients).where(eq(accountClients.userId, id));
  const [invite] = await db.select().from(invites).where(eq(invites.id, inviteId));
  return {
    isActivated: user?.isActivated,
    hasOwnAccount: user !== undefined && user.accountId !== coach.id,
    roles: roles.map(({ role }) => role).sort(),
    isClient: coaches.some(({ accountId }) => accountId === coach.id),
    status: invite?.status,
  };
}

const active = { isActivated: true, hasOwnAccount: true, status: "accepted" };

test.each([
  ["a client", { isClient: true }, "client", "app", "Download the mobile app to start training.", ["USR"]],
  [
    "a partner who writes",
    { isPartner: true, isWriter: true },
    "partner and writer",
    "platform",
    "Now you can use",
    ["PAR", "WRT"],
  ],
  ["a trainer", { isClient: true, isTrainer: true }, "client and trainer", "platform", "Now you can use", ["TRN"]],
] as const)(
  "%s signs up with an e-mail that is locked, and is active at once",
  async (_who, as, asWords, done, words, roles) => {
    const email = `${roles.join("-").toLowerCase()}@invite.test`;
    const { invite, address } = await invited(email, as);
    const form = await pageOf(server, address);
    expect(form).toContain(`</strong> invites you as a ${asWords}.`);
    expect(form).toContain(coach.name);
    expect(form.includes("As their client, you let")).toBe("isClient" in as);
    expect(form).toMatch(
      new RegExp(`<input[^>]*readOnly=""[^>]*value="${email}"|<input[^>]*value="${email}"[^>]*readOnly=""`, "i"),
    );
    expect((await fetch(server.url + address, { method: "HEAD" })).status).toBe(200);

    const response = await signUp(address, { email: "somebody.else@invite.test" });
    expect([response.status, response.headers.get("Location")]).toEqual([302, `/signup?done=${done}`]);
    const welcome = await pageOf(server, `/signup?done=${done}`);
    expect(welcome).toContain(`Thank you for creating an account. ${words}`);
    expect(welcome.includes('href="/train">Or train in your browser')).toBe(done === "app");
    const isClientAlone = asWords === "client";
    const status = asWords === "client and trainer" ? "open" : "accepted";
    expect(await standing(email, invite.id)).toEqual({
      ...active,
      roles: [...roles],
      isClient: isClientAlone,
      status,
    });
    const login = await post(server, "/login", { email, password });
    expect(login.status).toBe(done === "app" ? 403 : 302);

    const again = await get(server, address);
    expect([again.status, (await wordsOf(again)).includes("This link has been used.")]).toEqual([410, true]);
    expect((await signUp(address)).status).toBe(410);
  },
);

test("a client who is to have a role, too, becomes a client by a box that nobody has ticked for them", async () => {
  const email = "box@invite.test";
  const { invite, address } = await invited(email, { isClient: true, isTrainer: true });
  const [box] = (await pageOf(server, address)).match(/<input[^>]*name="asClient"[^>]*>/) ?? [];
  expect(box).toContain('type="checkbox"');
  expect(box).not.toMatch(/checked/i);
  expect((await signUp(address, { asClient: "on" })).status).toBe(302);
  expect(await standing(email, invite.id)).toEqual({ ...active, roles: ["TRN"], isClient: true });
});

test("the box of an invitation for a role alone makes nobody a client", async () => {
  const { invite, address } = await invited("forged@invite.test", { isTrainer: true });
  expect((await signUp(address, { asClient: "on" })).status).toBe(302);
  expect(await standing("forged@invite.test", invite.id)).toEqual({ ...active, roles: ["TRN"], isClient: false });
});

test("signing up by one link leaves the other invitations of the e-mail open", async () => {
  const { address } = await invited("several@invite.test");
  const { account: other } = await coachingBusiness();
  const second = await makeInvite(other, "several@invite.test");
  expect((await signUp(address)).status).toBe(302);
  const [waiting] = await db.select().from(invites).where(eq(invites.id, second.id));
  expect(waiting).toMatchObject({ status: "open", acceptedOn: null, acceptedUserId: null });
  expect(await db.$count(accountClients, eq(accountClients.accountId, other.id))).toBe(0);
});

test("sent twice at once it makes one person, and both are told the same", async () => {
  const { address } = await invited("twice@invite.test");
  const id = newId();
  const answers = await Promise.all([1, 2].map(() => signUp(address, { id })));
  const again = await signUp(address, { id });
  const told = [...answers, again].map(({ headers }) => headers.get("Location"));
  expect(told).toEqual(Array(3).fill("/signup?done=app"));
  expect(await db.select().from(users).where(eq(users.email, "twice@invite.test"))).toHaveLength(1);
});

test("an e-mail that has a user is led through the login to the invitation; the login accepts nothing", async () => {
  const email = "known@invite.test";
  await coachingBusiness({ email, password });
  const { invite, address } = await invited(email);
  const page = `/me/coaches/${invite.id}`;
  const login = `/login?returnUrl=${encodeURIComponent(page)}`;
  const text = await pageOf(server, address);
  expect(text).toContain(`${email}</strong> already has an account`);
  expect(text).toContain(`href="${login}"`);
  expect((await signUp(address)).status).toBe(409);

  const response = await post(server, login, { email, password });
  expect([response.status, response.headers.get("Location")]).toEqual([302, page]);
  expect((await post(server, "/login", { email, password })).status).toBe(302);
  expect(await standing(email, invite.id)).toEqual({ ...active, roles: ["TRN"], isClient: false, status: "open" });
});

test("who is not activated accepts nothing by knowing a password", async () => {
  await coachingBusiness({ email: "squatter@invite.test", password, isActivated: false });
  const { invite } = await invited("squatter@invite.test", { isTrainer: true });
  expect((await post(server, "/login", { email: "squatter@invite.test", password })).status).toBe(401);
  expect((await standing("squatter@invite.test", invite.id)).status).toBe("open");
});

test("a login to administration that is refused to an athlete accepts nothing", async () => {
  const email = "athlete@invite.test";
  await coachingBusiness({ email, password, roles: ["USR"] });
  const { invite } = await invited(email);
  const response = await post(server, "/login", { email, password });
  expect([response.status, (await wordsOf(response)).includes("invitation was accepted")]).toEqual([403, false]);
  expect(await standing(email, invite.id)).toMatchObject({ roles: ["USR"], isClient: false, status: "open" });
});

test("who is signed in is led to the page that asks; somebody else's invitation it is not", async () => {
  const { user } = await coachingBusiness({ email: "signed@invite.test" });
  const { user: stranger } = await coachingBusiness({ email: "stranger@invite.test" });
  const { invite, address } = await invited("signed@invite.test");
  const page = `/me/coaches/${invite.id}`;
  const theirs = await visitorAs(server, stranger);
  expect(await pageOf(theirs, address)).toContain("This invitation is for");
  expect((await post(theirs, address, { ...filled, id: newId() })).status).toBe(409);
  expect((await get(theirs, page)).status).toBe(404);

  const me = await visitorAs(server, user);
  for (const response of [await get(me, address), await post(me, address)]) {
    expect([response.status, response.headers.get("Location")]).toEqual([302, page]);
  }
  expect((await get(me, page)).status).toBe(200);
  const unanswered = { ...active, roles: ["TRN"], isClient: false, status: "open" };
  expect(await standing("signed@invite.test", invite.id)).toEqual(unanswered);
});

test("an expired link, a forged one, and one of another purpose make nobody", async () => {
  const month = 30 * 24 * 60 * 60 * 1000;
  const { address } = await invited("bad@invite.test", { isClient: true }, new Date(Date.now() - month - 1000));
  const { user } = await coachingBusiness();
  const other = `/signup?token=${await tokenOf("activation", user)}`;
  const answers: [string, number, string][] = [
    [address, 410, "This link has expired. Ask for a new one."],
    [other, 404, "This link is not valid."],
    ["/signup?token=x", 404, "This link is not valid."],
  ];
  for (const [link, status, words] of answers) {
    for (const response of [await get(server, link), await signUp(link, { email: "bad@invite.test" })]) {
      expect([response.status, (await wordsOf(response)).includes(words)]).toEqual([status, true]);
    }
  }
  expect(await db.select().from(users).where(eq(users.email, "bad@invite.test"))).toEqual([]);
});
