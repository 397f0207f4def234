import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { users } from "#db/schema/accounts.ts";
import { programAssignments, workouts } from "#db/schema/programs.ts";
import { calendarFeeds } from "#db/schema/tokens.ts";
import { ask } from "#tests/http/api/ask.ts";
import { proves } from "#tests/http/api/proving.ts";
import { givenAthlete } from "#tests/integration/athletes/completions/given.ts";
import { type Caller, callerAs } from "#tests/support/http/api.ts";
import { type SharedServer, sharedServer } from "#tests/support/servers/server.ts";

/** Proves that an athlete's calendar shows what is planned, to whoever has its address and as long as there is one. */
let server: SharedServer;

beforeAll(async () => {
  server = await sharedServer();
});

/** An athlete whose program began some days ago. */
async function givenFollower(startedDaysAgo: number) {
  const given = await givenAthlete();
  const startDate = new Date(Date.now() - startedDaysAgo * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  const { db, actor } = given.athlete.ctx;
  await db.update(programAssignments).set({ startDate }).where(eq(programAssignments.assigneeId, actor.userId));
  await db.update(users).set({ timeZone: "UTC" }).where(eq(users.id, actor.userId));
  return { ...given, startDate, app: await callerAs(server, given.athlete.user) };
}

async function addressOf(app: Caller) {
  const { status, json } = await ask(app, "POST", "/calendar-feed");
  expect(status).toBe(201);
  return `${server.url}${new URL(json.url).pathname}`;
}

const eventsIn = async (address: string) => (await (await fetch(address)).text()).match(/^BEGIN:VEVENT/gm)?.length ?? 0;

test("a calendar has each planned workout on its day, and only what changed is sent again", async () => {
  const { app, day, startDate, coach } = await givenFollower(3);
  const address = await addressOf(app);
  const answer = await fetch(address);
  expect([answer.status, answer.headers.get("Content-Type")]).toEqual([200, "text/calendar; charset=utf-8"]);
  expect(answer.headers.get("Cache-Control")).toBe("private, no-cache");
  const text = (await answer.text()).replaceAll("\r\n ", "");
  expect(text).toContain(`UID:${day.id}.${coach.account.id}\r\n`);
  expect(text).toContain(`DTSTART;VALUE=DATE:${startDate.replaceAll("-", "")}\r\n`);
  expect(text).toContain("SUMMARY:Squats\r\nDESCRIPTION:Texas Method\r\n");
  const known = { "If-None-Match": answer.headers.get("ETag") ?? "" };
  expect((await fetch(address, { headers: known })).status).toBe(304);
  const { db } = coach.ctx;
  await db
    .update(workouts)
    .set({ document: { ...day, name: "Heavy squats" } })
    .where(eq(workouts.id, day.id));
  const changed = await fetch(address, { headers: known });
  expect([changed.status, await changed.text()]).toEqual([200, expect.stringContaining("SUMMARY:Heavy squats")]);
});

test("it goes from four weeks back to eight weeks ahead, without rest days", async () => {
  const found = await Promise.all(
    [28, 29, -56, -57].map(async (days) => eventsIn(await addressOf((await givenFollower(days)).app))),
  );
  expect(found).toEqual([1, 0, 1, 0]);
  const { app, coach, day } = await givenFollower(0);
  await coach.ctx.db.update(workouts).set({ restDay: true }).where(eq(workouts.id, day.id));
  expect(await eventsIn(await addressOf(app))).toBe(0);
});

test("an address ends with its revocation, and when another is made; only its hash is kept", async () => {
  const { app, athlete } = await givenFollower(0);
  expect((await ask(app, "GET", "/calendar-feed")).json).toEqual({ createdOn: null });
  const first = await addressOf(app);
  const [row] = await athlete.ctx.db.select().from(calendarFeeds).where(eq(calendarFeeds.userId, athlete.user.id));
  expect(first).not.toContain(row?.tokenHash);
  const second = await addressOf(app);
  expect((await ask(app, "GET", "/calendar-feed")).json).toEqual({ createdOn: expect.any(String) });
  expect([(await fetch(first)).status, (await fetch(second)).status]).toEqual([404, 200]);
  expect((await ask(app, "DELETE", "/calendar-feed")).status).toBe(204);
  expect((await ask(app, "DELETE", "/calendar-feed")).status).toBe(204);
  expect((await fetch(second)).status).toBe(404);
  for (const wrong of ["x.ics", second.replace(/^.*\//, "").replace(".ics", ""), `${athlete.account.id}.x.ics`]) {
    expect((await fetch(`${server.url}/calendar/${wrong}`)).status).toBe(404);
  }
});

test("a calendar that is read without an end waits", async () => {
  const address = await addressOf((await givenFollower(0)).app);
  for (let n = 0; n < 60; n++) expect((await fetch(address)).status).toBe(200);
  const late = await fetch(address);
  expect([late.status, Number(late.headers.get("Retry-After"))]).toEqual([429, expect.any(Number)]);
});

proves("athletes/calendar-feed", () => server);
