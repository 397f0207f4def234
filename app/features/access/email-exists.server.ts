import type { VisitorContext } from "#app/services/context.server.ts";
import { countSignUp } from "#app/services/rate-limits.server.ts";
import { findByEmail } from "./queries.server.ts";

/** Whether somebody has the e-mail, as signing up would tell, too; counted like a sign-up, with the seconds to wait past its limit. */
export async function emailExists(
  ctx: VisitorContext,
  email: string,
): Promise<{ ok: true; exists: boolean } | { ok: false; retryAfter: number }> {
  const retryAfter = await countSignUp(ctx.limits, ctx.address);
  if (retryAfter) return { ok: false, retryAfter };
  return { ok: true, exists: (await findByEmail(ctx.db, email.trim().toLowerCase())) !== undefined };
}
