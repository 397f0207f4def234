import type { Deletion } from "#app/http/screens/deleting.server.ts";
import { paths } from "#app/paths.ts";
import { deleteFolder } from "./mutations.server.ts";
import { type FolderView, findFolder } from "./queries.server.ts";

export const folderDeletion: Deletion<FolderView> = {
  page: "folder:manage",
  find: (ctx, { params }) => findFolder(ctx, params.folderId ?? ""),
  question: ({ name }) => `Are you sure you want to delete ${name}?`,
  note: () => "Its programs stay, but they will no longer be in a folder.",
  run: (ctx, { id }) => deleteFolder(ctx, id),
  message: ({ name }) => `The folder ${name} was deleted.`,
  back: (_, { search }) => paths.folders() + search,
  next: () => paths.folders(),
};
