import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { declineInvitation } from "#app/features/coaching/mutations.server.ts";
import { requireActor } from "#app/http/actor.server.ts";
import { formOf } from "#app/http/body/posted-form.server.ts";
import { redirectWithFlash } from "#app/http/flash.server.ts";
import { paths } from "#app/paths.ts";
import { wordsOfRefusal } from "./invitation-refusal.ts";

export { NeverRendered as default } from "#app/ui/frame/never-rendered.tsx";

export async function action({ request, params: { invitationId = "" } }: ActionFunctionArgs) {
  const ctx = await requireActor(request, "me:enter", { confirmsAgain: true });
  await formOf(request);
  const declined = await declineInvitation(ctx, invitationId);
  if (!declined.ok) return redirectWithFlash(ctx, paths.myInvitation(invitationId), wordsOfRefusal(declined), "bad");
  return redirectWithFlash(ctx, paths.me(), `You declined the invitation from ${declined.businessName}.`);
}

export async function loader({ request, params: { invitationId = "" } }: LoaderFunctionArgs) {
  await requireActor(request, "me:enter");
  return redirect(paths.myInvitation(invitationId));
}
