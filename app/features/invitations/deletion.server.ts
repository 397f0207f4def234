import type { Deletion } from "#app/http/screens/deleting.server.ts";
import { paths } from "#app/paths.ts";
import { deleteInvitation } from "./mutations.server.ts";
import { findInvitation } from "./queries.server.ts";

export const invitationDeletion: Deletion<{ id: string; name: string }, { email: string }> = {
  page: "client:manage",
  find: async (ctx, { params }) => {
    const { id, email } = await findInvitation(ctx, params.inviteId ?? "");
    return { id, name: email };
  },
  question: () => "Are you sure you want to delete invitation?",
  note: ({ name }) => `The link that was sent to ${name} will stop working.`,
  run: (ctx, { id }) => deleteInvitation(ctx, id),
  message: ({ email }) => `The invitation for ${email} was deleted.`,
  back: (_, { search }) => paths.clients() + search,
  next: () => paths.clients(),
};
