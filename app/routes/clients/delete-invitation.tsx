import { invitationDeletion } from "#app/features/invitations/deletion.server.ts";
import { deleteAction, deleteLoader } from "#app/http/screens/deleting.server.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import { DeleteScreen } from "#app/ui/dialogs/delete-screen.tsx";

export const loader = deleteLoader(invitationDeletion);
export const action = deleteAction(invitationDeletion);
export const meta = pageTitle("Delete invitation");

export default DeleteScreen;
