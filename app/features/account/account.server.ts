import { NotFound } from "#app/domain/errors.ts";
import { parseUuid } from "#app/domain/ids/ids.ts";
import { can } from "#app/domain/policy/can.ts";
import { subscriptionState } from "#app/domain/policy/paid-access.ts";
import { findLicence } from "#app/features/clients/licence-queries.server.ts";
import type { Context } from "#app/services/context.server.ts";

/** Their own account, or any for those who manage users. `version` is null for those who may not grant anything. */
export async function readAccount(ctx: Context, id: string) {
  const isManager = can(ctx.actor, "user:manage");
  const known = parseUuid(id);
  if (known === null || (known !== ctx.actor.accountId && !isManager)) throw new NotFound();
  const { account, used, allowed } = await findLicence(ctx.db, known, ctx.now);
  const state = subscriptionState(account, ctx.now);
  return {
    id: account.id,
    name: account.name,
    isPaid: state !== "none" && state !== "ended",
    maxUsersOverride: account.maxUsersOverride,
    maxUsersOverrideUntil: account.maxUsersOverrideUntil,
    used,
    allowed,
    version: isManager ? account.grantsVersion : null,
  };
}
