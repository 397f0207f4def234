import { removeClients } from "#app/features/clients/mutations.server.ts";
import { describeCounts, describeRemoval, describeRemoved } from "#app/features/clients/picked-words.ts";
import type { Picked } from "#app/features/clients/views.ts";
import { deleteInvitations } from "#app/features/invitations/mutations.server.ts";
import { type Deletion, deleteAction, deleteLoader } from "#app/http/screens/deleting.server.ts";
import { paths } from "#app/paths.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import { DeleteScreen } from "#app/ui/dialogs/delete-screen.tsx";
import { listAfter, pickedAt } from "./picked.server.ts";

type Removed = { removed: number; deleted: number };

const deletion: Deletion<Picked & { name: string }, Removed> = {
  page: "client:manage",
  find: async (ctx, at) => {
    const picked = await pickedAt(ctx, at);
    return { ...picked, name: describeCounts(picked.clients.length, picked.invitations.length) };
  },
  question: ({ name }) => `Are you sure you want to remove ${name}?`,
  note: describeRemoval,
  run: async (ctx, { clients, invitations }) => {
    const { removed } = await removeClients(
      ctx,
      clients.map(({ id }) => id),
    );
    const { deleted } = await deleteInvitations(ctx, invitations);
    return { ok: true, removed, deleted };
  },
  message: describeRemoved,
  back: (_, { search }) => paths.clients() + search,
  next: listAfter,
};

export const loader = deleteLoader(deletion);
export const action = deleteAction(deletion);
export const meta = pageTitle("Remove clients");

export default DeleteScreen;
