import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { NotFound } from "#app/domain/errors.ts";
import { isExpired, type Licence } from "#app/domain/policy/paid-access.ts";
import { acceptInvitation, endCoaching } from "#app/features/coaching/mutations.server.ts";
import { showWorkout } from "#app/features/prescriptions/show.server.ts";
import { readCalendar } from "#app/features/train/calendar.server.ts";
import { readToday } from "#app/features/train/today.server.ts";
import { openWorkout } from "#app/features/train/workout.server.ts";
import { isLicensed } from "#app/features/training/scope.server.ts";
import { accountClients, accounts } from "#db/schema/accounts.ts";
import { programAssignments } from "#db/schema/programs.ts";
import { at, coachingBusiness } from "#tests/support/people/factory.ts";
import { makeInvite } from "#tests/support/people/links.ts";
import { didOf, givenAthlete, stored } from "../completions/given.ts";

/** Proves what Today says to somebody for whom nothing is planned. The program has one day, Monday, 2 March 2026. */
let given: Awaited<ReturnType<typeof givenAthlete>>;

beforeEach(async () => {
  given = await givenAthlete();
});

const ctx = () => given.athlete.ctx;
const on = (day: string) => readToday(at(ctx(), new Date(`${day}T09:00:00Z`)));

const lapsed = { subscriptionStatus: "CANCELED", subscriptionValidUntil: new Date("2026-02-01") } as const;
const lapse = () => ctx().db.update(accounts).set(lapsed).where(eq(accounts.id, given.coach.account.id));

test("a program that has not begun says when, and one that is over says when it was", async () => {
  expect((await on("2026-02-27")).standing).toEqual({ is: "ahead", program: expect.any(String), on: "2026-03-02" });
  expect(await on("2026-03-02")).toMatchObject({ standing: null, due: [{ name: "Squats" }] });
  expect((await on("2026-03-05")).standing).toEqual({
    is: "over",
    program: expect.any(String),
    on: "2026-03-02",
    isBought: false,
  });
});

test("once the coach's licence is over the plan is not shown, nothing new is prescribed, and what was done stays", async () => {
  await stored(ctx(), didOf(given.programId, given.day, [[5, 100]]));
  await lapse();
  expect(await on("2026-03-02")).toMatchObject({ due: [], missed: [], standing: { is: "expired" } });
  await expect(showWorkout(ctx(), given.programId, given.day.id)).rejects.toThrow(NotFound);
  await expect(openWorkout(ctx(), given.programId, "1")).rejects.toThrow(NotFound);
  const { weeks } = await readCalendar(ctx(), new URLSearchParams({ month: "2026-03" }));
  const entries = weeks.flat().flatMap((day) => day.entries);
  expect(entries).toMatchObject([{ on: "2026-03-02", isPlanned: false, completionId: expect.any(String) }]);
});

test("the same program from a coach with a licence is shown", async () => {
  await lapse();
  const other = await coachingBusiness({ hasPaidAccess: true });
  const userId = ctx().actor.userId;
  await ctx().db.insert(accountClients).values({ accountId: other.account.id, userId });
  const [row] = await ctx().db.select().from(programAssignments).where(eq(programAssignments.assigneeId, userId));
  if (row)
    await ctx()
      .db.insert(programAssignments)
      .values({ ...row, accountId: other.account.id });
  expect(await on("2026-03-02")).toMatchObject({ standing: null, due: [{ name: "Squats" }] });
  expect(await showWorkout(ctx(), given.programId, given.day.id)).toMatchObject({ programId: given.programId });
});

test("who ended the relation reads whose it was, until another coach is there", async () => {
  const coach = await coachingBusiness({ licence: 5 });
  const athlete = await coachingBusiness({ roles: ["USR"] });
  const invitation = await makeInvite(coach.account, athlete.user.email);
  expect(await acceptInvitation(athlete.ctx, invitation.id, "client")).toMatchObject({ ok: true });
  expect((await readToday(athlete.ctx)).standing).toEqual({ is: "none" });
  await endCoaching(athlete.ctx, coach.account.id);
  const { standing } = await readToday(athlete.ctx);
  expect(standing).toEqual({ is: "ended", coach: coach.account.name, on: "2026-03-02" });
  await athlete.ctx.db.insert(accountClients).values({ accountId: given.coach.account.id, userId: athlete.user.id });
  expect((await readToday(athlete.ctx)).standing).toEqual({ is: "none" });
});

test("the database and the rules agree on whose licence is over", async () => {
  const { db, now } = ctx();
  const [hour, day] = [60 * 60 * 1000, 24 * 60 * 60 * 1000];
  const untils = [null, -4 * day, -3 * day, -3 * day + hour, -hour, hour].map((from) =>
    from === null ? null : new Date(now.getTime() + from),
  );
  const overrides = [
    [null, null],
    [0, null],
    [5, null],
    [5, "2026-03-01"],
    [5, "2026-03-02"],
  ] as const;
  for (const subscriptionStatus of [null, "ACTIVE", "CANCELED", "PAST_DUE"] as const) {
    for (const subscriptionValidUntil of untils) {
      for (const [maxUsersOverride, maxUsersOverrideUntil] of overrides) {
        const licence: Licence = {
          subscriptionStatus,
          subscriptionValidUntil,
          maxUsersOverride,
          maxUsersOverrideUntil,
        };
        const { id } = given.coach.account;
        await db.update(accounts).set(licence).where(eq(accounts.id, id));
        const [row] = await db.execute<{ isIt: boolean }>(sql`select ${isLicensed(sql`${id}::uuid`, now)} as "isIt"`);
        const isOver = isExpired({ ...licence, roles: ["TRN"] }, { now, timeZone: "UTC" });
        expect(row?.isIt, JSON.stringify(licence)).toBe(!isOver);
      }
    }
  }
});

test("an administrator's clients need no licence", async () => {
  const { ctx: admin, account } = await coachingBusiness({ roles: ["ADM"] });
  await admin.db.update(accounts).set(lapsed).where(eq(accounts.id, account.id));
  const [row] = await admin.db.execute(sql`select ${isLicensed(sql`${account.id}::uuid`, admin.now)} as "isIt"`);
  expect(row).toEqual({ isIt: true });
});
