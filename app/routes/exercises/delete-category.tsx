import { categoryDeletion } from "#app/features/exercises/deletion.server.ts";
import { deleteAction, deleteLoader } from "#app/http/deleting.server.ts";
import { DeleteScreen } from "#app/ui/delete-screen.tsx";
import { pageTitle } from "#app/ui/page-title.ts";

export const loader = deleteLoader(categoryDeletion);
export const action = deleteAction(categoryDeletion);
export const meta = pageTitle("Delete category");

export default function DeleteCategory() {
  return <DeleteScreen />;
}
