import { editorDeletion } from "#app/features/programs/deletion.server.ts";
import { deleteAction, deleteLoader } from "#app/http/deleting.server.ts";
import { DeleteScreen } from "#app/ui/delete-screen.tsx";
import { pageTitle } from "#app/ui/page-title.ts";

export const loader = deleteLoader(editorDeletion);
export const action = deleteAction(editorDeletion);
export const meta = pageTitle("Delete program");

export default function DeleteInEditor() {
  return <DeleteScreen />;
}
