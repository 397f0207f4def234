import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { requireActor } from "#app/http/actor.server.ts";
import { paths } from "#app/paths.ts";

/** The settings begin with one's own. */
export async function loader({ request }: LoaderFunctionArgs) {
  await requireActor(request, "app:enter");
  return redirect(paths.userInfo());
}

/** Never rendered. It makes this a page, whose refusals are pages as well. */
export default function SettingsStart() {
  return null;
}
