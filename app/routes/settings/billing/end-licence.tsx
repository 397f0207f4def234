import { findEndable } from "#app/features/invoices/credit-note-queries.server.ts";
import { sellingSettings } from "#app/features/sales/settings.server.ts";
import { endByAdministrator } from "#app/features/subscriptions/cancel.server.ts";
import { env } from "#app/http/env.server.ts";
import { type Deletion, deleteAction, deleteLoader } from "#app/http/screens/deleting.server.ts";
import { paths } from "#app/paths.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import { DeleteScreen } from "#app/ui/dialogs/delete-screen.tsx";

type Endable = Awaited<ReturnType<typeof findEndable>>;

const ending: Deletion<Endable, object> = {
  page: "licence:end",
  find: (ctx, { params }) => findEndable(ctx, params.invoiceId ?? ""),
  question: () => "End this licence now?",
  note: ({ name }) => `The subscription ${name} ends today and is not renewed. The account keeps its data.`,
  run: (ctx, { accountId, subscriptionId }) =>
    endByAdministrator(ctx, sellingSettings(env()), { accountId, subscriptionId }),
  message: () => "The licence has ended.",
  back: (_, { params }) => paths.invoice(params.invoiceId ?? ""),
};

export const loader = deleteLoader(ending);
export const action = deleteAction(ending);
export const meta = pageTitle("End licence");

export default function EndLicence() {
  return <DeleteScreen proceed="End licence" />;
}
