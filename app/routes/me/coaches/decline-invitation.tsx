import { declineInvitation } from "#app/features/coaching/mutations.server.ts";
import { backTo, pressAction } from "#app/http/screens/press.server.ts";
import { paths } from "#app/paths.ts";
import { toInvitation } from "./refused-invitation.ts";

export { NeverRendered as default } from "#app/ui/frame/never-rendered.tsx";

export const loader = backTo("me:enter", ({ params }) => paths.myInvitation(params.invitationId ?? ""));

export const action = pressAction(
  "me:enter",
  async (ctx, { params: { invitationId = "" } }) => {
    const declined = await declineInvitation(ctx, invitationId);
    if (!declined.ok) return toInvitation(invitationId, declined);
    return { to: paths.me(), message: `You declined the invitation from ${declined.businessName}.` };
  },
  { confirmsAgain: true },
);
