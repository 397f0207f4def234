import type { ActionFunctionArgs } from "@remix-run/node";
import { requireActor } from "#app/http/actor.server.ts";
import { formOf } from "#app/http/body/posted-form.server.ts";
import { redirectWithFlash } from "#app/http/flash.server.ts";
import { paths } from "#app/paths.ts";

export async function action({ request }: ActionFunctionArgs) {
  const ctx = await requireActor(request, "gallery:see");
  const form = await formOf(request);
  if (form.get("kind") === "bad") return redirectWithFlash(ctx, paths.gallery(), "That could not be done.", "bad");
  return redirectWithFlash(ctx, paths.gallery(), "Categories saved!");
}
