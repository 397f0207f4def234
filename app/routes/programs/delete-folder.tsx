import { folderDeletion } from "#app/features/folders/deletion.server.ts";
import { deleteAction, deleteLoader } from "#app/http/screens/deleting.server.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import { DeleteScreen } from "#app/ui/dialogs/delete-screen.tsx";

export const loader = deleteLoader(folderDeletion);
export const action = deleteAction(folderDeletion);
export const meta = pageTitle("Delete folder");

export default DeleteScreen;
