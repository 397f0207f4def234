import { and, eq } from "drizzle-orm";
import { NotFound } from "#app/domain/errors.ts";
import type { Context } from "#app/services/context.server.ts";
import { users } from "#db/schema/accounts.ts";

export async function supportStarts({ db, actor }: Context) {
  const { firstName, lastName, email } = users;
  const [user] = await db
    .select({ firstName, lastName, email })
    .from(users)
    .where(and(eq(users.accountId, actor.accountId), eq(users.id, actor.userId)));
  if (!user) throw new NotFound();
  return user;
}
