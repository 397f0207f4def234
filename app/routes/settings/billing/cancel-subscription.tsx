import { NotFound } from "#app/domain/errors.ts";
import { readSubscription } from "#app/features/account/subscription.server.ts";
import { sellingSettings } from "#app/features/sales/settings.server.ts";
import { cancelByPerson } from "#app/features/subscriptions/cancel.server.ts";
import { env } from "#app/http/env.server.ts";
import { type Deletion, deleteAction, deleteLoader } from "#app/http/screens/deleting.server.ts";
import { paths } from "#app/paths.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import { DeleteScreen } from "#app/ui/dialogs/delete-screen.tsx";

const cancelling: Deletion<{ name: string; until: string }, object> = {
  page: "invoice:see",
  find: async (ctx) => {
    const { plan, until, mayCancel } = await readSubscription(ctx, env().BRAINTREE_TIME_ZONE);
    if (!mayCancel || !plan) throw new NotFound("There is no subscription to cancel.");
    return { name: plan.name, until };
  },
  question: () => "Cancel subscription",
  note: ({ until }) =>
    until ? `You can still use it until ${until}` : "It ends at once, and you will not be charged again.",
  run: (ctx) => cancelByPerson(ctx, sellingSettings(env())),
  message: () => "You cancelled your subscription.",
  back: () => paths.subscription(),
};

export const loader = deleteLoader(cancelling);
export const action = deleteAction(cancelling);
export const meta = pageTitle("Cancel subscription");

export default function CancelSubscription() {
  return <DeleteScreen stay="Continue using app" proceed="Cancel subscription" />;
}
