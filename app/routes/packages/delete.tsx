import { packageDeletion } from "#app/features/packages/deletion.server.ts";
import { deleteAction, deleteLoader } from "#app/http/screens/deleting.server.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import { DeleteScreen } from "#app/ui/dialogs/delete-screen.tsx";

export const loader = deleteLoader(packageDeletion);
export const action = deleteAction(packageDeletion);
export const meta = pageTitle("Delete package");

export default DeleteScreen;
