import type { Deletion } from "#app/http/screens/deleting.server.ts";
import { paths } from "#app/paths.ts";
import { deleteUser, findDeletableUser } from "./delete.server.ts";

type Named = { id: string; name: string; email: string };

export const userDeletion: Deletion<Named, { fullName: string }> = {
  page: "user:manage",
  find: async (ctx, { params }) => {
    const { id, fullName: name, email } = await findDeletableUser(ctx, params.userId ?? "");
    return { id, name, email };
  },
  question: () => "Are you sure you want to delete this user?",
  note: ({ name, email }) =>
    `${name} (${email}) will be erased: their name, e-mail, phone number and body data, and every business's relation to them. This cannot be undone.`,
  run: (ctx, { id }) => deleteUser(ctx, id),
  message: ({ fullName }) => `${fullName} was deleted.`,
  back: (_, { search }) => paths.users() + search,
  next: () => paths.users(),
};
