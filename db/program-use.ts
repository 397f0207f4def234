import { and, eq, exists, or, type SQL, sql } from "drizzle-orm";
import type { Db, Tx } from "./client.ts";
import { paymentAttempts } from "./schema/payments.ts";
import { programAssignments, programs } from "./schema/programs.ts";
import { programPurchases } from "./schema/sales.ts";

function followersOf(db: Db | Tx) {
  const { programAccountId, programId } = programAssignments;
  return db
    .select({ one: sql`1` })
    .from(programAssignments)
    .where(and(eq(programAccountId, programs.accountId), eq(programId, programs.id)));
}

function purchasesOf(db: Db | Tx) {
  const { programAccountId, programId } = programPurchases;
  return db
    .select({ one: sql`1` })
    .from(programPurchases)
    .where(and(eq(programAccountId, programs.accountId), eq(programId, programs.id)));
}

function ordersOf(db: Db | Tx) {
  const { programAccountId, programId, state } = paymentAttempts;
  return db
    .select({ one: sql`1` })
    .from(paymentAttempts)
    .where(and(eq(state, "open"), eq(programAccountId, programs.accountId), eq(programId, programs.id)));
}

export function isInUse(db: Db | Tx): SQL {
  return sql`(${or(exists(followersOf(db)), exists(purchasesOf(db)), exists(ordersOf(db)))})`;
}
