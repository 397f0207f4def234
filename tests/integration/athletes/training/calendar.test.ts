import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { NotFound } from "#app/domain/errors.ts";
import { readCalendar } from "#app/features/train/calendar.server.ts";
import { readTrained } from "#app/features/train/trained.server.ts";
import { accountClients } from "#db/schema/accounts.ts";
import { all, givenTrainee, two, wednesday } from "#tests/integration/clients/trainee-given.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { coachingBusiness } from "#tests/support/people/factory.ts";

/** Proves, worked out by hand, what a person's own months and days say. Today is Wednesday, 18 March 2026. */
let given: Awaited<ReturnType<typeof givenTrainee>>;

beforeEach(async () => {
  given = await givenTrainee();
});

const read = (query: Record<string, string> = {}, ctx = given.athlete) => readCalendar(ctx, new URLSearchParams(query));

async function days(query?: Record<string, string>) {
  const { weeks } = await read(query);
  const marked = weeks.flat().filter(({ entries }) => entries.length > 0);
  return Object.fromEntries(marked.map(({ on, entries }) => [on.slice(5), entries.map(({ status }) => status)]));
}

test("a month says what became of each planned day, and shows what was done late on the day it was done, too", async () => {
  await given.trains();
  expect(await days()).toEqual({
    "03-02": ["done"],
    "03-04": ["late"],
    "03-05": ["done"],
    "03-06": ["partly"],
    "03-09": ["missed"],
    "03-11": ["rest"],
    "03-16": ["partly"],
    "03-18": ["planned"],
    "03-20": ["planned"],
  });
  const { month, before, after, weeks, compliance } = await read();
  expect([month, before, after]).toEqual(["2026-03", "2026-02", "2026-04"]);
  expect([weeks[0]?.[0]?.on, weeks.at(-1)?.at(-1)?.on, weeks.length]).toEqual(["2026-02-23", "2026-04-05", 6]);
  expect(compliance).toEqual({ kept: 2, planned: 5, partly: 2, missed: 1 });
  expect(weeks.flat().filter(({ isToday }) => isToday)).toMatchObject([{ on: "2026-03-18" }]);
});

test("a workout done twice on its day stands twice, and what was done on a day of rest stands beside the rest", async () => {
  const { id: first } = await given.does(1, "2026-03-02", all);
  const { id: again } = await given.does(1, "2026-03-02", two);
  await given.does(5, "2026-03-11", all);
  const found = await days();
  expect(found).toMatchObject({ "03-02": ["done", "partly"], "03-06": ["late"], "03-11": ["rest", "done"] });
  const { open } = await read({ day: "2026-03-02" });
  expect(open?.entries.map(({ completionId, isPlanned }) => [completionId, isPlanned])).toEqual([
    [first, true],
    [again, false],
  ]);
  expect(Object.keys(open?.done ?? {}).sort()).toEqual([first, again].sort());
});

test("an opened day has what was done beside what was prescribed, in its own month unless another one is named", async () => {
  const { id } = await given.does(5, "2026-03-06", two, { comment: "Left knee again", sessionRpe: 7.5, minutes: 41 });
  const { open, month } = await read({ day: "2026-03-06" });
  expect(month).toBe("2026-03");
  const done = open?.done[id];
  expect(done).toMatchObject({ name: "Day 5", effort: "very hard (7.5)", minutes: 41, comment: "Left knee again" });
  const rounds = done?.sets[0]?.exercises[0]?.rounds.map(({ cells }) => cells.map((cell) => cell.done));
  expect(rounds?.map(([reps]) => reps)).toEqual(["5", "5", "–"]);
  expect((await read({ day: "2026-03-18" })).open).toMatchObject({ entries: [{ status: "planned" }], done: {} });
  expect((await read({ day: "2026-03-19" })).open).toBeNull();
  expect((await read({ day: "2026-03-06", month: "2026-01" })).open).toBeNull();
  expect((await read({ day: "nonsense", month: "2026-99" })).month).toBe("2026-03");
});

test("it stays the person's own after the coaching ended, without what was planned, and nobody else's", async () => {
  const { id } = await given.does(3, "2026-03-05", all);
  expect((await readCalendar(given.coach, new URLSearchParams({ day: "2026-03-05" }))).open).toBeNull();
  await expect(readTrained(given.coach, id)).rejects.toThrow(NotFound);
  const stranger = await coachingBusiness({ roles: ["USR"], now: wednesday });
  await expect(readTrained(stranger.ctx, id)).rejects.toThrow(NotFound);
  await given.coach.db.delete(accountClients).where(eq(accountClients.userId, given.clientId));
  expect(await days()).toEqual({ "03-05": ["done"] });
  expect((await readTrained(given.athlete, id)).done.name).toBe("Day 3");
});

test("a done workout leads to the next planned one", async () => {
  const { id } = await given.does(17, "2026-03-18", all);
  const { next, done } = await readTrained(given.athlete, id);
  expect(next).toEqual({ on: "2026-03-20", name: "Day 19", programId: given.programId, key: "19" });
  expect(done).toMatchObject({ on: "2026-03-18", isPrescriptionKnown: true, successfullyCompleted: true });
  expect((await readTrained({ ...given.athlete, now: new Date("2026-03-21T09:00:00Z") }, id)).next).toBeNull();
});

test("a month takes two statements, with an opened day four, a done workout six, however much was done", async () => {
  const { queries } = await testDatabase();
  async function costOf(run: () => Promise<unknown>) {
    const before = queries.length;
    await run();
    return queries.length - before;
  }
  const { id } = await given.does(1, "2026-03-02", all);
  for (let times = 0; times < 5; times++) await given.does(1, "2026-03-02", two);
  expect(await costOf(() => read())).toBe(2);
  expect(await costOf(() => read({ day: "2026-03-02" }))).toBe(4);
  expect(await costOf(() => readTrained(given.athlete, id))).toBe(6);
});
