import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Role } from "#app/domain/policy/roles.ts";
import { addDays } from "#app/domain/schedule/dates.ts";
import { readDashboard } from "#app/features/dashboard/queries.server.ts";
import { publishProgram } from "#app/features/publishing/mutations.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { accounts, users } from "#db/schema/accounts.ts";
import { fourWeeks, givenProgram, givenWorkout } from "#tests/integration/programs/given.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { at, monday } from "#tests/support/people/factory.ts";
import { makeClient, makeInvite, makeProgram } from "#tests/support/things.ts";
import { coach, follow, today } from "./dashboard-given.ts";

test("a new coach has nothing yet, and is shown how to begin", async () => {
  const { ctx } = await coach();
  expect(await readDashboard(ctx, "UTC")).toEqual({
    today: "Monday, 02/03/2026",
    programs: [],
    statuses: { unpublished: 0, pending: 0, published: 0, offered: [] },
    answers: [],
    comments: [],
    coaching: {
      clients: [],
      due: { programs: 0, rows: [] },
      mayAssign: false,
      ...{ openInvites: 0, oldestInvite: null, withoutProgram: 0, training: { clients: 0, rows: [] } },
    },
    pending: null,
    licence: { isFree: true, used: 0, allowed: 0, until: null, subscription: null },
    sales: null,
    firstSteps: { hasExercise: false, hasProgram: false, hasInvited: false },
  });
});

test("five programs that were changed last are shown, with how far they are written", async () => {
  const { ctx } = await coach();
  const ids: string[] = [];
  for (let day = 0; day < 6; day++) {
    ids.push(await givenProgram(at(ctx, new Date(monday.getTime() + day * 1000)), { name: `Plan ${day}` }));
  }
  for (const day of [8, 10, 28]) await givenWorkout(ctx, ids[5] ?? "", { day });
  await givenWorkout(ctx, ids[5] ?? "", { day: 20, restDay: true });
  const { programs, firstSteps } = await readDashboard(ctx, "UTC");
  expect(programs.map(({ name }) => name)).toEqual(["Plan 5", "Plan 4", "Plan 3", "Plan 2", "Plan 1"]);
  expect(programs[0]).toEqual({
    ...{ id: ids[5], name: "Plan 5", duration: "4 weeks", clients: 0 },
    ...{ weeks: { written: 2, all: 4 }, writtenTo: null, daysLeft: null },
  });
  expect(programs[1]).toMatchObject({ weeks: { written: 0, all: 4 } });
  expect(firstSteps).toMatchObject({ hasProgram: true, hasInvited: false });
});

test("a continuous program that is followed says when nothing more is written", async () => {
  const given = await coach();
  const { ctx } = given;
  const span = { continuous: true, startDate: today, duration: null, timeUnit: null };
  const id = await givenProgram(ctx, { span });
  const shown = async () => (await readDashboard(ctx, "UTC")).programs[0];
  const daysLeft = async () => (await shown())?.daysLeft;
  await givenWorkout(ctx, id, { date: addDays(today, 5) });
  expect(await shown()).toMatchObject({ weeks: null, writtenTo: "07/03/2026", daysLeft: null });
  await follow(given, id, today);
  expect(await daysLeft()).toBe(6);
  await givenWorkout(ctx, id, { date: addDays(today, 10) });
  expect(await daysLeft()).toBeNull();
});

test("clients are those who began last, with how far they are; who trains today is named", async () => {
  const given = await coach();
  const { ctx, user } = given;
  const id = await givenProgram(ctx, { span: fourWeeks });
  await givenWorkout(ctx, id, { day: 1 });
  await givenWorkout(ctx, id, { day: 9, restDay: true });
  const beginner = await follow(given, id, today);
  const resting = await follow(given, id, addDays(today, -8));
  const idle = await makeClient(user);
  await makeInvite(user);
  const { coaching } = await readDashboard(ctx, "UTC");
  expect(coaching?.clients.map((client) => [client.id, client.program?.progress ?? null])).toEqual([
    [beginner, "week 1 of 4"],
    [resting, "week 2 of 4"],
    [idle, null],
  ]);
  expect(coaching).toMatchObject({ withoutProgram: 1, openInvites: 1 });
  expect(coaching?.training).toEqual({
    clients: 1,
    rows: [
      {
        ...{ clientId: beginner, fullName: `Client ${beginner}`, title: "" },
        ...{ programId: id, programName: "Texas Method" },
      },
    ],
  });
  expect(coaching?.oldestInvite).toMatch(/^\d\d\/\d\d\/\d{4}$/);
});

test("who trains today is counted once, whatever they train; five workouts are named, by the day or by the date", async () => {
  const given = await coach();
  const { ctx } = given;
  const [plan, season] = [await givenProgram(ctx, { span: fourWeeks }), await continuousSince(ctx, today)];
  await givenWorkout(ctx, plan, { day: 3, name: "Volume day" });
  await givenWorkout(ctx, season, { date: today, name: "Intervals" });
  const both = await follow(given, plan, addDays(today, -2));
  await follow(given, season, today, both);
  await follow(given, plan, today);
  await follow(given, season, addDays(today, 1));
  const training = async () => (await readDashboard(ctx, "UTC")).coaching?.training;
  const named = (await training())?.rows.map(({ clientId, title }) => [clientId, title]);
  expect(named?.sort()).toEqual([
    [both, "Intervals"],
    [both, "Volume day"],
  ]);
  expect((await training())?.clients).toBe(1);
  for (let count = 0; count < 5; count++) await follow(given, plan, addDays(today, -2));
  expect(await training()).toMatchObject({ clients: 6, rows: { length: 5 } });
});

function continuousSince(ctx: Context, startDate: string) {
  return givenProgram(ctx, { name: "Season", span: { continuous: true, startDate, duration: null, timeUnit: null } });
}

test("another business's clients, invitations and programs are not counted", async () => {
  const [mine, theirs] = [await coach(), await coach()];
  const id = await givenProgram(theirs.ctx);
  await givenWorkout(theirs.ctx, id, { day: 1 });
  await follow(theirs, id, addDays(today, -40));
  await follow(theirs, id, today);
  await makeInvite(theirs.user);
  const { coaching, programs } = await readDashboard(mine.ctx, "UTC");
  expect(programs).toEqual([]);
  expect(coaching).toMatchObject({
    clients: [],
    training: { clients: 0, rows: [] },
    openInvites: 0,
    due: { rows: [] },
  });
});

test("the licence counts clients and open invitations of clients, and says until when users were granted", async () => {
  const { ctx, user } = await coach();
  await ctx.db
    .update(accounts)
    .set({ maxUsersOverride: 5, maxUsersOverrideUntil: "2026-04-01" })
    .where(eq(accounts.id, user.accountId));
  await makeClient(user);
  await makeInvite(user);
  const { licence } = await readDashboard({ ...ctx, actor: { ...ctx.actor, hasPaidAccess: true } }, "UTC");
  expect(licence).toEqual({ isFree: false, used: 2, allowed: 5, until: "01/04/2026", subscription: null });
});

test("administrators see what is pending, whoever's, the oldest first; a partner what came of it", async () => {
  const partner = await coach(["PAR"]);
  await partner.ctx.db.update(users).set({ partnerCommissionRate: "10" }).where(eq(users.id, partner.user.id));
  const admin = (await coach(["ADM"])).ctx;
  const [first, second] = [await givenProgram(partner.ctx), await givenProgram(partner.ctx, { name: "Second" })];
  const offer = (ctx: Context, id: string) => publishProgram(ctx, id, 0, { step: "suggest", priceCents: 990 });
  await offer(partner.ctx, first);
  await offer(at(partner.ctx, new Date(monday.getTime() + 1000)), second);
  const { pending, licence, coaching, statuses } = await readDashboard(admin, "UTC");
  expect(pending?.rows.map(({ id, creatorName, price }) => [id, creatorName, price])).toEqual([
    [first, "Ana Kovač", "€9.90"],
    [second, "Ana Kovač", "€9.90"],
  ]);
  expect({ total: pending?.total, licence, coaching, statuses }).toEqual({
    ...{ total: 2, licence: null, coaching: null, statuses: null },
  });
  await publishProgram(admin, first, 1, { step: "decline", feedback: "More rest." });
  await makeProgram(partner.user);
  const view = await readDashboard(partner.ctx, "UTC");
  expect(view.answers.map(({ id, status, feedback }) => [id, status, feedback])).toEqual([
    [second, 2, ""],
    [first, 1, "More rest."],
  ]);
  expect(view).toMatchObject({ pending: null, statuses: null, coaching: null });
  expect(view.sales).toEqual({ sold: 0, gross: "€0.00", share: "€0.00" });
});

test.each<[Role[], number]>([
  [["TRN"], 6],
  [["PAR", "TRN"], 7],
  [["ADM", "TRN"], 6],
  [["PAR"], 5],
  [["SYS"], 4],
])("the dashboard of %j costs %i statements", async (roles, cost) => {
  const { ctx } = await coach(roles);
  const { queries } = await testDatabase();
  const before = queries.length;
  await readDashboard(ctx, "UTC");
  expect(queries.length - before).toBe(cost);
});
