import type { VisitorContext } from "#app/services/context.server.ts";
import { linkToken, openLink } from "#app/services/link-tokens.server.ts";
import { type ProvedUser, withProvedUser } from "#app/services/proved.server.ts";
import { acceptTerms } from "#app/services/terms.server.ts";
import { allOrNothing } from "#app/services/transactions.server.ts";
import { grantRoles } from "./person.server.ts";
import { useUpUserLink } from "./user-links.server.ts";

/** Null if the password has changed since the proof. */
export async function openCoachLink({ db, secret, now }: VisitorContext, user: ProvedUser): Promise<string | null> {
  const linkId = await withProvedUser(db, user, (tx) => openLink(tx, "coach", user, now));
  return linkId === null ? null : linkToken(secret, "coach", linkId);
}

/**
 * Uses up the link. The user keeps their account and stays a client of their coaches. `ok: false` for an invalid link.
 */
export function becomeCoach(ctx: VisitorContext, token: string) {
  return allOrNothing(ctx, async (inside): Promise<{ ok: true; user: ProvedUser } | { ok: false }> => {
    const { db, now } = inside;
    const user = await useUpUserLink(inside, "coach", token);
    if (!user?.isActivated) return { ok: false };
    const { accountId, id, passwordHash } = user;
    await grantRoles(db, user, ["TRN"]);
    await acceptTerms(db, user, now);
    return { ok: true, user: { accountId, id, passwordHash } };
  });
}
