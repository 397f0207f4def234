import type { VisitorContext } from "#app/services/context.server.ts";
import { allOrNothing } from "#app/services/transactions.server.ts";
import { type Browser, sendNewDeviceMail } from "./login.server.ts";
import type { FoundUser } from "./queries.server.ts";
import { useUpUserLink } from "./user-links.server.ts";

/**
 * For users whose login was right but who may not enter the administration (coach.server.ts). Null if the token is used
 * up or expired, or the user is not activated. Logging in from an unknown browser sends a mail.
 */
export async function enterOwnPages(
  ctx: VisitorContext,
  token: string,
  browserOf: (email: string) => Promise<Browser>,
): Promise<FoundUser | null> {
  const used = await allOrNothing(ctx, async (inside): Promise<{ ok: true; user: FoundUser } | { ok: false }> => {
    const user = await useUpUserLink(inside, "coach", token);
    return user?.isActivated ? { ok: true, user } : { ok: false };
  });
  if (!used.ok) return null;
  const browser = await browserOf(used.user.email);
  if (!browser.isKnown && used.user.lastLoginAt) await sendNewDeviceMail(ctx, used.user, browser);
  return used.user;
}
