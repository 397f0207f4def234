import { coachingEnd } from "#app/features/coaching/endings.server.ts";
import { deleteAction, deleteLoader } from "#app/http/screens/deleting.server.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import { DeleteScreen } from "#app/ui/dialogs/delete-screen.tsx";

export const handle = { scripts: false, styles: "train" };

export const loader = deleteLoader(coachingEnd);
export const action = deleteAction(coachingEnd);
export const meta = pageTitle("End coaching");

export default function EndCoaching() {
  return <DeleteScreen proceed="End coaching" />;
}
