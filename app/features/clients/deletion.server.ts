import type { Deletion } from "#app/http/screens/deleting.server.ts";
import { paths } from "#app/paths.ts";
import { findClient, type KnownClient } from "./client-queries.server.ts";
import { removeClient } from "./mutations.server.ts";

export const clientDeletion: Deletion<KnownClient & { name: string }, { fullName: string }> = {
  page: "client:manage",
  find: async (ctx, { params }) => {
    const client = await findClient(ctx, params.userId ?? "");
    return { ...client, name: client.fullName };
  },
  question: () => "Are you sure you want to delete user?",
  note: ({ fullName, businesses }) => {
    const whose = businesses.map(({ name }) => name).join(" and ");
    return `${fullName} will no longer be a client of ${whose}, and will follow none of its programs. Their place in groups is deleted. Your notes about them stay yours, and their own data stays theirs.`;
  },
  run: (ctx, { id }) => removeClient(ctx, id),
  message: ({ fullName }) => `${fullName} is no longer a client.`,
  back: (_, { search }) => paths.clients() + search,
  next: () => paths.clients(),
};
