import { and, eq, exists, or, type SQL, sql } from "drizzle-orm";
import type { Db, Tx } from "./client.ts";
import { paymentAttempts } from "./schema/payments.ts";
import { programAssignments, programs } from "./schema/programs.ts";
import { programPurchases } from "./schema/sales.ts";

/** Whoever follows the program of the query, whichever business gave it to them. */
function followersOf(db: Db | Tx) {
  const { programAccountId, programId } = programAssignments;
  return db
    .select({ one: sql`1` })
    .from(programAssignments)
    .where(and(eq(programAccountId, programs.accountId), eq(programId, programs.id)));
}

/** Whoever bought the program of the query. */
function purchasesOf(db: Db | Tx) {
  const { programAccountId, programId } = programPurchases;
  return db
    .select({ one: sql`1` })
    .from(programPurchases)
    .where(and(eq(programAccountId, programs.accountId), eq(programId, programs.id)));
}

/** Whoever is paying for the program of the query. */
function ordersOf(db: Db | Tx) {
  const { programAccountId, programId, state } = paymentAttempts;
  return db
    .select({ one: sql`1` })
    .from(paymentAttempts)
    .where(and(eq(state, "open"), eq(programAccountId, programs.accountId), eq(programId, programs.id)));
}

/** The condition that somebody follows, bought or is paying for the program of the query: then it is not deleted. */
export function isInUse(db: Db | Tx): SQL {
  return sql`(${or(exists(followersOf(db)), exists(purchasesOf(db)), exists(ordersOf(db)))})`;
}
