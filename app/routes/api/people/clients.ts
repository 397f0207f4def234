import { z } from "zod";
import { removeClient } from "#app/features/clients/mutations.server.ts";
import { type ClientOfPage, clientForApi, clientKeys, pageOfClients } from "#app/features/clients/page.server.ts";
import { listOperation, operation, resource } from "#app/http/api/operation.ts";
import { pageOf } from "#app/http/api/paging.ts";
import { named } from "#app/http/api/schema-names.ts";
import { day, id, instant } from "#app/http/api/schemas.ts";
import type { Context } from "#app/services/context.server.ts";

const program = z.object({ id, name: z.string(), startDate: day, isOverdue: z.boolean() });

const person = {
  id: id.describe("The client's; for people who have not joined yet, the invitation's."),
  fullName: z.string(),
  email: z.string(),
  isActivated: z.boolean(),
  inviteId: id.nullable(),
  inviteSentOn: instant.nullable(),
};

const client = named("Client", z.object({ ...person, clientId: id }));
const clientWithPrograms = named(
  "ClientWithPrograms",
  z.object({
    ...person,
    clientId: id.nullable(),
    clientType: z.enum(["client", "invite"]),
    program: program.nullable().describe("The one under way, or the newest."),
    programs: z.array(program),
  }),
);

const clientTypes = { all: "", clients: "clients", invites: "invites" } as const;
const searchQuery = z
  .string()
  .max(200)
  .default("")
  .describe("Text in the name or the e-mail; case and accents do not matter.");
const listed = { access: "client:manage", scope: "clients:read", keys: clientKeys } as const;

type Wanted = Parameters<typeof pageOfClients>[1];

export const clients = resource("Clients", [
  listOperation({
    ...listed,
    path: "/clients",
    summary: "Your clients, by name",
    query: z.object({ searchQuery }),
    item: client,
    run: ({ ctx, query, page }) => shownPage(ctx, { search: query.searchQuery, show: "clients", ...page }, shown),
  }),
  listOperation({
    ...listed,
    path: "/clients/with-programs",
    summary: "Clients with the programs they follow, and people who are invited, by name",
    query: z.object({ searchQuery, clientType: z.enum(["all", "clients", "invites"]).default("all") }),
    item: clientWithPrograms,
    run({ ctx, query, page }) {
      const wanted = { search: query.searchQuery, show: clientTypes[query.clientType], ...page };
      return shownPage(ctx, wanted, shownWithPrograms);
    },
  }),
  operation({
    method: "GET",
    path: "/clients/{id}",
    summary: "One client",
    access: "client:manage",
    scope: "clients:read",
    answer: client,
    run: async ({ ctx, path }) => shown(await clientForApi(ctx, path.id)),
  }),
  operation({
    method: "DELETE",
    path: "/clients/{id}",
    summary: "Stop coaching a client",
    description: "They no longer follow your programs. Their own data stays theirs.",
    access: "client:manage",
    scope: "clients:write",
    async run({ ctx, path }) {
      await removeClient(ctx, path.id);
      return undefined;
    },
  }),
]);

async function shownPage<Item>(ctx: Context, wanted: Wanted, show: (row: ClientOfPage) => Item) {
  const { rows, total } = await pageOfClients(ctx, wanted);
  const { items, next } = pageOf(rows, wanted, ({ sortName, id }): z.output<typeof clientKeys> => [sortName, id]);
  return { items: items.map(show), total, next };
}

type Row = Pick<ClientOfPage, "id" | "name" | "email" | "isActivated" | "invitation">;

function shown({ id, name, email, isActivated, invitation }: Row) {
  const invited = { inviteId: invitation?.id ?? null, inviteSentOn: invitation?.sentOn ?? null };
  return { id, clientId: id, fullName: name, email, isActivated, ...invited };
}

function shownWithPrograms({ isClient, programs, ...row }: ClientOfPage) {
  const clientType = isClient ? ("client" as const) : ("invite" as const);
  return { ...shown(row), clientId: isClient ? row.id : null, clientType, program: programs[0] ?? null, programs };
}
