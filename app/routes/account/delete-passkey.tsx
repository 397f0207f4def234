import { passkeyDeletion } from "#app/features/access/passkeys/deletion.server.ts";
import { deleteAction, deleteLoader } from "#app/http/screens/deleting.server.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import { DeleteScreen } from "#app/ui/dialogs/delete-screen.tsx";

export const loader = deleteLoader(passkeyDeletion);
export const action = deleteAction(passkeyDeletion);
export const meta = pageTitle("Remove passkey");

export default DeleteScreen;
