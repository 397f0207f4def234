import { assignmentDeletion } from "#app/features/assignments/deletion.server.ts";
import { deleteAction, deleteLoader } from "#app/http/deleting.server.ts";
import { DeleteScreen } from "#app/ui/delete-screen.tsx";
import { pageTitle } from "#app/ui/page-title.ts";

export const loader = deleteLoader(assignmentDeletion);
export const action = deleteAction(assignmentDeletion);
export const meta = pageTitle("Remove client");

export default function RemoveClient() {
  return <DeleteScreen />;
}
