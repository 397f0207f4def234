import { and, desc, eq } from "drizzle-orm";
import { NotFound } from "#app/domain/errors.ts";
import { parseUuid } from "#app/domain/ids/ids.ts";
import { todayOf } from "#app/domain/schedule/time-zone.ts";
import { faceUrl } from "#app/features/uploads/queries.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { fullName } from "#db/full-name.ts";
import { accountClients, accounts, users } from "#db/schema/accounts.ts";
import { inClientScope } from "./scope.server.ts";

export type Person = {
  id: string;
  fullName: string;
  email: string;
  phoneNumber: string | null;
  pictureUrl: string | null;
  isActivated: boolean;
  /** The actor's own, else the first by name that an administrator sees. */
  business: { id: string; name: string };
  since: string;
  /** Groups and notes only exist for the actor's own business. */
  isOwn: boolean;
};

export async function findPerson(ctx: Context, userId: string): Promise<Person> {
  const id = parseUuid(userId);
  const [row] = id ? await selectPerson(ctx, id) : [];
  if (!row) throw new NotFound();
  const { createdAt, imageId, ...person } = row;
  const since = todayOf({ now: createdAt, timeZone: ctx.timeZone });
  return { ...person, pictureUrl: faceUrl(imageId), since, isOwn: person.business.id === ctx.actor.accountId };
}

export async function findOwnPerson(ctx: Context, userId: string): Promise<Person> {
  const person = await findPerson(ctx, userId);
  if (!person.isOwn) throw new NotFound();
  return person;
}

function selectPerson({ db, actor }: Context, id: string) {
  const isOwn = eq(accounts.id, actor.accountId);
  return db
    .select({
      id: users.id,
      fullName,
      email: users.email,
      phoneNumber: users.phoneNumber,
      imageId: users.imageId,
      isActivated: users.isActivated,
      business: { id: accounts.id, name: accounts.name },
      createdAt: accountClients.createdAt,
    })
    .from(accountClients)
    .innerJoin(users, eq(users.id, accountClients.userId))
    .innerJoin(accounts, eq(accounts.id, accountClients.accountId))
    .where(and(eq(accountClients.userId, id), inClientScope(actor, accountClients.accountId)))
    .orderBy(desc(isOwn), accounts.name, accounts.id)
    .limit(1);
}
