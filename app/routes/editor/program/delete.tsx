import { editorDeletion } from "#app/features/programs/deletion.server.ts";
import { deleteAction, deleteLoader } from "#app/http/screens/deleting.server.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import { DeleteScreen } from "#app/ui/dialogs/delete-screen.tsx";

export const loader = deleteLoader(editorDeletion);
export const action = deleteAction(editorDeletion);
export const meta = pageTitle("Delete program");

export default DeleteScreen;
