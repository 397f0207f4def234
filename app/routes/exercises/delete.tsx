import { exerciseDeletion } from "#app/features/exercises/deletion.server.ts";
import { deleteAction, deleteLoader } from "#app/http/deleting.server.ts";
import { DeleteScreen } from "#app/ui/delete-screen.tsx";
import { pageTitle } from "#app/ui/page-title.ts";

export const loader = deleteLoader(exerciseDeletion);
export const action = deleteAction(exerciseDeletion);
export const meta = pageTitle("Delete exercise");

export default function DeleteExercise() {
  return <DeleteScreen />;
}
