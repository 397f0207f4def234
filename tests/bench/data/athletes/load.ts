import postgres from "postgres";
import { accountClients, accounts, userEmails, userRoles, users } from "#db/schema/accounts.ts";
import { completionComments, completions } from "#db/schema/completions.ts";
import { programAssignments, programs, workoutExercises, workouts } from "#db/schema/programs.ts";
import { readinessAnswers, readinessResponses } from "#db/schema/readiness.ts";
import { bodyMeasures, records, results } from "#db/schema/records.ts";
import { log } from "../../log.ts";
import type { Question } from "./answers.ts";
import { weeksOfYear } from "./calendar.ts";
import { clientYear } from "./client-year.ts";
import { openCopy } from "./copy-rows.ts";
import { takeIndexes } from "./indexes.ts";
import { peopleOf, type Wanted } from "./people.ts";
import { peopleRows, programRows } from "./people-rows.ts";
import { type Block, blockOf } from "./program.ts";

export type World = ReturnType<typeof peopleOf> & { blocks: Map<string, Block>; questions: Question[] };

/** What athletes send: named as the database names them. */
const sent = [
  "completions",
  "completion_comments",
  "results",
  "records",
  "readiness_responses",
  "readiness_answers",
  "body_measures",
];

/** Coaches, their clients and the programs that they give, in a migrated and seeded database. */
export async function loadPeople(url: string, wanted: Wanted): Promise<World> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    const people = peopleOf(wanted);
    const blocks = new Map(people.coaches.map((coach) => [coach.id, blockOf(coach)]));
    const world = { ...people, blocks, questions: await questionsOf(sql) };
    await copyPeople(url, world, wanted.until);
    return world;
  } finally {
    await sql.end();
  }
}

/**
 * The same, and a year of what the clients sent, where no athlete has sent anything yet; answers who there are, and how
 * many rows of each table. `tell` gets lines of progress.
 */
export async function loadAthletes(url: string, wanted: Wanted, tell: (line: string) => void = log) {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  const started = performance.now();
  const say = (what: string) => tell(`${((performance.now() - started) / 1000).toFixed(0)} s: ${what}`);
  try {
    const world = await loadPeople(url, wanted);
    say(`${world.coaches.length} coaches, ${world.clients.length} clients`);
    const putBack = await takeIndexes(sql, sent, say);
    const counts = await copyYear(url, world, wanted.until, say);
    say("Keys and indexes");
    await putBack();
    say("Statistics");
    for (const table of [...sent, "accounts", "users", "account_clients"]) {
      await sql.unsafe(`vacuum (analyze) ${table}`);
    }
    say("Done");
    return { ...world, counts, seconds: (performance.now() - started) / 1000 };
  } finally {
    await sql.end();
  }
}

/** The questionnaire as it stands in the database, in its order. */
export async function questionsOf(sql: postgres.Sql): Promise<Question[]> {
  const rows = await sql<{ questionId: string; id: string; points: number }[]>`
    select question_id as "questionId", a.id, points from questions q join question_answers a on a.question_id = q.id
    where not is_deleted order by q.position, q.id, a.position, a.id`;
  const ids = [...new Set(rows.map(({ questionId }) => questionId))];
  return ids.map((id) => {
    const answers = rows.filter(({ questionId }) => questionId === id);
    return { id, answers: answers.map(({ id, points }) => ({ id, points })) };
  });
}

async function copyPeople(url: string, { coaches, clients, relations, blocks }: World, until: string) {
  const rows = peopleRows(coaches, clients);
  const authored = coaches.flatMap((coach) => {
    const block = blocks.get(coach.id);
    return block
      ? [
          programRows(
            coach,
            block,
            clients.filter((client) => client.coach === coach),
            until,
          ),
        ]
      : [];
  });
  const fill = async (table: Parameters<typeof openCopy>[1], all: object[]) => {
    const copy = await openCopy(url, table);
    await copy.write(all);
    await copy.end();
  };
  await fill(accounts, rows.accounts);
  await fill(users, rows.users);
  await fill(userEmails, rows.userEmails);
  await fill(userRoles, rows.userRoles);
  await fill(accountClients, relations);
  await fill(
    programs,
    authored.flatMap((of) => of.programs),
  );
  await fill(
    workouts,
    authored.flatMap((of) => of.workouts),
  );
  await fill(
    workoutExercises,
    authored.flatMap((of) => of.workoutExercises),
  );
  await fill(
    programAssignments,
    authored.flatMap((of) => of.programAssignments),
  );
}

/** All tables at once, and week by week, as the rows of a year come to lie in a table: each client's among everybody's. */
async function copyYear(url: string, world: World, until: string, say: (what: string) => void) {
  const copies = await openCopies(url);
  const years = world.clients.flatMap((client) => {
    const block = world.blocks.get(client.coach.id);
    return block ? [clientYear(client, { until, block, questions: world.questions })] : [];
  });
  let rows = 0;
  for (let week = 0; week <= weeksOfYear; week++) {
    for (const year of years) {
      const next = year.next();
      if (next.done) await copies.records.write(next.value);
      else rows += await writeWeek(copies, next.value);
    }
    if (week % 4 === 3) say(`week ${week + 1} of ${weeksOfYear}, ${rows.toLocaleString("en")} results`);
  }
  const ended = Object.entries(copies).map(async ([name, copy]) => [name, await copy.end()] as const);
  return Object.fromEntries(await Promise.all(ended));
}

type Copies = Awaited<ReturnType<typeof openCopies>>;
type Week = Exclude<ReturnType<ReturnType<typeof clientYear>["next"]>["value"], unknown[]>;

async function openCopies(url: string) {
  return {
    completions: await openCopy(url, completions),
    comments: await openCopy(url, completionComments),
    results: await openCopy(url, results),
    records: await openCopy(url, records),
    responses: await openCopy(url, readinessResponses),
    answers: await openCopy(url, readinessAnswers),
    measures: await openCopy(url, bodyMeasures),
  };
}

async function writeWeek(copies: Copies, { sessions, answered }: Week) {
  await copies.completions.write(sessions.map(({ completion }) => completion));
  await copies.comments.write(sessions.flatMap(({ comments }) => comments));
  const done = sessions.flatMap(({ results }) => results);
  await copies.results.write(done);
  await copies.responses.write(answered.map(({ response }) => response));
  await copies.answers.write(answered.flatMap(({ answers }) => answers));
  await copies.measures.write(answered.flatMap(({ measures }) => measures));
  return done.length;
}
