import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { acceptInvitation } from "#app/features/coaching/mutations.server.ts";
import { requireActor } from "#app/http/actor.server.ts";
import { formOf } from "#app/http/body/posted-form.server.ts";
import { redirectWithFlash } from "#app/http/flash.server.ts";
import { wordOf } from "#app/http/screens/steps.server.ts";
import { paths } from "#app/paths.ts";
import { wordsOfRefusal } from "./invitation-refusal.ts";

export { NeverRendered as default } from "#app/ui/frame/never-rendered.tsx";

export async function action({ request, params: { invitationId = "" } }: ActionFunctionArgs) {
  const ctx = await requireActor(request, "me:enter", { confirmsAgain: true });
  const as = wordOf(await formOf(request), "as", ["client", "roles"]);
  const accepted = await acceptInvitation(ctx, invitationId, as);
  if (!accepted.ok) return redirectWithFlash(ctx, paths.myInvitation(invitationId), wordsOfRefusal(accepted), "bad");
  const { businessName } = accepted;
  const words = as === "client" ? `${businessName} now coaches you.` : `You now work with ${businessName}.`;
  return redirectWithFlash(ctx, paths.me(), words);
}

export async function loader({ request, params: { invitationId = "" } }: LoaderFunctionArgs) {
  await requireActor(request, "me:enter");
  return redirect(paths.myInvitation(invitationId));
}
