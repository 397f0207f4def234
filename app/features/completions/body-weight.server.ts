import { and, desc, eq, isNotNull, lte } from "drizzle-orm";
import type { Tx } from "#db/client.ts";
import { bodyMeasures } from "#db/schema/records.ts";
import type { Athlete } from "./athlete.server.ts";

/** In kilograms, the last one up to a day. */
export async function findBodyWeight(tx: Tx, { accountId, userId }: Athlete, day: string): Promise<number | null> {
  const { bodyWeight, measuredOn, enteredAt, id } = bodyMeasures;
  const isTheirs = and(eq(bodyMeasures.accountId, accountId), eq(bodyMeasures.userId, userId));
  const [row] = await tx
    .select({ bodyWeight })
    .from(bodyMeasures)
    .where(and(isTheirs, isNotNull(bodyWeight), lte(measuredOn, day)))
    .orderBy(desc(measuredOn), desc(enteredAt), desc(id))
    .limit(1);
  return row?.bodyWeight ?? null;
}
