import { and, eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { users } from "#db/schema/accounts.ts";
import { readinessAnswers, readinessResponses } from "#db/schema/readiness.ts";
import { answerId } from "#tests/integration/athletes/readiness-given.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { hiddenFields } from "#tests/support/http/html.ts";
import { get, pageOf, post, visitorAs, wordsOf } from "#tests/support/http/visitor.ts";
import { coachingBusiness } from "#tests/support/people/factory.ts";
import { type SharedServer, sharedServer } from "#tests/support/servers/server.ts";

/** Proves what an athlete's pages about themself store, and what they show the next time. */
let server: SharedServer;

beforeAll(async () => {
  server = await sharedServer();
});

async function athlete(changes: Partial<typeof users.$inferInsert> = {}) {
  const { user } = await coachingBusiness({ roles: ["USR"] });
  const { db } = await testDatabase();
  if (Object.keys(changes).length > 0) await db.update(users).set(changes).where(eq(users.id, user.id));
  return { user, db, visitor: await visitorAs(server, user) };
}

const chosen = (page: string) =>
  [...page.matchAll(/<input[^>]*type="radio"[^>]*>/g)].filter(([tag]) => / checked=""/.test(tag));

test("readiness is answered, comes back the same day as it was typed, in pounds too, and is changed as one response", async () => {
  const { user, db, visitor } = await athlete({ weightUnit: "pounds" });
  const address = "/train/readiness";
  const opened = hiddenFields(await pageOf(visitor, address));
  expect(opened.weightUnit).toBe("pounds");
  const typed = {
    ...opened,
    "answers[0]": answerId(0, 4),
    "answers[1]": answerId(1, 2),
    muscles: "leftCalf 7",
    bodyWeight: "180",
    bodyFat: "18,5",
    comment: "Slept on a train",
  };
  const saved = await post(visitor, address, typed);
  expect([saved.status, saved.headers.get("Location")]).toEqual([302, "/train"]);
  expect(await pageOf(visitor, "/train")).toContain("You have answered today");

  const again = await pageOf(visitor, address);
  expect(chosen(again).map(([tag]) => /value="([^"]*)"/.exec(tag)?.[1])).toEqual(
    expect.arrayContaining([answerId(0, 4), answerId(1, 2)]),
  );
  expect(chosen(again)).toHaveLength(5);
  expect(again).toMatch(/<option value="leftCalf 7" selected=""/);
  for (const value of ["180", "18.5"]) expect(again).toContain(`value="${value}"`);
  expect(again).toContain("Slept on a train");
  expect(again).toContain("Last: 180 lb on ");

  const changed = await post(visitor, address, { ...hiddenFields(again), "answers[0]": answerId(0, 1) });
  expect(changed.status).toBe(302);
  const rows = await db.select().from(readinessResponses).where(eq(readinessResponses.userId, user.id));
  // 1 of 5
  expect(rows).toEqual([expect.objectContaining({ id: opened.id, score: 0.2, bodyWeight: null, source: "client" })]);
  const isTheirs = and(eq(readinessAnswers.accountId, user.accountId), eq(readinessAnswers.userId, user.id));
  expect(await db.$count(readinessAnswers, isTheirs)).toBe(1);
});

test("with nothing answered, or a body weight that is none, everything comes back to be corrected", async () => {
  const { db, user, visitor } = await athlete();
  const { id = "", on = "" } = hiddenFields(await pageOf(visitor, "/train/readiness"));
  const typed = { id, on, weightUnit: "kilograms", muscles: "neck 3", comment: "Tired" };
  const nothing = await post(visitor, "/train/readiness", typed);
  expect(nothing.status).toBe(400);
  const words = await wordsOf(nothing);
  expect(words).toContain("Answer at least one question");
  expect(words).toMatch(/<option value="neck 3" selected=""/);
  const heavy = await post(visitor, "/train/readiness", { ...typed, "answers[0]": answerId(0, 5), bodyWeight: "900" });
  expect([heavy.status, await wordsOf(heavy)]).toEqual([
    400,
    expect.stringContaining("Enter a body weight from 20 to 600."),
  ]);
  expect(await db.$count(readinessResponses, eq(readinessResponses.userId, user.id))).toBe(0);
});

test("units, bar and plates are saved and shown again, and the second of two tabs is told what the first saved", async () => {
  const { db, user, visitor } = await athlete();
  const opened = hiddenFields(await pageOf(visitor, "/me/bar"));
  const units = { weightUnit: "pounds", distanceUnit: "miles", heightUnit: "feet", velocityUnit: "milesPerHour" };
  const typed = { ...opened, ...units, bar: "35 pounds", barUnit: "pounds", plateUnit: "pounds", morePlates: "55 x1" };
  const saved = await post(visitor, "/me/bar", { ...typed, plates: "pounds 45" });
  expect([saved.status, saved.headers.get("Location")]).toEqual([302, "/me/bar"]);
  const [row] = await db.select().from(users).where(eq(users.id, user.id));
  const plates = [
    { weight: 55, pairs: 1 },
    { weight: 45, pairs: 10 },
  ];
  expect(row).toMatchObject({ ...units, barbell: { bar: 35, barUnit: "pounds", plateUnit: "pounds", plates } });
  const page = await pageOf(visitor, "/me/bar");
  expect(page).toMatch(/<option value="35 pounds" selected=""/);
  expect(page).toContain('value="55 x1"');
  const ticked = [...page.matchAll(/<input[^>]*type="checkbox"[^>]*>/g)].filter(([tag]) => tag.includes(` checked=""`));
  expect(ticked.map(([tag]) => /value="([^"]*)"/.exec(tag)?.[1])).toEqual(["pounds 45"]);

  const overtaken = await post(visitor, "/me/bar", { ...typed, bar: "45 pounds" });
  expect([overtaken.status, await wordsOf(overtaken)]).toEqual([409, expect.stringContaining("35 pounds")]);
});

test("a calendar's address is shown once, ended by a new one, and by revoking", async () => {
  const { visitor } = await athlete();
  const make = async () => {
    const made = await post(visitor, "/me/calendar");
    const page = await made.text();
    const [address = ""] = /https?:\/\/[^"]*\/calendar\/[^"]+\.ics/.exec(page) ?? [];
    expect([made.status, page.includes(address.replace(/^https?/, "webcal"))]).toEqual([200, true]);
    return new URL(address).pathname;
  };
  const statusOf = async (path: string) => (await fetch(server.url + path)).status;
  expect(await pageOf(visitor, "/me/calendar")).toContain("You have no address yet.");
  const first = await make();
  expect(await statusOf(first)).toBe(200);
  expect(await pageOf(visitor, "/me/calendar")).not.toContain(".ics");
  const second = await make();
  expect([await statusOf(first), await statusOf(second)]).toEqual([404, 200]);
  const { visitor: other } = await athlete();
  await post(other, "/me/calendar/revoke");
  expect(await statusOf(second)).toBe(200);
  expect((await post(visitor, "/me/calendar/revoke")).headers.get("Location")).toBe("/me/calendar");
  expect((await post(visitor, "/me/calendar/revoke")).status).toBe(302);
  expect(await statusOf(second)).toBe(404);
  expect((await get(visitor, "/me/calendar/revoke")).headers.get("Location")).toBe("/me/calendar");
});
