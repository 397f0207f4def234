import { and, eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { formatEuros } from "#app/domain/money/euros.ts";
import { formatDate } from "#app/domain/schedule/dates.ts";
import { todayOf } from "#app/domain/schedule/time-zone.ts";
import type { Transaction } from "#app/services/payments/port.ts";
import type { Db, Tx } from "#db/client.ts";
import { reconciliations } from "#db/schema/payments.ts";

type Mend = Omit<typeof reconciliations.$inferInsert, "id" | "at">;

/** Problems that can't be fixed automatically are noted once. */
export async function recordFix(on: Db | Tx, mend: Mend, at: Date): Promise<void> {
  if (!mend.isMended && (await isSaid(on, mend))) return;
  await on.insert(reconciliations).values({ ...mend, id: newId(), at });
}

export function formatCharge({ cents, createdAt }: Transaction, timeZone: string): string {
  return `${formatEuros(cents)} of ${formatDate(todayOf({ now: createdAt, timeZone }))}`;
}

async function isSaid(on: Db | Tx, { kind, text }: Mend) {
  const isSame = and(eq(reconciliations.kind, kind), eq(reconciliations.text, text));
  return (await on.$count(reconciliations, isSame)) > 0;
}
