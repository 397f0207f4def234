import type { VisitorContext } from "#app/services/context.server.ts";
import { allOrNothing } from "#app/services/transactions.server.ts";
import { type Browser, tellOfNewDevice } from "./login.server.ts";
import type { FoundUser } from "./queries.server.ts";
import { useUpUserLink } from "./user-links.server.ts";

/**
 * Uses up the mark of a login that was right but has no access (coach.server.ts), and returns its user, who goes on to
 * their own pages; null for a mark that is over, was used, or whose user is not activated. A browser that is strange to
 * them is told of by mail, as after any login.
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
  if (!browser.isKnown && used.user.lastLoginAt) await tellOfNewDevice(ctx, used.user, browser);
  return used.user;
}
