import { userDeletion } from "#app/features/users/administration/deletion.server.ts";
import { deleteAction, deleteLoader } from "#app/http/screens/deleting.server.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import { DeleteScreen } from "#app/ui/dialogs/delete-screen.tsx";

export const loader = deleteLoader(userDeletion);
export const action = deleteAction(userDeletion);
export const meta = pageTitle("Delete user");

export default DeleteScreen;
