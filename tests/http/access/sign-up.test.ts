import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { termsVersion } from "#app/domain/access/terms.ts";
import { linkToken } from "#app/services/link-tokens.server.ts";
import { termsAcceptances } from "#db/schema/access.ts";
import { accounts, userEmails, userRoles, users } from "#db/schema/accounts.ts";
import { rateLimits } from "#db/schema/catalogues.ts";
import { mails } from "#db/schema/mails.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { hiddenFields } from "#tests/support/http/html.ts";
import { get, pageOf, post, visitorAs, wordsOf } from "#tests/support/http/visitor.ts";
import { coachingBusiness } from "#tests/support/people/factory.ts";
import { tokenOf } from "#tests/support/people/links.ts";
import { type SharedServer, sessionSecret, sharedServer, startServer } from "#tests/support/servers/server.ts";

/** Proves the way in for somebody whom nobody invited: the form, the mail, the link in it, the first login. */
const password = "correct horse battery";
const filled = { name: "Ana", surname: "Kovač", password, repeatPassword: password, terms: "on" };
let server: SharedServer;
let db: Awaited<ReturnType<typeof testDatabase>>["db"];

beforeAll(async () => {
  server = await sharedServer();
  ({ db } = await testDatabase());
});

beforeEach(async () => {
  await db.delete(rateLimits);
  await db.delete(mails);
});

const signUp = (email: string, more: Record<string, string> = {}, headers: Record<string, string> = {}) =>
  post(server, "/signup", { ...filled, id: newId(), email, ...more }, headers);

async function userOf(email: string) {
  const [user] = await db.select().from(users).where(eq(users.email, email));
  return user;
}

test("somebody signs up, activates by the mail's link, and logs in", async () => {
  const form = await pageOf(server, "/signup");
  expect(form.match(/<script[^>]*>/g)).toEqual([expect.stringMatching(/src="\/scripts\/[0-9a-f]{8}\/kept-fields.js"/)]);
  for (const heading of ["Account information", "Privacy"]) expect(form).toContain(`>${heading}</h2>`);
  const id = hiddenFields(form).id ?? "";
  const response = await signUp("Ana@Sign.test", { id });
  expect([response.status, response.headers.get("Location")]).toEqual([302, "/signup?done=activation"]);
  expect(response.headers.getSetCookie()).toEqual([]);
  expect(await pageOf(server, "/signup?done=activation")).toContain(
    "Thank you. Please check your email to activate your account!",
  );

  const user = await userOf("ana@sign.test");
  expect(user).toMatchObject({ firstName: "Ana", lastName: "Kovač", accountId: id, isActivated: false });
  const whose = eq(userRoles.userId, user?.id ?? "");
  expect(await db.select({ role: userRoles.role }).from(userRoles).where(whose)).toEqual([{ role: "TRN" }]);
  const accepted = await db.select().from(termsAcceptances).where(eq(termsAcceptances.accountId, id));
  expect(accepted).toMatchObject([{ userId: user?.id, version: termsVersion, acceptedAt: expect.any(Date) }]);
  const [mail] = await db.select().from(mails);
  expect(mail).toMatchObject({ kind: "activation", recipient: "ana@sign.test", accountId: id });

  const address = `/activate-account/${linkToken(sessionSecret, "activation", mail?.content.linkId ?? "")}`;
  for (const method of ["GET", "HEAD", "GET"]) expect((await fetch(server.url + address, { method })).status).toBe(200);
  expect((await userOf("ana@sign.test"))?.isActivated).toBe(false);
  const posted = await post(server, address);
  expect(posted.status).toBe(200);
  const activated = await wordsOf(posted);
  expect(activated).toContain("Your account is active. You can log in now.");
  expect(activated).toContain('href="/login"');
  const again = await post(server, address);
  expect([again.status, (await wordsOf(again)).includes("This link has been used.")]).toEqual([410, true]);
  const completeLogin = await post(server, "/login", { email: "ana@sign.test", password });
  expect([completeLogin.status, completeLogin.headers.get("Location")]).toEqual([302, "/"]);
});

test.each([
  [{ name: " " }, "Name is required!"],
  [{ surname: "" }, "Surname is required!"],
  [{ email: "" }, "Email is required"],
  [{ email: "ana(at)sign.test" }, "Not email format!"],
  [{ password: "" }, "Password is required"],
  [{ repeatPassword: "" }, "Password confirm is required"],
  [{ repeatPassword: "another one" }, "Password and confirm password must match!"],
  [{ password: "Rules@sign.test", repeatPassword: "Rules@sign.test" }, "Password must not be your e-mail"],
  [{ terms: "" }, "Terms and conditions must be accepted!"],
])("%j is refused: %s", async (wrong, words) => {
  const fields: Record<string, string> = { ...filled, id: newId(), email: "rules@sign.test", ...wrong };
  if (fields.terms === "") delete fields.terms;
  const response = await post(server, "/signup", fields);
  const text = await wordsOf(response);
  expect([response.status, text.includes(words)]).toEqual([400, true]);
  expect(text).not.toContain(password);
  for (const name of ["name", "surname", "email"]) {
    if (fields[name]?.trim()) expect(text).toContain(`value="${fields[name]}"`);
  }
  expect(await userOf("rules@sign.test")).toBeUndefined();
});

describe("an e-mail that somebody has", () => {
  test("is said to be so, with the way to the login; what was typed stays, and who has it is told", async () => {
    await coachingBusiness({ email: "taken@sign.test", password });
    const response = await signUp("Taken@Sign.test");
    const text = await wordsOf(response);
    expect(response.status).toBe(409);
    expect(text).toMatch(
      /<dialog open="" class="[^"]*confirm"[^>]*><h2 id="taken">Email already exists. Go to login page.</,
    );
    expect(text).toMatch(/<a class="btn btn-primary" href="\/login"[^>]*>Login<\/a>/);
    expect(text).toContain('value="Taken@Sign.test"');
    expect(text).not.toContain("There is a problem");
    expect(await db.select().from(mails)).toMatchObject([{ kind: "emailTaken", recipient: "taken@sign.test" }]);
  });

  test("of two at once one makes the account, and nothing of the other is stored", async () => {
    const ids = [newId(), newId(), newId()];
    const answers = await Promise.all(ids.map((id) => signUp("race@sign.test", { id })));
    expect(answers.map(({ status }) => status).sort()).toEqual([302, 409, 409]);
    const made = await Promise.all(ids.map((id) => db.select().from(accounts).where(eq(accounts.id, id))));
    expect(made.flat()).toHaveLength(1);
    const sent = await db.select().from(mails);
    expect(sent.filter(({ kind }) => kind === "activation")).toHaveLength(1);
  });

  test("the same form sent again, and twice at once, is the same sign-up; with another e-mail it is another", async () => {
    const id = newId();
    for (const answer of await Promise.all([1, 2].map(() => signUp("double@sign.test", { id })))) {
      expect(answer.headers.get("Location")).toBe("/signup?done=activation");
    }
    expect((await signUp("double@sign.test", { id })).headers.get("Location")).toBe("/signup?done=activation");
    expect(await db.select().from(mails)).toHaveLength(1);
    expect((await signUp("mended@sign.test", { id })).headers.get("Location")).toBe("/signup?done=activation");
    expect((await userOf("mended@sign.test"))?.accountId).not.toBe(id);
  });
});

test("a form that names somebody's account as its own gets another one", async () => {
  const { account } = await coachingBusiness({ email: "victim@sign.test" });
  expect((await signUp("thief@sign.test", { id: account.id })).status).toBe(302);
  expect((await userOf("thief@sign.test"))?.accountId).not.toBe(account.id);
});

test("what is stored and sent is of no host that the request names", async () => {
  const forged = { "X-Forwarded-Host": "evil.test", Forwarded: "host=evil.test", Origin: "http://evil.test" };
  const response = await signUp("host@sign.test", {}, forged);
  expect(response.headers.get("Location")).toBe("/signup?done=activation");
  expect(JSON.stringify(await db.select().from(mails))).not.toContain("evil");
});

test("twenty sign-ups of an address in an hour, then 429 with Retry-After; mistakes don't count", async () => {
  for (let n = 1; n <= 25; n++) expect((await signUp("limit")).status).toBe(400);
  await db
    .insert(rateLimits)
    .values({ key: "sign-up:127.0.0.1", points: 19, expire: new Date(Date.now() + 3_600_000) });
  expect((await signUp("twentieth@sign.test")).status).toBe(302);
  const response = await signUp("next@sign.test");
  expect(response.status).toBe(429);
  expect(Number(response.headers.get("Retry-After"))).toBeGreaterThan(59 * 60);
  const text = await wordsOf(response);
  expect(text).toContain("Too many sign-ups from your network. Try again in 60 minutes.");
  expect(text).toContain('value="next@sign.test"');
  expect(await db.select().from(userEmails).where(eq(userEmails.email, "next@sign.test"))).toEqual([]);
});

test("who is not activated is sent the mail again, three times in an hour", async () => {
  const { user } = await coachingBusiness({ email: "new@sign.test", password, isActivated: false });
  const first = `/activate-account/${await tokenOf("activation", user)}`;
  for (let n = 1; n <= 3; n++) {
    expect((await post(server, "/login", { email: "new@sign.test", password })).status).toBe(401);
  }
  const response = await post(server, "/login", { email: "new@sign.test", password });
  expect(response.status).toBe(429);
  expect(Number(response.headers.get("Retry-After"))).toBeGreaterThan(59 * 60);
  expect(await wordsOf(response)).toContain(
    "Please activate your account first. Too many e-mails have been requested.",
  );
  expect(await db.select().from(mails)).toHaveLength(3);
  const old = await post(server, first);
  expect([old.status, (await wordsOf(old)).includes("This link has expired. Ask for a new one.")]).toEqual([410, true]);
});

test("the link is good for seven days, for its purpose alone", async () => {
  const { user } = await coachingBusiness({ email: "late@sign.test", password, isActivated: false });
  const week = 7 * 24 * 60 * 60 * 1000;
  const late = await tokenOf("activation", user, new Date(Date.now() - week - 1000));
  expect((await post(server, `/activate-account/${late}`)).status).toBe(410);
  expect((await post(server, `/activate-account/${await tokenOf("reset", user)}`)).status).toBe(404);
  expect((await userOf("late@sign.test"))?.isActivated).toBe(false);
  const good = await tokenOf("activation", user, new Date(Date.now() - week + 60_000));
  expect((await post(server, `/activate-account/${good}`)).status).toBe(200);
});

test("who is signed in has nothing to sign up for, and somebody without access has", async () => {
  const { user } = await coachingBusiness();
  const { user: athlete } = await coachingBusiness({ roles: ["USR"] });
  expect((await get(await visitorAs(server, user), "/signup")).headers.get("Location")).toBe("/");
  expect((await get(await visitorAs(server, athlete), "/signup")).status).toBe(200);
});

test.each([
  ["/terms", "Training and health"],
  ["/privacy", "Your rights"],
])("%s is a text for everybody, with its day, and no script", async (address, part) => {
  const response = await get(server, address);
  const text = await wordsOf(response);
  expect([response.status, text.includes(part), text.includes("22/11/2026")]).toEqual([200, true, true]);
  expect(text).not.toContain("<script");
});

test("the privacy statement says what a coach sees, from when to when, and where people end it and find their data", async () => {
  const text = await wordsOf(await get(server, "/privacy"));
  for (const said of [
    "Your coach, from the moment you accept their invitation until you end the coaching: your readiness answers and comments, your body weight and body fat, your workouts, results and records, with pictures, including those from before you accepted.",
    "You see on your own page who coaches you, and can end it there at any time",
    "Nobody becomes your coach unless you accept, and we do not tell one coach about another.",
    "Our administrators can see the same data of everybody who has a coach",
    "on your own page under “Download my data” and, if you work in the administration area, in the settings under “Your data”",
  ])
    expect(text).toContain(said);
});

test("the stores' links are shown where they are set", async () => {
  const env = { APP_STORE_URL: "https://apps.test/ios", GOOGLE_PLAY_URL: "https://apps.test/android" };
  const other = await startServer(env);
  for (const address of ["/login", "/signup?done=app"]) {
    const text = await pageOf(other, address);
    for (const url of Object.values(env)) expect(text).toContain(`href="${url}"`);
  }
});
