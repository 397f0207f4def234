import { eq } from "drizzle-orm";
import type { UserInput } from "#app/features/users/administration/form.ts";
import { updateUser } from "#app/features/users/administration/mutations.server.ts";
import { findManagedUser } from "#app/features/users/administration/queries.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { userRoles } from "#db/schema/accounts.ts";

const nothing: UserInput = {
  roles: [],
  partnerCommissionRate: null,
  maxUsersOverride: null,
  maxUsersOverrideUntil: null,
  isClient: false,
};

/** Saves the editor of the person as it stands, with these changes. */
export async function save(ctx: Context, id: string, change: Partial<UserInput>, seen?: number) {
  const { version, roles, guest, maxUsersOverride } = await findManagedUser(ctx, id);
  const standing = { ...nothing, roles, maxUsersOverride, isClient: guest?.isClient ?? false };
  return updateUser(ctx, id, seen ?? version, { ...standing, ...change });
}

/** The roles that are stored, in the order of their codes. */
export async function rolesOf({ db }: Context, userId: string) {
  const rows = await db.select().from(userRoles).where(eq(userRoles.userId, userId));
  return rows.map(({ role }) => role).sort();
}
