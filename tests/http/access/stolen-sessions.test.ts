import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { paths } from "#app/paths.ts";
import { sessions, userRoles } from "#db/schema/accounts.ts";
import { rateLimits } from "#db/schema/catalogues.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import {
  cookieOf,
  get,
  post,
  postJson,
  sessionCookieOf,
  sessionOf,
  type Visitor,
} from "#tests/support/http/visitor.ts";
import { coachingBusiness } from "#tests/support/people/factory.ts";
import { type SharedServer, sharedServer } from "#tests/support/servers/server.ts";

/** Proves that a session planted, kept or stolen is good for nothing once it should be over, whatever is asked by it. */
const password = "correct horse battery";
const fresh = "a new horse battery";
const nothing = "0b9e1a8e-50cb-4e0f-8f2c-1d0c4f6c9a01";
let server: SharedServer;
let db: Awaited<ReturnType<typeof testDatabase>>["db"];

beforeAll(async () => {
  server = await sharedServer();
  ({ db } = await testDatabase());
});

beforeEach(async () => {
  await db.delete(rateLimits);
});

const person = async (email: string) => (await coachingBusiness({ email, password })).user;

const by = (cookie: string): Visitor => ({ url: server.url, cookie });

async function loggedIn(email: string, visitor: Visitor = server) {
  const cookie = sessionOf(await post(visitor, paths.login(), { email, password }));
  expect(cookie).not.toBe("");
  return cookie;
}

/** What a cookie is answered with by a page, its data, a form and a script's address. */
async function asked(cookie: string) {
  const visitor = by(cookie);
  const answers = [
    await get(visitor, paths.programs()),
    await get(visitor, `${paths.programs()}.data`),
    await post(visitor, paths.deleteFolder(nothing)),
    await postJson(visitor, paths.passkeyOptions(), {}),
    await get(visitor, paths.file(nothing, 480)),
  ];
  return Promise.all(
    answers.map(async (answer) => ({
      status: answer.status,
      text: `${answer.headers.get("Location") ?? ""}${(await answer.text()).slice(0, 300)}`,
    })),
  );
}

/** Every answer sends to the login. */
async function isOver(cookie: string) {
  const [strangers, theirs] = [await asked("session=nobodys"), await asked(cookie)];
  expect(theirs).toEqual(strangers);
  expect(theirs[0]).toMatchObject({ status: 302, text: "/login?returnUrl=%2Fprograms" });
}

test("a session that a stranger plants is replaced at the login, and stays the stranger's own", async () => {
  await person("victim@stolen.test");
  const stranger = await person("stranger@stolen.test");
  const planted = [await cookieOf(stranger), "session=chosen", `session=${"A".repeat(43)}`, "session=a; session=b"];
  for (const cookie of planted) {
    const theirs = await loggedIn("victim@stolen.test", by(cookie));
    expect(cookie).not.toContain(theirs);
    expect(await (await get(by(theirs), paths.home())).text()).toContain("victim@stolen.test");
    // why: the victim's login has ended the session that the browser had
    await isOver(cookie);
  }
  expect(await db.$count(sessions, eq(sessions.userId, stranger.id))).toBe(0);
});

test("a session's cookie comes back from a second login as another, and no address takes one from its query", async () => {
  const user = await person("query@stolen.test");
  const [first, second] = [await loggedIn("query@stolen.test"), await loggedIn("query@stolen.test")];
  expect(first).not.toBe(second);
  const typed = await get(server, `${paths.programs()}?${await cookieOf(user)}`);
  expect([typed.status, sessionCookieOf(typed)]).toEqual([302, undefined]);
});

test("a cookie that was kept is good for nothing after logging out, and ends no other", async () => {
  await person("replay@stolen.test");
  const [desk, phone] = [await loggedIn("replay@stolen.test"), await loggedIn("replay@stolen.test")];
  expect((await asked(desk))[0]).toMatchObject({ status: 200 });
  await post(by(desk), paths.logout());
  await isOver(desk);
  await post(by(desk), paths.logout());
  expect((await get(by(phone), paths.programs())).status).toBe(200);
});

test("a change of the password ends every other session, and leaves the one that asked", async () => {
  await person("change@stolen.test");
  const [mine, stolen] = [await loggedIn("change@stolen.test"), await loggedIn("change@stolen.test")];
  const fields = { currentPassword: "a wrong one at first", newPassword: fresh, repeatPassword: fresh };
  expect((await post(by(mine), paths.changePassword(), fields)).status).toBe(400);
  expect((await get(by(stolen), paths.programs())).status).toBe(200);
  const done = await post(by(mine), paths.changePassword(), { ...fields, currentPassword: password });
  expect(done.status).toBe(302);
  await isOver(stolen);
  expect((await get(by(mine), paths.programs())).status).toBe(200);
  expect((await post(server, paths.login(), { email: "change@stolen.test", password })).status).toBe(401);
});

test("who signs everybody else out, or one device, ends just those", async () => {
  const user = await person("devices@stolen.test");
  const [mine, one, other] = [await cookieOf(user), await cookieOf(user), await cookieOf(user)];
  const rows = await db.select().from(sessions).where(eq(sessions.userId, user.id)).orderBy(sessions.createdAt);
  expect((await post(by(mine), paths.signOutDevice(rows[1]?.id ?? ""))).status).toBe(302);
  await isOver(one);
  expect((await get(by(other), paths.programs())).status).toBe(200);
  expect((await post(by(mine), paths.signOutElsewhere())).status).toBe(302);
  await isOver(other);
  expect((await get(by(mine), paths.programs())).status).toBe(200);
});

test("a role that is taken away or given acts on every address at the next request of a session that stands", async () => {
  const user = await person("role@stolen.test");
  const visitor = by(await cookieOf(user));
  const statuses = () =>
    Promise.all(
      [paths.programs(), paths.users(), `${paths.users()}.data`].map(async (path) => (await get(visitor, path)).status),
    );
  expect(await statuses()).toEqual([200, 302, 202]);
  await db.insert(userRoles).values({ accountId: user.accountId, userId: user.id, role: "ADM" });
  expect(await statuses()).toEqual([200, 200, 200]);
  await db.delete(userRoles).where(eq(userRoles.role, "ADM"));
  expect(await statuses()).toEqual([200, 302, 202]);
  await db.update(userRoles).set({ role: "USR" }).where(eq(userRoles.userId, user.id));
  expect((await statuses())[0]).toBe(403);
});
