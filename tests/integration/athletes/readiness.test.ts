import { and, eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { NotFound } from "#app/domain/errors.ts";
import { storeResponse } from "#app/features/readiness/mutations.server.ts";
import { findResponse, listResponses } from "#app/features/readiness/queries.server.ts";
import { listBodyWeights } from "#app/features/records/queries.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { accountClients, users } from "#db/schema/accounts.ts";
import { readinessAnswers, readinessResponses } from "#db/schema/readiness.ts";
import { givenClient, homeIdOf } from "#tests/integration/clients/given.ts";
import { hold, letAllGo, untilWaiting } from "#tests/support/database/barrier.ts";
import { coachingBusiness } from "#tests/support/people/factory.ts";
import { answerId, answersOf } from "./readiness-given.ts";

let coach: Context;
let athlete: Context;
let athleteId: string;

/** An athlete with an account of their own, as the app knows them, and a coach whose client they are. */
beforeEach(async () => {
  ({ ctx: coach } = await coachingBusiness());
  const app = await coachingBusiness({ roles: ["USR"], firstName: "Amara", lastName: "Okafor" });
  athlete = app.ctx;
  athleteId = await givenClient(coach, { userId: app.user.id });
});

afterEach(letAllGo);

const day = "2026-03-01";
const sore = [
  { muscle: "rightQuadriceps", soreness: 3 },
  { muscle: "leftChest", soreness: 4 },
];

function sent(changes: Partial<Parameters<typeof storeResponse>[2]> = {}) {
  return { id: newId(), on: day, ...answersOf(4, 3, 4, 5, 4), muscles: sore, ...changes };
}

const rows = () => coach.db.select().from(readinessResponses).where(eq(readinessResponses.userId, athleteId));
const answers = () => coach.db.select().from(readinessAnswers).where(eq(readinessAnswers.userId, athleteId));
const weights = () => listBodyWeights(coach, { userId: athleteId }, 10);

describe("a response", () => {
  test("stands in the athlete's account with its score, and what it says of the body with the body's measures", async () => {
    const input = sent({ bodyWeight: 68.4, bodyFat: 21, comment: "Heavy legs" });
    // 20 of 25 is 0.8, less 7 of 50
    expect(await storeResponse(athlete, athleteId, input)).toEqual({
      ok: true,
      id: input.id,
      score: expect.closeTo(0.66),
    });
    expect(await rows()).toMatchObject([
      { accountId: await homeIdOf(athleteId), source: "client", enteredBy: athleteId, comment: "Heavy legs" },
    ]);
    expect(await weights()).toMatchObject([{ id: input.id, on: day, amount: "68.4 kg", source: "client" }]);
    const response = await findResponse(coach, input.id);
    expect(response).toMatchObject({ client: { fullName: "Amara Okafor" }, answeredOn: day, bodyFat: 21 });
    expect(response.answers.map(({ title, text, points }) => `${title}: ${text}, ${points}`)).toEqual([
      "Sleep quality: Well, 4",
      "Fatigue: A little tired, 3",
      "Stress: A little, 4",
      "Mood: Very good, 5",
      "Motivation to train: Much, 4",
    ]);
    expect(response.muscles[0]).toEqual({ muscle: "leftChest", soreness: 4 });
  });

  test("sent again changes nothing; another one of the day replaces it, whoever sends it", async () => {
    const first = sent({ bodyWeight: 68.4 });
    await storeResponse(athlete, athleteId, first);
    await storeResponse(athlete, athleteId, first);
    expect(await rows()).toHaveLength(1);
    const second = { ...sent(answersOf(2)), bodyWeight: null };
    expect(await storeResponse(coach, athleteId, second)).toMatchObject({ ok: true, id: first.id, score: 0.4 });
    expect(await rows()).toMatchObject([{ id: first.id, source: "coach", muscles: [], bodyWeight: null }]);
    expect((await answers()).map(({ points }) => points)).toEqual([2, 2, 2, 2, 2]);
    expect(await weights()).toEqual([]);
  });

  test("is not moved to another day by its id", async () => {
    const first = sent();
    await storeResponse(athlete, athleteId, first);
    const moved = await storeResponse(athlete, athleteId, { ...first, on: "2026-02-28" });
    expect(moved).toEqual({ ok: false, problems: { on: ["This response was already sent for another day"] } });
    expect(await rows()).toMatchObject([{ answeredOn: day }]);
  });

  test.each<[string, Partial<ReturnType<typeof sent>>, string]>([
    ["no answers", { answerIds: [] }, "answers"],
    ["two answers to one question", { answerIds: [answerId(0, 1), answerId(0, 2)] }, "answers"],
    ["the same answer twice", { answerIds: [answerId(0, 1), answerId(0, 1)] }, "answers"],
    ["an answer that is none", { answerIds: [answerId(0, 1), newId()] }, "answers"],
    ["a muscle that the map does not have", { muscles: [{ muscle: "gills", soreness: 1 }] }, "muscles"],
    ["a muscle twice", { muscles: [sore[0], sore[0]] as typeof sore }, "muscles"],
    ["a soreness of 11", { muscles: [{ muscle: "neck", soreness: 11 }] }, "muscles"],
    ["a day that has not begun anywhere", { on: "2026-03-04" }, "on"],
    ["no day of the calendar", { on: "2026-02-30" }, "on"],
    ["a weight of 5 kg", { bodyWeight: 5 }, "bodyWeight"],
    ["a body fat of 90 %", { bodyFat: 90 }, "bodyFat"],
    ["a comment of 2001 characters", { comment: "x".repeat(2001) }, "comment"],
  ])("with %s is refused, and nothing of it is stored", async (_, changes, field) => {
    const refused = await storeResponse(athlete, athleteId, sent(changes));
    expect(refused).toEqual({ ok: false, problems: { [field]: [expect.any(String)] } });
    expect(await rows()).toEqual([]);
  });

  test("of a day by two at once waits for the other", async () => {
    const lets = await hold((sql) => sql`select from users where id = ${athleteId} for no key update`);
    const both = [sent(answersOf(2)), sent(answersOf(3))].map((one) => storeResponse(athlete, athleteId, one));
    await untilWaiting(2);
    await lets();
    const [one, other] = await Promise.all(both);
    expect(one?.ok && other?.ok && one.id).toBe(other?.ok && other.id);
    expect(await rows()).toHaveLength(1);
    expect(new Set((await answers()).map(({ points }) => points)).size).toBe(1);
  });
});

describe("whose readiness one comes to", () => {
  test("is one's clients', of two coaches both, as long as they are", async () => {
    const input = sent();
    await storeResponse(athlete, athleteId, input);
    const { ctx: other } = await coachingBusiness();
    await expect(findResponse(other, input.id)).rejects.toThrow(NotFound);
    await expect(storeResponse(other, athleteId, sent())).rejects.toThrow(NotFound);
    await givenClient(other, { userId: athleteId });
    expect(await findResponse(other, input.id)).toMatchObject({ id: input.id });
    expect(await storeResponse(other, athleteId, sent({ on: "2026-02-27" }))).toMatchObject({ ok: true });
    const relation = and(eq(accountClients.accountId, coach.actor.accountId), eq(accountClients.userId, athleteId));
    await coach.db.delete(accountClients).where(relation);
    await expect(findResponse(coach, input.id)).rejects.toThrow(NotFound);
    await expect(storeResponse(coach, athleteId, sent())).rejects.toThrow(NotFound);
    expect(await findResponse(other, input.id)).toMatchObject({ id: input.id });
  });

  test("is everybody's for an administrator, and one's own for an athlete, nobody else's", async () => {
    const input = sent();
    await storeResponse(athlete, athleteId, input);
    const { ctx: admin } = await coachingBusiness({ roles: ["ADM"] });
    expect(await findResponse(admin, input.id)).toMatchObject({ id: input.id });
    const { ctx: stranger } = await coachingBusiness({ roles: ["USR"] });
    await expect(findResponse(stranger, input.id)).rejects.toThrow(NotFound);
    await expect(storeResponse(stranger, athleteId, sent())).rejects.toThrow(NotFound);
  });
});

test("history is the latest day first, ten a page, at two statements", async () => {
  for (let at = 1; at <= 12; at++) {
    await storeResponse(athlete, athleteId, sent({ on: `2026-02-${String(at).padStart(2, "0")}` }));
  }
  const [user] = await coach.db.select({ accountId: users.accountId }).from(users).where(eq(users.id, athleteId));
  const whose = { accountId: user?.accountId ?? "", id: athleteId };
  const { rows, total } = await listResponses(coach, whose, { limit: 10, offset: 10 });
  expect(total).toBe(12);
  expect(rows.map(({ answeredOn }) => answeredOn)).toEqual(["2026-02-02", "2026-02-01"]);
});
