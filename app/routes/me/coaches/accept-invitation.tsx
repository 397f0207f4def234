import { acceptInvitation } from "#app/features/coaching/mutations.server.ts";
import { backTo, pressAction } from "#app/http/screens/press.server.ts";
import { wordOf } from "#app/http/screens/steps.server.ts";
import { paths } from "#app/paths.ts";
import { toInvitation } from "./refused-invitation.ts";

export { NeverRendered as default } from "#app/ui/frame/never-rendered.tsx";

export const loader = backTo("me:enter", ({ params }) => paths.myInvitation(params.invitationId ?? ""));

export const action = pressAction(
  "me:enter",
  async (ctx, { params: { invitationId = "" }, form }) => {
    const as = wordOf(form, "as", ["client", "roles"]);
    const accepted = await acceptInvitation(ctx, invitationId, as);
    if (!accepted.ok) return toInvitation(invitationId, accepted);
    const { businessName } = accepted;
    const message = as === "client" ? `${businessName} now coaches you.` : `You now work with ${businessName}.`;
    return { to: paths.me(), message };
  },
  { confirmsAgain: true },
);
