import { programDeletion } from "#app/features/programs/deletion.server.ts";
import { deleteAction, deleteLoader } from "#app/http/deleting.server.ts";
import { DeleteScreen } from "#app/ui/delete-screen.tsx";
import { pageTitle } from "#app/ui/page-title.ts";

export const loader = deleteLoader(programDeletion);
export const action = deleteAction(programDeletion);
export const meta = pageTitle("Delete program");

export default function DeleteProgram() {
  return <DeleteScreen />;
}
