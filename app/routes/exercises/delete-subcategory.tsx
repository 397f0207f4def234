import { subcategoryDeletion } from "#app/features/exercises/deletion.server.ts";
import { deleteAction, deleteLoader } from "#app/http/screens/deleting.server.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import { DeleteScreen } from "#app/ui/dialogs/delete-screen.tsx";

export const loader = deleteLoader(subcategoryDeletion);
export const action = deleteAction(subcategoryDeletion);
export const meta = pageTitle("Delete subcategory");

export default DeleteScreen;
