import { v7 as newId } from "uuid";
import { beforeEach, describe, expect, test } from "vitest";
import { listFollowed } from "#app/features/assignments/client-queries.server.ts";
import { readHub } from "#app/features/clients/hub.server.ts";
import { listClients } from "#app/features/clients/list.server.ts";
import { findPerson } from "#app/features/clients/person-queries.server.ts";
import { markCommentsRead } from "#app/features/comments/mutations.server.ts";
import { storeResponse } from "#app/features/readiness/mutations.server.ts";
import { listQuestions } from "#app/features/readiness/question-queries.server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { all, givenTrainee, two } from "./trainee-given.ts";

/** Proves the figures and the workouts of a client's page, worked out by hand, and what the page costs. */
let given: Awaited<ReturnType<typeof givenTrainee>>;

beforeEach(async () => {
  given = await givenTrainee();
});

async function hub(page = 1) {
  return readHub(given.coach, await findPerson(given.coach, given.clientId), page);
}

describe("the figures", () => {
  async function answers(on: string, best: boolean) {
    const questions = await listQuestions(given.coach.db);
    const answerIds = questions.map(({ answers }) => {
      const sorted = answers.toSorted((one, other) => one.points - other.points);
      return (best ? sorted.at(-1) : sorted[0])?.id ?? "";
    });
    const rest = { muscles: [], bodyWeight: null, bodyFat: null, comment: "" };
    const result = await storeResponse(given.athlete, given.clientId, { id: newId(), on, answerIds, ...rest });
    if (!result.ok) throw new Error(JSON.stringify(result.problems));
  }

  test("of readiness are today's with its band, the fortnight's line and its mean", async () => {
    expect((await hub()).figures.readiness).toEqual({ today: null, latest: null, average: null, days: [] });
    await answers("2026-03-04", false);
    await answers("2026-03-05", false);
    await answers("2026-03-17", true);
    expect((await hub()).figures.readiness).toMatchObject({
      today: null,
      latest: { amount: "100 %", band: "excellent", day: "yesterday" },
      average: "60 %",
      days: [
        { day: 0, score: 0.2 },
        { day: 12, score: 1 },
      ],
    });
    await answers("2026-03-18", false);
    expect((await hub()).figures.readiness).toMatchObject({
      today: { amount: "20 %", band: "bad" },
      latest: null,
      average: "47 %",
    });
  });

  test("of comments are those that this coach has not read, and the latest of them", async () => {
    await given.does(1, "2026-03-02", all, { comment: "Light" });
    const { id } = await given.does(3, "2026-03-04", all, { comment: "Heavy" });
    await given.does(5, "2026-03-06", all);
    expect((await hub()).figures.unread).toEqual({ count: 2, latest: "Heavy" });
    expect((await hub()).workouts.rows.map(({ comment, isUnread }) => [comment, isUnread])).toEqual([
      ["", false],
      ["Heavy", true],
      ["Light", true],
    ]);
    await markCommentsRead(given.coach, [id]);
    expect((await hub()).figures.unread).toEqual({ count: 1, latest: "Light" });
  });

  test("of compliance and of the day of what was last done are in the list of clients, too", async () => {
    await given.trains();
    const everybody = { search: "", show: "", program: "", group: "", sort: "name", page: 1 } as const;
    const listed = async () => (await listClients(given.coach, everybody)).rows.find(({ id }) => id === given.clientId);
    const { compliance } = (await hub()).calendar;
    expect(compliance).not.toBeNull();
    expect(await listed()).toMatchObject({ compliance, active: { words: "2 days ago", date: "16/03/2026" } });
    await answers("2026-03-18", true);
    expect(await listed()).toMatchObject({ active: { words: "today", date: "18/03/2026" } });
  });
});

describe("completed workouts", () => {
  test("are all listed, with or without a comment, ten a page, and the last one stays the last", async () => {
    for (let hour = 0; hour < 12; hour++) {
      const doneAt = `2026-03-17T${String(hour + 6).padStart(2, "0")}:00:00.000Z`;
      await given.does(1, "2026-03-17", two, { doneAt, sessionRpe: 8.5, minutes: 50 });
    }
    const [first, second] = [await hub(), await hub(2)];
    expect([first.workouts.rows.length, second.workouts.rows.length]).toEqual([10, 2]);
    expect([first.workouts.total, first.workouts.pages, second.workouts.total]).toEqual([12, 2, 12]);
    expect(second.workouts.last).toEqual(first.workouts.rows[0]);
    // 2 rounds of 5 × 100 kg
    expect(first.workouts.last).toMatchObject({
      ...{ workout: "Squats, Day 1", day: "yesterday", doneOn: "17/03/2026", sessionRpe: 8.5 },
      ...{ volume: "1,000 kg", session: "Session RPE 8.5 · 50 min", comment: "", successfullyCompleted: true },
    });
  });

  test("are counted in the program that they belong to, once a day, well or not", async () => {
    await given.trains();
    await given.does(1, "2026-03-03", all);
    const [followed] = await listFollowed(given.coach, [given.clientId]);
    expect(followed).toMatchObject({ workouts: 7, done: 4 });
  });
});

test("the page costs 9 statements, however much there is, and 10 on a later page", async () => {
  await given.trains();
  const { queries } = await testDatabase();
  const costs = async (page: number) => {
    const before = queries.length;
    await hub(page);
    return queries.length - before;
  };
  expect(await costs(1)).toBe(9);
  for (let hour = 0; hour < 8; hour++) {
    await given.does(1, "2026-03-17", all, { doneAt: `2026-03-17T1${hour}:00:00.000Z`, comment: "Again" });
  }
  expect([await costs(1), await costs(2)]).toEqual([9, 10]);
});
