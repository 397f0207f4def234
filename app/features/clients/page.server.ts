import { and, desc, inArray, or } from "drizzle-orm";
import { z } from "zod";
import type { Slice } from "#app/domain/lists/slice.ts";
import { listFollowed } from "#app/features/assignments/client-queries.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { invites } from "#db/schema/access.ts";
import { clientIdsOf, countMatchingPeople, selectPeople } from "./list.server.ts";
import { findPerson } from "./person-queries.server.ts";
import { inClientScope } from "./scope.server.ts";

export const clientKeys = z.tuple([z.string(), z.guid()]);

type Wanted = Slice<z.infer<typeof clientKeys>> & {
  search: string;
  show: "" | "clients" | "invites";
};

/** By name, or e-mail without a name; with programs and the invitation they came by. */
export async function pageOfClients(ctx: Context, { search, show, noCount, ...slice }: Wanted) {
  const query = { search, show, program: "", group: "", sort: "name", page: 1 } as const;
  const found = await selectPeople(ctx, query, { ...slice, limit: slice.limit + 1 });
  const [total, followed, invitations] = await Promise.all([
    noCount ? null : countMatchingPeople(ctx, query),
    listFollowed(ctx, clientIdsOf(found)),
    invitationsOf(ctx, found),
  ]);
  const rows = found.map((row) => ({
    ...row,
    isClient: row.as === null,
    programs: followed.filter(({ clientId }) => clientId === row.id),
    invitation: invitations.get(row.id) ?? null,
  }));
  return { rows, total };
}

export type ClientOfPage = Awaited<ReturnType<typeof pageOfClients>>["rows"][number];

export async function clientForApi(ctx: Context, id: string) {
  const person = await findPerson(ctx, id);
  const [programs, invitations] = await Promise.all([listFollowed(ctx, [person.id]), invitationsOf(ctx, [person])]);
  const { fullName: name, email, isActivated } = person;
  return {
    id: person.id,
    name,
    email,
    isActivated,
    isClient: true,
    programs,
    invitation: invitations.get(person.id) ?? null,
  };
}

/** The open one, or the one by which a client came. */
async function invitationsOf({ db, actor }: Context, people: readonly { id: string; email: string }[]) {
  const { id, email, sentOn, acceptedUserId } = invites;
  if (people.length === 0) return new Map<string, { id: string; sentOn: Date }>();
  const ids = people.map((person) => person.id);
  const rows = await db
    .select({ id, sentOn, acceptedUserId })
    .from(invites)
    .where(
      and(
        inClientScope(actor, invites.accountId),
        // why: the index only has the e-mail
        inArray(
          email,
          people.map((person) => person.email),
        ),
        or(inArray(id, ids), inArray(acceptedUserId, ids)),
      ),
    )
    .orderBy(desc(sentOn), desc(id));
  return new Map(rows.reverse().map((row) => [row.acceptedUserId ?? row.id, { id: row.id, sentOn: row.sentOn }]));
}
