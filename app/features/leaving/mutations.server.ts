import { wrongPassword } from "#app/domain/access/password.ts";
import { type Refused, refused } from "#app/domain/forms/result.ts";
import { findUser } from "#app/features/access/queries.server.ts";
import type { Selling } from "#app/features/sales/settings.server.ts";
import { cancelOfLeaver } from "#app/features/subscriptions/cancel.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { erasePerson, isLastSystemAdministrator, removeErased } from "#app/services/erasure/erase.server.ts";
import { checkOwnPassword } from "#app/services/own-password.server.ts";
import type { Limits } from "#app/services/rate-limits.server.ts";
import type { LeaveFields } from "./form.ts";
import { lastAdministrator } from "./words.ts";

export type Left = { ok: true } | Refused<LeaveFields> | { ok: false; retryAfter: number };

/**
 * Erases the actor, who gives their password for it (services/erasure). Refuses a wrong one; after 5 of those the
 * `retryAfter` seconds are to be waited for. The last system administrator stays. What a business pays is cancelled
 * before its last person goes (decisions §1).
 */
export async function leave(ctx: Context, limits: Limits, password: string, selling: Selling): Promise<Left> {
  const { db, actor, services, now } = ctx;
  const { accountId, userId: id } = actor;
  const checked = await checkOwnPassword(db, limits, actor, password);
  if (checked.kind === "tooMany") return { ok: false, retryAfter: checked.retryAfter };
  const user = await findUser(db, { accountId, id });
  if (checked.kind === "wrong" || !user) return wrong;
  await cancelOfLeaver({ db, payments: services.payments, selling, now }, id);
  const erased = await db.transaction(async (tx) => {
    if (await isLastSystemAdministrator(tx, id)) return null;
    return erasePerson(tx, user);
  });
  if (!erased) return refused(lastAdministrator);
  await removeErased(services.files, erased);
  return { ok: true };
}

const wrong: Refused<LeaveFields> = { ok: false, problems: { password: [wrongPassword] } };
