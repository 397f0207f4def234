import { booksJob } from "#app/features/reconciliation/runs-queries.server.ts";
import type { Services } from "#app/services/context.server.ts";
import { findMark, type Mark, noteFailure, setMark } from "#app/services/jobs/marks.server.ts";
import type { Db } from "#db/client.ts";
import {
  type BookProblem,
  type ChargeKey,
  chargeProblems,
  most,
  numberProblems,
  problemsOfCharges,
  problemsSince,
} from "./book-problems.server.ts";
import { creditProblems } from "./credit-problems.server.ts";
import { openFindings, resolve, writeDown } from "./findings.server.ts";
import { gatewayProblems, listedSince } from "./gateway-books.server.ts";

type Checking = { db: Db; services: Pick<Services, "payments" | "log">; now: Date };

const oneHour = 60 * 60 * 1000;
const oneDay = 24 * oneHour;
/** In milliseconds. An error shows up on the first of these nights. */
const lookedBack = 30 * oneDay;
/** Older charges per night: half a million. */
const batchesOfNight = 100;

type Checked = { problems: number; fresh: number };

/**
 * Compares the gateway's last 30 days, ledger entries, invoices and selling records, to the cent: everything since the
 * last night, and older charges in turn. Records findings for administrators, logs them each night, and closes those in
 * order again. Returns the number of open ones.
 */
export async function checkBooks(ctx: Checking, batches = batchesOfNight): Promise<Checked> {
  const own = await checkOwn(ctx, batches);
  const gateways = await checkGateway(ctx).catch(async (error) => {
    const failure = error instanceof Error ? error.message : String(error);
    await noteFailure(ctx.db, booksJob, { failedAt: ctx.now, failure });
    throw error;
  });
  return { problems: own.problems + gateways.problems, fresh: own.fresh + gateways.fresh };
}

async function checkOwn(ctx: Checking, batches: number): Promise<Checked> {
  const { db, now } = ctx;
  const mark = await findMark(db, booksJob);
  const open = await openFindings(db);
  const ofCharges = open.flatMap(({ accountId, chargeId: id }) => (accountId && id ? [{ accountId, id }] : []));
  const again = await problemsOfCharges(db, ofCharges);
  const walked = await chargeProblems(db, { from: keyAt(mark), batches });
  const recent = mark ? await problemsSince(db, new Date(mark.reachedAt.getTime() - oneDay)) : [];
  const numbers = await numberProblems(db);
  const credits = await creditProblems(db);
  const problems = unique([...again, ...walked.problems, ...recent, ...numbers, ...credits]);
  const checked = await note(ctx, problems);
  // why: if there are too many to list, an unlisted one may still be wrong
  const isListed = numbers.length < most && again.length < most && credits.length < most;
  const lookedAt = open.filter(({ takenAt }) => takenAt === null && isListed);
  await resolve(db, lookedAt, problems, now);
  await setMark(db, booksJob, { reachedAt: now, place: walked.next && `${walked.next.accountId} ${walked.next.id}` });
  return checked;
}

async function checkGateway(ctx: Checking): Promise<Checked> {
  const { db, services, now } = ctx;
  const { payments } = services;
  if (payments.environment === null) return { problems: 0, fresh: 0 };
  const open = await openFindings(db);
  const span = { since: new Date(now.getTime() - lookedBack), until: new Date(now.getTime() - oneHour) };
  const problems = await gatewayProblems(db, payments, span);
  const checked = await note(ctx, problems);
  const lookedAt = open.filter(({ takenAt }) => takenAt !== null && takenAt >= listedSince(span.since));
  await resolve(db, lookedAt, problems, now);
  return checked;
}

async function note({ db, services, now }: Checking, problems: readonly BookProblem[]): Promise<Checked> {
  for (const { text } of problems) services.log.error({ job: booksJob, problem: text }, "books");
  return { problems: problems.length, fresh: await writeDown(db, problems, now) };
}

function keyAt(mark: Mark | null): ChargeKey | null {
  const [accountId, id] = mark?.place?.split(" ") ?? [];
  return accountId && id ? { accountId, id } : null;
}

function unique(problems: readonly BookProblem[]) {
  return [...new Map(problems.map((problem) => [problem.text, problem])).values()];
}
