import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { markCommentsRead } from "#app/features/comments/mutations.server.ts";
import { requireActor } from "#app/http/actor.server.ts";
import { formOf } from "#app/http/body/posted-form.server.ts";
import { paths } from "#app/paths.ts";

/** By the script, which stays on the page, or by the button. */
export async function action({ request }: ActionFunctionArgs) {
  const ctx = await requireActor(request, "comment:see");
  const form = await formOf(request);
  await markCommentsRead(ctx, form.getAll("id").map(String));
  return form.has("isQuiet") ? null : redirect(paths.comments() + new URL(request.url).search);
}
