import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { closeCoachingNotice } from "#app/features/coaching/mutations.server.ts";
import { requireActor } from "#app/http/actor.server.ts";
import { formOf } from "#app/http/body/posted-form.server.ts";

import { paths } from "#app/paths.ts";

export { NeverRendered as default } from "#app/ui/frame/never-rendered.tsx";

export async function action({ request }: ActionFunctionArgs) {
  const ctx = await requireActor(request, "me:enter", { confirmsAgain: true });
  await formOf(request);
  await closeCoachingNotice(ctx);
  return redirect(paths.me());
}

export async function loader({ request }: LoaderFunctionArgs) {
  await requireActor(request, "me:enter");
  return redirect(paths.me());
}
