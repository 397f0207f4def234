import { assignmentDeletion } from "#app/features/assignments/deletion.server.ts";
import { deleteAction, deleteLoader } from "#app/http/screens/deleting.server.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import { DeleteScreen } from "#app/ui/dialogs/delete-screen.tsx";

export const loader = deleteLoader(assignmentDeletion);
export const action = deleteAction(assignmentDeletion);
export const meta = pageTitle("Remove client");

export default DeleteScreen;
