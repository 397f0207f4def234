import { z } from "zod";
import { invitationFilters } from "#app/features/invitations/filters.ts";
import { findGuest, type Guest, setGuestClient } from "#app/features/invitations/guests.server.ts";
import { deleteInvitation } from "#app/features/invitations/mutations.server.ts";
import { type InvitationRow, invitationKeys, pageOfInvitations } from "#app/features/invitations/queries.server.ts";
import { listOperation, operation, resource } from "#app/http/api/operation.ts";
import { pageOf } from "#app/http/api/paging.ts";
import { named } from "#app/http/api/schema-names.ts";
import { id, instant } from "#app/http/api/schemas.ts";

const invite = named(
  "Invite",
  z.object({
    id,
    email: z.string(),
    isClient: z.boolean(),
    isPartner: z.boolean(),
    isTrainer: z.boolean(),
    isWriter: z.boolean(),
    partnerCommissionRate: z.number().nullable().describe("In percent; for partners."),
    inviteSentOn: instant,
  }),
);

const guest = named(
  "Guest",
  z.object({
    id: id.describe("The invitation's."),
    userId: id,
    email: z.string(),
    isClient: z.boolean().describe("Whether your account coaches them now."),
    isPending: z.boolean().describe("Whether an invitation as your client waits for their answer."),
    inviteSentOn: instant,
  }),
);

const listed = {
  access: "client:manage",
  scope: "clients:read",
  where: invitationFilters,
  item: invite,
  keys: invitationKeys,
} as const;

export const invites = resource("Invitations", [
  listOperation({
    ...listed,
    path: "/invites",
    summary: "Open invitations, by e-mail",
    run: async ({ ctx, where, page }) =>
      shownPage(await pageOfInvitations(ctx, { where, ofClients: false, ...page }), page),
  }),
  listOperation({
    ...listed,
    path: "/invites/clients",
    summary: "Open invitations of clients, by e-mail",
    run: async ({ ctx, where, page }) =>
      shownPage(await pageOfInvitations(ctx, { where, ofClients: true, ...page }), page),
  }),
  operation({
    method: "GET",
    path: "/invites/current-user-guest/{userId}",
    summary: "The invitation by which somebody with an account of their own is your guest",
    access: "client:manage",
    scope: "clients:read",
    answer: guest,
    run: async ({ ctx, path }) => shownGuest(await findGuest(ctx, path.userId)),
  }),
  operation({
    method: "PUT",
    path: "/invites/set-client/{id}",
    summary: "Ask a guest to be your client, or stop coaching them",
    description:
      "Only the person can make themselves your client: they get an invitation, and the response has isClient false and isPending true. It takes a place in your licence (409 if none is left). Refused for 30 days after they declined or ended your coaching.",
    access: "client:manage",
    scope: "clients:write",
    body: z.object({ isClient: z.boolean() }),
    answer: guest,
    async run({ ctx, path, body }) {
      const saved = await setGuestClient(ctx, path.id, body.isClient);
      return saved.ok ? shownGuest(saved) : saved;
    },
  }),
  operation({
    method: "DELETE",
    path: "/invites/{id}",
    summary: "Withdraw an open invitation; its link stops working",
    access: "client:manage",
    scope: "clients:write",
    async run({ ctx, path }) {
      await deleteInvitation(ctx, path.id);
      return undefined;
    },
  }),
]);

function shownPage({ rows, total }: Awaited<ReturnType<typeof pageOfInvitations>>, page: { limit: number }) {
  const { items, next } = pageOf(rows, page, ({ email, id }): z.output<typeof invitationKeys> => [email, id]);
  return { items: items.map(shown), total, next };
}

function shown({ sentOn, partnerCommissionRate: rate, ...row }: InvitationRow) {
  return { ...row, partnerCommissionRate: rate === null ? null : Number(rate), inviteSentOn: sentOn };
}

function shownGuest({ id, userId, email, isClient, isPending, sentOn }: Guest) {
  return { id, userId, email, isClient, isPending, inviteSentOn: sentOn };
}
