import { groupDeletion } from "#app/features/groups/deletion.server.ts";
import { deleteAction, deleteLoader } from "#app/http/screens/deleting.server.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import { DeleteScreen } from "#app/ui/dialogs/delete-screen.tsx";

export const loader = deleteLoader(groupDeletion);
export const action = deleteAction(groupDeletion);
export const meta = pageTitle("Delete group");

export default DeleteScreen;
