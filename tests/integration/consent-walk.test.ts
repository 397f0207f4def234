import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { beforeAll, expect, test } from "vitest";
import { NotFound } from "#app/domain/errors.ts";
import { findHistories, findMaxima, searchBenchmarkExercises } from "#app/features/benchmarks/exercise-user.server.ts";
import { listMeasurable } from "#app/features/benchmarks/people-queries.server.ts";
import { findRecord } from "#app/features/benchmarks/reset.server.ts";
import { findCoachedClient } from "#app/features/calculation/client-queries.server.ts";
import { findClient } from "#app/features/clients/client-queries.server.ts";
import { listClients } from "#app/features/clients/list.server.ts";
import { clientForApi, pageOfClients } from "#app/features/clients/page.server.ts";
import { findPerson } from "#app/features/clients/person-queries.server.ts";
import { acceptInvitation, endCoaching } from "#app/features/coaching/mutations.server.ts";
import { listComments } from "#app/features/comments/queries.server.ts";
import { latestOfClient, pageOfClient } from "#app/features/completions/client-queries.server.ts";
import { readClients } from "#app/features/exports/business-queries.server.ts";
import { groupsOfClient } from "#app/features/groups/queries.server.ts";
import { asClientOnly } from "#app/features/invitations/invite.server.ts";
import { invite } from "#app/features/invitations/mutations.server.ts";
import { readinessPdf } from "#app/features/readiness/pdf.server.ts";
import { findResponse } from "#app/features/readiness/queries.server.ts";
import { findAthlete } from "#app/features/readiness/scope.server.ts";
import { listReadiness } from "#app/features/readiness/table-queries.server.ts";
import { visibleFile } from "#app/features/uploads/queries.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { users } from "#db/schema/accounts.ts";
import { readinessResponses } from "#db/schema/readiness.ts";
import { records } from "#db/schema/records.ts";
import { starterId } from "#tests/support/exercises.ts";
import { coachingBusiness } from "#tests/support/factory.ts";
import { makeFile } from "#tests/support/things.ts";
import { train } from "./canary-trained.ts";

/** What a coach reads of a person: nothing before they accept, something while they coach them, nothing afterwards. */

const word = "Zvonimir";
const email = "walked@consent.test";
const squat = { exerciseId: starterId("Back squat"), category: "weight", unit: "kilograms" } as const;

type Coach = Awaited<ReturnType<typeof coachingBusiness>>;
let coach: Coach;
let athlete: Coach;
let ids: { person: string; response: string; record: string; face: string };

// why: a first coach has given them everything that can be read
beforeAll(async () => {
  athlete = await coachingBusiness({ roles: ["USR"], email, firstName: word });
  coach = await coachingBusiness({ licence: 5 });
  const { db } = athlete.ctx;
  await train(athlete.ctx, { word, email });
  const { id: person } = athlete.user;
  const face = await makeFile({ ...athlete.user, id: person }, 160);
  await db.update(users).set({ imageId: face }).where(eq(users.id, person));
  const [response] = await db.select().from(readinessResponses).where(eq(readinessResponses.userId, person));
  const [record] = await db.select().from(records).where(eq(records.userId, person));
  ids = { person, response: response?.id ?? "", record: record?.id ?? "", face };
});

/** Each read, by what of it is the person's; NotFound, or nothing, is nothing. */
const reads: Record<string, (ctx: Context) => Promise<unknown>> = {
  "the list of clients": async (ctx) => (await listClients(ctx, everybody)).rows.filter(({ id }) => id === ids.person),
  "the list of clients in the API": async (ctx) => {
    const asked = { search: "", show: "clients" as const, limit: 24, offset: 0, after: null, noCount: true };
    return (await pageOfClients(ctx, asked)).rows;
  },
  "a client": (ctx) => findClient(ctx, ids.person),
  "a client in the API": (ctx) => clientForApi(ctx, ids.person),
  "the client's page": (ctx) => findPerson(ctx, ids.person),
  "the client's numbers in the editor": (ctx) => findCoachedClient(ctx, coach.account.id, ids.person),
  "the completed workouts in the API": async (ctx) => (await pageOfClient(ctx, ids.person, everyCompletion)).rows,
  "the completed workouts on the client's page": (ctx) => latestOfClient(ctx, ids.person),
  "the table of readiness": async (ctx) => (await listReadiness(ctx, readinessQuery)).rows,
  "the readiness of one": (ctx) => findAthlete(ctx, ids.person),
  "a readiness response": (ctx) => findResponse(ctx, ids.response),
  "the readiness PDF": async (ctx) => (await readinessPdf(ctx, ids.person, new AbortController().signal)) && "printed",
  "whom benchmarks offer": async (ctx) => (await listMeasurable(ctx, "")).clients,
  "the histories of benchmarks": async (ctx) => {
    const asked = { ...squat, userIds: [ids.person], timeframe: "oneYear" as const, onlyMaxAttempts: false };
    return (await findHistories(ctx, asked)).flatMap(({ points }) => points);
  },
  "the maxima": (ctx) => findMaxima(ctx, { ...squat, userId: ids.person }),
  "the exercises of benchmarks": (ctx) => searchBenchmarkExercises(ctx, { userIds: [ids.person], search: "squat" }),
  "a record": (ctx) => findRecord(ctx, ids.record),
  "the picture": async (ctx) => (await visibleFile(ctx.db, ctx.actor, ids.face)) ?? [],
  "the clients in the archive of one's data": (ctx) =>
    ctx.db.transaction((tx) => readClients(tx, { accountId: ctx.actor.accountId, id: ctx.actor.userId, email: "" })),
};

const everybody = { search: "", show: "clients", program: "", group: "", sort: "name", page: 1 } as const;
const everyCompletion = { limit: 24, offset: 0, after: null, noCount: true };
const readinessQuery = { limit: 24, offset: 0, search: "", clientIds: [], groupIds: [], timeframe: "oneWeek" } as const;

/** What each read comes to: 'nothing' or 'something'. */
async function walk(ctx: Context) {
  const found: Record<string, string> = {};
  for (const [name, read] of Object.entries(reads)) {
    const value = await read(ctx).catch((error: unknown) => {
      if (error instanceof NotFound) return null;
      throw new Error(name, { cause: error });
    });
    found[name] = value === null || (Array.isArray(value) && value.length === 0) ? "nothing" : "something";
  }
  return found;
}

const all = (what: string) => Object.fromEntries(Object.keys(reads).map((name) => [name, what]));

test("a coach reads nothing before, something during, and nothing after; and nothing of another business's programs", async () => {
  expect(await walk(coach.ctx)).toEqual(all("nothing"));
  const id = newId();
  expect(await invite(coach.ctx, id, asClientOnly(email))).toMatchObject({ ok: true });
  expect(await walk(coach.ctx)).toEqual(all("nothing"));

  expect(await acceptInvitation(athlete.ctx, id, "client")).toMatchObject({ ok: true });
  expect(await walk(coach.ctx)).toEqual(all("something"));
  const comments = await listComments(coach.ctx, { page: 1, program: "", client: "" });
  expect([comments.total, await groupsOfClient(coach.ctx, ids.person)]).toEqual([0, []]);
  const completed = await latestOfClient(coach.ctx, ids.person);
  expect(completed.map(({ workout, programName }) => [workout, programName])).toEqual([[null, "another program"]]);
  const { businesses } = await findClient(coach.ctx, ids.person);
  expect(businesses.map((business) => business.id)).toEqual([coach.account.id]);
  expect((await clientForApi(coach.ctx, ids.person)).programs).toEqual([]);

  await endCoaching(athlete.ctx, coach.account.id);
  expect(await walk(coach.ctx)).toEqual(all("nothing"));
});
