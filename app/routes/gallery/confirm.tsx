import { type Deletion, deleteAction, deleteLoader } from "#app/http/screens/deleting.server.ts";
import { paths } from "#app/paths.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import { DeleteScreen } from "#app/ui/dialogs/delete-screen.tsx";

const sampleDeletion: Deletion<{ name: string }> = {
  page: "gallery:see",
  find: async () => ({ name: "Back squat" }),
  question: () => "Are you sure you want to delete Exercise?",
  note: ({ name }) => `${name} will be removed from your library. Programs keep what is written in them.`,
  run: async (_, thing) => ({ ok: true, ...thing }),
  message: () => "Nothing was deleted: this is the gallery.",
  back: () => paths.gallery(),
};

export const loader = deleteLoader(sampleDeletion);
export const action = deleteAction(sampleDeletion);
export const meta = pageTitle("Delete");

export default function SampleConfirm() {
  return <DeleteScreen />;
}
