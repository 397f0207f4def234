import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { requireActor } from "#app/http/actor.server.ts";
import { formOf } from "#app/http/body/posted-form.server.ts";
import { sitePath } from "#app/http/site-path.ts";
import { serializeTheme } from "#app/http/theme.server.ts";

export async function action({ request }: ActionFunctionArgs) {
  await requireActor(request);
  const form = await formOf(request);
  const headers = { "Set-Cookie": await serializeTheme(form.get("theme")) };
  return redirect(sitePath(form.get("from")), { headers });
}
