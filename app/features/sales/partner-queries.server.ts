import { and, eq } from "drizzle-orm";
import type { Db, Tx } from "#db/client.ts";
import { userRoles, users } from "#db/schema/accounts.ts";
import { programs } from "#db/schema/programs.ts";

/** The rate is in percent; null if the creator is not a partner. */
export async function findPartner(on: Db | Tx, program: { accountId: string; id: string }) {
  const isCreator = and(eq(users.accountId, programs.accountId), eq(users.id, programs.creatorId));
  const isPartner = and(
    eq(userRoles.userId, users.id),
    eq(userRoles.accountId, users.accountId),
    eq(userRoles.role, "PAR"),
  );
  const [partner] = await on
    .select({ userId: users.id, rate: users.partnerCommissionRate })
    .from(programs)
    .innerJoin(users, isCreator)
    .innerJoin(userRoles, isPartner)
    .where(and(eq(programs.accountId, program.accountId), eq(programs.id, program.id)));
  return partner ? { accountId: program.accountId, userId: partner.userId, rate: Number(partner.rate ?? 0) } : null;
}
