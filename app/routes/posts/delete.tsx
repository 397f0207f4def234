import { postDeletion } from "#app/features/posts/deletion.server.ts";
import { deleteAction, deleteLoader } from "#app/http/screens/deleting.server.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import { DeleteScreen } from "#app/ui/dialogs/delete-screen.tsx";

export const loader = deleteLoader(postDeletion);
export const action = deleteAction(postDeletion);
export const meta = pageTitle("Delete post");

export default DeleteScreen;
