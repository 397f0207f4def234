import { setTimeout as wait } from "node:timers/promises";
import { and, eq, inArray, sql } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { paths } from "#app/paths.ts";
import type { Db } from "#db/client.ts";
import { invites } from "#db/schema/access.ts";
import { mails } from "#db/schema/mails.ts";
import * as site from "./site.ts";
import { post, type Visitor } from "./visitor.ts";

/** People in each file; in milliseconds: how long a confirmation takes at most. */
const people = 5;
const longestConfirmation = 500;

type Business = site.Site & { accountId: string; cookie: string };

/** Confirms imports while the server is killed: each has to invite all of its people, once and by one mail, or nobody. */
export function importRun(kills: number) {
  return site.withSite(async (own) => {
    const business = { ...own, ...(await givenCoach(own.db)) };
    return judge(await confirmAndKill(business, kills), kills, own.provider);
  });
}

type Outcomes = { all: number; none: number; torn: number; broken: number; recipients: string[] };

async function confirmAndKill(business: Business, kills: number) {
  const outcomes: Outcomes = { all: 0, none: 0, torn: 0, broken: 0, recipients: [] };
  let server = await startServer(business);
  for (let kill = 0; kill < kills; kill++) {
    const file = await upload(server.visitor);
    outcomes.recipients.push(...file.emails);
    // why: every other kill comes between the invitations and their mails, the others at any time
    const isBetween = kill % 2 === 0;
    const isAcknowledged = await killAmid(business, server, file, isBetween);
    server = await startServer(business);
    const stored = await countStored(business, file);
    const isAll = stored.every((count) => count === people);
    const isNone = stored.every((count) => count === 0);
    outcomes[isAll ? "all" : isNone ? "none" : "torn"] += 1;
    if (isAcknowledged && !isAll) outcomes.broken += 1;
    // why: whoever got no answer presses again
    await confirm(server.visitor, file);
    if ((await countStored(business, file)).some((count) => count !== people)) outcomes.broken += 1;
  }
  await sendAll(business);
  await site.end(server.child);
  return outcomes;
}

type File = { at: string; id: string; emails: string[] };

async function upload(visitor: Visitor): Promise<File> {
  const { emails, ...fields } = uploadFields();
  const { id } = fields;
  const answer = await post(visitor, paths.importClients(), fields);
  if (answer.status !== 302) throw new Error(`The file was answered with ${answer.status}.`);
  return { at: paths.clientImport(id), id, emails };
}

export function uploadFields() {
  const id = newId();
  const emails = Array.from({ length: people }, (_, index) => `${id}-${index}@people.test`);
  return { id, emails, text: ["email,group", ...emails.map((email) => `${email},Group of ${id}`)].join("\n") };
}

export const confirmFields: [string, string][] = [
  ["email", "0"],
  ["group", "1"],
  ["encoding", "utf-8"],
  ...Array.from({ length: people }, (_, index): [string, string] => ["lines", String(index + 2)]),
  ["press", "invite"],
];

function confirm(visitor: Visitor, { at }: File) {
  return post(visitor, at, confirmFields);
}

/** Whether the confirmation was acknowledged before the end. */
async function killAmid({ db }: Business, { child, visitor }: Server, file: File, isBetween: boolean) {
  const confirming = () =>
    confirm(visitor, file).then(
      ({ status }) => status === 302,
      () => false,
    );
  if (!isBetween) {
    const answer = confirming();
    await wait(Math.random() * longestConfirmation);
    await site.end(child, "SIGKILL");
    return answer;
  }
  return db.transaction(async (tx) => {
    await tx.execute(sql`lock table ${mails} in exclusive mode`);
    const answer = confirming();
    await untilWaiting(db);
    await site.end(child, "SIGKILL");
    return answer;
  });
}

async function untilWaiting(db: Db) {
  const since = performance.now();
  while (performance.now() - since < 10_000) {
    const [row] = await db.execute<{ waiting: number }>(sql`select count(*)::int as waiting from pg_locks
      where not granted and relation = 'mails'::regclass`);
    if (row?.waiting) return;
    await wait(5);
  }
  throw new Error("The confirmation never came to its mails.");
}

/** Invitations, mails and jobs that came of the file. */
async function countStored({ db, accountId }: Business, { id, emails }: File) {
  const isOurs = and(eq(invites.accountId, accountId), inArray(invites.email, emails));
  const isMail = and(eq(mails.accountId, accountId), eq(mails.batchId, id));
  const [jobs] = await db.execute<{ count: number }>(sql`select count(*)::int as count from pgboss.job
    where id in (select ${mails.id} from ${mails} where ${isMail})`);
  return [await db.$count(invites, isOurs), await db.$count(mails, isMail), jobs?.count ?? 0];
}

/** Several workers send at once: each sends a mail a second. */
async function sendAll(business: Business) {
  const workers = Array.from({ length: 3 }, () => site.startWorker(business));
  await site.untilSent(business.db);
  await Promise.all(workers.map((worker) => site.end(worker)));
}

async function givenCoach(db: Db) {
  const coach = await site.givenCoach(db, { email: "coach@people.test" });
  return { accountId: coach.accountId, cookie: await site.sessionOf(db, coach) };
}

type Server = site.Server & { visitor: Visitor };

async function startServer(business: Business): Promise<Server> {
  const server = await site.startServer(business);
  return { ...server, visitor: { url: server.url, cookie: business.cookie } };
}

function judge({ all, none, torn, broken, recipients }: Outcomes, kills: number, provider: site.Provider) {
  const delivered = provider.delivered().map(({ to }) => to);
  const unsent = recipients.filter((recipient) => !delivered.includes(recipient)).length;
  const doubled = delivered.length - new Set(delivered).size;
  const figures = `${kills} kills: ${all} imports complete, ${none} not started, ${torn} partial, ${broken} acknowledged but missing; ${recipients.length} invited, ${unsent} without a mail, ${doubled} with two`;
  const isGood = torn + broken + unsent + doubled === 0 && delivered.length === recipients.length;
  return { name: "the server is killed during an import of clients", figures, isGood };
}
