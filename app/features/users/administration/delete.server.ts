import { Forbidden } from "#app/domain/errors.ts";
import { type Result, refused } from "#app/domain/forms/result.ts";
import type { Context } from "#app/services/context.server.ts";
import { deleteErasedFiles, erasePerson, isLastSystemAdministrator } from "#app/services/erasure/erase.server.ts";
import { findManagedUser } from "./queries.server.ts";
import type { ManagedUser } from "./views.ts";

/** Forbidden for staff that is not theirs to delete, and for oneself. */
export async function findDeletableUser(ctx: Context, id: string): Promise<ManagedUser> {
  const user = await findManagedUser(ctx, id);
  if (user.id === ctx.actor.userId) throw new Forbidden("You can't delete yourself here.");
  if (!user.mayDelete) throw new Forbidden();
  return user;
}

/** Rejects the last system administrator. */
export async function deleteUser(ctx: Context, id: string): Promise<Result<{ fullName: string }>> {
  const { user, erased } = await ctx.db.transaction(async (tx) => {
    const found = await findDeletableUser({ ...ctx, db: tx }, id);
    const isLast = await isLastSystemAdministrator(tx, found.id);
    return { user: found, erased: isLast ? null : await erasePerson(tx, found, ctx.now) };
  });
  if (!erased) return refused("The last system administrator can't be deleted.");
  await deleteErasedFiles(ctx.services.files, erased);
  return { ok: true, fullName: user.fullName };
}
