import { subcategoryDeletion } from "#app/features/exercises/deletion.server.ts";
import { deleteAction, deleteLoader } from "#app/http/deleting.server.ts";
import { DeleteScreen } from "#app/ui/delete-screen.tsx";
import { pageTitle } from "#app/ui/page-title.ts";

export const loader = deleteLoader(subcategoryDeletion);
export const action = deleteAction(subcategoryDeletion);
export const meta = pageTitle("Delete subcategory");

export default function DeleteSubcategory() {
  return <DeleteScreen />;
}
