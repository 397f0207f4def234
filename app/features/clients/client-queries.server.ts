import { and, eq } from "drizzle-orm";
import { NotFound } from "#app/domain/errors.ts";
import { parseUuid } from "#app/domain/ids/ids.ts";
import type { Context } from "#app/services/context.server.ts";
import type { Db, Tx } from "#db/client.ts";
import { fullName } from "#db/full-name.ts";
import { accountClients, accounts, users } from "#db/schema/accounts.ts";
import { inClientScope } from "./scope.server.ts";

export type KnownClient = {
  id: string;
  accountId: string;
  email: string;
  fullName: string;
  businesses: { id: string; name: string }[];
};

export async function findClient({ db, actor }: Context, id: string): Promise<KnownClient> {
  const userId = parseUuid(id);
  const [user] = userId ? await selectUser(db, userId) : [];
  if (!user) throw new NotFound();
  const businesses = await db
    .select({ id: accounts.id, name: accounts.name })
    .from(accountClients)
    .innerJoin(accounts, eq(accounts.id, accountClients.accountId))
    .where(and(eq(accountClients.userId, user.id), inClientScope(actor, accountClients.accountId)))
    .orderBy(accounts.name, accounts.id);
  if (businesses.length === 0) throw new NotFound();
  return { ...user, businesses };
}

function selectUser(db: Db | Tx, userId: string) {
  return db
    .select({ id: users.id, accountId: users.accountId, email: users.email, fullName })
    .from(users)
    .where(eq(users.id, userId));
}
