import { exerciseDeletion } from "#app/features/exercises/deletion.server.ts";
import { deleteAction, deleteLoader } from "#app/http/screens/deleting.server.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import { DeleteScreen } from "#app/ui/dialogs/delete-screen.tsx";

export const loader = deleteLoader(exerciseDeletion);
export const action = deleteAction(exerciseDeletion);
export const meta = pageTitle("Delete exercise");

export default DeleteScreen;
