import { and, eq } from "drizzle-orm";
import type { Db } from "#db/client.ts";
import { users } from "#db/schema/accounts.ts";
import { passwordMatches } from "./passwords.server.ts";
import { countPassword, forgivePassword, type Limits } from "./rate-limits.server.ts";

type User = { accountId: string; userId: string };
/** `retryAfter`: seconds to wait after too many wrong ones. */
type OwnPassword = { kind: "right" } | { kind: "wrong" } | { kind: "tooMany"; retryAfter: number };

/** Whether somebody who is logged in knows their password. Wrong ones are counted as those of a password's change. */
export async function checkOwnPassword(
  db: Db,
  limits: Limits,
  { accountId, userId }: User,
  password: string,
): Promise<OwnPassword> {
  const retryAfter = await countPassword(limits, userId);
  if (retryAfter) return { kind: "tooMany", retryAfter };
  const isUser = and(eq(users.accountId, accountId), eq(users.id, userId));
  const [user] = await db.select({ passwordHash: users.passwordHash }).from(users).where(isUser);
  if (!user || !(await passwordMatches(user.passwordHash, password))) return { kind: "wrong" };
  await forgivePassword(limits, userId);
  return { kind: "right" };
}
