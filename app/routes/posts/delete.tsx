import { postDeletion } from "#app/features/posts/deletion.server.ts";
import { deleteAction, deleteLoader } from "#app/http/deleting.server.ts";
import { DeleteScreen } from "#app/ui/delete-screen.tsx";
import { pageTitle } from "#app/ui/page-title.ts";

export const loader = deleteLoader(postDeletion);
export const action = deleteAction(postDeletion);
export const meta = pageTitle("Delete post");

export default function DeletePost() {
  return <DeleteScreen />;
}
