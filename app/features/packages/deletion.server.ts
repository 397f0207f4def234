import type { Deletion } from "#app/http/screens/deleting.server.ts";
import { paths } from "#app/paths.ts";
import { deletePackage } from "./mutations.server.ts";
import { findPackage } from "./queries.server.ts";

export const packageDeletion: Deletion<{ id: string; name: string }> = {
  page: "package:manage",
  find: (ctx, { params }) => findPackage(ctx, params.packageId ?? ""),
  question: () => "Are you sure you want to delete package?",
  run: (ctx, { id }) => deletePackage(ctx, id),
  message: ({ name }) => `${name} was deleted.`,
  back: ({ id }, { search }) => paths.package(id) + search,
  next: () => paths.packages(),
};
