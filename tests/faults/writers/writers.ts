import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import type { Workout } from "#app/domain/workout/document/document.ts";
import { paths } from "#app/paths.ts";
import type { Db } from "#db/client.ts";
import { users } from "#db/schema/accounts.ts";
import { completions } from "#db/schema/completions.ts";
import { clientGroups } from "#db/schema/groups.ts";
import { workouts } from "#db/schema/programs.ts";
import { readinessAnswers, readinessResponses } from "#db/schema/readiness.ts";
import { results } from "#db/schema/records.ts";
import { storedContext } from "#scripts/demo-data/load.ts";
import { logInApp, postToApi } from "#tests/faults/site.ts";
import { markHeader, post } from "#tests/faults/visitor.ts";
import { answersOf } from "#tests/integration/athletes/readiness-given.ts";
import { completionOf, givenFollower, givenTraining } from "#tests/support/training/training.ts";
import { type Gateway, importWriter, paymentWriter } from "./order-writers.ts";
import { beside, besideSet, givenVisitor, isRedirected, type Place, type Writer } from "./writer.ts";

/**
 * Twelve who write, of seven kinds; of six where there is no gateway to pay. A saved week, an API completion, a day's
 * readiness, a profile, an import and a payment are transactions.
 */
export async function givenWriters(db: Db, url: string, gateway?: Gateway): Promise<Writer[]> {
  const { email, visitor } = await givenVisitor(db, url);
  const coach = await storedContext(db, email, new Date());
  const place = { db, url, coach, visitor, training: await givenTraining(coach, "Squats") };
  const kinds: [times: number, kind: (place: Place, time: number) => Promise<Writer>][] = [
    [2, weekWriter],
    [gateway ? 2 : 3, groupWriter],
    [2, completionWriter],
    [2, readinessWriter],
    [2, profileWriter],
    [1, importWriter],
    ...(gateway ? [[1, (at: Place) => paymentWriter(at, gateway)] as [number, typeof groupWriter]] : []),
  ];
  const writers: Writer[] = [];
  for (const [times, kind] of kinds) {
    for (let time = 0; time < times; time++) writers.push(await kind(place, time));
  }
  return writers;
}

async function weekWriter({ url, coach, visitor }: Place, time: number): Promise<Writer> {
  const { programId, day } = await givenTraining(coach, `Week ${time}`);
  const own = { "Sec-Fetch-Site": "same-origin", Cookie: visitor.cookie, ...(await markHeader(visitor)) };
  const headers = { "Content-Type": "application/json", ...own };
  let version = 1;
  let name = day.name;
  return {
    press() {
      const next = `Saved ${version}`;
      const body = JSON.stringify({ saveId: newId(), workouts: [{ version, workout: { ...day, name: next } }] });
      return {
        send: () => fetch(url + paths.save(programId), { method: "POST", headers, body }),
        isHeard: ({ status }) => status === 200,
        heard: () => ([version, name] = [version + 1, next]),
      };
    },
    async compare(db) {
      const [row] = await db.select().from(workouts).where(eq(workouts.id, day.id));
      const { lost, doubled } = beside(version, row?.version ?? 0);
      const stored = row?.document as Workout | undefined;
      return { lost: lost + (stored?.name === name ? 0 : 1), doubled };
    },
  };
}

async function groupWriter({ db, url }: Place): Promise<Writer> {
  const { user, visitor } = await givenVisitor(db, url);
  const ids = new Set<string>();
  return {
    press() {
      const id = newId();
      return {
        send: (fields) => post(visitor, paths.clientGroups(), fields ?? {}),
        isHeard: isRedirected,
        heard: () => ids.add(id),
        fields: { id, name: `Group ${id}` },
      };
    },
    async compare(db) {
      const rows = await db.select().from(clientGroups).where(eq(clientGroups.accountId, user.accountId));
      return besideSet(ids, rows);
    },
  };
}

/** Each of three rounds leaves a number of repetitions and one of kilograms. */
const valuesOfWorkout = 6;

async function completionWriter({ db, url, coach, training }: Place, time: number): Promise<Writer> {
  const athlete = await givenFollower(db, coach, training, ["Luka", `Completes ${time}`]);
  await logInApp(athlete);
  const ids = new Set<string>();
  const rounds: [number, number][] = [
    [5, 80],
    [5, 85],
    [5, 90],
  ];
  return {
    press() {
      const body = completionOf(training, rounds, { doneAt: new Date() });
      return {
        send: () => postToApi(url, athlete, "/workoutcompletions", body),
        isHeard: ({ status }) => status === 201,
        heard: () => ids.add(body.id),
      };
    },
    async compare(db) {
      const rows = await db.select().from(completions).where(eq(completions.userId, athlete.actor.userId));
      const { lost, doubled } = besideSet(ids, rows);
      const values = await db.$count(results, eq(results.userId, athlete.actor.userId));
      const ofValues = beside(ids.size * valuesOfWorkout, values);
      return { lost: lost + ofValues.lost, doubled: doubled + ofValues.doubled };
    },
  };
}

async function readinessWriter({ db, url, coach, training }: Place, time: number): Promise<Writer> {
  const athlete = await givenFollower(db, coach, training, ["Luka", `Answers ${time}`]);
  await logInApp(athlete);
  const ids = new Set<string>();
  const { answerIds } = answersOf(4);
  return {
    press() {
      const day = new Date(Date.now() - (ids.size + 1) * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
      const body = { id: newId(), date: day, answers: answerIds.map((id) => ({ id })) };
      return {
        send: () => postToApi(url, athlete, "/questionnaire/responses", body),
        isHeard: ({ status }) => status === 201,
        heard: () => ids.add(body.id),
      };
    },
    async compare(db) {
      const { userId } = athlete.actor;
      const rows = await db.select().from(readinessResponses).where(eq(readinessResponses.userId, userId));
      const { lost, doubled } = besideSet(ids, rows);
      const answers = await db.$count(readinessAnswers, eq(readinessAnswers.userId, userId));
      const ofAnswers = beside(ids.size * answerIds.length, answers);
      return { lost: lost + ofAnswers.lost, doubled: doubled + ofAnswers.doubled };
    },
  };
}

async function profileWriter({ db, url }: Place): Promise<Writer> {
  const { user, visitor } = await givenVisitor(db, url);
  const [row] = await db.select().from(users).where(eq(users.id, user.id));
  if (!row) throw new Error("The coach is not there.");
  const { firstName, lastName, weightUnit, distanceUnit, heightUnit, velocityUnit, density } = row;
  const others = {
    firstName,
    lastName,
    weightUnit,
    distanceUnit,
    heightUnit,
    velocityUnit,
    density,
    imageId: "",
    timeZone: "",
  };
  let version = row.infoVersion;
  let phoneNumber = "";
  return {
    press() {
      const next = `+44 20 ${10_000 + version}`;
      return {
        send: (fields) => post(visitor, paths.userInfo(), fields ?? {}),
        isHeard: isRedirected,
        heard: () => ([version, phoneNumber] = [version + 1, next]),
        fields: { ...others, phoneNumber: next, version: String(version) },
      };
    },
    async compare(db) {
      const [now] = await db.select().from(users).where(eq(users.id, user.id));
      const { lost, doubled } = beside(version, now?.infoVersion ?? 0);
      return { lost: lost + (now?.phoneNumber === phoneNumber ? 0 : 1), doubled };
    },
  };
}
