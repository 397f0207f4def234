import { v7 as newId } from "uuid";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { paths } from "#app/paths.ts";
import { accountClients } from "#db/schema/accounts.ts";
import { completions } from "#db/schema/completions.ts";
import { didOf, givenAthlete, stored } from "#tests/integration/athletes/completions/given.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { hiddenFields } from "#tests/support/http/html.ts";
import { get, pageOf, post, type Visitor, visitorAs, wordsOf } from "#tests/support/http/visitor.ts";
import { addUser, coachingBusiness } from "#tests/support/people/factory.ts";
import { type SharedServer, sharedServer } from "#tests/support/servers/server.ts";

/** Proves who sees the workouts of a client on their page, opens one of them, and enters one for them. */
let server: SharedServer;
let given: Awaited<ReturnType<typeof givenAthlete>>;
let coach: Visitor;
let completionId: string;

beforeAll(async () => {
  server = await sharedServer();
});

beforeEach(async () => {
  given = await givenAthlete();
  coach = await visitorAs(server, given.coach.user);
  const did = didOf(given.programId, given.day, [[5, 100]], { comment: "Felt light", sessionRpe: 7.5 });
  completionId = (await stored(given.athlete.ctx, did)).id;
});

const clientId = () => given.athlete.user.id;
const opened = () => paths.clientWorkout(clientId(), completionId);
const entered = (key = "1") => paths.enterWorkoutOf(clientId(), given.programId, key);

async function second(roles: ("TRN" | "ADM" | "PAR" | "WRT")[] = ["TRN"]) {
  const other = await coachingBusiness({ roles, hasPaidAccess: true });
  return { ...other, visitor: await visitorAs(server, other.user) };
}

async function statusesOf(visitor: Visitor) {
  const asked = [paths.client(clientId()), opened(), paths.enterWorkout(clientId()), entered()];
  return Promise.all(asked.map(async (path) => (await get(visitor, path)).status));
}

test("a coach sees each completed workout on the client's page, and opens what was done beside what was prescribed", async () => {
  const page = await pageOf(coach, paths.client(clientId()));
  expect(page).toContain(`href="${opened()}"`);
  expect(page).toContain("Felt light");
  for (const to of [
    paths.readinessOf(clientId()),
    paths.benchmarks({ clients: clientId() }),
    paths.comments({ client: clientId() }),
    paths.enterWorkout(clientId()),
  ]) {
    expect(page).toContain(`href="${to}"`);
  }
  const workout = await pageOf(coach, opened());
  for (const words of ["Squats, Day 1", "Felt light", "Session RPE 7.5", "Reps, prescribed", "Reps, done"]) {
    expect(workout).toContain(words);
  }
  expect(workout).toMatch(/Volume load \(kg\).*?500/);
});

describe("for", () => {
  test("somebody else's coach, and a partner or writer, nothing of it is there", async () => {
    expect(await statusesOf((await second()).visitor)).toEqual([404, 404, 404, 404]);
    const writer = await addUser(given.coach.account, { roles: ["PAR", "WRT"] });
    expect(await statusesOf(await visitorAs(server, writer.user))).toEqual([302, 302, 302, 302]);
    expect(await statusesOf({ url: server.url })).toEqual([302, 302, 302, 302]);
  });

  test("an administrator it is there to read, and not theirs to enter", async () => {
    const { visitor } = await second(["ADM"]);
    expect(await statusesOf(visitor)).toEqual([200, 200, 404, 404]);
    expect(await pageOf(visitor, paths.client(clientId()))).not.toContain("Enter workout");
  });

  test("another coach of the same person it is another program, without its words and prescription", async () => {
    const other = await second();
    await other.ctx.db.insert(accountClients).values({ accountId: other.account.id, userId: clientId() });
    expect(await statusesOf(other.visitor)).toEqual([200, 200, 200, 404]);
    const pages = [await pageOf(other.visitor, paths.client(clientId())), await pageOf(other.visitor, opened())];
    for (const html of pages) {
      expect(html).toContain("nother program");
      for (const hidden of ["Squats", "Felt light", "Texas Method"]) expect(html).not.toContain(hidden);
    }
    expect(pages[1]).toContain("you see what was done, not what was prescribed");
    expect(pages[1]).not.toContain("Reps, prescribed");
  });

  test("a workout of another client, at this client's address, there is none", async () => {
    const other = await givenAthlete();
    await other.coach.ctx.db
      .insert(accountClients)
      .values({ accountId: given.coach.account.id, userId: other.athlete.user.id });
    expect((await get(coach, paths.clientWorkout(other.athlete.user.id, completionId))).status).toBe(404);
  });
});

test("a page of workouts past the end leads to the last one", async () => {
  const answer = await get(coach, paths.clientPage(clientId(), 7));
  expect([answer.status, answer.headers.get("Location")]).toEqual([302, paths.client(clientId())]);
});

describe("a workout that is entered", () => {
  async function form(visitor = coach) {
    const html = await pageOf(visitor, entered());
    const names = [...html.matchAll(/name="(done_[^"]+)"/g)].map(([, name = ""]) => name);
    return { html, names, fields: hiddenFields(html) };
  }

  async function count() {
    const { db } = await testDatabase();
    return db.$count(completions);
  }

  test("is sent once, however often it is pressed, and opens", async () => {
    const { names, fields } = await form();
    const before = await count();
    const typed = { ...fields, [names[0] ?? ""]: "5", on: "2026-03-02", successfullyCompleted: "on" };
    const answers = [await post(coach, entered(), typed), await post(coach, entered(), typed)];
    const to = paths.clientWorkout(clientId(), fields.id ?? "");
    expect(answers.map((answer) => [answer.status, answer.headers.get("Location")])).toEqual([
      [302, to],
      [302, to],
    ]);
    expect(await count()).toBe(before + 1);
    expect(await pageOf(coach, to)).toContain("entered by the coach");
  });

  test("is refused with a reason at its field, and keeps what was typed", async () => {
    const { names, fields } = await form();
    const before = await count();
    const typed = { ...fields, [names[0] ?? ""]: "many", [names[1] ?? ""]: "97.5", on: "2026-03-02", minutes: "0" };
    const refused = await post(coach, entered(), typed);
    const html = await wordsOf(refused);
    expect(refused.status).toBe(400);
    for (const words of ["Enter a number, like 80 or 82.5.", "Enter whole minutes", 'value="many"', 'value="97.5"']) {
      expect(html).toContain(words);
    }
    const ahead = await post(coach, entered(), { ...fields, [names[0] ?? ""]: "5", on: "2100-01-01" });
    expect(await wordsOf(ahead)).toContain("This day is in the future");
    const nothing = await post(coach, entered(), { ...fields, on: "2026-03-02" });
    expect(await wordsOf(nothing)).toContain("Enter what was done in at least one round.");
    expect(await count()).toBe(before);
  });

  test("is filled in as prescribed on demand, without script", async () => {
    const html = await pageOf(coach, `${entered()}?filled=yes`);
    const filled = (page: string) => page.match(/<input[^>]*value="5"/g)?.length ?? 0;
    expect([filled(html), filled((await form()).html)]).toEqual([3, 0]);
  });

  test("is nobody else's to send", async () => {
    const { names, fields } = await form();
    const typed = { ...fields, id: newId(), [names[0] ?? ""]: "5", on: "2026-03-02" };
    const before = await count();
    const strangers = [(await second()).visitor, (await second(["ADM"])).visitor];
    for (const visitor of strangers) expect((await post(visitor, entered(), typed)).status).toBe(404);
    expect(await count()).toBe(before);
  });
});
