import { createHmac } from "node:crypto";
import { eq } from "drizzle-orm";
import { SignJWT } from "jose";
import { beforeAll, describe, expect, test } from "vitest";
import { noAccess } from "#app/domain/access/no-access.ts";
import { startFamily } from "#app/services/tokens/refresh.server.ts";
import { accounts, users } from "#db/schema/accounts.ts";
import { refreshTokens } from "#db/schema/tokens.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { bearerOf, call } from "#tests/support/http/api.ts";
import { coachingBusiness } from "#tests/support/people/factory.ts";
import { type SharedServer, sessionSecret, sharedServer } from "#tests/support/servers/server.ts";
import { proves } from "./proving.ts";

const password = "a long enough password";
let server: SharedServer;
let coach: Awaited<ReturnType<typeof coachingBusiness>>;

beforeAll(async () => {
  server = await sharedServer();
  coach = await coachingBusiness({ roles: ["PAR", "TRN"], email: "coach@tokens.test", password });
});

const ask = (body: unknown, path = "/token") => call({ url: server.url }, "POST", path, body);
const logIn = (username: string, more: object = {}) => ask({ grantType: "password", username, password, ...more });
const refresh = (refreshToken: string, more: object = {}) => ask({ grantType: "refresh_token", refreshToken, ...more });
const read = (token: string) => call({ url: server.url, token }, "GET", "/exercisecategories");

async function tokensOf(username = "coach@tokens.test"): Promise<{ accessToken: string; refreshToken: string }> {
  return (await logIn(username)).json();
}

test("a login answers tokens, whose claims are document 1's, and which let in", async () => {
  const { db } = await testDatabase();
  const until = new Date("2099-01-01T00:00:00Z");
  const paid = { subscriptionStatus: "ACTIVE", subscriptionValidUntil: until, maxUsersOverride: 7 } as const;
  await db.update(accounts).set(paid).where(eq(accounts.id, coach.account.id));
  const answer = await logIn(" Coach@Tokens.test");
  expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([200, "no-store"]);
  const { accessToken, refreshToken, expiresIn } = await answer.json();
  const claims = JSON.parse(Buffer.from(accessToken.split(".")[1], "base64url").toString());
  expect(claims).toMatchObject({
    ...{ sub: coach.user.id, userId: coach.user.id, accountId: coach.account.id, email: "coach@tokens.test" },
    ...{ roles: expect.stringMatching(/^(PAR,TRN|TRN,PAR)$/), SUBSCRIPTION_TYPE: "PAID", MAX_USERS_OVERRIDE: 7 },
    ...{ SUBSCRIPTION_VALID_UNTIL: until.toISOString(), MAX_USERS_OVERRIDE_UNTIL: null },
  });
  expect([claims.exp - claims.iat, expiresIn, refreshToken.length]).toEqual([900, 900, 43]);
  expect((await read(accessToken)).status).toBe(200);
});

test("who has the app alone is let in by it, and not where coaches come from", async () => {
  await coachingBusiness({ roles: ["USR"], email: "athlete@tokens.test", password });
  const refused = await logIn("athlete@tokens.test", { isFromAdmin: true });
  expect([refused.status, (await refused.json()).detail]).toEqual([403, noAccess]);
  const { refreshToken } = await tokensOf("athlete@tokens.test");
  // why: a refusal uses no token up, which the app would be logged out by
  const notHere = await refresh(refreshToken, { isFromAdmin: true });
  expect([notHere.status, (await notHere.json()).detail]).toEqual([403, noAccess]);
  const next = await refresh(refreshToken);
  expect([next.status, (await next.json()).refreshToken.length]).toEqual([200, 43]);
  expect((await logIn("coach@tokens.test", { isFromAdmin: true })).status).toBe(200);
});

test("a wrong e-mail and a wrong password are answered alike; too many of them wait", async () => {
  await coachingBusiness({ email: "slips@tokens.test", password });
  const wrong = await logIn("slips@tokens.test", { password: "another one" });
  const unknown = await logIn("nobody@tokens.test");
  expect([wrong.status, await wrong.text()]).toEqual([401, await unknown.text()]);
  for (let slip = 2; slip <= 5; slip++) await logIn("slips@tokens.test", { password: "another one" });
  const waiting = await logIn("slips@tokens.test");
  expect([waiting.status, Number(waiting.headers.get("Retry-After")) > 0]).toEqual([429, true]);
});

test("who is not activated is told so", async () => {
  await coachingBusiness({ email: "new@tokens.test", password, isActivated: false });
  const answer = await logIn("new@tokens.test");
  const words = "Please activate your account first. We have sent you the e-mail again.";
  expect([answer.status, (await answer.json()).detail]).toEqual([401, words]);
});

describe("refreshing", () => {
  const familyOf = async (userId: string) => {
    const { db } = await testDatabase();
    return db.select().from(refreshTokens).where(eq(refreshTokens.userId, userId)).orderBy(refreshTokens.createdAt);
  };

  async function given(email: string) {
    const { user } = await coachingBusiness({ email, password });
    return { user, ...(await tokensOf(email)) };
  }

  test("20 at once give one successor in one family, and so does a lost answer asked for again", async () => {
    const { user, refreshToken } = await given("many@tokens.test");
    const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(refreshToken)));
    const successors = await Promise.all(answers.map(async (answer) => (await answer.json()).refreshToken));
    expect(new Set(successors).size).toBe(1);
    expect((await (await refresh(refreshToken)).json()).refreshToken).toBe(successors[0]);
    const family = await familyOf(user.id);
    expect([family.length, new Set(family.map(({ familyId }) => familyId)).size]).toEqual([2, 1]);
    expect(JSON.stringify(family)).not.toContain(refreshToken);
  });

  test("a used token that comes late ends the whole family, and no other login", async () => {
    const { db } = await testDatabase();
    const { user, refreshToken } = await given("reuse@tokens.test");
    const other = await tokensOf("reuse@tokens.test");
    const next = (await (await refresh(refreshToken)).json()).refreshToken;
    const longAgo = new Date(Date.now() - 31_000);
    await db.update(refreshTokens).set({ usedAt: longAgo }).where(eq(refreshTokens.userId, user.id));
    await db
      .update(refreshTokens)
      .set({ usedAt: null })
      .where(eq(refreshTokens.tokenHash, (await familyOf(user.id))[2]?.tokenHash ?? ""));
    const used = await refresh(refreshToken);
    expect([used.status, (await used.json()).detail]).toEqual([
      401,
      "This refresh token is no longer valid. Log in again.",
    ]);
    expect((await refresh(next)).status).toBe(401);
    const open = (await familyOf(user.id)).filter(({ revokedAt }) => revokedAt === null);
    expect([open.length, other.refreshToken.length]).toEqual([1, 43]);
  });

  test("logging out ends the family with its access tokens, and no other device's", async () => {
    const { accessToken, refreshToken } = await given("out@tokens.test");
    const other = await tokensOf("out@tokens.test");
    const successor = await (await refresh(refreshToken)).json();
    expect((await read(successor.accessToken)).status).toBe(200);
    expect((await ask({ refreshToken: successor.refreshToken }, "/token/revoke")).status).toBe(204);
    expect((await refresh(refreshToken)).status).toBe(401);
    for (const ended of [accessToken, successor.accessToken]) expect((await read(ended)).status).toBe(401);
    expect((await read(other.accessToken)).status).toBe(200);
    expect((await ask({ refreshToken: "x" }, "/token/revoke")).status).toBe(204);
  });

  test("a new password ends them all", async () => {
    const { user, accessToken, refreshToken } = await given("changed@tokens.test");
    const change = { userId: user.id, oldPassword: password, newPassword: "another long password" };
    const at = "/actions/security/changepassword";
    const wrong = await call({ url: server.url, token: accessToken }, "POST", at, { ...change, oldPassword: "x" });
    expect([wrong.status, (await wrong.json()).errors[0].field]).toEqual([422, "oldPassword"]);
    const elsewhere = await tokensOf("changed@tokens.test");
    expect((await call({ url: server.url, token: accessToken }, "POST", at, change)).status).toBe(204);
    expect((await refresh(refreshToken)).status).toBe(401);
    for (const ended of [accessToken, elsewhere.accessToken]) expect((await read(ended)).status).toBe(401);
  });

  test("one that is over is good for nothing", async () => {
    const { db } = await testDatabase();
    const { user, refreshToken } = await given("over@tokens.test");
    await db.update(refreshTokens).set({ expiresAt: new Date() }).where(eq(refreshTokens.userId, user.id));
    expect((await refresh(refreshToken)).status).toBe(401);
  });
});

describe("a malformed token", () => {
  const key = createHmac("sha256", sessionSecret).update("api access token").digest();
  const sign = async (more: object, header: object = {}, by: Uint8Array = key) => {
    const now = Math.floor(Date.now() / 1000);
    const { id: sub, accountId } = coach.user;
    const { family } = await startFamily({ db: coach.ctx.db, secret: sessionSecret }, coach.user, new Date());
    return new SignJWT({ sub, accountId, epoch: 1, family, aud: "macrocycle-api", iat: now, exp: now + 60, ...more })
      .setProtectedHeader({ alg: "HS256", typ: "at+jwt", ...header })
      .sign(by);
  };
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const cut = (token: string) => token.slice(0, token.lastIndexOf("."));

  test("is none that these are signed like", async () => expect((await read(await sign({}))).status).toBe(200));

  const malformed: Record<string, () => string | Promise<string>> = {
    "of another key": () => sign({}, {}, new Uint8Array(32)),
    "of the secret itself": () => sign({}, {}, new TextEncoder().encode(sessionSecret)),
    "by another algorithm": () => sign({}, { alg: "HS512" }),
    "by none": async () => `${encode({ alg: "none", typ: "at+jwt" })}.${(await sign({})).split(".")[1]}.`,
    "without its signature": async () => cut(await sign({})),
    "that is over": () => sign({ exp: Math.floor(Date.now() / 1000) - 60 }),
    "that never ends": () => sign({ exp: undefined }),
    "for something else": () => sign({ aud: "macrocycle-mail" }),
    "of another type": () => sign({}, { typ: "JWT" }),
    "of nobody": () => sign({ sub: crypto.randomUUID() }),
    "of no id": () => sign({ sub: "' or true --" }),
    "of somebody in another account": () => sign({ accountId: crypto.randomUUID() }),
    "whose claims were changed": async () => {
      const [header, , signature] = (await sign({})).split(".");
      return `${header}.${encode({ sub: coach.user.id, accountId: coach.user.accountId, exp: 9e9 })}.${signature}`;
    },
    "too long": async () => `${await sign({})}${"x".repeat(5000)}`,
    "that is no base64": () => "%%%.###.***",
    "that is a refresh token": async () => (await tokensOf()).refreshToken,
    "that looks like a personal one": () => `mcp_${"x".repeat(43)}`,
    "of dots": () => "..",
  };

  test.each(Object.entries(malformed))("%s is answered 401", async (_, make) => {
    const answer = await read(await make());
    expect([answer.status, answer.headers.get("WWW-Authenticate")]).toEqual([
      401,
      'Bearer realm="api", error="invalid_token"',
    ]);
  });
});

test("whoever is no longer active, or has other roles, is so at once", async () => {
  const { db } = await testDatabase();
  const { user } = await coachingBusiness({ email: "gone@tokens.test" });
  const token = await bearerOf(user);
  expect((await read(token)).status).toBe(200);
  await db.update(users).set({ isActivated: false }).where(eq(users.id, user.id));
  expect((await read(token)).status).toBe(401);
});

proves("tokens", () => server);
