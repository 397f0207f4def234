import { and, asc, eq, inArray, isNotNull, or } from "drizzle-orm";
import { v7 as newId } from "uuid";
import type { Db } from "#db/client.ts";
import { reconciliations } from "#db/schema/payments.ts";
import type { BookProblem } from "./book-problems.server.ts";

type Finding = typeof reconciliations.$inferSelect;

const isOfBooks = eq(reconciliations.kind, "books");
const isUnmended = eq(reconciliations.isMended, false);
const isOpen = and(isOfBooks, isUnmended);
const atOnce = 1000;

export function openFindings(db: Db): Promise<Finding[]> {
  return db.select().from(reconciliations).where(isOpen).orderBy(asc(reconciliations.at)).limit(atOnce);
}

/** Skips those already open or marked done; a problem that returns is a new finding. Returns the number of new ones. */
export async function writeDown(db: Db, problems: readonly BookProblem[], at: Date): Promise<number> {
  const byText = new Map(problems.map((problem) => [problem.text, problem]));
  if (byText.size === 0) return 0;
  const isKnown = and(isOfBooks, or(isUnmended, isNotNull(reconciliations.doneBy)));
  const isSame = and(isKnown, inArray(reconciliations.text, [...byText.keys()]));
  for (const { text } of await db.select({ text: reconciliations.text }).from(reconciliations).where(isSame))
    byText.delete(text);
  const rows = [...byText.values()].map((one) => ({
    ...one,
    id: newId(),
    kind: "books" as const,
    isMended: false,
    at,
  }));
  if (rows.length > 0) await db.insert(reconciliations).values(rows);
  return rows.length;
}

/** Closes checked findings that are no longer problems. */
export async function resolve(db: Db, lookedAt: readonly Finding[], problems: readonly BookProblem[], at: Date) {
  const wrong = new Set(problems.map(({ text }) => text));
  const ids = lookedAt.filter(({ text }) => !wrong.has(text)).map(({ id }) => id);
  if (ids.length === 0) return;
  await db.update(reconciliations).set({ isMended: true, resolvedAt: at }).where(inArray(reconciliations.id, ids));
}
