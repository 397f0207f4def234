import { pastNoteDeletion } from "#app/features/notes/deletion.server.ts";
import { deleteAction, deleteLoader } from "#app/http/screens/deleting.server.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import { DeleteScreen } from "#app/ui/dialogs/delete-screen.tsx";

export const loader = deleteLoader(pastNoteDeletion);
export const action = deleteAction(pastNoteDeletion);
export const meta = pageTitle("Delete note");

export default DeleteScreen;
