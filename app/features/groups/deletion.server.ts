import type { Deletion } from "#app/http/screens/deleting.server.ts";
import { paths } from "#app/paths.ts";
import { deleteGroup } from "./mutations.server.ts";
import { findGroup, type GroupView } from "./queries.server.ts";

export const groupDeletion: Deletion<GroupView> = {
  page: "group:manage",
  find: (ctx, { params }) => findGroup(ctx, params.groupId ?? ""),
  question: ({ name }) => `Are you sure you want to delete ${name}?`,
  note: () => "The clients in it stay your clients.",
  run: (ctx, { id }) => deleteGroup(ctx, id),
  message: ({ name }) => `The group ${name} was deleted.`,
  back: (_, { search }) => paths.clientGroups() + search,
  next: () => paths.clientGroups(),
};
