import { and, eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { exercisesUsed } from "#app/domain/workout/document/library.ts";
import { workoutSchema } from "#app/domain/workout/document/schema.ts";
import { readDashboard } from "#app/features/dashboard/queries.server.ts";
import { listGroupsWithCounts } from "#app/features/groups/queries.server.ts";
import { findPlans, listPackages } from "#app/features/packages/queries.server.ts";
import { listAuthors, listPosts } from "#app/features/posts/queries.server.ts";
import { durationLock } from "#app/features/programs/queries.server.ts";
import { listRecords } from "#app/features/records/queries.server.ts";
import { suggestSetNames } from "#app/features/workouts/queries.server.ts";
import { passwordMatches } from "#app/services/passwords.server.ts";
import { invites } from "#db/schema/access.ts";
import { accountClients, userEmails, userRoles, users } from "#db/schema/accounts.ts";
import { folders, programAssignments, programs, workoutExercises, workouts } from "#db/schema/programs.ts";
import { demoLogins } from "#scripts/demo-data/load.ts";
import { clients, customers, staff } from "#scripts/demo-data/people.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { coachingBusiness, monday } from "#tests/support/people/factory.ts";
import { documentsOf, givenDemo, programNamed, trainerContext, userOf } from "./given.ts";

beforeAll(givenDemo);

describe("the demo's people", () => {
  test.each([
    ["sys@demo.test", ["SYS"]],
    ["admin@demo.test", ["ADM"]],
    ["partner@demo.test", ["PAR"]],
    ["trainer@demo.test", ["TRN"]],
    ["writer@demo.test", ["PAR", "WRT"]],
    ["client@demo.test", ["USR"]],
  ])("%s has the roles %j and the demo's password", async (email, roles) => {
    const { db } = await testDatabase();
    const user = await userOf(email);
    const rows = await db.select().from(userRoles).where(eq(userRoles.userId, user.id)).orderBy(userRoles.role);
    expect(rows.map(({ role }) => role)).toEqual(roles);
    expect(user.isActivated).toBe(true);
    expect(user.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await passwordMatches(user.passwordHash, "macrocycle-demo")).toBe(true);
    expect(demoLogins.map((login) => login.email)).toContain(email);
  });

  test("the trainer has twelve clients of the mobile app, each with an account of their own", async () => {
    const { db } = await testDatabase();
    const { accountId } = await userOf("trainer@demo.test");
    const clients = await db
      .select({ lastName: users.lastName, role: userRoles.role, home: users.accountId })
      .from(accountClients)
      .innerJoin(users, eq(users.id, accountClients.userId))
      .innerJoin(userRoles, eq(userRoles.userId, users.id))
      .where(eq(accountClients.accountId, accountId));
    expect(clients).toHaveLength(12);
    expect(clients.every(({ role, home }) => role === "USR" && home !== accountId)).toBe(true);
    expect(new Set(clients.map(({ home }) => home)).size).toBe(12);
    const names = clients.map(({ lastName }) => lastName);
    expect(names).toEqual(expect.arrayContaining(["Kovač", "Šarić", "Øster"]));
  });
});

test("there are packages, one of them unpublished, and posts with covers by two authors", async () => {
  const { ctx } = await coachingBusiness({ roles: ["ADM"] });
  const { rows } = await listPackages(ctx, { page: 1 });
  expect(rows.filter(({ published }) => !published).map(({ name }) => name)).toEqual(["Federation yearly"]);
  expect((await findPlans(ctx, "UTC")).plans.map(({ main, yearly }) => [main.name, yearly?.name])).toEqual([
    ["Solo", "Solo yearly"],
    ["Studio", "Studio yearly"],
    ["Club", undefined],
  ]);
  const posts = await listPosts(ctx, { category: "", author: "", page: 1 });
  expect([posts.total, posts.items.every(({ pictureUrl }) => pictureUrl)]).toEqual([5, true]);
  expect((await listAuthors(ctx)).map(({ name }) => name)).toEqual(["Adrian Moss", "Wanda Lis"]);
});

test("the trainer's clients are in two groups, and two more are invited", async () => {
  const { db } = await testDatabase();
  const ctx = await trainerContext();
  expect((await listGroupsWithCounts(ctx)).map(({ name, clients }) => [name, clients])).toEqual([
    ["Morning strength", 5],
    ["Running club", 4],
  ]);
  const open = and(eq(invites.accountId, ctx.actor.accountId), eq(invites.status, "open"));
  expect(await db.$count(invites, open)).toBe(2);
});

test("a second coach has invited four of them: one has two coaches, one declined, one ended it, one has not answered", async () => {
  const { db } = await testDatabase();
  const second = await userOf("coach@demo.test");
  const rows = await db
    .select({ email: invites.email, status: invites.status })
    .from(invites)
    .where(eq(invites.accountId, second.accountId))
    .orderBy(invites.email);
  expect(rows).toEqual([
    { email: "client@demo.test", status: "open" },
    { email: "mei.tanaka@demo.test", status: "declined" },
    { email: "nils.oster@demo.test", status: "accepted" },
    { email: "yusuf.demir@demo.test", status: "ended" },
  ]);
  const both = await userOf("nils.oster@demo.test");
  expect(await db.$count(accountClients, eq(accountClients.userId, both.id))).toBe(2);
});

test("one client has a training maximum of the squat, and shares of the maxima for the other lifts", async () => {
  const { records } = await listRecords(await trainerContext(), { userId: (await userOf("client@demo.test")).id });
  expect(records.map(({ name, trainingMaximum }) => [name, trainingMaximum?.amount, trainingMaximum?.on])).toEqual([
    ["Back squat", "120 kg", expect.any(String)],
    ["Barbell press", "54 kg", null],
    ["Bench press", "90 kg", null],
    ["Deadlift", "162 kg", null],
  ]);
});

describe("the demo's programs", () => {
  test("are seven, in four folders, each with its place", async () => {
    const { db } = await testDatabase();
    const rows = await db
      .select({ folder: folders.name, position: programs.position, name: programs.name })
      .from(programs)
      .innerJoin(folders, eq(folders.id, programs.folderId))
      .orderBy(folders.name, programs.position);
    expect(rows.map(({ folder, position, name }) => `${folder} ${position}: ${name}`)).toEqual([
      "Athletics 1: Athletics day",
      "Athletics 2: Conditioning week",
      "Running 1: Couch to 5K",
      "Strength 1: 5/3/1 with Boring But Big",
      "Strength 2: Texas Method",
      "Strength 3: Hypertrophy day",
      "Teams 1: Club season",
    ]);
  });

  test("load once: a second run, and two at the same time, add nothing and keep what was changed", async () => {
    const { db } = await testDatabase();
    await db.update(programs).set({ description: "Mine now." }).where(eq(programs.name, "Couch to 5K"));
    const counts = async () => [await db.$count(users), await db.$count(programs), await db.$count(workouts)];
    const before = await counts();
    await Promise.all([givenDemo(), givenDemo()]);
    expect(await counts()).toEqual(before);
    expect((await programNamed("Couch to 5K")).description).toBe("Mine now.");
  });

  test("know which exercises each workout uses, and offer the set names again", async () => {
    const { db } = await testDatabase();
    const [day] = await documentsOf("Hypertrophy day");
    const used = await db
      .select()
      .from(workoutExercises)
      .where(eq(workoutExercises.workoutId, day?.id ?? ""));
    expect(used.map(({ exerciseId }) => exerciseId).sort()).toEqual(day && exercisesUsed(day).sort());
    const ctx = await trainerContext();
    expect(await suggestSetNames(ctx, ctx.actor.accountId, "bor")).toEqual(["Boring But Big"]);
  });

  test("5/3/1 is assigned to five clients and Couch to 5K to a group, whose durations are locked; the others' are not", async () => {
    const { db } = await testDatabase();
    const ctx = await trainerContext();
    const { id } = await programNamed("5/3/1 with Boring But Big");
    const assigned = await db.select().from(programAssignments);
    const club = (await programNamed("Couch to 5K")).id;
    const bought = (await programNamed("A week to try")).id;
    const expected = [...Array(5).fill(id), ...Array(4).fill(club), bought];
    expect(assigned.map(({ programId }) => programId).sort()).toEqual(expected.sort());
    expect(await durationLock(ctx, id)).toBe(3);
    expect(await durationLock(ctx, (await programNamed("Texas Method")).id)).toBe(2);
  });
});

test("every dashboard has something to look at", async () => {
  const { coaching } = await readDashboard({ ...(await trainerContext()), now: monday }, "UTC");
  expect(coaching).toMatchObject({ due: { programs: 3 }, withoutProgram: 3, openInvites: 2 });
  const due = coaching?.due.rows.map((row) => row.due.map(({ isOverdue, clients }) => [isOverdue, clients]));
  expect(due).toEqual([
    [
      [true, 1],
      [false, 1],
    ],
    [[false, 4]],
    [[false, 1]],
  ]);
  const { db } = await testDatabase();
  const { accountId } = await userOf("partner@demo.test");
  const offered = await db.select().from(programs).where(eq(programs.accountId, accountId)).orderBy(programs.status);
  expect(offered.map(({ status, feedback }) => [status, feedback !== ""])).toEqual([
    [1, true],
    [2, false],
    [3, false],
    [3, false],
  ]);
});

test("every document holds to the schema, and no column is left without a category", async () => {
  const { db } = await testDatabase();
  const rows = await db.select({ document: workouts.document, restDay: workouts.restDay }).from(workouts);
  expect(rows.length).toBeGreaterThan(230);
  for (const { document } of rows) {
    const { modules } = workoutSchema.parse(document);
    const columns = modules.flatMap(({ moduleExercises }) => moduleExercises.flatMap((one) => one.trackableCategories));
    expect(columns.every(({ trackableCategory, measurementUnit }) => trackableCategory && measurementUnit)).toBe(true);
  }
});

test("every login's e-mail is one of the demo's own", async () => {
  const { db } = await testDatabase();
  const emails = await db.select().from(userEmails);
  const demo = emails.filter(({ email }) => email.endsWith("@demo.test"));
  expect(demo).toHaveLength(staff.length + customers.length + clients.length);
});
