import type { VisitorContext } from "#app/services/context.server.ts";
import { linkToken, openLink } from "#app/services/link-tokens.server.ts";
import { acceptTerms } from "#app/services/terms.server.ts";
import { allOrNothing } from "#app/services/transactions.server.ts";
import { grantRoles } from "./person.server.ts";
import type { UserKey } from "./queries.server.ts";
import { useUpUserLink } from "./user-links.server.ts";

/** The token of a link by which the user, whose password was right just now, may become a coach. */
export async function openCoachLink({ db, secret, now }: VisitorContext, { accountId, id }: UserKey): Promise<string> {
  const linkId = await db.transaction((tx) => openLink(tx, "coach", { accountId, id }, now));
  return linkToken(secret, "coach", linkId);
}

/**
 * Uses the link up: its user, who has accepted the terms, is a trainer from now on, in the account that they have, and
 * stays whose client they are. `ok: false` for a link that isn't good any more.
 */
export function becomeCoach(ctx: VisitorContext, token: string) {
  return allOrNothing(ctx, async (inside): Promise<{ ok: true; user: UserKey } | { ok: false }> => {
    const { db, now } = inside;
    const user = await useUpUserLink(inside, "coach", token);
    if (!user?.isActivated) return { ok: false };
    const { accountId, id } = user;
    await grantRoles(db, user, ["TRN"]);
    await acceptTerms(db, user, now);
    return { ok: true, user: { accountId, id } };
  });
}
