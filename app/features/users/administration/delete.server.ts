import { and, asc, eq } from "drizzle-orm";
import { Forbidden } from "#app/domain/errors.ts";
import { type Result, refused } from "#app/domain/forms/result.ts";
import { erasePerson } from "#app/features/clients/erase.server.ts";
import type { Context } from "#app/services/context.server.ts";
import type { Tx } from "#db/client.ts";
import { accountClients, userRoles } from "#db/schema/accounts.ts";
import { programAssignments } from "#db/schema/programs.ts";
import { findManagedUser } from "./queries.server.ts";
import type { ManagedUser } from "./views.ts";

/**
 * The person, for who may delete them. NotFound for who manages no users; Forbidden for staff that is not theirs to delete,
 * and for oneself.
 */
export async function findDeletableUser(ctx: Context, id: string): Promise<ManagedUser> {
  const user = await findManagedUser(ctx, id);
  if (user.id === ctx.actor.userId) throw new Forbidden("Nobody can delete themself here.");
  if (!user.mayDelete) throw new Forbidden();
  return user;
}

/**
 * Erases a person and every relation that they have, as a client of whatever business. Refuses the last system
 * administrator. NotFound and Forbidden as for looking.
 */
export async function deleteUser(ctx: Context, id: string): Promise<Result<{ fullName: string }>> {
  return ctx.db.transaction(async (tx) => {
    const user = await findDeletableUser({ ...ctx, db: tx }, id);
    const isTheirs = eq(accountClients.userId, user.id);
    // why: who ends a relation of theirs at once waits, and does not erase the same person again
    const relations = await tx.select().from(accountClients).where(isTheirs).for("update");
    if (await isLastSystemAdministrator(tx, user)) return refused("The last system administrator can't be deleted.");
    for (const { accountId } of relations) {
      const given = and(eq(programAssignments.accountId, accountId), eq(programAssignments.assigneeId, user.id));
      await tx.delete(programAssignments).where(given);
    }
    await tx.delete(accountClients).where(isTheirs);
    await erasePerson(tx, user);
    return { ok: true, fullName: user.fullName };
  });
}

/** Of two who would delete each other at once, the second sees that they are the last. */
async function isLastSystemAdministrator(tx: Tx, { id, roles }: ManagedUser) {
  if (!roles.includes("SYS")) return false;
  const left = await tx
    .select({ id: userRoles.userId })
    .from(userRoles)
    .where(eq(userRoles.role, "SYS"))
    .orderBy(asc(userRoles.accountId), asc(userRoles.userId))
    .for("update");
  return left.every((one) => one.id === id);
}
