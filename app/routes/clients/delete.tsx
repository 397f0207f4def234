import { clientDeletion } from "#app/features/clients/deletion.server.ts";
import { deleteAction, deleteLoader } from "#app/http/screens/deleting.server.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import { DeleteScreen } from "#app/ui/dialogs/delete-screen.tsx";

export const loader = deleteLoader(clientDeletion);
export const action = deleteAction(clientDeletion);
export const meta = pageTitle("Delete client");

export default DeleteScreen;
