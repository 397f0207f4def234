import { setTimeout as wait } from "node:timers/promises";
import { and, eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import type { Db } from "#db/client.ts";
import { completionComments, completions } from "#db/schema/completions.ts";
import { records, results } from "#db/schema/records.ts";
import { storedContext } from "#scripts/demo-data/load.ts";
import { recordsBesideResults } from "#tests/support/training/records-beside-results.ts";
import { completionOf, givenFollower, givenTraining, type Training } from "#tests/support/training/training.ts";
import { end, givenCoach, postToApi, type Server, startServer, withSite } from "./site.ts";

/** In milliseconds: about as long as the workouts of a round are being stored. */
const storing = 400;
const athletes = 3;
const workoutsOfRound = 6;
/** Each of two rounds of a workout leaves a number of repetitions and one of kilograms. */
const valuesOfWorkout = 4;

type Athlete = Awaited<ReturnType<typeof givenFollower>>;
type Sent = { athlete: Athlete; body: ReturnType<typeof completionOf> };
type Seen = { before: number; after: number };

/** Sends workouts, and changes of them, while the server is killed; again until each is acknowledged: none is lost, and the records are those of what stands. */
export function completionRun(kills: number) {
  return withSite(async (site) => {
    const { db } = site;
    const email = `${newId()}@example.test`;
    await givenCoach(db, { email });
    const coach = await storedContext(db, email, new Date());
    const training = await givenTraining(coach, "Squats");
    const people: Athlete[] = [];
    for (let one = 0; one < athletes; one++) people.push(await givenFollower(db, coach, training, ["Luka", `K${one}`]));
    const kept = new Map<string, Sent>();
    const seen: Seen = { before: 0, after: 0 };
    let server = await startServer(site);
    for (let kill = 0; kill < kills; kill++) {
      const round = roundOf(training, people, [...kept.values()]);
      const unanswered = sendAll(server, round);
      await wait(Math.random() * storing);
      await end(server.child, "SIGKILL");
      const left = await unanswered;
      seen.before += round.length - left.length;
      server = await startServer(site);
      seen.after += await untilHeard(server, left);
      for (const sent of round) kept.set(sent.body.id, sent);
    }
    await end(server.child);
    return judge(kills, seen, await compare(db, kept));
  });
}

/** New workouts of everybody, and one of each that is sent again with other numbers. */
function roundOf(training: Training, people: Athlete[], kept: Sent[]): Sent[] {
  return people.flatMap((athlete) => {
    const [again] = kept.filter((sent) => sent.athlete === athlete).slice(-1);
    const ids = Array.from({ length: workoutsOfRound }, () => newId());
    return [...ids, ...(again ? [again.body.id] : [])].map((id) => ({ athlete, body: workoutOf(training, id) }));
  });
}

function workoutOf(training: Training, id: string) {
  const rounds: [number, number][] = [
    [1, 50 + Math.round(Math.random() * 100)],
    [5, 40 + Math.round(Math.random() * 80)],
  ];
  return completionOf(training, rounds, { id, doneAt: new Date(), comment: "Went well" });
}

/** Posts all at once, each as often as two deliveries cross; those that nobody acknowledged. */
async function sendAll(server: Server, round: Sent[]): Promise<Sent[]> {
  const heard = await Promise.all(
    round.map(async (sent) => {
      const both = await Promise.all([sendOne(server, sent), sendOne(server, sent)]);
      return both.includes(201);
    }),
  );
  return round.filter((_, at) => !heard[at]);
}

async function sendOne({ url }: Server, { athlete, body }: Sent) {
  const response = await postToApi(url, athlete, "/workoutcompletions", body).catch(() => null);
  await response?.arrayBuffer().catch(() => null);
  return response?.status ?? 0;
}

async function untilHeard(server: Server, round: Sent[]) {
  let left = round;
  for (let time = 0; left.length > 0 && time < 10; time++) left = await sendAll(server, left);
  return round.length - left.length;
}

type Compared = { stand: number; lost: number; results: number; comments: number; twice: number; wrong: number };

/** What stands beside what was sent last under each id, and the records beside the results. */
async function compare(db: Db, kept: ReadonlyMap<string, Sent>): Promise<Compared> {
  let lost = 0;
  for (const { athlete, body } of kept.values()) {
    const isIt = and(eq(completions.accountId, athlete.actor.accountId), eq(completions.id, body.id));
    const [row] = await db.select({ document: completions.document }).from(completions).where(isIt);
    const values = await db.select({ value: results.value }).from(results).where(eq(results.completionId, body.id));
    if (!row || sum(values.map(({ value }) => value)) !== sum(valuesIn(body))) lost++;
  }
  const { stand, should } = await recordsBesideResults(db);
  const wrong = stand.filter((row, at) => JSON.stringify(row) !== JSON.stringify(should[at])).length;
  return {
    ...{ stand: await db.$count(completions), lost, results: await db.$count(results) },
    comments: await db.$count(completionComments),
    // why: of each athlete there are two, of repetitions and of weight
    twice: (await db.$count(records)) - 2 * athletes,
    wrong: wrong + Math.abs(stand.length - should.length),
  };
}

function valuesIn({ workout }: Sent["body"]) {
  const entries = workout.modules.flatMap(({ moduleExercises }) => moduleExercises);
  const rounds = entries.flatMap(({ moduleExerciseRounds }) => moduleExerciseRounds);
  return rounds.flatMap(({ roundDefinitions }) => roundDefinitions.map(({ doneValue }) => Number(doneValue ?? 0)));
}

function sum(numbers: number[]) {
  return numbers.reduce((total, number) => total + number, 0);
}

function judge(kills: number, { before, after }: Seen, { stand, lost, results, comments, twice, wrong }: Compared) {
  const expected = kills * athletes * workoutsOfRound;
  const figures =
    `${kills} kills, ${before} workouts acknowledged before the kill and ${after} after, ${stand} stored, ${lost} lost, ` +
    `${twice} records raised twice, ${wrong} that differ from their results`;
  const isWhole = stand === expected && comments === expected && results === expected * valuesOfWorkout;
  return {
    name: "a server is killed while workouts are stored",
    figures,
    isGood: isWhole && lost + twice + wrong === 0,
  };
}
