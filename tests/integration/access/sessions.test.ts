import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import {
  endSession,
  findSession,
  leaveFlash,
  openSessions,
  popFlash,
  type Sessions,
  startSession,
} from "#app/services/sessions.server.ts";
import { accounts, sessions as sessionRows, userRoles, users } from "#db/schema/accounts.ts";
import { type TestDatabase, testDatabase } from "#tests/support/database/database.ts";
import { addUser, coachingBusiness, monday } from "#tests/support/people/factory.ts";

const day = 86_400_000;
let database: TestDatabase;
let sessions: Sessions;

beforeAll(async () => {
  database = await testDatabase();
  sessions = openSessions(database.db, "a secret of the tests");
});

function after(days: number) {
  return new Date(monday.getTime() + days * day);
}

test("a token signs its user in, with the roles of this moment", async () => {
  const { user } = await coachingBusiness({ roles: ["PAR", "WRT"], firstName: "Ana", lastName: "Kovač" });
  const token = await startSession(sessions, user, monday);
  const found = await findSession(sessions, token, monday);
  expect(found?.actor).toMatchObject({ userId: user.id, accountId: user.accountId, fullName: "Ana Kovač" });
  expect([...(found?.actor.roles ?? [])].sort()).toEqual(["PAR", "WRT"]);

  await database.db.delete(userRoles).where(eq(userRoles.role, "WRT"));
  expect((await findSession(sessions, token, monday))?.actor.roles).toEqual(["PAR"]);
});

test("a subscription or an override acts at the next request, and so does its end", async () => {
  const { user } = await coachingBusiness();
  const token = await startSession(sessions, user, monday);
  const asked = async () => (await findSession(sessions, token, monday))?.actor.hasPaidAccess;
  const account = eq(accounts.id, user.accountId);
  expect(await asked()).toBe(false);
  await database.db.update(accounts).set({ subscriptionStatus: "ACTIVE" }).where(account);
  expect(await asked()).toBe(true);
  await database.db.update(accounts).set({ subscriptionStatus: "CANCELED" }).where(account);
  expect(await asked()).toBe(false);
  await database.db.update(accounts).set({ maxUsersOverride: 3, maxUsersOverrideUntil: "2026-03-02" }).where(account);
  expect(await asked()).toBe(true);
});

test("finding a session is one query, and writes only when the last use is minutes ago", async () => {
  const { user } = await coachingBusiness();
  const token = await startSession(sessions, user, monday);
  database.queries.length = 0;
  await findSession(sessions, token, new Date(monday.getTime() + 4 * 60_000));
  expect(database.queries).toHaveLength(1);
  await findSession(sessions, token, new Date(monday.getTime() + 6 * 60_000));
  expect(database.queries).toHaveLength(3);
});

test("the token itself is stored nowhere", async () => {
  const { user } = await coachingBusiness();
  const token = await startSession(sessions, user, monday);
  const rows = await database.db.select().from(sessionRows).where(eq(sessionRows.userId, user.id));
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(token);
  expect(token).toHaveLength(43);
});

test("a token of another secret, or one made up, signs nobody in", async () => {
  const { user } = await coachingBusiness();
  const token = await startSession(sessions, user, monday);
  expect(await findSession(openSessions(database.db, "another secret"), token, monday)).toBeNull();
  const [row] = await database.db.select().from(sessionRows).where(eq(sessionRows.userId, user.id));
  expect(await findSession(sessions, row?.tokenHash ?? "", monday)).toBeNull();
  expect(await findSession(sessions, "", monday)).toBeNull();
});

test("a session ends after 14 days without use", async () => {
  const { user } = await coachingBusiness();
  const token = await startSession(sessions, user, monday);
  expect(await findSession(sessions, token, after(13.9))).not.toBeNull();
  expect(await findSession(sessions, token, after(27.8))).not.toBeNull();
  expect(await findSession(sessions, token, after(42))).toBeNull();
});

test("a session in daily use ends after 90 days", async () => {
  const { user } = await coachingBusiness();
  const token = await startSession(sessions, user, monday);
  for (let days = 10; days <= 90; days += 10) expect(await findSession(sessions, token, after(days))).not.toBeNull();
  expect(await findSession(sessions, token, after(90.1))).toBeNull();
});

test("each sign-in has a token of its own, and clears away those that are over", async () => {
  const { user } = await coachingBusiness();
  const old = await startSession(sessions, user, monday);
  const phone = await startSession(sessions, user, after(10));
  const desk = await startSession(sessions, user, after(20));
  expect(new Set([old, phone, desk]).size).toBe(3);
  expect(await findSession(sessions, phone, after(20))).not.toBeNull();
  const rows = await database.db.select().from(sessionRows).where(eq(sessionRows.userId, user.id));
  expect(rows).toHaveLength(2);
});

test("an ended session stays ended, and ends no other", async () => {
  const { user } = await coachingBusiness();
  const phone = await startSession(sessions, user, monday);
  const desk = await startSession(sessions, user, monday);
  await endSession(sessions, phone);
  await endSession(sessions, phone);
  expect(await findSession(sessions, phone, monday)).toBeNull();
  expect(await findSession(sessions, desk, monday)).not.toBeNull();
});

test("who is no longer activated, or is deleted, is signed in no more", async () => {
  const { user } = await coachingBusiness();
  const token = await startSession(sessions, user, monday);
  await database.db.update(users).set({ isActivated: false }).where(eq(users.id, user.id));
  expect(await findSession(sessions, token, monday)).toBeNull();

  const other = (await coachingBusiness()).user;
  const otherToken = await startSession(sessions, other, monday);
  await database.db.delete(users).where(eq(users.id, other.id));
  expect(await findSession(sessions, otherToken, monday)).toBeNull();
});

test("a message is shown once, also to two pages that ask together", async () => {
  const { user } = await coachingBusiness();
  const token = await startSession(sessions, user, monday);
  const { sessionHash } = (await findSession(sessions, token, monday)) ?? { sessionHash: "" };
  const place = { db: database.db, sessionHash, now: monday };
  await leaveFlash(place, "/posts", { kind: "good", text: "Saved." });
  const taken = await Promise.all([1, 2, 3].map(() => popFlash(place, "/posts")));
  expect(taken.map(({ flash }) => flash).filter(Boolean)).toEqual([{ kind: "good", text: "Saved." }]);
  expect(await popFlash(place, "/posts")).toEqual({ flash: null, isLast: true });
});

test("each tab gets the message of its own form, whichever page loads first, and none a minute later", async () => {
  const { user } = await coachingBusiness();
  const token = await startSession(sessions, user, monday);
  const { sessionHash } = (await findSession(sessions, token, monday)) ?? { sessionHash: "" };
  const place = { db: database.db, sessionHash, now: monday };
  const [saved, deleted] = [{ kind: "good", text: "Saved." } as const, { kind: "bad", text: "Not deleted." } as const];
  for (let press = 0; press < 2; press++) await leaveFlash(place, "/posts", saved);
  await leaveFlash(place, "/clients?page=2", deleted);
  expect(await popFlash(place, "/programs")).toEqual({ flash: null, isLast: false });
  expect(await popFlash(place, "/clients?page=2")).toEqual({ flash: deleted, isLast: false });
  expect(await popFlash(place, "/posts")).toEqual({ flash: saved, isLast: true });
  await leaveFlash(place, "/posts", deleted);
  await leaveFlash(place, "/posts", saved);
  expect(await popFlash(place, "/posts")).toEqual({ flash: saved, isLast: true });
  await leaveFlash(place, "/posts", saved);
  const later = { ...place, now: new Date(monday.getTime() + 60_000) };
  expect(await popFlash(later, "/posts")).toEqual({ flash: null, isLast: true });
});

describe("the time zone", () => {
  const fiveMinutesLater = new Date(monday.getTime() + 6 * 60_000);

  test("is the browser's, is kept for one that tells none, and stands in for the account's others", async () => {
    const { account, user } = await coachingBusiness();
    const token = await startSession(sessions, user, monday);
    const asked = async (told: string | null, now = monday) =>
      (await findSession(sessions, token, now, told))?.timeZone;
    expect(await asked(null)).toBe("UTC");
    expect(await asked("Europe/Zagreb")).toBe("Europe/Zagreb");
    expect(await asked(null)).toBe("Europe/Zagreb");
    const other = await addUser(account);
    const theirs = await startSession(sessions, other.user, monday);
    expect((await findSession(sessions, theirs, monday))?.timeZone).toBe("Europe/Zagreb");
  });

  test("of a journey holds at once, and is written with the session's last use", async () => {
    const { user } = await coachingBusiness();
    const token = await startSession(sessions, user, monday);
    const asked = async (told: string | null, now = monday) =>
      (await findSession(sessions, token, now, told))?.timeZone;
    await asked("Europe/Zagreb");
    database.queries.length = 0;
    expect(await asked("Asia/Tokyo")).toBe("Asia/Tokyo");
    expect(await asked("Europe/Zagreb")).toBe("Europe/Zagreb");
    expect(database.queries).toHaveLength(2);
    expect(await asked("Asia/Tokyo", fiveMinutesLater)).toBe("Asia/Tokyo");
    expect(await asked(null, fiveMinutesLater)).toBe("Asia/Tokyo");
  });

  test("that is none is nobody's", async () => {
    const { user } = await coachingBusiness();
    const token = await startSession(sessions, user, monday);
    expect((await findSession(sessions, token, monday, "Moon/Base"))?.timeZone).toBe("UTC");
    expect((await findSession(sessions, token, monday))?.timeZone).toBe("UTC");
  });
});
