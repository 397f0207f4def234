import { businessBlock } from "#app/features/coaching/endings.server.ts";
import { deleteAction, deleteLoader } from "#app/http/screens/deleting.server.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import { DeleteScreen } from "#app/ui/dialogs/delete-screen.tsx";

export const handle = { scripts: false, styles: "train" };

export const loader = deleteLoader(businessBlock);
export const action = deleteAction(businessBlock);
export const meta = pageTitle("Block");

export default function BlockBusiness() {
  return <DeleteScreen proceed="Block" />;
}
