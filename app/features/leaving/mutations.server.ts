import { NotFound } from "#app/domain/errors.ts";
import { type Refused, refused } from "#app/domain/forms/result.ts";
import { findUser } from "#app/features/access/queries.server.ts";
import type { Selling } from "#app/features/sales/settings.server.ts";
import { cancelOfLeaver } from "#app/features/subscriptions/cancel.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { deleteErasedFiles, erasePerson, isLastSystemAdministrator } from "#app/services/erasure/erase.server.ts";
import { queueMail } from "#app/services/mail/outbox.server.ts";
import { provePassword } from "#app/services/password-proof.server.ts";
import type { Limits } from "#app/services/rate-limits.server.ts";
import type { LeaveFields } from "./form.ts";
import { lastAdministrator } from "./words.ts";

export type Left = { ok: true } | Refused<LeaveFields>;

/**
 * Requires the password (services/erasure) and sends a mail. Rejects the last system administrator. Cancels the
 * business's subscription before its last person goes (decisions §1).
 */
export async function leave(ctx: Context, limits: Limits, password: string, selling: Selling): Promise<Left> {
  const { db, actor, services, now } = ctx;
  const { accountId, userId: id } = actor;
  const proved = await provePassword(ctx, limits, password);
  if (!proved.ok) return proved;
  const user = await findUser(db, { accountId, id });
  if (!user) throw new NotFound();
  await cancelOfLeaver({ db, payments: services.payments, selling, now }, id);
  const erased = await db.transaction(async (tx) => {
    if (await isLastSystemAdministrator(tx, id)) return null;
    const erasure = await erasePerson(tx, user, now);
    // why: afterwards, since erasing deletes mails to them; names no business, which may be gone
    const { email: recipient, firstName } = user;
    await queueMail(tx, { kind: "left", recipient, accountId: null, content: { firstName } }, now);
    return erasure;
  });
  if (!erased) return refused(lastAdministrator);
  await deleteErasedFiles(services.files, erased);
  return { ok: true };
}
