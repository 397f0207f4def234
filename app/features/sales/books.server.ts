import { and, eq, inArray } from "drizzle-orm";
import { v7 as newId } from "uuid";
import type { Services } from "#app/services/context.server.ts";
import type { Db } from "#db/client.ts";
import { reconciliations } from "#db/schema/payments.ts";
import { type BookProblem, ownProblems } from "./book-problems.server.ts";
import { gatewayProblems } from "./gateway-books.server.ts";

type Checking = { db: Db; services: Pick<Services, "payments" | "log">; now: Date };

const oneHour = 60 * 60 * 1000;
/** In milliseconds: what is wrong is found in the first of these nights, and what is put right in between is not. */
const lookedBack = 30 * 24 * oneHour;

/**
 * Compares what the gateway took in the last 30 days, and all ledger entries, invoices and selling records, to the cent.
 * What does not add up is written down once for administrators, and logged each time. Returns how much that is.
 */
export async function checkBooks({ db, services, now }: Checking): Promise<{ problems: number; fresh: number }> {
  const own = await ownProblems(db);
  const known = await writeDown(db, own, now);
  const span = { since: new Date(now.getTime() - lookedBack), until: new Date(now.getTime() - oneHour) };
  const gateways = await gatewayProblems(db, services.payments, span);
  const problems = [...own, ...gateways];
  for (const { text } of problems) services.log.error({ job: "check-books", problem: text }, "books");
  return { problems: problems.length, fresh: known + (await writeDown(db, gateways, now)) };
}

/** Returns how many were not written down in a night before. */
async function writeDown(db: Db, problems: BookProblem[], at: Date) {
  if (problems.length === 0) return 0;
  const texts = problems.map(({ text }) => text);
  const isSame = and(eq(reconciliations.kind, "books"), inArray(reconciliations.text, texts));
  const known = new Set((await db.select().from(reconciliations).where(isSame)).map(({ text }) => text));
  const fresh = problems.filter(({ text }) => !known.has(text));
  const rows = fresh.map((problem) => ({ ...problem, id: newId(), kind: "books" as const, isMended: false, at }));
  if (rows.length > 0) await db.insert(reconciliations).values(rows);
  return rows.length;
}
