import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { requireActor } from "#app/http/actor.server.ts";
import { paths } from "#app/paths.ts";

export { NeverRendered as default } from "#app/ui/frame/never-rendered.tsx";

export async function loader({ request }: LoaderFunctionArgs) {
  await requireActor(request, "app:enter");
  return redirect(paths.userInfo());
}
