import { isPaid } from "#app/domain/policy/paid-access.ts";
import type { Claims } from "./access-token.server.ts";
import type { Bearers } from "./bearers.server.ts";

/** Document 1 §6. Null unless the user is active. */
export async function claimsOf(
  { byUser }: Bearers,
  { accountId, id: userId }: { accountId: string; id: string },
  family: string,
  now: Date,
): Promise<{ claims: Claims; pendingInvitations: number } | null> {
  const [row] = await byUser.execute({ accountId, userId });
  if (!row?.isActivated) return null;
  const claims: Claims = {
    epoch: row.signInEpoch,
    family,
    userId,
    accountId,
    email: row.email,
    roles: row.roles.join(","),
    SUBSCRIPTION_TYPE: isPaid(row, now) ? "PAID" : "FREE",
    SUBSCRIPTION_VALID_UNTIL: row.subscriptionValidUntil?.toISOString() ?? null,
    MAX_USERS_OVERRIDE: row.maxUsersOverride,
    MAX_USERS_OVERRIDE_UNTIL: row.maxUsersOverrideUntil,
  };
  return { claims, pendingInvitations: row.pendingInvitations };
}
