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
  note: ({ fullName, businesses, isErasedWithout }) => {
    const whose = businesses.map(({ name }) => name).join(" and ");
    const ends = `${fullName} will be no client of ${whose} any more, and follow none of its programs.`;
    return isErasedWithout ? `${ends} Nobody else coaches them, so all data about them is erased too.` : ends;
  },
  run: (ctx, { id }) => removeClient(ctx, id),
  message: ({ fullName }) => `${fullName} was deleted.`,
  back: (_, { search }) => paths.clients() + search,
  next: () => paths.clients(),
};
