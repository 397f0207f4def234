import { and, eq, gt, isNull, lt, sql } from "drizzle-orm";
import { formatShortDate } from "#app/domain/schedule/dates.ts";
import { queueMail } from "#app/services/mail/outbox.server.ts";
import type { Db } from "#db/client.ts";
import { inOrder } from "#db/lock-order.ts";
import { users } from "#db/schema/accounts.ts";
import { personalTokens } from "#db/schema/tokens.ts";

const thirtyDays = 30 * 86_400_000;

/** Once, for tokens that expire within 30 days and were made for longer. */
export async function sendTokenEndingMails({ db, now }: { db: Db; now: Date }) {
  const { accountId, id, name, expiresAt, createdAt, toldOfEndAt, revokedAt } = personalTokens;
  const isEnding = and(
    isNull(toldOfEndAt),
    isNull(revokedAt),
    gt(expiresAt, now),
    lt(expiresAt, new Date(now.getTime() + thirtyDays)),
    sql`${expiresAt} - ${createdAt} > interval '30 days'`,
  );
  return db.transaction(async (tx) => {
    const ofUser = and(eq(users.accountId, accountId), eq(users.id, personalTokens.userId));
    const ending = await tx
      .select({ accountId, id, name, expiresAt, recipient: users.email, firstName: users.firstName })
      .from(personalTokens)
      .innerJoin(users, ofUser)
      .where(isEnding)
      .for(inOrder(tx, personalTokens, "delete"), { of: personalTokens });
    for (const { recipient, firstName, ...token } of ending) {
      const day = formatShortDate(token.expiresAt.toISOString().slice(0, 10));
      const content = { firstName, name: token.name, day };
      await queueMail(tx, { kind: "tokenEnds", recipient, accountId: token.accountId, content }, now);
      const isIt = and(eq(accountId, token.accountId), eq(id, token.id));
      await tx.update(personalTokens).set({ toldOfEndAt: now }).where(isIt);
    }
    return { mails: ending.length };
  });
}
