import { sellingSettings } from "#app/features/sales/settings.server.ts";
import { cancelOfLeaver } from "#app/features/subscriptions/cancel.server.ts";
import { userDeletion } from "#app/features/users/administration/deletion.server.ts";
import { env } from "#app/http/env.server.ts";
import { deleteAction, deleteLoader } from "#app/http/screens/deleting.server.ts";
import { pageTitle } from "#app/ui/browser/page-title.ts";
import { DeleteScreen } from "#app/ui/dialogs/delete-screen.tsx";

/** Cancels the business's subscription before its last person goes (decisions §1). */
const endingFirst: typeof userDeletion.run = async (ctx, user, at) => {
  const { db, now, services } = ctx;
  await cancelOfLeaver({ db, now, payments: services.payments, selling: sellingSettings(env()) }, user.id);
  return userDeletion.run(ctx, user, at);
};

export const loader = deleteLoader(userDeletion);
export const action = deleteAction({ ...userDeletion, run: endingFirst });
export const meta = pageTitle("Delete user");

export default DeleteScreen;
