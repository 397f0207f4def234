import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { unblockBusiness } from "#app/features/coaching/mutations.server.ts";
import { requireActor } from "#app/http/actor.server.ts";
import { formOf } from "#app/http/body/posted-form.server.ts";
import { redirectWithFlash } from "#app/http/flash.server.ts";
import { paths } from "#app/paths.ts";

export { NeverRendered as default } from "#app/ui/frame/never-rendered.tsx";

export async function action({ request, params }: ActionFunctionArgs) {
  const ctx = await requireActor(request, "me:enter", { confirmsAgain: true });
  await formOf(request);
  const { businessName } = await unblockBusiness(ctx, params.businessId ?? "");
  return redirectWithFlash(ctx, paths.me(), `${businessName} can invite you again.`);
}

export async function loader({ request }: LoaderFunctionArgs) {
  await requireActor(request, "me:enter");
  return redirect(paths.me());
}
