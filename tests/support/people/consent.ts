import { and, eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import type { InvitationPart } from "#app/domain/people/invited-as.ts";
import type { Role } from "#app/domain/policy/roles.ts";
import { acceptInvitation } from "#app/features/coaching/mutations.server.ts";
import { readMyCoaching } from "#app/features/coaching/queries.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { invites } from "#db/schema/access.ts";
import { accountClients, users } from "#db/schema/accounts.ts";

type Person = { accountId: string; id: string; email: string; roles?: readonly Role[] };

/** The context of somebody else, on the same database and at the same time. */
export function asPerson(ctx: Context, { id: userId, roles = ["TRN"], ...person }: Person): Context {
  return { ...ctx, actor: { ...ctx.actor, ...person, roles, userId } };
}

/** Presses every accept that waits for this person. */
export async function acceptAll(ctx: Context, person: Person) {
  const inside = asPerson(ctx, person);
  const { pending } = await readMyCoaching(inside);
  for (const { id, asClient, roles } of pending) {
    const parts: InvitationPart[] = [
      ...(asClient ? ["client" as const] : []),
      ...(roles.length ? ["roles" as const] : []),
    ];
    for (const part of parts) {
      const accepted = await acceptInvitation(inside, id, part);
      if (!accepted.ok) throw new Error(accepted.problems[""]?.join(" "));
    }
  }
}

/** Makes the user of that id a client of the account, by an invitation that was accepted: what two acceptances store. */
export async function givenRelation({ db, now }: Pick<Context, "db" | "now">, accountId: string, userId: string) {
  const [user] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId));
  const accepted = { acceptedOn: now, clientAcceptedOn: now, acceptedUserId: userId, status: "accepted" as const };
  const asked = { email: user?.email ?? "", isClient: true, createdAt: now, sentOn: now };
  await db.insert(invites).values({ accountId, id: newId(), ...asked, ...accepted });
  await db.insert(accountClients).values({ accountId, userId, createdAt: now });
}

export function isClient({ db }: Pick<Context, "db">, accountId: string, userId: string) {
  return db.$count(accountClients, and(eq(accountClients.accountId, accountId), eq(accountClients.userId, userId)));
}
