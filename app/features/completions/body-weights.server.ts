import { and, asc, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { DoneWorkout } from "#app/domain/completions/document.ts";
import { resultsOf, volumeLoad } from "#app/domain/completions/results.ts";
import { findMark, setMark } from "#app/services/jobs/marks.server.ts";
import type { Db } from "#db/client.ts";
import { lockUser } from "#db/locks.ts";
import { completions } from "#db/schema/completions.ts";
import { findBodyWeight } from "./athlete.server.ts";
import { storeResults } from "./results.server.ts";

type Adding = { db: Db; now: Date };
type Key = { accountId: string; id: string };

const job = "add-body-weights";
const ofAnHour = { batches: 100, atOnce: 500 };

/**
 * Goes once through the completions of builds that stored no result of what was added to a body weight, and adds those
 * of which the day's body weight is known. Each in a transaction of its own.
 */
export async function addBodyWeights({ db, now }: Adding, { batches, atOnce } = ofAnHour) {
  const mark = await findMark(db, job);
  let from = keyAt(mark?.place);
  let added = 0;
  if (mark && !from) return { added };
  for (let batch = 0; batch < batches; batch++) {
    const looked = await listNext(db, from, atOnce);
    for (const { adds, ...key } of looked) if (adds && (await addTo(db, key, now))) added++;
    from = looked.length < atOnce ? null : (looked.at(-1) ?? null);
    await setMark(db, job, { reachedAt: now, place: from && `${from.accountId} ${from.id}` });
    if (!from) break;
  }
  return { added };
}

function keyAt(place: string | null | undefined): Key | null {
  const [accountId, id] = place?.split(" ") ?? [];
  return accountId && id ? { accountId, id } : null;
}

const definitions = "$.modules[*].moduleExercises[*].moduleExerciseRounds[*].roundDefinitions[*]";
const isOffset = `${definitions} ? (@.trackableType == "bodyWeightOffset" && @.doneValue != null)`;
const adds = sql<boolean>`${completions.bodyWeight} is null and jsonb_path_exists(${completions.document}, ${isOffset}::jsonpath)`;

function listNext(db: Db, from: Key | null, atOnce: number) {
  const { accountId, id } = completions;
  const later: SQL | undefined = from ? sql`(${accountId}, ${id}) > (${from.accountId}, ${from.id})` : undefined;
  return db
    .select({ accountId, id, adds })
    .from(completions)
    .where(later)
    .orderBy(asc(accountId), asc(id))
    .limit(atOnce);
}

async function addTo(db: Db, { accountId, id }: Key, now: Date): Promise<boolean> {
  const isIt = and(eq(completions.accountId, accountId), eq(completions.id, id), isNull(completions.bodyWeight));
  return db.transaction(async (tx) => {
    const [found] = await tx.select({ userId: completions.userId }).from(completions).where(isIt);
    if (!found || !(await lockUser(tx, { accountId, id: found.userId }, "write"))) return false;
    const [completion] = await tx.select().from(completions).where(isIt);
    const bodyWeight = completion && (await findBodyWeight(tx, completion, completion.doneOn));
    if (!bodyWeight) return false;
    const done = resultsOf(completion.document as DoneWorkout, bodyWeight);
    const lifted = done.filter(({ category }) => category === "bodyWeightOffset");
    await tx
      .update(completions)
      .set({ bodyWeight, volumeLoad: volumeLoad(done) })
      .where(isIt);
    await storeResults(tx, completion, lifted, { before: [], now });
    return true;
  });
}
