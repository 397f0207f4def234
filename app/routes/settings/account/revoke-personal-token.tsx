import { tokenRevocation } from "#app/features/tokens/deletion.server.ts";
import { deleteAction, deleteLoader } from "#app/http/screens/deleting.server.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import { DeleteScreen } from "#app/ui/dialogs/delete-screen.tsx";

export const loader = deleteLoader(tokenRevocation);
export const action = deleteAction(tokenRevocation);
export const meta = pageTitle("Revoke token");

export default DeleteScreen;
