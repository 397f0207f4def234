import type { Context } from "#app/services/context.server.ts";
import { accountClients } from "#db/schema/accounts.ts";
import { addUser } from "#tests/support/factory.ts";

/** A client of the actor's account: a new user of the mobile app, or the user of that id; answers the id. */
export async function givenClient(
  { db, actor }: Context,
  given: { userId?: string; lastName?: string } = {},
): Promise<string> {
  const { accountId } = actor;
  const person = { roles: ["USR"] as const, firstName: "Luka", lastName: given.lastName ?? "Kovač" };
  const id = given.userId ?? (await addUser({ id: accountId }, person)).user.id;
  await db.insert(accountClients).values({ accountId, userId: id });
  return id;
}
