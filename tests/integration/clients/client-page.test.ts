import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { expect, test } from "vitest";
import { NotFound } from "#app/domain/errors.ts";
import { listFollowed } from "#app/features/assignments/client-queries.server.ts";
import { findMeasurable } from "#app/features/calculation/exercise-queries.server.ts";
import { countPeople } from "#app/features/clients/licence-queries.server.ts";
import { findOwnPerson, findPerson } from "#app/features/clients/person-queries.server.ts";
import { setGroupsOf } from "#app/features/groups/mutations.server.ts";
import { groupsOfClient } from "#app/features/groups/queries.server.ts";
import { enterBodyWeight, enterMaximum } from "#app/features/records/mutations.server.ts";
import { listBodyWeights, listRecords } from "#app/features/records/queries.server.ts";
import { invites } from "#db/schema/access.ts";
import { accountClients, accounts } from "#db/schema/accounts.ts";
import { programAssignments, programs, workouts } from "#db/schema/programs.ts";
import { at, coachingBusiness } from "#tests/support/people/factory.ts";
import { makeClient, makeExercise, makeGroup, makeInvite, makeProgram, type Owner } from "#tests/support/things.ts";
import { starterId } from "#tests/support/training/exercises.ts";

/** Proves what a client's page and the head of the list say: within the actor's scope, and by whose account. */
async function business(roles: ("TRN" | "ADM")[] = ["TRN"]) {
  const { ctx, user, account } = await coachingBusiness({ roles });
  return { ctx, user, account, client: await makeClient(user) };
}

test("a client is found with the business whose client they are: the own one, before others", async () => {
  const [mine, theirs] = [await business(), await business()];
  expect(await findPerson(mine.ctx, mine.client)).toMatchObject({
    email: `${mine.client}@clients.test`,
    business: { id: mine.account.id },
    isActivated: true,
    isOwn: true,
  });
  await expect(findPerson(mine.ctx, theirs.client)).rejects.toThrow(NotFound);
  await expect(findPerson(mine.ctx, mine.user.id)).rejects.toThrow(NotFound);
  await expect(findPerson(mine.ctx, "nobody")).rejects.toThrow(NotFound);

  const admin = await business(["ADM"]);
  expect(await findPerson(admin.ctx, theirs.client)).toMatchObject({ isOwn: false, business: theirs.account });
  await expect(findOwnPerson(admin.ctx, theirs.client)).rejects.toThrow(NotFound);
  await mine.ctx.db.insert(accountClients).values({ accountId: admin.account.id, userId: theirs.client });
  expect(await findOwnPerson(admin.ctx, theirs.client)).toMatchObject({ isOwn: true, business: admin.account });
});

async function follow({ accountId, id: assignerId }: Owner, clientId: string, startDate: string, days: number[]) {
  const owner = { accountId, id: assignerId };
  const programId = await makeProgram(owner);
  const { ctx } = await coachingBusiness();
  const assigned = {
    accountId,
    programAccountId: accountId,
    programId,
    assigneeId: clientId,
    assignerId,
    assignDate: "2026-02-01",
    startDate,
  };
  await ctx.db.insert(programAssignments).values(assigned);
  for (const day of days) await writeDay({ accountId, programId, userId: assignerId }, { day, date: null });
  return programId;
}

type Program = { accountId: string; programId: string; userId: string };

async function writeDay({ userId, ...program }: Program, on: { day: number | null; date: string | null }) {
  const { ctx } = await coachingBusiness();
  const saved = { restDay: false, document: {}, version: 1, saveId: newId(), updatedBy: userId, updatedAt: ctx.now };
  await ctx.db.insert(workouts).values({ ...program, id: newId(), ...on, ...saved });
}

test("what a client follows is told by the schedule, what is under way first", async () => {
  const { ctx, user, client } = await business();
  const past = await follow(user, client, "2026-01-05", [1, 3]);
  const ahead = await follow(user, client, "2026-04-06", [1]);
  const [current, restOnly] = [
    await follow(user, client, "2026-02-23", [1, 7, 8, 9]),
    await follow(user, client, "2026-02-01", []),
  ];
  const followed = await listFollowed(ctx, [client]);
  expect(followed.map(({ id }) => id)).toEqual([current, ahead, restOnly, past]);
  expect(followed[0]).toMatchObject({
    progress: { is: "under way", day: 8, days: 14, week: 2, weeks: 2 },
    ...{ workouts: 4, done: 0, lastDay: "2026-03-08", page: 2, isOverdue: false, canOpen: true },
  });
  expect(followed[1]).toMatchObject({ progress: { is: "ahead" }, done: 0, page: 1 });
  expect(followed[2]).toMatchObject({ progress: { is: "past" }, workouts: 0, isOverdue: false });
  expect(followed[3]).toMatchObject({ progress: { is: "past", lastDay: "2026-01-18" }, isOverdue: true });
});

test("of a continuous program counts what is from the day on which they began", async () => {
  const { ctx, user, client } = await business();
  const programId = await follow(user, client, "2026-02-16", []);
  const span = { continuous: true, startDate: "2026-01-07", duration: null, timeUnit: null };
  await ctx.db.update(programs).set(span).where(eq(programs.id, programId));
  const program = { accountId: user.accountId, programId, userId: user.id };
  for (const date of ["2026-01-10", "2026-02-16", "2026-03-01", "2026-03-02"]) {
    await writeDay(program, { day: null, date });
  }
  expect(await listFollowed(ctx, [client])).toMatchObject([
    {
      progress: { is: "under way", week: 3, weeks: null },
      ...{ workouts: 3, done: 0, lastDay: null, isOverdue: false },
      // 7 January was a Wednesday, and 2 March begins the ninth week from its Monday
      page: 9,
    },
  ]);
});

test("another business's programs, and a colleague's, are not the actor's to open", async () => {
  const [mine, theirs] = [await business(), await business()];
  await mine.ctx.db.insert(accountClients).values({ accountId: theirs.account.id, userId: mine.client });
  await follow(theirs.user, mine.client, "2026-03-02", []);
  expect(await listFollowed(mine.ctx, [mine.client])).toEqual([]);
  const colleagues = { accountId: mine.account.id, id: newId() };
  await follow(colleagues, mine.client, "2026-03-02", []);
  expect(await listFollowed(mine.ctx, [mine.client])).toMatchObject([{ canOpen: false }]);
});

test("maxima stand by exercise with their days, body weights by day with what was entered last", async () => {
  const { ctx, client, account } = await business();
  const target = { accountId: account.id, userId: client };
  const maximum = (value: number, on: string) => ({ id: newId(), value, unit: "kilograms" as const, on });
  const squat = { exerciseId: starterId("Back squat"), category: "weight" as const };
  const bench = { exerciseId: starterId("Bench press"), category: "weight" as const };
  await enterMaximum(ctx, target, squat, maximum(130, "2026-01-10"));
  await enterMaximum(ctx, target, squat, maximum(120, "2026-02-10"));
  await enterMaximum(ctx, target, bench, maximum(90, "2026-02-10"));
  expect((await listRecords(ctx, target)).records).toEqual([
    {
      ...{ exerciseId: squat.exerciseId, name: "Back squat", category: "weight", quantity: "weight" },
      maxima: {
        currentReal: { amount: "120 kg", on: "2026-02-10" },
        allTimeReal: { amount: "130 kg", on: "2026-01-10" },
      },
      trainingMaximum: { amount: "108 kg", on: null },
    },
    expect.objectContaining({ name: "Bench press" }),
  ]);
  await enterBodyWeight(ctx, target, maximum(80, "2026-02-10"));
  await enterBodyWeight(at(ctx, new Date("2026-03-02T10:00:00Z")), target, maximum(81, "2026-02-10"));
  await enterBodyWeight(ctx, target, maximum(82, "2026-01-10"));
  const weights = await listBodyWeights(ctx, target, 10);
  expect(weights.map(({ on, amount }) => [on, amount])).toEqual([
    ["2026-02-10", "81 kg"],
    ["2026-01-10", "82 kg"],
  ]);
  const other = await business();
  expect((await listRecords(ctx, { ...target, userId: other.client })).records).toEqual([]);
});

test("an exercise to measure is one that the business sees and of which a percentage can be", async () => {
  const [mine, theirs] = [await business(), await business()];
  const [own, foreign] = [await makeExercise(mine.user), await makeExercise(theirs.user)];
  const names = async (search: string) =>
    (await findMeasurable(mine.ctx, mine.account.id, { search, limit: 12 })).map(({ id }) => id);
  expect(await names(own)).toEqual([own]);
  expect(await names(foreign)).toEqual([]);
  const [squat] = await findMeasurable(mine.ctx, mine.account.id, { search: "BACK SQ", limit: 12 });
  expect(squat).toMatchObject({ name: "Back squat", called: null });
  const [press] = await findMeasurable(mine.ctx, mine.account.id, { search: "military", limit: 12 });
  expect(press).toMatchObject({ name: "Barbell press", called: "Military press" });
  expect(squat?.categories).toContain("weight");
});

test("a client is put into groups and taken out of those that were shown, of the own business alone", async () => {
  const [mine, theirs] = [await business(), await business()];
  const [a, b, c] = [await makeGroup(mine.user), await makeGroup(mine.user), await makeGroup(mine.user)];
  await setGroupsOf(mine.ctx, mine.client, { groups: [a, b], shown: [a, b] });
  await setGroupsOf(mine.ctx, mine.client, { groups: [c], shown: [b, c] });
  const theirGroups = await groupsOfClient(mine.ctx, mine.client);
  expect(theirGroups.flatMap(({ id, isMember }) => (isMember ? [id] : [])).sort()).toEqual([a, c].sort());
  const foreign = await makeGroup(theirs.user);
  const set = (userId: string, groups: string[]) => setGroupsOf(mine.ctx, userId, { groups, shown: groups });
  await expect(set(mine.client, [foreign])).rejects.toThrow(NotFound);
  await expect(set(theirs.client, [a])).rejects.toThrow(NotFound);
});

test("people are counted, each once, and the places that they take of a licence", async () => {
  const { ctx, user, account } = await business();
  await makeInvite(user);
  const partner = await makeInvite(user);
  await ctx.db.update(invites).set({ isClient: false, isPartner: true }).where(eq(invites.id, partner));
  expect(await countPeople(ctx)).toEqual({ clients: 1, invited: 2, hasPastNotes: false, places: null });
  await ctx.db.update(accounts).set({ maxUsersOverride: 5 }).where(eq(accounts.id, account.id));
  expect(await countPeople(ctx)).toEqual({
    clients: 1,
    invited: 2,
    hasPastNotes: false,
    places: { used: 2, allowed: 5 },
  });
});
