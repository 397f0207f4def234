import { eq } from "drizzle-orm";
import type { Context } from "#app/services/context.server.ts";
import { accountClients, users } from "#db/schema/accounts.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { coachingBusiness } from "#tests/support/people/factory.ts";

/** A client of the actor's account: a new user of the mobile app, or the user of that id; returns the id. */
export async function givenClient(
  { db, actor }: Context,
  given: { userId?: string; lastName?: string } = {},
): Promise<string> {
  const { accountId } = actor;
  const person = { roles: ["USR"] as const, firstName: "Luka", lastName: given.lastName ?? "Kovač" };
  const id = given.userId ?? (await coachingBusiness(person)).user.id;
  await db.insert(accountClients).values({ accountId, userId: id });
  return id;
}

/** The account of the user's own. */
export async function homeIdOf(userId: string): Promise<string> {
  const { db } = await testDatabase();
  const [user] = await db.select({ accountId: users.accountId }).from(users).where(eq(users.id, userId));
  if (!user) throw new Error("There is no such user.");
  return user.accountId;
}
