import { beforeEach, expect, test } from "vitest";
import { NotFound } from "#app/domain/errors.ts";
import { calendarOf, plannedDays } from "#app/features/compliance/queries.server.ts";
import { readCalendar } from "#app/features/train/calendar.server.ts";
import { readToday } from "#app/features/train/today.server.ts";
import { openWorkout } from "#app/features/train/workout.server.ts";
import { startBought } from "#app/features/training/start.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { accountClients } from "#db/schema/accounts.ts";
import { givenBought } from "#tests/integration/programs/bought-given.ts";
import { addUser, at, coachingBusiness } from "#tests/support/people/factory.ts";
import { didOf, givenSquats, stored } from "../completions/given.ts";

/** Proves that a program that somebody bought is planned for them from the day on which they begin it. Today is Monday. */
let author: Context;
let buyer: Context;
let given: Awaited<ReturnType<typeof givenSquats>>;

beforeEach(async () => {
  author = (await coachingBusiness({ roles: ["PAR"], hasPaidAccess: true })).ctx;
  buyer = (await coachingBusiness({ roles: ["TRN"] })).ctx;
  given = await givenSquats(author, "2");
  await givenBought(buyer, given.programId);
});

const on = (day: string) => readToday(at(buyer, new Date(`${day}T09:00:00Z`)));
const begin = (startDate: string, seen = 1) => startBought(buyer, given.programId, seen, startDate);

async function daysIn(month: string, who = buyer) {
  const { weeks } = await readCalendar(who, new URLSearchParams({ month }));
  return weeks.flat().flatMap(({ entries }) => entries.map((entry) => `${entry.on} ${entry.status}`));
}

test("it is offered until it begins; then its days are due, missed and over, and one can be done", async () => {
  const offered = { programId: given.programId, startDate: null, lastDay: null };
  expect(await on("2026-03-02")).toMatchObject({
    standing: { is: "bought", programId: given.programId },
    bought: [offered],
    due: [],
  });
  expect(await begin("2026-03-03")).toEqual({ ok: true });
  expect(await on("2026-03-02")).toMatchObject({ standing: { is: "ahead", on: "2026-03-03" }, due: [] });
  expect(await on("2026-03-04")).toMatchObject({ standing: null, due: [{ name: "Squats", key: "2" }] });
  expect(await on("2026-03-05")).toMatchObject({
    standing: { is: "over", on: "2026-03-04" },
    missed: [{ name: "Squats" }],
    bought: [{ startDate: "2026-03-03", lastDay: "2026-03-04" }],
  });
  const training = await openWorkout(buyer, given.programId, "2");
  expect(training.isWithdrawn).toBe(false);
  const later = at(buyer, new Date("2026-03-05T09:00:00Z"));
  await stored(later, didOf(given.programId, given.day, [[5, 100]], { doneAt: "2026-03-04T08:00:00.000Z" }));
  expect(await daysIn("2026-03")).toEqual(["2026-03-04 partly"]);
});

test("a start that is moved moves the days, on the calendar that others subscribe to as well", async () => {
  await begin("2026-03-03");
  await begin("2026-03-10", 2);
  expect(await daysIn("2026-03")).toEqual(["2026-03-11 planned"]);
  const span = { from: "2026-03-01", to: "2026-03-31", now: buyer.now };
  expect(await plannedDays(buyer.db, buyer.actor.userId, span)).toMatchObject([{ on: "2026-03-11", name: "Squats" }]);
});

test("the same start sent again is stored once, and another from a page that was overtaken is refused with both", async () => {
  await begin("2026-03-03");
  expect(await begin("2026-03-03")).toEqual({ ok: true });
  expect(await begin("2026-03-17")).toMatchObject({
    ok: false,
    theirs: { values: { startDate: "2026-03-03" }, version: 2 },
  });
  expect(await begin("2026-03-17", 2)).toEqual({ ok: true });
});

test("only who bought it begins it, and a coach of theirs sees nothing of it", async () => {
  const colleague = (await addUser({ id: buyer.actor.accountId })).ctx;
  const coach = (await coachingBusiness({ hasPaidAccess: true })).ctx;
  await coach.db.insert(accountClients).values({ accountId: coach.actor.accountId, userId: buyer.actor.userId });
  for (const other of [author, colleague, coach])
    await expect(startBought(other, given.programId, 1, "2026-03-02")).rejects.toThrow(NotFound);
  await begin("2026-03-01");
  const { weeks, compliance } = await calendarOf(coach, buyer.actor.userId);
  expect([weeks.flatMap(({ days }) => days.flatMap(({ workouts }) => workouts)), compliance]).toEqual([[], null]);
  expect(await daysIn("2026-03", colleague)).toEqual([]);
  expect(await daysIn("2026-03")).toEqual(["2026-03-02 planned"]);
});
