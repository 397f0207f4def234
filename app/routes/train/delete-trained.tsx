import { ownDoneDeletion } from "#app/features/completions/deletion.server.ts";
import { deleteAction, deleteLoader } from "#app/http/screens/deleting.server.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import { DeleteScreen } from "#app/ui/dialogs/delete-screen.tsx";

export const handle = { scripts: false, styles: "train" };

export const loader = deleteLoader(ownDoneDeletion);
export const action = deleteAction(ownDoneDeletion);
export const meta = pageTitle("Delete workout");

export default DeleteScreen;
