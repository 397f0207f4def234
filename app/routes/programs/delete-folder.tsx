import { folderDeletion } from "#app/features/folders/deletion.server.ts";
import { deleteAction, deleteLoader } from "#app/http/deleting.server.ts";
import { DeleteScreen } from "#app/ui/delete-screen.tsx";
import { pageTitle } from "#app/ui/page-title.ts";

export const loader = deleteLoader(folderDeletion);
export const action = deleteAction(folderDeletion);
export const meta = pageTitle("Delete folder");

export default function DeleteFolder() {
  return <DeleteScreen />;
}
