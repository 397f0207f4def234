import { categoryDeletion } from "#app/features/exercises/deletion.server.ts";
import { deleteAction, deleteLoader } from "#app/http/screens/deleting.server.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import { DeleteScreen } from "#app/ui/dialogs/delete-screen.tsx";

export const loader = deleteLoader(categoryDeletion);
export const action = deleteAction(categoryDeletion);
export const meta = pageTitle("Delete category");

export default DeleteScreen;
